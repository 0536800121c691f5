"""The pace of IDENTIFY: one a bucket in five seconds, and in a day at most what Discord allows.

Each start of a session is stored before it is made, so the pace is one of all processes with a database, and
lasts when they are started again.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from msgspec import Struct

from bot.clock import Clock
from bot.operation.metrics import Metrics
from bot.work import Locks
from storage.time.session_starts import SessionStart, SessionStarts

IDENTIFY_SECONDS = 5.5
"""Seconds between two shards of a bucket that identify: Discord's five, and how long a request may take."""

LEAST_LEFT = 10
"""With fewer session starts left no shard identifies: after the last one Discord resets the token."""

AT_ONCE = 3
"""How often all shards may start at once: when restarting, each is taken over and given back."""

LOST_DELAYS = (1.0, 5.0, 15.0, 30.0, 60.0, 120.0)
"""Seconds to wait after the first sessions in a row that are lost; after more of them, the last one."""

LOOK_SECONDS = 60.0
"""Longest time until Discord is asked again how many starts are left."""

log = logging.getLogger(__name__)


class GatewayAnswer(Struct, frozen=True):
    """Discord's answer about shards and session starts."""

    shards: int
    """How many there are in all."""
    total: int
    remaining: int
    reset_after: float
    """Seconds until `remaining` is `total` again."""
    buckets: int
    """Shards that may identify at the same time: those whose numbers leave different remainders."""

    def __str__(self) -> str:
        left = f"{self.remaining} of {self.total} session starts are left"
        return f"{left} for the next {self.reset_after:.0f} s"


Fetch = Callable[[], Awaitable[GatewayAnswer]]


def bucket_seconds(
    starts: Sequence[SessionStart], shard: int, limit: GatewayAnswer, now: float, pace: float
) -> float:
    """Seconds until the bucket of a shard is free after some starts, at most `pace`."""
    bucket = shard % limit.buckets
    times = [each.time for each in starts if each.shard % limit.buckets == bucket]
    return min(pace, times[-1] + pace - now) if times else 0.0


def budget_seconds(starts: Sequence[SessionStart], limit: GatewayAnswer, now: float) -> float:
    """Seconds until one more shard may start: AT_ONCE starts of all, the rest spread until the reset."""
    if limit.remaining < LEAST_LEFT:
        return limit.reset_after
    interval = limit.reset_after / max(1, limit.remaining - LEAST_LEFT - limit.shards)
    if interval <= 0.0:
        return 0.0
    used, before = 0.0, now
    for start in starts:
        used = max(0.0, used - max(0.0, start.time - before) / interval) + 1.0
        before = start.time
    used = max(0.0, used - max(0.0, now - before) / interval)
    return max(0.0, used + 1.0 - AT_ONCE * limit.shards) * interval


def seconds_left(
    starts: Sequence[SessionStart], shard: int, limit: GatewayAnswer, now: float, pace: float
) -> float:
    """Seconds until a shard may identify after some starts, the oldest first."""
    return max(bucket_seconds(starts, shard, limit, now, pace), budget_seconds(starts, limit, now))


class IdentifyPace:
    """Gives shards their turns to identify."""

    def __init__(self, starts: SessionStarts, clock: Clock, metrics: Metrics, seconds: float) -> None:
        self.held_back: dict[int, str] = {}
        """Shards that wait longer than for the turn of others -> why, for people."""
        self._starts = starts
        self._clock = clock
        self._metrics = metrics
        self._pace = seconds
        self._buckets = Locks[int]()
        self._limits: dict[int, GatewayAnswer] = {}
        """Shards whose turn it was -> what Discord said then."""

    @asynccontextmanager
    async def wait_for_turn(self, shard: int, fetch: Fetch, lost: int = 0) -> AsyncIterator[None]:
        """Wait until a shard may identify, others of its bucket after it. Raises as `fetch`, DatabaseBusy."""
        try:
            if lost:
                seconds = LOST_DELAYS[min(lost, len(LOST_DELAYS)) - 1]
                self._log_waiting(shard, seconds, f"sessions lost in a row: {lost}")
                await self._clock.sleep(seconds)
                self._free_turn(shard)
            limit = await fetch()
            async with self._buckets.of(shard % limit.buckets):
                await self._wait(shard, fetch)
                self._free_turn(shard)
                yield
        finally:
            self._free_turn(shard)

    async def has_room(self, fetch: Fetch) -> bool:
        """Whether one more shard may identify now, but for the pace. Raises as `wait_for_turn`."""
        now = self._clock.now()
        return not budget_seconds(await self._starts.starts_of_last_day(now), await fetch(), now)

    async def _wait(self, shard: int, fetch: Fetch) -> None:
        while True:
            limit = await fetch()
            self._metrics.session_starts_remaining.set(limit.remaining)
            now = self._clock.now()
            starts = await self._starts.starts_of_last_day(now)
            seconds = budget_seconds(starts, limit, now)
            if not seconds:
                break
            self._log_waiting(shard, seconds, str(limit))
            await self._clock.sleep(min(seconds, LOOK_SECONDS))
        self._limits[shard] = limit
        await self._clock.sleep(bucket_seconds(starts, shard, limit, now, self._pace))

    async def claim_turn(self, shard: int) -> None:
        """Take the turn of a shard for good, right before it identifies. Raises DatabaseBusy."""
        seconds = 1.0
        while seconds:
            now = self._clock.now()
            left = partial(seconds_left, shard=shard, limit=self._limits[shard], now=now, pace=self._pace)
            seconds = await self._starts.claim_session_start(shard, now, left)
            await self._clock.sleep(seconds)

    def _log_waiting(self, shard: int, seconds: float, why: str) -> None:
        if shard not in self.held_back:
            log.warning("shard %d identifies in %.0f s: %s", shard, seconds, why)
        self.held_back[shard] = f"shard {shard} identifies in {seconds:.0f} s: {why}"
        self._metrics.identify_wait_seconds.labels(str(shard)).set(seconds)

    def _free_turn(self, shard: int) -> None:
        if self.held_back.pop(shard, None) is not None:
            self._metrics.identify_wait_seconds.labels(str(shard)).set(0.0)
