import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.app import Tabellarius
from bot.client.gateway.connection import Client, log_in, stay_connected
from bot.client.gateway.pace import IdentifyPace
from bot.client.gateway.retry import DELAYS
from bot.clock import Clock, ManualClock
from bot.operation.exit_status import RESTART_IS_USELESS, ExitStatus, Fatal
from bot.operation.metrics import Metrics
from bot.wiring import Options
from sandbox import Disruption, Sandbox, cut, no_json, rate_limit, refuse
from sandbox.api.injection import GATEWAY
from storage.core.shards import Share
from storage.together.store import Store
from tests.support.bot_world import BotWorld
from tests.support.new_file import open_new
from tests.support.virtual_time import InlineDatabase, LoopClock

LOGIN = "GET /users/@me$"


@asynccontextmanager
async def starting(sandbox: Sandbox, folder: Path, clock: ManualClock) -> AsyncIterator[Tabellarius]:
    async with (
        await open_new(folder / "games.sqlite3") as store,
        Tabellarius(store, Options(clock=clock)) as bot,
    ):
        running = asyncio.create_task(bot.start(sandbox.token))
        yield bot
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def logged_in(
    sandbox: Sandbox, folder: Path, clock: Clock, shards: int | None = None
) -> AsyncIterator[Client]:
    """A client that has logged in, and has shard 0 of so many if it is one of several."""
    sandbox.point_discord_py()
    share = Share(shards)
    share.held.add(0)
    async with Store(await InlineDatabase.open_file(folder / "games.sqlite3")) as store:
        pace = IdentifyPace(store.session_starts, clock, Metrics(), 0.0)
        async with Client(aiohttp.TraceConfig(), 0.1, share, pace, clock) as client:
            await log_in(client, sandbox.token, clock)
            yield client


