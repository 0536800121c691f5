"""Steps of stories about agreements."""

from __future__ import annotations

from sandbox import Channel, MessageView, User
from tests.support.timed_tables import TimedTables
from tests.support.timing.seats import menu
from tests.support.timing.vacations import settle

PROPOSED = "proposes ending the game"


async def propose_end(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    """A user proposes ending the game; the message in the thread."""
    asked = await user.press(await menu(tables, user, thread), "End by agreement").answer()
    assert "It ends once everybody has agreed." in asked.plain_text
    said = await user.press(asked, "Propose the end").answer()
    assert "I’m asking the others in the thread." in said.plain_text
    assert not any(button.label == "End by agreement" for button in said.buttons)
    await settle(tables)
    (message,) = [each for each in thread.messages if PROPOSED in each.plain_text]
    return message


async def end_proposed(tables: TimedTables, *users: User) -> tuple[int, Channel, MessageView]:
    """A table at which the first user proposes ending the game, its thread, and the message there."""
    game = await tables.begin(*users)
    thread = await tables.thread(game)
    return game, thread, await propose_end(tables, users[0], thread)


async def propose_pace(tables: TimedTables, game: int) -> MessageView:
    """Anna proposes a different pace; the message in the thread."""
    await tables.bot.agreements.propose_pace(game, 0, "brisk")
    await settle(tables)
    thread = await tables.thread(game)
    return next(each for each in thread.messages if "proposes a different pace" in each.plain_text)
