"""Who waits for a lock is let in by urgency, then in the order of coming."""

import asyncio
from collections.abc import Callable

import pytest

from bot.tables.decisions import Precedence


async def come(lock: Precedence, rank: int, name: str, came: list[str], leave: asyncio.Event) -> None:
    """Somebody comes, and stays until they may leave."""
    async with lock.turn(rank):
        came.append(name)
        await leave.wait()


async def settle() -> None:
    """Everybody goes as far as they can."""
    for _ in range(9):
        await asyncio.sleep(0)


class Queue:
    """A lock with somebody inside, and who came in the order they were let in."""

    def __init__(self) -> None:
        self.lock = Precedence()
        self.came: list[str] = []
        self.leave = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, name: str, rank: int) -> None:
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
    """Somebody gives up at the moment they are let in."""
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
