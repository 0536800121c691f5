"""Steps of tests about deleted channels and a removed bot."""

from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld

MOVED = "the channel was deleted, and the game continues here."


def questions(user: User) -> list[MessageView]:
    """The messages that ask a user where a table continues."""
    return [each for each in user.direct_messages() if "the channel was deleted" in each.plain_text]


async def asked(world: BotWorld, user: User) -> MessageView:
    await user.until(lambda: next(iter(questions(user)), None))
    await world.wait_until_idle()
    (question,) = questions(user)
    return question


async def thread_in(world: BotWorld, channel: Channel) -> Channel:
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(channel)), None))
    await world.wait_until_idle()
    return thread


async def choose(user: User, question: MessageView, channel: Channel) -> MessageView:
    return await user.choose(question, str(channel.id)).answer()


async def removed(world: BotWorld) -> None:
    """Remove the bot, and wait until it has noticed."""
    world.guild.kick_bot()
    await has_left(world)


async def has_left(world: BotWorld) -> None:
    """Wait until the bot has noticed that it was removed, and has notified everybody."""
    await world.sandbox.until(lambda: world.bot.get_guild(world.guild.id) is None)
    await events_handled(world)


async def invited(world: BotWorld) -> None:
    """Invite the bot again a minute later, and wait for all messages."""
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await world.sandbox.until(lambda: world.bot.get_guild(world.guild.id) is not None)
    await events_handled(world)


async def events_handled(world: BotWorld) -> None:
    """Wait until the bot has handled all events of the gateway, and sent all messages."""
    await world.sandbox.until(lambda: not world.bot.responding)
    await world.wait_until_idle()
