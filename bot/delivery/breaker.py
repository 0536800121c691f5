"""A circuit breaker: Discord bans an address after 10,000 invalid requests in ten minutes."""

from collections import deque
from collections.abc import Callable

import aiohttp

from bot.clock import Clock
from bot.delivery.failures import BreakerOpen
from bot.limits import FORBIDDEN, RATE_LIMITED, UNAUTHORIZED
from bot.operation.metrics import Metrics

WINDOW_SECONDS = 600.0

LIMIT = 2000
"""Invalid requests within the window from which on nothing is delivered."""

INVALID = (UNAUTHORIZED, FORBIDDEN, RATE_LIMITED)
"""Statuses that Discord counts as invalid."""


class Breaker:
    """Counts invalid requests, and is open while there were too many."""

    def __init__(
        self,
        clock: Clock,
        metrics: Metrics,
        *,
        limit: int = LIMIT,
        share: Callable[[], float] = lambda: 1.0,
    ) -> None:
        """`limit`: invalid requests within the window from which on it is open; `share`: of this process."""
        self._clock = clock
        self._metrics = metrics
        self._limit = limit
        self._share = share
        self._times: deque[float] = deque()

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """A trace that shows a client's responses to this breaker."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._on_response)
        return trace

    @property
    def seconds_open(self) -> float:
        """Seconds until it closes; 0 while it is closed."""
        now = self._clock.monotonic()
        while self._times and self._times[0] <= now - WINDOW_SECONDS:
            self._times.popleft()
        excess = len(self._times) - int(self._limit * self._share())
        seconds = self._times[excess] + WINDOW_SECONDS - now if excess >= 0 else 0.0
        self._metrics.breaker_open.set(seconds > 0)
        return seconds

    def check(self) -> None:
        """Raises BreakerOpen."""
        if self.seconds_open:
            raise BreakerOpen

    async def _on_response(
        self, _session: aiohttp.ClientSession, _context: object, params: aiohttp.TraceRequestEndParams
    ) -> None:
        shared = params.response.headers.get("X-RateLimit-Scope") == "shared"
        if params.response.status in INVALID and not shared:
            self._times.append(self._clock.monotonic())
            self._metrics.invalid_requests.labels(str(params.response.status)).inc()
