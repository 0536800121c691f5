"""Hours of a day in which people are awake together."""

from collections.abc import Iterable
from functools import lru_cache, reduce

from clocks.offsets import DAY, stretch
from clocks.schedule import WEEK, Schedule, Week, week_of

SLOT = 900
"""Seconds of a slot."""

SLOTS = WEEK // SLOT

ALWAYS = (1 << SLOTS) - 1
"""Somebody who is always awake."""


def waking_slots(schedule: Schedule, moment: float) -> int:
    """The UTC slots of a week in which somebody is awake, as bits, by the offset at a moment."""
    return _shifted_slots(week_of(schedule), int(stretch(schedule.zone, moment).offset))


def slots_of(hours: float) -> int:
    """The number of slots in a week for a mean of hours together a day."""
    return round(hours * 3600 / SLOT * (WEEK // DAY))


def hours_together(slots: Iterable[int]) -> float:
    """The mean hours a day in these slots of a week."""
    return reduce(int.__and__, slots, ALWAYS).bit_count() * SLOT / 3600 / (WEEK // DAY)


@lru_cache(4096)
def _shifted_slots(week: Week, offset: int) -> int:
    found, middle = 0, SLOT // 2
    for begin, end in zip(week.begins, week.ends, strict=True):
        first = -(-(begin - offset - middle) // SLOT)
        last = -(-(end - offset - middle) // SLOT)
        for slot in range(first, last):
            found |= 1 << (slot % SLOTS)
    return found
