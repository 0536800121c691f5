"""Waking seconds between two moments, and the moment after some waking seconds.

Two functions, each the inverse of the other. Moments are UTC seconds, durations waking seconds; `stops` are
intervals in UTC seconds, without their ends, in which time stands still; they may overlap, in any order.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from clocks.offsets import stretch
from clocks.schedule import FIRST_MONDAY, WEEK, Schedule, Week, week_of

ClockStop = tuple[float, float]
"""Beginning and (exclusive) end, in UTC seconds; infinity while the end is unknown."""


_ROUNDING = 1e-5
"""Seconds by which sums are off at most. So little left of one day does not last until the next."""


def elapsed_waking(start: float, end: float, schedule: Schedule, stops: Iterable[ClockStop] = ()) -> float:
    """The waking seconds from a moment to another; none if that is not later."""
    week = week_of(schedule)
    return sum(
        _waking_until(week, local + (until - begin)) - _waking_until(week, local)
        for begin, until, local in _pieces(start, end, schedule, stops)
    )


def deadline(start: float, left: float, schedule: Schedule, stops: Iterable[ClockStop] = ()) -> float:
    """The first moment after this number of waking seconds; infinity if a stop has no end."""
    if left <= 0:
        return start
    week = week_of(schedule)
    for begin, until, local in _pieces(start, float("inf"), schedule, stops):
        before, reached = _waking_until(week, local), _waking_until(week, local + (until - begin))
        if before + left <= reached + _ROUNDING:
            return max(begin, begin + (_moment_after_waking(week, min(before + left, reached)) - local))
        left -= reached - before
    return float("inf")


def moment_later(start: float, seconds: float, stops: Iterable[ClockStop]) -> float:
    """A number of seconds after a moment, asleep or awake, without stops."""
    due = start + seconds
    for begins, ends in sorted(stops):
        if begins < due and start < ends:
            due += ends - max(begins, start)
            start = ends
    return due


def _pieces(
    start: float, end: float, schedule: Schedule, stops: Iterable[ClockStop]
) -> Iterator[tuple[float, float, float]]:
    """The pieces of a time, without stops and changes of the clocks: begin, end, local time of the begin."""
    for begin, stop in _intervals_without_stops(start, end, stops):
        while begin < stop:
            here = stretch(schedule.zone, begin)
            until = min(stop, here.end)
            yield begin, until, begin + here.offset - FIRST_MONDAY
            begin = until


def _intervals_without_stops(
    start: float, end: float, stops: Iterable[ClockStop]
) -> Iterator[tuple[float, float]]:
    """The intervals between stops in a time."""
    for stopped, goes_on in sorted(stops):
        if stopped >= end:
            break
        if stopped > start:
            yield start, stopped
        start = max(start, goes_on)
    if start < end:
        yield start, end


def _waking_until(week: Week, local: float) -> float:
    """Waking seconds from the first Monday to a local time, as if clocks were never changed."""
    weeks, place = divmod(local, WEEK)
    found = bisect_right(week.begins, place) - 1
    if found < 0:
        return weeks * week.total
    return weeks * week.total + week.sums[found] + min(place, week.ends[found]) - week.begins[found]


def _moment_after_waking(week: Week, waking: float) -> float:
    """The first local time with this number of waking seconds since the first Monday."""
    weeks, rest = divmod(waking, week.total)
    if rest <= _ROUNDING:
        return (weeks - 1) * WEEK + week.ends[-1]
    found = bisect_left(week.sums, rest - _ROUNDING) - 1
    return weeks * WEEK + min(week.begins[found] + rest - week.sums[found], week.ends[found])
