"""The sleeper: does at its time what falls due, and notes that the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.clock import Clock, sleep_unless_woken
from storage.together.store import Store

LONGEST_SLEEP = 60.0
"""Seconds after which the clock is looked at in any case: a machine that was suspended sleeps longer."""

Job = Callable[[float], Awaitable[None]]
"""Does everything of a kind that is due at a moment, in UTC seconds."""

NextDue = Callable[[float], Awaitable[float | None]]
"""The next known due time after a moment, in UTC seconds; None without one."""

log = logging.getLogger(__name__)


class Timers:
    """Runs jobs whenever something falls due, and at least once a minute."""

    def __init__(self, store: Store, clock: Clock, longest_sleep: float = LONGEST_SLEEP) -> None:
        """Nothing runs before `run`."""
        self._store = store
        self._clock = clock
        self._longest_sleep = longest_sleep
        self.jobs: Sequence[Job] = ()
        self.next_dues: Sequence[NextDue] = ()
        """They say when jobs have to run next."""
        self.deadlines_moved: Callable[[], None] = lambda: None
        """Called after waits were recomputed."""
        self.beat: Callable[[float, float], Awaitable[bool]] = store.timing.beat
        """Notes that the bot runs; returns whether waits were recomputed."""
        self.rest: Callable[[], bool] = lambda: False
        """Whether nothing is done that is due: somebody could not press in time."""
        self.elsewhere: Callable[[str], bool] = lambda _: False
        """Tells another process that looks at what falls due, if one does, to `wake` or to `look`."""
        self._woken = asyncio.Event()
        self._changed = asyncio.Event()
        self._idle = asyncio.Event()

    async def run(self) -> None:
        """Do what is due, now and whenever more is."""
        beat = self._clock.monotonic()
        again = True
        while True:
            self._woken.clear()
            now, ran = self._clock.now(), self._clock.monotonic() - beat
            try:
                moved = await self.beat(now, ran)
                beat += ran
                if again and not moved:
                    await self._store.timing.plan_again()
                if again or moved:
                    self.deadlines_moved()
                again = False
                if not self.rest():
                    await self._do_jobs(now)
            except Exception:
                log.exception("what falls due cannot be read")
            self._changed.set()
            while self._changed.is_set():
                self._changed.clear()
                await self._sleep_from(now)

    def look_again(self) -> None:
        """Something may fall due sooner than was known."""
        if self.elsewhere("look"):
            return
        self._changed.set()

    def wake(self) -> None:
        """Something may be due now."""
        if self.elsewhere("wake"):
            return
        self._idle.clear()
        self._woken.set()

    async def wait_until_idle(self) -> None:
        """Wait until everything is done that is due."""
        await self._idle.wait()

    async def _do_jobs(self, now: float) -> None:
        """Do every job; one that fails is done again with the next, and keeps no other from being done."""
        for job in self.jobs:
            try:
                await job(now)
            except Exception:
                log.exception("what is due cannot be done")

    async def _sleep_from(self, now: float) -> None:
        """Sleep until something falls due after a moment, or may be, or may sooner."""
        until = await self._next_due(now)
        left = min(self._longest_sleep, until - self._clock.now())
        if not self._woken.is_set():
            self._idle.set()
        await sleep_unless_woken(self._clock, left, self._woken, self._changed)

    async def _next_due(self, now: float) -> float:
        """The next due time after a moment, at most LONGEST_SLEEP later."""
        latest = now + self._longest_sleep
        try:
            dues = [await next_due(now) for next_due in self.next_dues]
        except Exception:
            log.exception("what falls due next cannot be read")
            return latest
        return min((latest, *(each for each in dues if each is not None)))
