import asyncio
import gc
import logging
import math

import pytest

from bot.clock import ManualClock
from bot.work import Locks, Loop


class Rounds:
    def __init__(self, *results: float | Exception | None) -> None:
        self.clock = ManualClock(0.0)
        self.began: list[float] = []
        self.began_one = asyncio.Event()
        self._results = list(results)
        self.loop = Loop("rounds", self.clock, self._work, "a round failed", retry_seconds=7.0)

    async def _work(self) -> float | None:
        self.began.append(self.clock.now())
        self.began_one.set()
        result = self._results.pop(0)
        if isinstance(result, Exception):
            raise result
        return result


async def test_a_round_follows_after_the_seconds_the_last_one_returned_or_when_woken() -> None:
    rounds = Rounds(10.0, math.inf, None)
    task = asyncio.create_task(rounds.loop.run())
    await rounds.clock.wait_for_sleeper(10.0)
    assert rounds.began == [0.0]
    rounds.began_one.clear()
    await rounds.clock.advance(10.0)
    await rounds.began_one.wait()
    rounds.loop.wake()
    await task
    assert rounds.began == [0.0, 10.0, 10.0]
    await rounds.loop.wait_until_idle()


async def test_a_failed_round_is_logged_and_counted_and_named_until_one_succeeds(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rounds = Rounds(ValueError("no"), 10.0, None)
    task = asyncio.create_task(rounds.loop.run())
    await rounds.clock.wait_for_sleeper(7.0)
    assert (rounds.loop.failures, rounds.loop.fault) == (1, "rounds: a round failed")
    assert [(each.levelno, each.message) for each in caplog.records] == [(logging.ERROR, "a round failed")]
    await rounds.clock.advance(7.0)
    await rounds.clock.wait_for_sleeper(10.0)
    assert (rounds.loop.failures, rounds.loop.fault) == (1, "")
    await rounds.clock.advance(10.0)
    await task
    assert rounds.began == [0.0, 7.0, 17.0]


async def test_a_loop_woken_during_a_round_is_not_idle_after_it() -> None:
    rounds = Rounds(math.inf, None)
    rounds.loop.wake()
    idle = asyncio.create_task(rounds.loop.wait_until_idle())
    task = asyncio.create_task(rounds.loop.run())
    await rounds.began_one.wait()
    rounds.loop.wake()
    await task
    await idle
    assert len(rounds.began) == 2


async def test_a_lock_is_one_for_its_key_and_is_dropped_after_use() -> None:
    locks = Locks[int]()
    async with locks.of(1):
        assert locks.of(1).locked()
        assert not locks.of(2).locked()
    gc.collect()
    assert not locks._locks
