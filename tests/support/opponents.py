"""Computer players at a table: how a user adds one, and begins a game with them alone."""

from sandbox import Exchange, MessageView, User


async def add_computer(user: User, card: MessageView, level: str = "Medium") -> MessageView:
    """The host adds a computer player to a table; returned is the screen where they have done so."""
    levels = await user.press(card, "Computer player +").answer()
    return await user.press(levels, f"{level} +").answer()


async def play_now(
    user: User, greeting: MessageView, level: str = "Easy", *, button: str = "Play now"
) -> Exchange:
    """The press that begins the first game of a user with computer players alone."""
    levels = await user.press(greeting, button).answer()
    return user.press(levels, level)
