"""Steps of stories about lobbies."""

from __future__ import annotations

from bot.audit import checking
from sandbox import MessageView, User
from tests.support.coin_toss import GAME
from tests.support.timed_tables import TimedTables


async def settle(tables: TimedTables) -> None:
    """Wait until all is told, and nothing stored contradicts anything."""
    await tables.bot.wait_until_idle()
    with tables.stored_file() as file, checking(file) as stored:
        assert list(stored.faults()) == []
        assert [fault for report in stored.games() for fault in report.faults] == []


async def opened(tables: TimedTables, *guests: User, **options: object) -> MessageView:
    """The card of Anna's table, at which guests sit."""
    command = tables.anna.invoke(tables.channel, "play", game=GAME, **options)
    card = await command.answer()
    await command.followup()
    for guest in guests:
        await guest.press(card, "Join").followup()
    await settle(tables)
    return card
