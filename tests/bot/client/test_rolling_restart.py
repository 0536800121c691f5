import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.client.gateway.keeper import BEAT_SECONDS, GONE_SECONDS, LOOK_SECONDS, STEADY_SECONDS
from bot.multi_process import DRAIN_SECONDS
from bot.operation.monitoring import Health
from bot.process import RESCAN_SECONDS, monitoring_of
from sandbox import StartLimits, hold, refuse
from storage.core.shards import Layout, shard_of
from storage.postgresql.shard_locks import OWNER
from tests.support.coin_complaints import complaints
from tests.support.coin_table import CoinTable
from tests.support.coin_tables import CoinTables
from tests.support.games import share, thoroughly
from tests.support.postgresql import Cluster
from tests.support.two_bots import LOOKS_AT_NEWS

OWN = ((0, 1), (2, 3))

GAP_SECONDS = BEAT_SECONDS + GONE_SECONDS + 2 * LOOK_SECONDS
"""Longest time from the last sign of life of a process to the first of its successor."""

AWAY_SECONDS = 3 * GONE_SECONDS

BACK_SECONDS = STEADY_SECONDS + DRAIN_SECONDS + 4 * LOOK_SECONDS
"""Longest time until a process that is steady has its shards again."""


DOWN = "SELECT shard, ends - begins FROM downtime ORDER BY shard, ends"

SPREAD_SECONDS = 1800.0
"""Longest time until session starts are left for that after restarts that have used many."""


class Process(CoinTables):
    """A bot of two, which looks at shards as often as in earnest."""

    gone_seconds = GONE_SECONDS
    look_seconds = LOOK_SECONDS

    async def health(self) -> Health:
        return await monitoring_of(self.bot, None).health()

    async def until_healthy(self) -> Health:
        """Wait as an operator does who asks every few seconds."""
        while True:
            health = await self.health()
            if health.healthy:
                return health
            await asyncio.sleep(1.0)

    @property
    def own(self) -> tuple[int, ...]:
        assert self._layout is not None
        return self._layout.own

    @property
    def held(self) -> tuple[int, ...]:
        return tuple(sorted(self.bot.share.held))


Pair = Sequence[Process]


@asynccontextmanager
async def pair(folder: Path, server: Cluster) -> AsyncIterator[Pair]:
    first = Process(
        *(folder,),
        longest_sleep=RESCAN_SECONDS,
        shards=4,
        starts=StartLimits(),
        address=server.address,
        layout=Layout(4, OWN[0]),
    )
    async with first:
        second = Process(
            *(folder,),
            longest_sleep=RESCAN_SECONDS,
            address=server.address,
            layout=Layout(4, OWN[1]),
            sandbox=first.sandbox,
        )
        await second.launch()
        try:
            await are_connected(first)
            yield first, second
        finally:
            await second.stop()


async def are_connected(process: Process) -> None:
    sandbox = process.sandbox
    await sandbox.until(lambda: len(sandbox.gateway.connected_shards) == 4, within=1000.0)


@pytest.fixture
async def processes(
    virtual_time: None, toys: None, tmp_path: Path, server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pair]:
    monkeypatch.setattr(psycopg.AsyncConnection.wait, "__defaults__", LOOKS_AT_NEWS)
    server.empty()
    async with pair(tmp_path, server) as processes:
        yield processes
        assert processes[0].sandbox.starts.refused == 0
        assert processes[0].sandbox.faults == []


async def restart(process: Process, away: float) -> None:
    await stop(process)
    await asyncio.sleep(away)
    await process.launch()


async def stop(process: Process) -> None:
    """Stop a process, until the server knows that its sessions have ended."""
    await process.stop()
    await asyncio.to_thread(await_end, process)


def await_end(process: Process) -> None:
    assert process.address is not None
    with psycopg.connect(process.address.url, autocommit=True) as connection:
        for shard in process.own:
            connection.execute("SELECT pg_advisory_lock(%s, %s)", (OWNER, shard))
        connection.execute("SELECT pg_advisory_unlock_all()")


async def table_of(process: Process, shard: int) -> CoinTable:
    while True:
        table = await process.table(f"Club {len(process.sandbox.guilds)}")
        if shard_of(table.guild.id, 4) == shard:
            return table
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("away", share([AWAY_SECONDS, 1.0], 1))
async def test_both_are_restarted_one_after_another_twice(processes: Pair, away: float) -> None:
    begun = processes[0].sandbox.starts.number
    assert begun == 4
    for _ in range(2):
        for process in processes:
            await restart(process, away)
            await process.until_healthy()
    await asyncio.sleep(BACK_SECONDS if away < GONE_SECONDS else SPREAD_SECONDS)
    assert tuple(each.held for each in processes) == OWN
    for process in processes:
        health = await process.health()
        assert (health.healthy, health.waiting) == (True, ())


