"""Loops that can be woken, work repeated until it is stored, locks by key, turns and slots by server."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.clock import Clock
from storage.core.errors import DatabaseBusy

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")

Round = Callable[[], Awaitable[float | None]]
"""Returns the seconds until the next round (inf: when it is woken), or None after the last one."""

DATABASE_SECONDS = 10.0
"""Seconds until work is repeated that the database could not store."""

log = logging.getLogger(__name__)


class Locks(Generic[Key]):
    """A lock for each key, dropped when nobody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


_SERVER: ContextVar[int | None] = ContextVar("server", default=None)


@contextmanager
def work_for(server: int | None) -> Iterator[None]:
    """Work for a server, or a person in direct messages, also in tasks started inside."""
    token = _SERVER.set(server)
    try:
        yield
    finally:
        _SERVER.reset(token)


def server_worked_for() -> int | None:
    """The server, or the person in direct messages, as of `work_for`."""
    return _SERVER.get()


class FairLock:
    """Admits one at a time: the most urgent first, and among equals servers in turn."""

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self._came = count()
        self._round = 0
        """The round of the last one that was admitted: a server has one turn in each."""
        self._next_rounds: dict[int | None, int] = {}

    @asynccontextmanager
    async def hold_in_turn(self, rank: int = 0) -> AsyncIterator[None]:
        """The lock, once nobody of a smaller rank waits for it."""
        if self._is_held:
            await self._wait(rank, self._take_round())
        else:
            self._is_held = True
            self._take_round()
        try:
            yield
        finally:
            self._pass_on()

    def _take_round(self) -> int:
        """The round of a newcomer: the present one, or after all that its server has taken."""
        server = server_worked_for()
        taken = max(self._round, self._next_rounds.get(server, 0))
        self._next_rounds[server] = taken + 1
        return taken

    async def _wait(self, rank: int, taken: int) -> None:
        called = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, taken, next(self._came), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Admit the next one, which finds the lock still held."""
        while self._waiting:
            _, taken, _, called = heappop(self._waiting)
            if not called.done():
                self._round = max(self._round, taken)
                called.set_result(None)
                return
        self._is_held, self._round = False, 0
        self._next_rounds.clear()


class Slots:
    """Room for a few pieces of work of each server at a time; others of that server wait in their order."""

    def __init__(self, at_once: int, most_waiting: int, seconds: float) -> None:
        """`seconds`: after them work gives up its slot, since it waits for something else."""
        self._at_once = at_once
        self._most_waiting = most_waiting
        self._seconds = seconds
        self._waiting: Counter[int | None] = Counter()
        self._slots: WeakValueDictionary[int | None, asyncio.Semaphore] = WeakValueDictionary()

    def is_full(self, server: int) -> bool:
        """Whether too much work of a server waits already."""
        return self._waiting[server] >= self._most_waiting

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """A slot of the present server, as of `work_for`."""
        server = server_worked_for()
        slots = self._slots.setdefault(server, asyncio.Semaphore(self._at_once))
        self._waiting[server] += 1
        try:
            await slots.acquire()
        finally:
            self._waiting[server] -= 1
            self._waiting += Counter()  # Servers of which nothing waits are dropped.
        with ExitStack() as held:
            held.callback(slots.release)
            giving_up = asyncio.get_running_loop().call_later(self._seconds, held.close)
            try:
                yield
            finally:
                giving_up.cancel()


class Loop:
    """Work that is repeated at intervals and when it is woken; an error ends only its round."""

    def __init__(
        self,
        name: str,
        clock: Clock,
        work: Round,
        failed: str,
        *,
        retry_seconds: float = 60.0,
        first_after: float = 0.0,
    ) -> None:
        """`failed`: logged for a round that fails; the next follows after `retry_seconds`."""
        self.name = name
        self.failures = 0
        """How many times the work failed since the start."""
        self.fault = ""
        """What failed in the last round, for people; "" if nothing did."""
        self._clock = clock
        self._work = work
        self._failed = failed
        self._retry_seconds = retry_seconds
        self._first_after = first_after
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()

    @property
    def is_woken(self) -> bool:
        """Whether the next round begins at once."""
        return self._woken.is_set()

    def wake(self) -> None:
        self._idle.clear()
        self._woken.set()

    async def wait_until_idle(self) -> None:
        """Wait until it sleeps, or has ended."""
        await self._idle.wait()

    async def run(self) -> None:
        """Work until cancelled, or until there is nothing left to do."""
        try:
            seconds = self._first_after or await self._round()
            while seconds is not None:
                await self._sleep(seconds)
                seconds = await self._round()
            self._idle.set()
        finally:
            self.fault = ""

    async def _round(self) -> float | None:
        self._woken.clear()
        failures = self.failures
        seconds = await self.attempt(self._work(), self._failed, otherwise=self._retry_seconds)
        if failures == self.failures:
            self.fault = ""
        return seconds

    async def attempt(
        self, work: Awaitable[Result], failed: str, *values: object, otherwise: Result
    ) -> Result:
        """Do a part of the work; returns `otherwise` after an error, which is logged and counted."""
        try:
            return await work
        except Exception:
            self.failures += 1
            self.fault = f"{self.name}: {failed % values}"
            log.exception(failed, *values)
            return otherwise

    async def _sleep(self, seconds: float) -> None:
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._woken.wait())]
        if math.isfinite(seconds):
            waits.append(asyncio.ensure_future(self._clock.sleep(seconds)))
        if not self.is_woken:
            self._idle.set()
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()


async def until_stored(clock: Clock, what: str, work: Callable[[], Awaitable[Result]]) -> Result:
    """The result of work that is repeated while the database is busy; `what` names it in the log."""
    while True:
        try:
            return await work()
        except DatabaseBusy as error:
            log.warning("%s is tried again soon: %s", what, error)
        await clock.sleep(DATABASE_SECONDS)
