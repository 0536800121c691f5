"""The greeting of a server, as a newcomer finds it."""

from bot.screens.ids.server_ids import PlayNow
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld


def greetings(channel: Channel) -> list[MessageView]:
    """The messages with *Play now*."""
    return [
        message
        for message in channel.messages
        if any(PlayNow.matches(button.custom_id) for button in message.buttons)
    ]


async def greeting(world: BotWorld, user: User) -> MessageView:
    """The greeting that follows a user's first command."""
    await user.invoke(world.channel, "games").answer()
    return await user.until(lambda: next(iter(greetings(world.channel)), None))