async def test_a_process_that_is_back_waits_for_its_shards_and_gaps_are_downtime(processes: Pair) -> None:
    back, deputy = processes
    tables = [await table_of(back, shard) for shard in (0, 1)]
    plays = [asyncio.create_task(table.play()) for table in tables]
    await back.sandbox.until(lambda: all(table.host.threads(table.place) for table in tables), within=1000.0)
    await restart(back, AWAY_SECONDS)
    assert deputy.held == (0, 1, 2, 3)
    health = await back.until_healthy()
    assert health.waiting == OWN[0]
    assert not health.connected or health.reasons == ()
    await asyncio.sleep(STEADY_SECONDS / 2)
    assert back.held == ()
    await asyncio.sleep(BACK_SECONDS)
    assert tuple(each.held for each in processes) == OWN
    await asyncio.gather(*plays)
    await asyncio.sleep(300.0)
    assert [complaints(table) for table in tables] == [[], []]
    assert dict(back.bot.connected_shards) == {0: True, 1: True}
    assert dict(deputy.bot.connected_shards) == {2: True, 3: True}
    assert [guild.shard_id for guild in deputy.bot.guilds if guild.shard_id < 2] == []
    await asyncio.sleep(2 * STEADY_SECONDS)
    await restart(back, AWAY_SECONDS)
    found = await deputy.database.read(lambda stored: stored.execute(DOWN).fetchall())
    assert [(shard, GONE_SECONDS <= seconds <= GAP_SECONDS) for shard, seconds in found] == [
        *[(0, True)] * 2,
        *[(1, True)] * 2,
    ], found


@thoroughly
async def test_a_process_that_starts_again_and_again_does_not_get_its_shards(processes: Pair) -> None:
    unsteady, deputy = processes
    await restart(unsteady, AWAY_SECONDS)
    for _ in range(6):
        await asyncio.sleep(STEADY_SECONDS / 2)
        await restart(unsteady, 1.0)
        assert deputy.held == (0, 1, 2, 3)
    await asyncio.sleep(BACK_SECONDS)
    assert tuple(each.held for each in processes) == OWN


@thoroughly
async def test_a_shard_that_is_no_process_s_makes_its_own_process_unhealthy(
    processes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    back, deputy = processes
    await restart(back, AWAY_SECONDS)
    assert (await back.until_healthy()).waiting == OWN[0]
    monkeypatch.setattr(back.bot.keeper, "_may_take", lambda *_: False)
    await stop(deputy)
    await asyncio.sleep(LOOK_SECONDS)
    health = await back.health()
    assert (health.healthy, health.waiting) == (False, ())
    assert health.reasons == ("not connected to Discord's gateway",)
    monkeypatch.undo()
    await deputy.launch()
    await are_connected(back)
    await back.until_healthy()


@thoroughly
async def test_refused_commands_are_reported_by_the_process_that_syncs_them(processes: Pair) -> None:
    back, deputy = processes
    refused = back.sandbox.inject("GET /applications/[0-9]+/commands", refuse(50001), times=None)
    await restart(back, AWAY_SECONDS)
    assert (await deputy.health()).degraded
    await asyncio.sleep(BACK_SECONDS)
    assert tuple(each.held for each in processes) == OWN
    assert [bool((await each.health()).degraded) for each in processes] == [True, False]
    refused.lift()


async def test_what_is_being_sent_is_sent_before_a_shard_is_given_up(processes: Pair) -> None:
    back, deputy = processes
    table = await table_of(back, 1)
    await restart(back, AWAY_SECONDS)
    play = asyncio.create_task(table.play())
    await back.sandbox.until(lambda: table.host.threads(table.place), within=1000.0)
    (thread,) = table.host.threads(table.place)
    held = back.sandbox.inject(f"POST /channels/{thread.id}/messages", hold(), times=1)
    await back.sandbox.until(lambda: held.hits, within=1000.0)
    await asyncio.sleep(STEADY_SECONDS + 2 * LOOK_SECONDS)
    assert 1 not in back.held
    assert 1 not in deputy.held
    held.lift()
    await asyncio.sleep(4 * LOOK_SECONDS)
    assert 1 in back.held
    await play
    await asyncio.sleep(300.0)
    assert complaints(table) == []
