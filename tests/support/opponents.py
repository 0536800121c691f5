"""Adding computer players to a table, and games against them alone."""

from bot.screens.ids.server_ids import PlayNow
from sandbox import Channel, Exchange, MessageView, User
from tests.support.bot_world import BotWorld


async def add_computer(user: User, card: MessageView, level: str = "Medium") -> MessageView:
    """The host adds a computer player to a table; returns the screen after that."""
    levels = await user.press(card, "Computer player +").answer()
    return await user.press(levels, f"{level} +").answer()


async def play_now(
    user: User, greeting: MessageView, level: str = "Easy", *, button: str = "Play now"
) -> Exchange:
    """Press the button for a user's first game against computer players."""
    levels = await user.press(greeting, button).answer()
    return user.press(levels, level)


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
