"""Cups that began before there were groups keep their tables."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables.cups.cups import CupService
from bot.tables.service import TableService
from storage.core.shards import Share
from storage.sqlite.database import migrate
from storage.together.store import Store
from tests.support.table_helpers import seeds

BEFORE_GROUPS = 54
"""The schema."""

CUP = """
INSERT INTO cup (id, stage, guild, host, language, name, options, size, pace, level, days, round_days,
    created, channel, begins, rounds_begun, message_channel)
VALUES (1, 'playing', 7, 100, 'en', 'coin_toss', '{}', ?, 'h24', 'easy', 1, 7, 1.0, 9, ?, 1, 9)
"""

SECOND_ROUND = {
    6: [[5, 1], [2, 0], [3, 4]],
    9: [[4, 0, 8], [5, 6, 1], [2, 3, 7]],
}
"""Entrants -> who sat at which table."""


@pytest.mark.parametrize("size", SECOND_ROUND)
async def test_a_cup_that_began_before_keeps_its_tables(size: int, toys: None, tmp_path: Path) -> None:
    clock, path = ManualClock(1_000_000.0), tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, upto=BEFORE_GROUPS)
        connection.execute(CUP, (size, clock.now() - 7 * 86400.0))
        entrants = [(number, 101 + number) for number in range(size)]
        connection.executemany("INSERT INTO cup_entrant (cup, number, user) VALUES (1, ?, ?)", entrants)
    async with await Store.open(path) as store:
        tables = TableService(store, clock, seeds=seeds(1))
        cups = CupService(store, tables, clock, Share(), seeds(2))
        playing = asyncio.create_task(cups.loop.run())
        await cups.loop.wait_until_idle()
        found = await store.cups.find(1)
        seated = [(await store.game(each.game)).seated for each in found.tables]
        assert [[(held.user or 0) - 101 for held in seats] for seats in seated] == SECOND_ROUND[size]
        assert (found.row.rounds_begun, found.finalists) == (2, ())
        playing.cancel()
