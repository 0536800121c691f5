import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.client.gateway.pace import IDENTIFY_SECONDS, LEAST_LEFT, GatewayAnswer, seconds_left
from bot.process import monitoring_of
from sandbox import Rate, Sandbox, StartLimits, no_json
from sandbox.api.injection import GATEWAY
from sandbox.world.rate_limits import SessionStarts
from storage.time.session_starts import SessionStart
from tests.support.coin_tables import CoinTables
from tests.support.games import share
from tests.support.postgresql import Cluster

DAY, HOUR = 86400.0, 3600.0

LIMITS = StartLimits()

pytestmark = pytest.mark.usefixtures("virtual_time", "toys")


@asynccontextmanager
async def limited(
    folder: Path, limits: StartLimits = LIMITS, *, shards: int = 1
) -> AsyncIterator[CoinTables]:
    """A bot whose gateway enforces limits; nothing is refused."""
    async with CoinTables(folder, shards=shards, starts=limits) as tables:
        yield tables
        assert tables.sandbox.starts.refused == 0


def now() -> float:
    return asyncio.get_running_loop().time()


async def lose(sandbox: Sandbox) -> None:
    """The session of a bot is lost, which is noticed when it has begun another one."""
    before = sandbox.gateway.identified
    sandbox.gateway.cut(resumable=False)
    await sandbox.until(lambda: sandbox.gateway.identified > before, within=2 * DAY)


@pytest.mark.parametrize(("concurrency", "turns"), [(1, 3), (2, 1), (16, 0)])
async def test_shards_of_a_process_identify_one_by_one(tmp_path: Path, concurrency: int, turns: int) -> None:
    async with limited(tmp_path, StartLimits(max_concurrency=concurrency), shards=4) as tables:
        await tables.sandbox.until(lambda: len(tables.sandbox.gateway.connected_shards) == 4, within=1000.0)
        assert now() - 1.0 == pytest.approx(turns * IDENTIFY_SECONDS, abs=0.1)
        assert tables.sandbox.starts.number == 4
        await tables.bot.wait_until_ready()


async def test_a_bot_that_is_started_again_at_once_waits_for_the_pace_of_the_last_one(tmp_path: Path) -> None:
    async with limited(tmp_path) as tables:
        assert now() - 1.0 < 0.1
        await tables.stop()
        await tables.start()
        assert now() - 1.0 == pytest.approx(IDENTIFY_SECONDS, abs=0.1)


async def test_starts_by_a_clock_that_was_ahead_keep_no_shard_from_identifying(tmp_path: Path) -> None:
    async with limited(tmp_path) as tables:
        starts, ahead = tables.store.session_starts, tables.bot.clock.now() + 2 * HOUR
        for second in range(3):
            await starts.claim_session_start(0, ahead + second, lambda _: 0.0)
        before = now()
        await lose(tables.sandbox)
        assert now() - before < 2 * IDENTIFY_SECONDS


async def test_sessions_that_are_lost_one_after_another_cost_less_and_less(tmp_path: Path) -> None:
    async with limited(tmp_path, StartLimits(total=Rate(100_000, DAY))) as tables:
        times = [now()]
        for _ in range(12):
            await lose(tables.sandbox)
            times.append(now())
        gaps = [round(after - before, 3) for before, after in pairwise(times)]
        assert gaps == sorted(gaps)
        assert sum(gaps) > 600.0
        await asyncio.sleep(3600.0)
        before = now()
        await lose(tables.sandbox)
        assert now() - before < IDENTIFY_SECONDS


async def test_a_session_is_resumed_however_often_that_fails_while_discord_has_it(tmp_path: Path) -> None:
    async with limited(tmp_path) as tables:
        refused = tables.sandbox.inject(GATEWAY, no_json(503), times=None)
        tables.sandbox.gateway.cut()
        await asyncio.sleep(600.0)
        refused.lift()
        await tables.sandbox.until(lambda: tables.sandbox.gateway.connected, within=600.0)
        assert (tables.sandbox.gateway.resumed, tables.sandbox.starts.number) == (1, 1)
        assert refused.hits < 20


