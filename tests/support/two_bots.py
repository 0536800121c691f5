"""Two bots, each with a shard, that share a sandbox and a database on a server, in virtual time."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot import process
from bot.process import RESCAN_SECONDS
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress
from tests.support.coin_table import CoinTable
from tests.support.coin_tables import CoinTables

LOOKS_AT_NEWS = (60.0, None)
"""Seconds after which psycopg's wait for news may be stopped, by default a tenth."""

WATCH_SECONDS = 20.0
"""Seconds between two looks at the server."""

GONE_SECONDS = 3600.0
"""Seconds until a bot takes over the other one's shard: each may lose many sessions in a row, and waits
WATCH_SECONDS each time."""

QUIET = 300.0
"""Seconds until every message is there: these bots look each minute at what is due and what is whose."""


class TwoBots:
    """Two bots, and a table on a server of each shard."""

    def __init__(self, bots: Sequence[CoinTables], tables: Sequence[CoinTable]) -> None:
        self.bots = bots
        self.tables = tables
        """By shard."""
        self.sandbox = bots[0].sandbox


@asynccontextmanager
async def two_bots(folder: Path, addresses: Sequence[ServerAddress]) -> AsyncIterator[TwoBots]:
    """Two online bots on one empty database, each by its own address."""
    patch = pytest.MonkeyPatch()
    patch.setattr(psycopg.AsyncConnection.wait, "__defaults__", LOOKS_AT_NEWS)
    patch.setattr(process, "WATCH_SECONDS", WATCH_SECONDS)
    layouts = [Layout(2, (shard,)) for shard in (0, 1)]
    first = CoinTables(
        folder, longest_sleep=RESCAN_SECONDS, shards=2, address=addresses[0], layout=layouts[0]
    )
    first.gone_seconds = GONE_SECONDS
    async with first:
        second = CoinTables(
            folder,
            longest_sleep=RESCAN_SECONDS,
            address=addresses[1],
            layout=layouts[1],
            sandbox=first.sandbox,
        )
        second.gone_seconds = GONE_SECONDS
        await second.start()
        bots = (first, second)
        watching = [asyncio.create_task(process.look_after_server(each.bot)) for each in bots]
        try:
            found: dict[int, CoinTable] = {}
            while len(found) < len(bots):
                table = await first.table(f"Club {len(first.sandbox.guilds)}")
                found.setdefault(first.bot.shard_of(table.guild.id), table)
                await asyncio.sleep(0.001)
            yield TwoBots(bots, [found[shard] for shard in (0, 1)])
        finally:
            for watch in watching:
                watch.cancel()
            await second.stop()
            patch.undo()
