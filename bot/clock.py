"""The only source of time and sleep."""

import asyncio
import heapq
import time
from itertools import count
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """The time, in UTC seconds; it may be set back."""
        ...

    def monotonic(self) -> float:
        """Seconds since some moment; they never go back."""
        ...

    async def sleep_until(self, moment: float) -> None:
        """Wait until a time, in UTC seconds."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The time of this computer."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class ServerClock(SystemClock):
    """The time of a server that several processes share, as it was last asked."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def correct(self, now: float) -> None:
        self._ahead = now - time.monotonic()


class MovableClock:
    """The time of this computer, moved ahead by as much as is wanted."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        return time.time() + self._ahead

    def monotonic(self) -> float:
        return time.monotonic() + self._ahead

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:
            moved = asyncio.ensure_future(self._moved.wait())
            await asyncio.wait([moved], timeout=left)
            moved.cancel()

    async def sleep(self, seconds: float) -> None:
        await self.sleep_until(self.now() + seconds)

    async def advance(self, seconds: float) -> None:
        """Move the clock ahead and wake the sleepers that are due."""
        self._ahead += seconds
        self._moved.set()
        self._moved = asyncio.Event()
        await asyncio.sleep(0)


_TOLERANCE = 1e-6
"""Largest difference of equal times, in seconds."""


class ManualClock:
    """A time that stands still until it is moved."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._set_back = 0.0
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._new_sleeper = asyncio.Event()

    def now(self) -> float:
        return self._now - self._set_back

    def monotonic(self) -> float:
        return self._now

    def set_back(self, seconds: float) -> None:
        """Set the time back, as when a wrong clock is corrected; sleepers do not notice."""
        self._set_back += seconds

    async def sleep_until(self, moment: float) -> None:
        await self._sleep_until(moment + self._set_back)

    async def sleep(self, seconds: float) -> None:
        await self._sleep_until(self._now + seconds)

    async def _sleep_until(self, moment: float) -> None:
        if moment > self._now:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._sleepers, (moment, next(self._order), woken))
            self._new_sleeper.set()
            await woken
        else:
            await asyncio.sleep(0)

    async def wait_for_sleeper(self, seconds: float) -> None:
        """Wait until a sleeper is due in this many seconds."""
        while not any(abs(moment - self._now - seconds) < _TOLERANCE for moment, _, _ in self._sleepers):
            self._new_sleeper.clear()
            await self._new_sleeper.wait()

    async def advance(self, seconds: float) -> None:
        """Move the clock forward; sleepers wake up one after another at their times."""
        end = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            await asyncio.sleep(0)
        self._now = end