async def test_a_bot_with_less_than_ten_starts_left_waits_for_the_reset_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with limited(tmp_path) as tables:
        sandbox = tables.sandbox
        sandbox.starts.use_up(LEAST_LEFT - 1, 1000.0, sandbox.world.now())
        begun = now()
        sandbox.gateway.cut(resumable=False)
        await asyncio.sleep(300.0)
        health = await monitoring_of(tables.bot, None).health()
        assert not health.healthy
        assert health.reasons == (
            "not connected to Discord's gateway",
            "shard 0 identifies in 759 s: 9 of 1000 session starts are left for the next 759 s",
        )
        text = (await monitoring_of(tables.bot, None).metrics()).decode()
        assert "tabellarius_session_starts_remaining 9.0" in text
        assert 'tabellarius_identify_wait_seconds{shard="0"} 759' in text
        said = [each.getMessage() for each in caplog.records if "session starts" in each.getMessage()]
        assert len(said) == 1
        await sandbox.until(lambda: all(tables.bot.connected_shards.values()), within=DAY)
        assert round(now() - begun, 3) >= 1000.0
        assert (await monitoring_of(tables.bot, None).health()).reasons == ()
        assert 'wait_seconds{shard="0"} 0.0' in (await monitoring_of(tables.bot, None).metrics()).decode()


async def test_no_shard_identifies_as_long_as_the_database_is_lost(tmp_path: Path, server: Cluster) -> None:
    server.empty()
    async with CoinTables(tmp_path, starts=StartLimits(), address=server.address) as tables:
        server.crash()
        tables.sandbox.gateway.cut(resumable=False)
        await asyncio.sleep(300.0)
        assert tables.sandbox.starts.number == 1
        server.start()
        await tables.sandbox.until(lambda: tables.sandbox.gateway.connected, within=1000.0)


async def test_one_start_of_all_shards_is_allowed_and_others_wait_for_the_reset(tmp_path: Path) -> None:
    async with limited(tmp_path, shards=2) as tables:
        starts = tables.sandbox.starts
        await tables.sandbox.until(lambda: len(tables.sandbox.gateway.connected_shards) == 2, within=1000.0)
        starts.use_up(30, HOUR, tables.sandbox.world.now())
        await tables.stop()
        before = now()
        await tables.start()
        await tables.sandbox.until(lambda: len(tables.sandbox.gateway.connected_shards) == 2, within=1000.0)
        assert now() - before < 3 * IDENTIFY_SECONDS
        while now() - before < HOUR:
            await lose(tables.sandbox)
            assert starts.remaining(tables.sandbox.world.now()) >= LEAST_LEFT - 1
        assert starts.number > 20


async def test_delays_grow_while_discord_refuses_because_of_another_program(tmp_path: Path) -> None:
    """It uses the same token, and identifies every second for a while."""
    async with CoinTables(tmp_path, starts=StartLimits(total=Rate(100_000, DAY))) as tables:
        starts, sandbox = tables.sandbox.starts, tables.sandbox
        sandbox.gateway.cut(resumable=False)
        for _ in range(300):
            starts.start(0, sandbox.world.now())
            await asyncio.sleep(1.0)
        refused = starts.number - 301
        assert 4 <= refused <= 8
        await sandbox.until(lambda: sandbox.gateway.connected, within=1000.0)


@pytest.mark.parametrize("shards", share([16, 1, 4], 1))
def test_a_bot_that_crashes_again_and_again_never_uses_up_what_discord_allows(shards: int) -> None:
    """Each life identifies all shards as soon as it may, for up to a minute; for a day and a half."""
    random, discord = Random(shards), SessionStarts()
    discord.limits = StartLimits()
    kept: list[SessionStart] = []
    time = begun = 1_800_000_000.0
    while time < begun + 1.5 * DAY:
        life = time + random.uniform(1.0, 60.0)
        for shard in range(shards):
            answer = GatewayAnswer(shards, 1000, discord.remaining(time), discord.reset_after(time), 1)
            starts = kept[-1000:]
            wait = seconds_left(starts, shard, answer, time, IDENTIFY_SECONDS)
            if time + wait > life:
                break
            time += wait
            kept = [*starts, SessionStart(time, shard)]
            assert discord.start(shard, time)
            assert discord.remaining(time) >= LEAST_LEFT - 1
        time = life
    assert discord.refused == 0
    assert 1000 < discord.number < 2000
