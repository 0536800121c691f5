"""When somebody is awake: a weekly rule in local time, by the clock on their wall."""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

import msgspec
from msgspec import Struct

from clocks.offsets import DAY, Stretch, is_zone, stretch

MINUTE = 60
HOUR = 3600
WEEK = 7 * DAY

MOST_QUIET = 12 * 60
"""Minutes of a day that may be quiet."""

MOST_DAYS_OFF = 2

FIRST_MONDAY = 4 * DAY
"""The first Monday, in seconds since 1970 began; local time is counted from it, by the clock on the wall."""


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    zone: str
    """IANA name of their time zone."""
    quiet_from: int | None = None
    """Minutes after midnight when quiet hours begin; None without quiet hours."""
    quiet_to: int | None = None
    """Minutes after midnight when they end: on the next day if that is not later than they begin."""
    days_off: tuple[int, ...] = ()
    """Days of the week without play, from 0 for Monday to 6, in order."""

    def __post_init__(self) -> None:
        if not is_zone(self.zone):
            raise ValueError(f"no time zone is called {self.zone!r}")
        if (self.quiet_from is None) != (self.quiet_to is None):
            raise ValueError("quiet hours need a beginning and an end")
        if self.quiet_from is not None and self.quiet_to is not None:
            if not (0 <= self.quiet_from < 1440 and 0 <= self.quiet_to < 1440):
                raise ValueError("quiet hours begin and end within a day")
            if not 0 < (self.quiet_to - self.quiet_from) % 1440 <= MOST_QUIET:
                raise ValueError("quiet hours last from a minute to half a day")
        if list(self.days_off) != sorted(set(self.days_off) & set(range(7))):
            raise ValueError("days off are days of the week, in order, each once")
        if len(self.days_off) > MOST_DAYS_OFF:
            raise ValueError("too many days off")


class Week(Struct, frozen=True):
    """The waking intervals of a week, in seconds of local time since Monday began."""

    begins: tuple[int, ...]
    ends: tuple[int, ...]
    sums: tuple[int, ...]
    """Waking seconds before each interval, and those of the whole week at last."""

    @property
    def total(self) -> int:
        """Waking seconds of a week."""
        return self.sums[-1]


def schedule_from_json(text: str) -> Schedule:
    """Decode a stored schedule. Raises msgspec.DecodeError."""
    return _SCHEDULES.decode(text)


def schedule_to_json(schedule: Schedule) -> str:
    """Encode a schedule for the database."""
    return msgspec.json.encode(schedule).decode()


def is_awake(schedule: Schedule, moment: float) -> bool:
    """Whether somebody is awake at a moment (UTC seconds)."""
    place = _seconds_into_week(moment, stretch(schedule.zone, moment))
    week = week_of(schedule)
    found = bisect_right(week.begins, place) - 1
    return found >= 0 and place < week.ends[found]


def next_waking(schedule: Schedule, moment: float) -> float:
    """The first waking moment from this one on, in UTC seconds."""
    week = week_of(schedule)
    while True:
        here = stretch(schedule.zone, moment)
        place = _seconds_into_week(moment, here)
        found = bisect_right(week.ends, place)
        begin = week.begins[found] if found < len(week.ends) else week.begins[0] + WEEK
        waking = moment + max(0.0, begin - place)
        if waking < here.end:
            return waking
        moment = here.end


def week_of(schedule: Schedule) -> Week:
    """The waking intervals of any week of a schedule, if the clocks are not changed in it."""
    return _week(schedule.quiet_from, schedule.quiet_to, schedule.days_off)


def _seconds_into_week(moment: float, here: Stretch) -> float:
    """Where a moment lies in its week, in seconds of local time since Monday began."""
    return (moment + here.offset - FIRST_MONDAY) % WEEK


@lru_cache(4096)
def _week(quiet_from: int | None, quiet_to: int | None, days_off: tuple[int, ...]) -> Week:
    if quiet_from is None or quiet_to is None:
        day = [(0, DAY)]
    elif quiet_from < quiet_to:
        day = [(0, quiet_from * MINUTE), (quiet_to * MINUTE, DAY)]
    else:
        day = [(quiet_to * MINUTE, quiet_from * MINUTE)]
    intervals: list[tuple[int, int]] = []
    for weekday in range(7):
        if weekday in days_off:
            continue
        for begin, end in day:
            begin, end = weekday * DAY + begin, weekday * DAY + end
            if intervals and intervals[-1][1] == begin:
                intervals[-1] = (intervals[-1][0], end)
            elif begin < end:
                intervals.append((begin, end))
    return Week(
        begins=tuple(begin for begin, _ in intervals),
        ends=tuple(end for _, end in intervals),
        sums=tuple(accumulate((end - begin for begin, end in intervals), initial=0)),
    )


_SCHEDULES = msgspec.json.Decoder(Schedule)
