"""Steps of stories about reminders."""

from __future__ import annotations

from sandbox import MessageView, User
from tests.support.timed_tables import TimedTables


def labels(message: MessageView) -> list[str]:
    """What the buttons of a message say."""
    return [button.label for button in message.buttons]


async def nudge(tables: TimedTables, user: User, game: int = 1) -> str:
    """What a user is answered who presses *Nudge* in the thread."""
    turns = [each for each in (await tables.thread(game)).messages if "Nudge" in labels(each)]
    answer = await user.press(turns[-1], "Nudge").answer()
    await tables.bot.wait_until_idle()
    return answer.text
