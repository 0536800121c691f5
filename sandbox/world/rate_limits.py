"""How much in how long: request buckets, the global limit, and the slow limits of the world."""

from __future__ import annotations

import hashlib
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.validation.errors import Refusal


@dataclass(frozen=True, slots=True)
class Rate:
    """At most ``limit`` times within any ``window`` seconds."""

    limit: int
    window: float

    def room(self, times: deque[float], now: float) -> bool:
        """Whether once more is allowed now; forgets the times that lie too far back."""
        while times and now - times[0] >= self.window:
            times.popleft()
        return len(times) < self.limit

    def wait(self, times: deque[float], now: float) -> float:
        """Seconds until there is room again."""
        return max(0.0, times[0] + self.window - now) if len(times) >= self.limit else 0.0

    def until_all(self, times: deque[float], now: float) -> float:
        """Seconds until all of it is free again."""
        return max(0.0, times[-1] + self.window - now) if times else self.window


@dataclass(slots=True)
class WorldRates:
    """Limits of the world, which can be set; rates go by the world's time."""

    old_edits: Rate = Rate(3, 20.0)
    """Edits of messages older than an hour, for each channel (30046)."""
    new_direct_messages: Rate = Rate(20, 60.0)
    """First messages to people the bot has not written to before (40003)."""
    largest_file: int = 10 * 1024 * 1024
    """Bytes of the largest file that can be uploaded (40005)."""


@dataclass(slots=True)
class RequestRates:
    """Limits by real time, since the library really waits: buckets of requests and the global limit."""

    clock: Callable[[], float]
    everywhere: Rate = Rate(50, 1.0)
    usual: Rate = Rate(1000, 1.0)
    tight: dict[str, Rate] = field(default_factory=dict)
    _all: deque[float] = field(default_factory=deque)
    _buckets: dict[str, deque[float]] = field(default_factory=dict)

    def take(self, route: str, major: str, *, counted: bool) -> None:
        """Count a request; ``counted`` says if the global limit sees it.

        Raises the refusal 429.
        """
        now = self.clock()
        rate = self.tight.get(route, self.usual)
        times = self._buckets.setdefault(f"{route} {major}", deque())
        if counted and not self.everywhere.room(self._all, now):
            wait = self.everywhere.wait(self._all, now)
            raise Refusal(
                0, status=429, message="You are being rate limited.", retry_after=wait, everywhere=True
            )
        if not rate.room(times, now):
            wait = rate.wait(times, now)
            raise Refusal(0, status=429, message="You are being rate limited.", retry_after=wait)
        times.append(now)
        if counted:
            self._all.append(now)

    def headers(self, route: str, major: str) -> dict[str, str]:
        """The rate limit headers as they stand for a route."""
        now = self.clock()
        rate = self.tight.get(route, self.usual)
        times = self._buckets.setdefault(f"{route} {major}", deque())
        rate.room(times, now)
        reset = rate.until_all(times, now)
        return {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(max(0, rate.limit - len(times))),
            "X-RateLimit-Reset-After": f"{math.ceil(reset * 1000) / 1000:.3f}",
            "X-RateLimit-Reset": f"{now + reset:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
