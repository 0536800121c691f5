import asyncio
from pathlib import Path

from bot.clock import ManualClock
from bot.tables.cups.cups import CupService
from bot.tables.service import TableService
from storage.core.shards import Share
from storage.cups.rows import OPEN, PLAYING, CupPlace
from tests.support.new_file import open_new
from tests.support.table_helpers import seeds

SERVER = 7 << 22
"""Of two shards, of the second one."""


async def test_a_cup_begins_once_its_shard_is_held(toys: None, tmp_path: Path) -> None:
    clock, share = ManualClock(1_000_000.0), Share(2)
    share.held.add(0)
    async with await open_new(tmp_path / "games.db") as store:
        tables = TableService(store, clock, seeds=seeds(1))
        cups = CupService(store, tables, clock, share, seeds(2))
        draft = await cups.draft(SERVER, 101, "en", "coin_toss")
        row = await cups.announce(draft, CupPlace(9, forum=False, language="en", message_channel=9))
        for user in (101, 102, 103, 104):
            await store.cups.enrol(row.id, user, 1.0)
        playing = asyncio.create_task(cups.loop.run())
        await clock.advance(row.round_begins(1) - clock.now() + 3600.0)
        await cups.loop.wait_until_idle()
        assert (await store.cups.find(row.id)).row.stage == OPEN
        share.held.add(1)
        cups.loop.wake()
        await cups.loop.wait_until_idle()
        found = await store.cups.find(row.id)
        assert (found.row.stage, len(found.tables)) == (PLAYING, 2)
        playing.cancel()


async def test_a_round_that_begins_late_puts_off_those_that_follow(toys: None, tmp_path: Path) -> None:
    clock = ManualClock(1_000_000.0)
    async with await open_new(tmp_path / "games.db") as store:
        tables = TableService(store, clock, seeds=seeds(1))
        cups = CupService(store, tables, clock, Share(), seeds(2))
        draft = await cups.draft(SERVER, 101, "en", "coin_toss")
        row = await cups.announce(draft, CupPlace(9, forum=False, language="en", message_channel=9))
        for user in (101, 102, 103, 104):
            await store.cups.enrol(row.id, user, 1.0)
        down = 20 * 86400.0
        await clock.advance(row.round_begins(1) - clock.now() + down)
        playing = asyncio.create_task(cups.loop.run())
        await cups.loop.wait_until_idle()
        found = await store.cups.find(row.id)
        assert found.row.rounds_begun == 1
        assert found.row.round_begins(2) == row.round_begins(2) + down
        users = [held.user for table in found.tables for held in (await store.game(table.game)).seated]
        assert {101, 102} <= set(users)
        playing.cancel()
