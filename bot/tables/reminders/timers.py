"""The sleeper: runs jobs when they fall due, and notes that the bot runs."""

from collections.abc import Awaitable, Callable, Sequence

from bot.clock import Clock
from bot.happened import DeadlinesMoved, DueNow, DueSooner, Happened, NewsMissed
from bot.work import Loop
from storage.core.shards import Share
from storage.together.store import Store

LONGEST_SLEEP = 60.0
"""Seconds after which the clock is looked at in any case: a machine that was suspended sleeps longer."""

Job = Callable[[float], Awaitable[None]]
"""Does everything of a kind that is due at a moment, in UTC seconds."""

NextDue = Callable[[float], Awaitable[float | None]]
"""The next known due time after a moment, in UTC seconds; None without one."""


class Timers:
    """Runs jobs whenever something falls due, and at least once a minute."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        share: Share,
        happened: Happened,
        jobs: Sequence[Job],
        next_dues: Sequence[NextDue],
        longest_sleep: float = LONGEST_SLEEP,
        *,
        beats: bool = True,
        rests: Callable[[], bool] = lambda: False,
    ) -> None:
        """`beats`: whether the heartbeat is written here; `rests`: while nothing due is done."""
        self._store = store
        self._clock = clock
        self._longest_sleep = longest_sleep
        self._share = share
        self._happened = happened
        self._jobs = jobs
        self._next_dues = next_dues
        self._beats = beats
        self._rests = rests
        happened.hear(DueNow, lambda _: self._due_now())
        happened.hear(DueSooner, lambda _: self._due_sooner())
        happened.hear(NewsMissed, lambda _: self._due_now())
        self.loop = Loop("timers", clock, self._do_due_and_sleep, "what falls due cannot be read")
        self._beaten = 0.0
        """When a heartbeat was written last."""
        self._planned = False
        """Whether all deadlines are as they are since the start."""
        self._looks_only = False
        """Whether the next round only reads what falls due next."""
        self._done = 0.0
        """Until when everything due is done."""

    async def run(self) -> None:
        self._beaten, self._planned, self._looks_only = self._clock.monotonic(), False, False
        await self.loop.run()

    async def _do_due_and_sleep(self) -> float:
        """Do what is due, if it may be; sleep until something falls due next."""
        looks_only, self._looks_only = self._looks_only, False
        if not looks_only:
            self._done = self._clock.now()
            await self.loop.attempt(self._do_due(self._done), "what falls due cannot be read", otherwise=None)
        until = await self._next_due(self._done)
        return min(self._longest_sleep, until - self._clock.now())

    async def _do_due(self, now: float) -> None:
        ran = self._clock.monotonic() - self._beaten
        moved = self._beats and await self._store.timing.beat(now, ran)
        self._beaten += ran
        if not (self._planned or moved):
            await self._store.timing.recompute_waits()
        if moved or not self._planned:
            self._happened.tell(DeadlinesMoved())
        self._planned = True
        if not self._rests():
            for job in self._jobs:
                await self.loop.attempt(job(now), "what is due cannot be done", otherwise=None)

    def wake(self) -> None:
        """Look for due timers now, here or in the process that runs them."""
        self._happened.tell(DueNow())

    def _due_now(self) -> None:
        if self._share.is_main:
            self._looks_only = False
            self.loop.wake()

    def _due_sooner(self) -> None:
        if self._share.is_main and not self.loop.is_woken:
            self._looks_only = True
            self.loop.wake()

    async def _next_due(self, now: float) -> float:
        """The next due time after a moment, at most LONGEST_SLEEP later."""
        latest, failed = now + self._longest_sleep, "what falls due next cannot be read"
        dues = [await self.loop.attempt(each(now), failed, otherwise=None) for each in self._next_dues]
        return min((latest, *(each for each in dues if each is not None)))
