"""Rates, and the limits of the world that go by its own time."""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most ``limit`` times within any ``window`` seconds."""

    limit: int
    window: float

    def allows(self, times: deque[float], now: float) -> bool:
        """Whether another use is allowed now; drops the times outside the window."""
        while times and now - times[0] >= self.window:
            times.popleft()
        return len(times) < self.limit

    def wait(self, times: deque[float], now: float) -> float:
        return max(0.0, times[0] + self.window - now) if len(times) >= self.limit else 0.0

    def reset_after(self, times: deque[float], now: float) -> float:
        """Seconds until the whole limit is available again."""
        return max(0.0, times[-1] + self.window - now) if times else self.window


@dataclass(frozen=True, slots=True)
class StartLimits:
    total: Rate = Rate(1000, 86400.0)
    """Since the first start after a reset; with one more the token is reset."""
    seconds: float = 5.0
    """From one start of a bucket to the next; an earlier one is an Invalid Session."""
    max_concurrency: int = 1
    """The number of buckets; a shard's is its number modulo this."""


class SessionStarts:
    def __init__(self) -> None:
        self.limits: StartLimits | None = None
        """None: no limits."""
        self.number = self.refused = 0
        self._used = 0
        self._resets_at = 0.0
        self._last: dict[int, float] = {}
        """Last start of each bucket."""

    def use_up(self, remaining: int, reset_after: float, now: float) -> None:
        """Leave `remaining` starts until a reset in some seconds."""
        assert self.limits is not None
        self._used = self.limits.total.limit - remaining
        self._resets_at = now + reset_after

    def remaining(self, now: float) -> int:
        if now >= self._resets_at:
            self._used = 0
        return (self.limits or StartLimits()).total.limit - self._used

    def reset_after(self, now: float) -> float:
        """Seconds until the next reset; 0 if nothing is used."""
        return max(0.0, self._resets_at - now) if self._used else 0.0

    def start(self, shard: int, now: float) -> bool:
        """Whether a shard that identifies does not do so too early."""
        self.number += 1
        limits = self.limits
        if limits is None:
            return True
        self.remaining(now)
        if not self._used:
            self._resets_at = now + limits.total.window
        self._used += 1
        bucket = shard % limits.max_concurrency
        early = now < self._last.get(bucket, -limits.seconds) + limits.seconds
        self._last[bucket] = now
        self.refused += early
        return not early


@dataclass(slots=True)
class WorldRates:
    """Limits of the world, to be set by tests."""

    old_edits: Rate = Rate(3, 20.0)
    """Edits of messages older than an hour, for each channel (30046)."""
    renames: Rate = Rate(2, 600.0)
    """Changes of the name of each thread."""
    new_direct_messages: Rate = Rate(20, 60.0)
    """First messages to people the bot has not written to before (40003)."""
    active_threads: int = 1000
    """Threads of a guild that are not archived (160006)."""
    emoji_uploads: Rate = Rate(2000, 3600.0)
    """Emojis of the application that are created (a shared 429)."""
    forbidden_names: tuple[str, ...] = ()
    """Words that Discord allows in no name of a thread, in no guild (20031)."""
    largest_file: int = 10 * 1024 * 1024
    """Bytes of the largest file that can be uploaded (40005)."""
