"""Clocks of waits: until when a player has time, and when they are reminded."""

from collections.abc import Collection
from math import isinf

from msgspec import Struct

from clocks.schedule import HOUR, MINUTE, Schedule, is_awake
from clocks.waking_time import ClockStop, deadline

LAST_HOURS = 4.0 * HOUR
"""Waking seconds before a deadline at which a player is reminded for the last time."""

SHORT = 2 * LAST_HOURS
"""Up to this much time a player is reminded once, at half-time."""

SHORTEST = 1.0 * HOUR
"""With less time than that a player is not reminded: they have just been called."""

SLEPT = 21 * 24.0 * HOUR
"""Seconds until a player without a clock is late, if they were called after CALLED."""

CALLED = 14 * 24.0 * HOUR
"""Seconds until a player without a clock is reminded."""


class WaitTimes(Struct, frozen=True):
    """The moments that matter in a wait, in UTC seconds."""

    half: float | None
    """The time of the reminder at half of the time; None if it would come too soon."""
    last: float | None
    """When the last hours begin, or half of a short time is used; None if there is too little time."""
    deadline: float


def wait_times(since: float, left: float, schedule: Schedule, stops: Collection[ClockStop]) -> WaitTimes:
    """The clock of a wait with some waking seconds left."""
    used = left - LAST_HOURS if left >= SHORT else left / 2
    return WaitTimes(
        half=_reminder_time(since, left / 2, schedule, stops) if left > SHORT else None,
        last=_reminder_time(since, used, schedule, stops) if left >= SHORTEST else None,
        deadline=deadline(since, left, schedule, stops),
    )


def _reminder_time(since: float, used: float, schedule: Schedule, stops: Collection[ClockStop]) -> float:
    """The moment at which `used` seconds are used; a minute earlier if the player falls asleep just then."""
    due = deadline(since, used, schedule, stops)
    if isinf(due):
        return due
    return due if is_awake(schedule, due) else deadline(since, used - MINUTE, schedule, stops)
