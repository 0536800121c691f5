"""Delays between attempts, the rate of requests, and when a notification is given up."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.clock import ManualClock
from bot.delivery.backoff import (
    FIRST_SECONDS,
    JITTER,
    OTHER_SECONDS,
    OUTAGE_SECONDS,
    PASSING_SECONDS,
    Backoff,
    is_given_up,
)
from bot.delivery.failures import Failure, FailureKind
from bot.delivery.posting import RateLimiter
from tests.support.virtual_time import LoopClock, run_in_virtual_time

PASSING = Failure(FailureKind.PASSING, "40333")
OUTAGE = Failure(FailureKind.PASSING, "502", outage=True)
FORBIDDEN = Failure(FailureKind.FORBIDDEN, "50013")
REJECTED = Failure(FailureKind.REJECTED, "50035")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def backoff(clock: ManualClock) -> Backoff:
    return Backoff(clock, Random(1))


async def delays(backoff: Backoff, clock: ManualClock, failure: Failure, times: int) -> list[float]:
    found = []
    for _ in range(times):
        backoff.note_failure("there", failure)
        found.append(backoff.seconds_left("there"))
        await clock.advance(found[-1])
    return found


@pytest.mark.parametrize(
    ("failure", "longest"), [(PASSING, PASSING_SECONDS), (OUTAGE, OUTAGE_SECONDS), (REJECTED, OTHER_SECONDS)]
)
async def test_a_delay_grows_up_to_the_longest(
    backoff: Backoff, clock: ManualClock, failure: Failure, longest: float
) -> None:
    found = await delays(backoff, clock, failure, 30)
    for n, delay in enumerate(found):
        plain = min(longest, FIRST_SECONDS * 2**n)
        assert plain <= delay <= plain * (1 + JITTER)


async def test_what_somebody_has_to_mend_is_tried_every_hour(backoff: Backoff, clock: ManualClock) -> None:
    found = await delays(backoff, clock, FORBIDDEN, 3)
    assert all(OTHER_SECONDS <= delay <= OTHER_SECONDS * (1 + JITTER) for delay in found)


def test_attempts_side_by_side_that_fail_count_as_one(backoff: Backoff) -> None:
    for _ in range(20):
        backoff.note_failure("somebody at 20 tables", PASSING)
    assert backoff.seconds_left("somebody at 20 tables") <= FIRST_SECONDS * (1 + JITTER)


async def test_what_fails_no_more_is_forgotten(backoff: Backoff, clock: ManualClock) -> None:
    for n in range(1000):
        backoff.note_failure(n, FORBIDDEN)
        await clock.advance(3600.0)
    assert len(backoff) < 50


def test_what_is_mended_is_attempted_soon(backoff: Backoff) -> None:
    backoff.note_failure("there", FORBIDDEN, mended=True)
    assert backoff.seconds_left("there") <= FIRST_SECONDS * (1 + JITTER)


async def test_a_delay_is_for_one_destination_despite_the_clock(backoff: Backoff, clock: ManualClock) -> None:
    backoff.note_failure("there", PASSING)
    clock.set_back(86400)
    assert backoff.seconds_left("elsewhere") == 0
    await clock.advance(FIRST_SECONDS * (1 + JITTER))
    assert backoff.seconds_left("there") == 0


def test_a_delay_ends_however_little_is_left_of_it() -> None:
    async def waits() -> None:
        backoff, loop = Backoff(LoopClock(), Random(1)), asyncio.get_running_loop()
        backoff.pause("there", 4e-13)
        assert backoff.seconds_left("there") > 0
        for _ in range(3):
            loop.call_soon(lambda: None)
            await asyncio.sleep(backoff.seconds_left("there"))
        assert backoff.seconds_left("there") == 0

    run_in_virtual_time(waits(), begin=3783.25)


def test_after_an_outage_all_it_held_up_is_attempted_at_once(backoff: Backoff) -> None:
    backoff.note_failure("held up", OUTAGE)
    backoff.note_failure("locked", FORBIDDEN)
    backoff.reset_outage()
    assert backoff.seconds_left("held up") == 0
    assert backoff.seconds_left("locked") > 0
    backoff.reset("locked")
    assert backoff.seconds_left("locked") == 0


def test_a_wrong_clock_alone_drops_nothing_and_neither_do_many_attempts() -> None:
    day = 86400.0
    assert not is_given_up(1, 1000 * day)
    assert not is_given_up(1000, 2 * day)
    assert not is_given_up(1000, -day)
    assert is_given_up(51, 3.1 * day)


def test_requests_come_in_a_burst_and_then_at_the_rate() -> None:
    done: list[float] = []

    async def take_all() -> float:
        loop, limiter = asyncio.get_running_loop(), RateLimiter(rate=10.0)

        async def request() -> None:
            await limiter.wait_for_turn()
            done.append(loop.time())

        start = loop.time()
        await asyncio.gather(*[request() for _ in range(35)])
        return start

    start = run_in_virtual_time(take_all())
    assert sum(moment == start for moment in done) == 2
    within = [sum(start + at < moment <= start + at + 1.0 for moment in done) for at in (0.0, 0.5, 1.0)]
    assert max(within) <= 11
    assert done[-1] - start == pytest.approx(3.3, abs=0.11)
