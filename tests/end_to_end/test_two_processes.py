import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from psycopg import connect

from bot.operation.exit_status import ExitStatus
from storage.postgresql.address import ServerAddress
from tests.support.bot_process import BotProcess
from tests.support.cut_connections import MARKS, Cut, CutConnections
from tests.support.games import is_thorough
from tests.support.postgresql import Cluster, cluster, standby
from tests.support.two_processes import TAKEN_OVER_SECONDS, TwoProcesses, two_processes

pytestmark = pytest.mark.skipif(not is_thorough(), reason="--thorough only: real time, two bots")

NOTICED_SECONDS = 60.0
"""Longest time until a hanging process loses its shards."""

KNOWN_STEPS = 20
"""Number of steps stored before the server is lost."""

TEN_MINUTES = 600.0

TIMES = """
SELECT time FROM move UNION ALL SELECT created FROM outbox UNION ALL SELECT since FROM waiting
UNION ALL SELECT time FROM heartbeat
"""
"""The times of all actions."""

STEPS = "SELECT game, n, time, seat, key, draws, events FROM move"

DOWN = "SELECT shards, shard, ends - begins FROM downtime"


@asynccontextmanager
async def two_tables(address: ServerAddress, folder: Path, ahead: float = 0.0) -> AsyncIterator[TwoProcesses]:
    """Two bots, and a game on a server of each shard with one round played."""
    async with two_processes(address, folder, ahead=ahead) as two:
        await two.begin_tables()
        yield two


@pytest.fixture
async def two(server: Cluster, tmp_path: Path) -> AsyncIterator[TwoProcesses]:
    server.empty()
    async with two_tables(server.address, tmp_path) as processes:
        yield processes


async def test_the_tables_of_a_process_that_was_killed_go_on_with_the_other_one(two: TwoProcesses) -> None:
    await two.bots[1].kill()
    killed, identified = time.monotonic(), two.sandbox.gateway.identified
    await two.play_a_round(0)
    await two.is_taken_over(identified, TAKEN_OVER_SECONDS)
    await two.play_a_round(1)
    assert time.monotonic() - killed < TAKEN_OVER_SECONDS
    with connect(two.address) as connection:
        ((shards, shard, seconds),) = connection.execute(DOWN).fetchall()
    assert (shards, shard) == (2, 1)
    assert 20.0 <= seconds < TAKEN_OVER_SECONDS
    await two.bots[1].launch()
    assert await two.bots[0].terminate() == ExitStatus.STOPPED, two.bots[0].log
    await two.is_taken_over(two.sandbox.gateway.identified + 1, TAKEN_OVER_SECONDS)
    for shard in (0, 1):
        await two.play_a_round(shard)


async def test_a_process_that_hangs_loses_its_shard_and_ends_when_it_awakes(two: TwoProcesses) -> None:
    stopped, two.both_get_presses = two.bots[0], True
    os.kill(stopped.id, signal.SIGSTOP)
    identified = two.sandbox.gateway.identified
    await two.is_taken_over(identified, NOTICED_SECONDS + TAKEN_OVER_SECONDS)
    for shard in (1, 0):
        await two.play_a_round(shard)
    os.kill(stopped.id, signal.SIGCONT)
    assert await stopped.ended() == ExitStatus.DATABASE_IN_USE, stopped.log
    assert "is in use for shard 0 by process" in stopped.log
    for shard in (0, 1):
        await two.play_a_round(shard)


async def test_a_process_that_hangs_before_its_post_posts_once(server: Cluster, tmp_path: Path) -> None:
    server.empty()
    connections = CutConnections(server)
    connections.of = MARKS
    async with connections, two_tables(connections.address, tmp_path) as two:
        two.address = server.address.url  # What is stored is looked at without a detour.
        stopped, two.both_get_presses = two.bots[1], True
        connections.cut = Cut.HELD
        acting = asyncio.create_task(two.play_a_round(1))
        await asyncio.wait_for(connections.is_held.wait(), TAKEN_OVER_SECONDS)
        os.kill(stopped.id, signal.SIGSTOP)
        connections.released.set()
        identified = two.sandbox.gateway.identified
        await asyncio.gather(acting, return_exceptions=True)
        await two.is_taken_over(identified, NOTICED_SECONDS + TAKEN_OVER_SECONDS)
        for shard in (1, 0):
            await two.play_a_round(shard)
        os.kill(stopped.id, signal.SIGCONT)
        assert await stopped.ended() == ExitStatus.DATABASE_IN_USE, stopped.log
        for shard in (0, 1):
            await two.play_a_round(shard)


async def test_the_clock_of_a_process_may_be_ten_minutes_ahead(server: Cluster, tmp_path: Path) -> None:
    server.empty()
    begun = time.time()
    async with two_tables(server.address, tmp_path, ahead=TEN_MINUTES) as two:
        for shard in (0, 1):
            await two.play_a_round(shard)
        with connect(two.address) as connection:
            times = [each for (each,) in connection.execute(TIMES).fetchall()]
        assert begun - 1.0 <= min(times) <= max(times) <= time.time() + 1.0
        assert len(times) > KNOWN_STEPS


async def test_both_go_on_after_their_server_was_lost(two: TwoProcesses, server: Cluster) -> None:
    server.crash()
    server.start()
    for shard in (0, 1):
        await two.play_a_round(shard)
    assert [bot.runs for bot in two.bots] == [True, True]


async def test_both_continue_with_a_standby_that_takes_over_midway(server: Cluster, tmp_path: Path) -> None:
    with cluster(server.bin) as primary, standby(server.bin, primary) as other:
        async with two_tables(primary.or_its_standby(other), tmp_path) as two:
            known = set[tuple[object, ...]]()
            playing = asyncio.create_task(two.play_on(lambda: known.update(stored(primary))))
            await two.sandbox.until(lambda: len(known) >= KNOWN_STEPS, within=TAKEN_OVER_SECONDS)
            primary.crash()
            other.promote()
            for bot in two.bots:
                assert await bot.ended() == ExitStatus.DATABASE_IN_USE, bot.log
                assert "another server has taken over" in bot.log
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert known <= stored(other)
            for bot in two.bots:
                await bot.start()
            for _ in range(3):
                for shard in (0, 1):
                    await two.play_a_round(shard)


def stored(server: Cluster) -> set[tuple[object, ...]]:
    with connect(server.address.url) as connection:
        return set(connection.execute(STEPS).fetchall())


async def test_another_layout_and_a_process_alone_are_refused_in_words(two: TwoProcesses) -> None:
    alone = BotProcess(two.sandbox, two.folder / "alone.sqlite3", address=two.address)
    for refused, said in (
        (two.bot(2, 1), "for shard 1 by process"),
        (two.bot(3, 2), "with SHARDS=2, not 3, by process"),
        (alone, "in use by process"),
    ):
        await refused.launch()
        assert await refused.ended() == ExitStatus.DATABASE_IN_USE, refused.log
        assert said in refused.log
    for shard in (0, 1):
        await two.play_a_round(shard)
