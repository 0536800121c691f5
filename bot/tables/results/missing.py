"""Games of which something is worked out after their end, one by one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

from bot.clock import Clock

AT_A_TIME = 20
"""Games that are looked for at once."""

PAUSE = 0.05
"""Seconds after each: presses come first."""

Missing = Callable[[int, int], Awaitable[tuple[int, ...]]]
"""The next games after one, at most so many."""


async def one_by_one(missing: Missing, clock: Clock) -> AsyncIterator[int]:
    """Each game that is missing, with a pause after it."""
    last = 0
    while games := await missing(last, AT_A_TIME):
        for game in games:
            yield game
            await clock.sleep(PAUSE)
        last = games[-1]
