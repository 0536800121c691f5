import asyncio
from collections import Counter

import pytest

from sandbox import hold
from storage.core.kinds import Kind
from storage.seats.holders import SILENT
from storage.together import cleaning
from tests.support.games import share
from tests.support.timed_tables import TimedTables, opened, settle

DAY = 24 * 3600.0

TABLES = 25
"""More than are worked on at a time."""


async def sent(tables: TimedTables, game: int) -> list[str]:
    """The kinds of what was sent about a game and is stored yet."""
    rows = await tables.database.read(
        lambda connection: connection.execute("SELECT kind FROM outbox WHERE game = ?", (game,)).fetchall()
    )
    return [kind for (kind,) in rows]


async def play(tables: TimedTables) -> int:
    game = await tables.begin(tables.anna, tables.ben)
    for _ in range(2):
        await tables.guess(game, tables.anna, tables.ben)
    return game


async def test_messages_of_a_game_are_deleted_30_days_after_its_end_but_the_end(tables: TimedTables) -> None:
    over = await play(tables)
    runs = await tables.begin(tables.anna, tables.ben, pace="none")
    before, running = await sent(tables, over), await sent(tables, runs)
    assert {Kind.ASK, Kind.TURN, Kind.END} <= {*before}
    await asyncio.sleep(29 * DAY)
    assert await sent(tables, over) == before
    await asyncio.sleep(3 * DAY)
    assert {*await sent(tables, over)} == {Kind.END, Kind.CARD}
    assert Counter(running) <= Counter(await sent(tables, runs))
    assert await tables.store.is_end_posted(over)
    thread = await tables.thread(over)
    link = await tables.anna.press(thread.messages[-1], "My board").answer()
    assert link.text


async def test_a_closed_lobby_is_deleted_30_days_later_and_an_open_one_is_not(tables: TimedTables) -> None:
    card = await opened(tables)
    await tables.anna.press(card, "Leave").followup()
    await tables.bot.wait_until_idle()
    await asyncio.sleep(29 * DAY)
    game = await tables.bot.tables.store.game(1)
    assert game.closed
    await asyncio.sleep(3 * DAY)
    assert await sent(tables, 1) == []
    shown = await tables.ben.press(card, "Join", stale=True).followup()
    assert shown.text == "This table no longer exists."
    second = await opened(tables)
    assert "table 2" in second.plain_text


async def test_however_many_there_are_all_are_cleaned_a_few_at_a_time(
    tables: TimedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "AT_A_TIME", 4)
    games = [await play(tables) for _ in range(6)]
    await asyncio.sleep(32 * DAY)
    assert {kind for game in games for kind in await sent(tables, game)} == {Kind.END, Kind.CARD}


@pytest.mark.parametrize("silent", share([True, False], 1))
async def test_whoever_is_erased_is_not_notified_of_the_seats_they_lose(
    tables: TimedTables, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    """Nor, of seats that they have lost just before (`silent`), anything that is not so."""
    games = [await tables.begin(tables.anna, tables.ben, tables.vera) for _ in range(TABLES)]
    slow = tables.sandbox.inject(r"POST /channels/\d+/messages", hold(), times=None)
    if silent:
        for game in games:
            await tables.bot.tables.seats.vacate(game, 1, SILENT)
    finish = tables.store.erasures.finish

    async def finish_late(user: int) -> bool:
        slow.lift()
        await tables.bot.outbox.wait_until_idle()
        return await finish(user)

    monkeypatch.setattr(tables.store.erasures, "finish", finish_late)
    before = len(tables.ben.direct_messages())
    shown = await tables.ben.invoke(tables.channel, "privacy").answer()
    asked = await tables.ben.press(shown, "Erase everything").answer()
    await tables.ben.press(asked, "Yes, erase everything").answer()
    await settle(tables)
    answer = [each.plain_text for each in tables.ben.direct_messages()[before:]]
    assert [text for text in answer if not (silent and "your time ran out" in text)] == []