async def let_pass(clock: ManualClock, *delays: float) -> None:
    """Let the bot wait so long, once for each attempt that fails."""
    for seconds in delays:
        await clock.wait_for_sleeper(seconds)
        await clock.advance(seconds)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings and errors so far; none has a traceback."""
    worse = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert not [each for each in worse if each.exc_info]
    return [each.getMessage() for each in worse if "voice will NOT" not in each.getMessage()]


async def test_a_login_that_fails_for_a_while_is_tried_again_with_growing_delays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with Sandbox() as sandbox:
        sandbox.point_discord_py()
        for disruption, times in ((no_json(503), 3), (no_json(429), 1), (no_json(403), 1), (cut(), 2)):
            sandbox.inject(LOGIN, disruption, times=times)
        sandbox.inject("GET /oauth2/applications/@me", no_json(503))
        async with starting(sandbox, tmp_path, clock) as bot:
            await let_pass(clock, *DELAYS)
            await sandbox.until(lambda: sandbox.gateway.identified == 1)
            assert bot.cogs
    said = lines(caplog)
    assert len(said) == len(DELAYS)
    assert said[0] == "Discord cannot be reached; the next attempt is in 1 s: HTTP status 503"
    assert [line.rpartition(": ")[2] for line in said[:5]] == [
        *["HTTP status 503"] * 3,
        "HTTP status 429",
        "HTTP status 403",
    ]


async def test_without_a_network_the_start_waits(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    async with Sandbox() as sandbox:
        sandbox.point_discord_py()
        there = discord.http.Route.BASE
        discord.http.Route.BASE = "http://127.0.0.1:9/api/v10"
        async with starting(sandbox, tmp_path, clock):
            await let_pass(clock, 1.0)
            await clock.wait_for_sleeper(2.0)
            discord.http.Route.BASE = there
            await clock.advance(2.0)
            await sandbox.until(lambda: sandbox.gateway.identified == 1)
    assert [line.partition(";")[0] for line in lines(caplog)] == ["Discord cannot be reached"] * 2


async def test_a_rate_limit_of_the_login_is_waited_for_as_long_as_it_says(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Sandbox() as sandbox:
        sandbox.point_discord_py()
        sandbox.inject(LOGIN, rate_limit(90.0))
        async with starting(sandbox, tmp_path, clock):
            await let_pass(clock, 90.0)
            await sandbox.until(lambda: sandbox.gateway.identified == 1)


@pytest.mark.parametrize(
    ("request_line", "fault", "said"),
    [
        (GATEWAY, no_json(503), "Discord's gateway cannot be reached for shard 0"),
        ("GET /gateway/bot", no_json(503), "Discord's gateway cannot be reached"),
        ("GET /gateway/bot", cut(), "Discord's gateway cannot be reached"),
    ],
)
async def test_a_gateway_out_of_reach_at_the_start_is_tried_again(
    virtual_time: None,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    request_line: str,
    fault: Disruption,
    said: str,
) -> None:
    clock = LoopClock()
    async with Sandbox() as sandbox, logged_in(sandbox, tmp_path, clock) as client:
        hits = 6 if fault.cut else 3  # The library tries again once where a connection was cut.
        sandbox.inject(request_line, fault, times=hits)
        connection = asyncio.create_task(stay_connected(client, clock))
        await sandbox.until(lambda: sandbox.gateway.identified == 1, within=1000.0)
        assert clock.monotonic() > sum(DELAYS[:3])
        await client.close()
        await connection
    expected = [f"{said}; the next attempt is in {delay:.0f} s" for delay in DELAYS[:3]]
    assert [line.partition(":")[0] for line in lines(caplog)] == expected


async def test_a_start_that_is_refused_for_good_fails_at_once(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.point_discord_py()
        sandbox.inject("GET /oauth2/applications/@me", refuse(50001))
        async with await open_new(tmp_path / "games.sqlite3") as store, Tabellarius(store) as bot:
            with pytest.raises(discord.DiscordException, match="Missing Access"):
                await bot.start(sandbox.token)


async def test_a_token_that_discord_does_not_know_ends_the_program(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.token = "another"
        with pytest.raises(Fatal, match=r"^Discord does not know this DISCORD_TOKEN\.$") as ended:
            async with logged_in(sandbox, tmp_path, ManualClock()):
                """It does not come to that."""
        assert ended.value.status == ExitStatus.REFUSED_SETTING


async def test_a_token_that_turns_invalid_before_a_shard_identifies_ends_the_program(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, logged_in(sandbox, tmp_path, ManualClock()) as client:
        sandbox.inject("GET /gateway/bot", refuse(0, status=401, message="401: Unauthorized"))
        with pytest.raises(Fatal, match=r"^Discord does not know this DISCORD_TOKEN\.$"):
            await stay_connected(client, ManualClock())


async def test_an_intent_that_is_not_allowed_ends_the_program(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, logged_in(sandbox, tmp_path, ManualClock()) as client:
        client._connection._intents = discord.Intents.all()
        with pytest.raises(Fatal, match="an intent must be allowed first") as ended:
            await stay_connected(client, ManualClock())
        assert ended.value.status == ExitStatus.REFUSED_BY_GATEWAY


async def test_a_bot_with_too_few_shards_ends_and_may_be_started_again(tmp_path: Path) -> None:
    async with Sandbox(shards=2) as sandbox, logged_in(sandbox, tmp_path, ManualClock(), 1) as client:
        with pytest.raises(Fatal, match="more shards") as ended:
            await stay_connected(client, ManualClock())
        assert ended.value.status == ExitStatus.TOO_FEW_SHARDS
        assert ended.value.status not in RESTART_IS_USELESS


async def test_a_token_that_is_taken_back_while_the_bot_runs_ends_the_program(world: BotWorld) -> None:
    card = await world.card(world.ben)
    world.sandbox.inject(r"POST /channels/\d+/messages", refuse(0, status=401, message="401: Unauthorized"))
    await world.anna.press(card, "Start").answer()
    await world.bot.aborted.wait()
    assert world.bot.fatal is not None
    assert world.bot.fatal.status == ExitStatus.REFUSED_SETTING
