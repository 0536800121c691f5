"""What failed requests mean: every code, and the table in the documentation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.clock import ManualClock
from bot.delivery.breaker import LIMIT, WINDOW_SECONDS, Breaker
from bot.delivery.failures import (
    CODES,
    OF_KINDS,
    STATUSES,
    BreakerOpen,
    FailureKind,
    Fault,
    failure_of,
    is_lasting,
)
from bot.operation.metrics import Metrics
from sandbox import Sandbox, cut, no_json, rate_limit, refuse

RELIABILITY = Path(__file__).parents[3] / "docs" / "reliability.md"


class Api:
    """A client of discord.py on a sandbox, without a gateway, whose responses a breaker sees."""

    def __init__(self, sandbox: Sandbox, clock: ManualClock) -> None:
        self.sandbox = sandbox
        self.clock = clock
        self.breaker = Breaker(clock, Metrics(), limit=3)
        self.client = discord.Client(
            intents=discord.Intents.none(), http_trace=self.breaker.trace, max_ratelimit_timeout=30.0
        )
        guild = sandbox.guild("Club")
        self.channel = guild.text_channel("games").id

    async def fail(self) -> Exception:
        """Send a message, which fails."""
        with pytest.raises((discord.DiscordException, aiohttp.ClientError, OSError)) as caught:
            await self.client.get_partial_messageable(self.channel).send("Ave")
        return caught.value


@pytest.fixture
async def api() -> AsyncIterator[Api]:
    async with Sandbox() as sandbox:
        sandbox.point_discord_py()
        api = Api(sandbox, ManualClock())
        async with api.client:
            await api.client.login(sandbox.token)
            yield api


@pytest.mark.parametrize("code", sorted(CODES))
async def test_a_code_means_what_the_table_says_whatever_its_status(api: Api, code: int) -> None:
    api.sandbox.inject("POST /channels", refuse(code))
    failure = failure_of(await api.fail())
    assert (failure.kind, failure.name, failure.code) == (CODES[code].kind, str(code), code)
    assert not failure.posted
    waits = CODES[code].fault is Fault.NONE
    assert is_lasting(failure.name) == (failure.kind is not FailureKind.PASSING or waits)


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (401, 0, FailureKind.UNAUTHORIZED),
        (403, 50104, FailureKind.UNKNOWN),
        (403, 0, FailureKind.PASSING),
        (404, 10999, FailureKind.UNKNOWN),
        (404, 0, FailureKind.PASSING),
        (400, 50999, FailureKind.REJECTED),
        (400, 0, FailureKind.REJECTED),
        (401, 50014, FailureKind.UNAUTHORIZED),
        (413, 40005, FailureKind.REJECTED),
    ],
)
async def test_an_unknown_code_goes_by_status(api: Api, status: int, code: int, kind: FailureKind) -> None:
    api.sandbox.inject("POST /channels", refuse(code, status=status))
    failure = failure_of(await api.fail())
    assert (failure.kind, failure.posted) == (kind, False)
    assert is_lasting(failure.name) == (kind not in (FailureKind.PASSING, FailureKind.UNAUTHORIZED))


async def test_a_server_error_or_a_lost_connection_may_have_posted(api: Api) -> None:
    overloaded = refuse(130000, status=503)
    for disruption in (no_json(503), overloaded, cut(), cut(carried_out=True)):
        api.sandbox.inject("POST /channels", disruption)
        failure = failure_of(await api.fail())
        assert (failure.kind, failure.posted, failure.outage) == (FailureKind.PASSING, True, True)
        assert not is_lasting(failure.name)


async def test_what_is_no_json_says_nothing_about_the_request(api: Api) -> None:
    for status in (403, 404):
        api.sandbox.inject("POST /channels", no_json(status))
        failure = failure_of(await api.fail())
        assert failure.kind is FailureKind.PASSING
        assert not is_lasting(failure.name)


async def test_a_long_rate_limit_passes(api: Api) -> None:
    api.sandbox.inject("POST /channels", rate_limit(100.0))
    failure = failure_of(await api.fail())
    assert (failure.kind, failure.posted) == (FailureKind.PASSING, False)
    assert not is_lasting(failure.name)


async def test_without_a_connection_nothing_was_posted(api: Api) -> None:
    await api.sandbox.stop()
    await api.fail()
    failure = failure_of(await api.fail())
    assert (failure.kind, failure.posted, failure.outage) == (FailureKind.PASSING, False, True)


def test_a_mistake_of_ours_is_told_from_all_that() -> None:
    assert failure_of(KeyError("seat")).kind is FailureKind.INTERNAL
    assert failure_of(BreakerOpen()).kind is FailureKind.PASSING


# The breaker


async def test_the_breaker_opens_before_discord_bans_and_closes_when_the_window_has_passed(api: Api) -> None:
    assert LIMIT * 4 <= 10_000
    for status in (401, 403):
        api.sandbox.inject("POST /channels", refuse(50013, status=status))
        await api.fail()
    api.breaker.check()
    await api.clock.advance(60.0)
    api.sandbox.inject("POST /channels", rate_limit(100.0))
    await api.fail()
    with pytest.raises(BreakerOpen):
        api.breaker.check()
    assert api.breaker.seconds_open == pytest.approx(WINDOW_SECONDS - 60.0)
    await api.clock.advance(WINDOW_SECONDS - 60.0)
    api.breaker.check()


async def test_what_discord_does_not_count_does_not_open_the_breaker(api: Api) -> None:
    for disruption in [rate_limit(100.0, scope="shared")] * 2 + [refuse(10008), refuse(50035)] * 2:
        api.sandbox.inject("POST /channels", disruption)
        await api.fail()
    api.breaker.check()


# The documentation


def test_the_documentation_has_every_code_with_what_follows() -> None:
    text = RELIABILITY.read_text("utf-8")
    rows = [
        (f"{code} | {known.meaning}", known.kind, known.judgement, known.consequence)
        for code, known in CODES.items()
    ]
    rows += [(each.name, each.kind, OF_KINDS[each.kind], each.consequence) for each in STATUSES]
    for name, kind, judged, consequence in rows:
        people = f"{judged.fault} | {judged.notified} | {judged.clock}"
        assert f"| {name} | {kind} | {people} | {consequence} |\n" in text
