import asyncio
from collections import Counter

import pytest

from storage.core.kinds import Kind
from storage.together import cleaning
from tests.support.timed_steps import opened
from tests.support.timed_tables import Tell, TimedTables

DAY = 24 * 3600.0


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


def test_what_was_sent_about_a_game_is_deleted_30_days_after_its_end_but_that_its_end_was_told(
    tell: Tell,
) -> None:
    async def story(tables: TimedTables) -> None:
        over = await play(tables)
        runs = await tables.begin(tables.anna, tables.ben, pace="none")
        before, running = await sent(tables, over), await sent(tables, runs)
        assert {Kind.ASK, Kind.TURN, Kind.END} <= {*before}
        await asyncio.sleep(29 * DAY)
        assert await sent(tables, over) == before
        await asyncio.sleep(3 * DAY)
        assert {*await sent(tables, over)} == {Kind.END, Kind.CARD}
        assert Counter(running) <= Counter(await sent(tables, runs))
        assert await tables.store.is_end_told(over)
        thread = await tables.thread(over)
        link = await tables.anna.press(thread.messages[-1], "My board").answer()
        assert link.text

    tell(story)


def test_a_closed_lobby_is_deleted_30_days_later_and_an_open_one_is_not(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        card = await opened(tables)
        await tables.anna.press(card, "Leave").followup()
        await tables.bot.wait_until_idle()
        await asyncio.sleep(29 * DAY)
        game = await tables.bot.tables.store.game(1)
        assert game.closed
        await asyncio.sleep(3 * DAY)
        assert await sent(tables, 1) == []
        told = await tables.ben.press(card, "Join", stale=True).followup()
        assert told.text == "This table no longer exists."
        second = await opened(tables)
        assert "table 2" in second.plain_text

    tell(story)


def test_however_many_there_are_all_are_cleaned_a_few_at_a_time(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "AT_A_TIME", 4)

    async def story(tables: TimedTables) -> None:
        games = [await play(tables) for _ in range(6)]
        await asyncio.sleep(32 * DAY)
        assert {kind for game in games for kind in await sent(tables, game)} == {Kind.END, Kind.CARD}

    tell(story)
