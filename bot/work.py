"""Work in the background: a loop that can be woken, work repeated until it is stored, a lock for each key."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Hashable
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
