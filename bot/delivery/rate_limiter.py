"""A rate limiter of the requests to Discord, with room left for responses to players."""

from __future__ import annotations

import asyncio

REQUESTS_A_SECOND = 40.0
"""Discord allows 50 in all; responses to interactions are not counted."""

BURST_SECONDS = 0.2
"""As many requests as come in this time may be made at once: with those of a second they stay below 50."""


class RateLimiter:
    """Lets requests through at a rate after a short first burst, by the time of the event loop."""

    def __init__(self, rate: float) -> None:
        """`rate`: requests a second."""
        self._rate = rate
        self._next = float("-inf")

    async def take(self) -> None:
        """Wait for the turn of a request; they have their turns in the order they come."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - BURST_SECONDS) + 1.0 / self._rate
        if self._next > now:
            await asyncio.sleep(self._next - now)
