"""The pace of requests: so many a second, that responses to players always find room in Discord's limit."""

from __future__ import annotations

from bot.clock import Clock

REQUESTS_A_SECOND = 40.0
"""Discord allows 50 in all; responses to interactions are not counted."""


class Pace:
    """Lets requests through at a rate, after a first burst of as many as come in a second."""

    def __init__(self, clock: Clock, rate: float = REQUESTS_A_SECOND) -> None:
        """`rate`: requests a second."""
        self._clock = clock
        self._rate = rate
        self._next = clock.monotonic() - 1.0

    async def take(self) -> None:
        """Wait for the turn of a request; they have their turns in the order they come."""
        now = self._clock.monotonic()
        self._next = max(self._next, now - 1.0) + 1.0 / self._rate
        if self._next > now:
            await self._clock.sleep(self._next - now)
