import asyncio
import gc
import logging
import math
from collections.abc import Callable

import pytest

from bot.clock import ManualClock
from bot.work import FairLock, Locks, Loop, work_for


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


async def test_a_failed_round_is_logged_and_counted_until_a_success(caplog: pytest.LogCaptureFixture) -> None:
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


async def come(lock: FairLock, rank: int, name: str, came: list[str], leave: asyncio.Event) -> None:
    """Somebody comes, and stays until they may leave."""
    async with lock.hold_in_turn(rank):
        came.append(name)
        await leave.wait()


async def settle() -> None:
    """Everybody advances until they must wait."""
    for _ in range(9):
        await asyncio.sleep(0)


class Queue:
    def __init__(self) -> None:
        self.lock = FairLock()
        self.came: list[str] = []
        self.leave = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, name: str, rank: int, server: int | None = None) -> None:
        with work_for(server):
            self.tasks[name] = asyncio.create_task(come(self.lock, rank, name, self.came, self.leave))
        await settle()

    async def all_leave(self) -> list[str]:
        self.leave.set()
        await settle()
        return self.came


async def test_the_most_urgent_is_next_and_among_equals_who_came_first() -> None:
    queue = Queue()
    for name, rank in (("first", 1), ("late", 1), ("later", 1), ("urgent", 0), ("also urgent", 0)):
        await queue.comes(name, rank)
    assert queue.came == ["first"]
    assert await queue.all_leave() == ["first", "urgent", "also urgent", "late", "later"]


async def test_a_server_with_much_to_do_delays_another_one_by_one_turn() -> None:
    queue = Queue()
    for number in range(5):
        await queue.comes(f"noisy {number}", 0, 1)
    for name, server in (("quiet", 2), ("quiet, later", 2), ("third", 3)):
        await queue.comes(name, 0, server)
    assert await queue.all_leave() == [
        *("noisy 0", "quiet", "third", "noisy 1", "quiet, later", "noisy 2", "noisy 3", "noisy 4")
    ]


async def test_a_server_with_much_to_do_has_its_turn_while_others_keep_coming() -> None:
    queue = Queue()
    await queue.comes("noisy 0", 0, 1)
    await queue.comes("noisy 1", 0, 1)
    for number in range(2, 5):
        await queue.comes(f"other {number}", 0, number)
    queue.leave.set()
    await queue.tasks["noisy 1"]
    assert queue.came == ["noisy 0", "other 2", "other 3", "other 4", "noisy 1"]


async def test_it_can_be_taken_again_after_all_have_left() -> None:
    queue = Queue()
    await queue.comes("one", 0)
    await queue.all_leave()
    await queue.comes("two", 1)
    assert queue.came == ["one", "two"]


def before(queue: Queue) -> None:
    """Somebody gives up while they wait."""
    queue.tasks["two"].cancel()


def called(queue: Queue) -> None:
    """Somebody gives up at the moment of their admission."""
    queue.leave.set()
    asyncio.get_running_loop().call_soon(queue.tasks["two"].cancel)


@pytest.mark.parametrize("gives_up", [before, called])
async def test_who_gives_up_holds_up_nobody(gives_up: Callable[[Queue], None]) -> None:
    queue = Queue()
    for name in ("one", "two", "three"):
        await queue.comes(name, 0)
    gives_up(queue)
    await settle()
    assert "three" in await queue.all_leave()
    assert [task.done() for task in queue.tasks.values()] == [True] * 3
    await queue.comes("four", 0)
    assert queue.came[-1] == "four"
