"""Rate limits of requests: a bucket per route and the global limit."""

import hashlib
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.validation.errors import Refusal
from sandbox.world.rate_limits import Rate

ALL_REQUESTS = Rate(50, 1.0)
EACH_ROUTE = Rate(1000, 1.0)
MOST_BUCKETS = 1000
"""Above which unused buckets are dropped: each interaction has its own."""
BUCKET_LIFE = 3600.0
"""Least seconds for which a bucket is kept after its last request."""


@dataclass(slots=True)
class RequestRates:
    """Limits by real time, since the library really waits."""

    clock: Callable[[], float]
    all_requests: Rate = ALL_REQUESTS
    by_route: dict[str, Rate] = field(default_factory=dict)
    """Limits of single routes; EACH_ROUTE for all others."""
    _all: deque[float] = field(default_factory=deque)
    _buckets: dict[str, deque[float]] = field(default_factory=dict)
    _most: int = MOST_BUCKETS

    def take(self, route: str, major: str, *, counted: bool) -> None:
        """Count a request, if ``counted`` towards the global limit too. Raises the refusal 429."""
        now = self.clock()
        if len(self._buckets) > self._most:
            self._buckets = {
                key: at for key, at in self._buckets.items() if at and now - at[-1] < BUCKET_LIFE
            }
            self._most = max(MOST_BUCKETS, 2 * len(self._buckets))
        rate = self.by_route.get(route, EACH_ROUTE)
        times = self._buckets.setdefault(f"{route} {major}", deque())
        if counted and not self.all_requests.allows(self._all, now):
            wait = self.all_requests.wait(self._all, now)
            raise Refusal(
                0, status=429, message="You are being rate limited.", retry_after=wait, is_global=True
            )
        if not rate.allows(times, now):
            wait = rate.wait(times, now)
            raise Refusal(0, status=429, message="You are being rate limited.", retry_after=wait)
        times.append(now)
        if counted:
            self._all.append(now)

    def headers(self, route: str, major: str) -> dict[str, str]:
        now = self.clock()
        rate = self.by_route.get(route, EACH_ROUTE)
        times = self._buckets.setdefault(f"{route} {major}", deque())
        rate.allows(times, now)
        reset = rate.reset_after(times, now)
        return {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(max(0, rate.limit - len(times))),
            "X-RateLimit-Reset-After": f"{math.ceil(reset * 1000) / 1000:.3f}",
            "X-RateLimit-Reset": f"{now + reset:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
