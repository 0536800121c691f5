"""A rate limiter of the requests to Discord, with room left for responses to players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

REQUESTS_A_SECOND = 40.0
"""Discord allows 50 in all; responses to interactions are not counted."""

BURST_SECONDS = 0.2
"""As many requests as come in this time may be made at once: with those of a second they stay below 50."""


class RateLimiter:
    """Lets requests through at a rate after a short first burst, by the time of the event loop."""

    def __init__(self, rate: float, share: Callable[[], float] = lambda: 1.0) -> None:
        """`rate`: requests a second of all processes; `share`: which part of them this one may make."""
        self._rate = rate
        self._share = share
        self._next = float("-inf")

    async def take(self) -> None:
        """Wait for the turn of a request; they have their turns in the order they come."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - BURST_SECONDS) + 1.0 / (self._rate * self._share())
        if self._next > now:
            await asyncio.sleep(self._next - now)
