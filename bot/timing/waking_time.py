"""Waking time: how much of it passed, and when so much will have passed.

Two functions, each the inverse of the other. Moments are UTC seconds, durations waking seconds; `stops` are
intervals in UTC seconds, without their ends, in which time stands still; they may overlap, in any order.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from bot.timing.offsets import stretch
from bot.timing.schedule import WEEK, Schedule, Week, local_time, week_of

Stop = tuple[float, float]
"""From a moment (UTC seconds) to another, which is not part of it; infinity while nobody knows its end."""


_ROUNDING = 1e-5
"""Seconds by which sums are off at most. So little left of one day does not last until the next."""


def elapsed(start: float, end: float, schedule: Schedule, stops: Iterable[Stop] = ()) -> float:
    """The waking seconds from a moment to another; none if that is not later."""
    total = 0.0
    for begin, stop in _running(start, stops):
        if begin >= end:
            break
        total += _elapsed(begin, min(stop, end), schedule)
    return total


def deadline(start: float, left: float, schedule: Schedule, stops: Iterable[Stop] = ()) -> float:
    """The first moment at which so many waking seconds have elapsed; infinity if a stop has no end."""
    if left <= 0:
        return start
    for begin, stop in _running(start, stops):
        found = _deadline(begin, left, stop, schedule)
        if found is not None:
            return found
        left -= _elapsed(begin, stop, schedule)
    return float("inf")


def _running(start: float, stops: Iterable[Stop]) -> Iterator[tuple[float, float]]:
    """The intervals between stops, from a moment on; the last has no end, unless a stop has none."""
    for begin, end in sorted(stops):
        if begin > start:
            yield start, begin
        start = max(start, end)
    if start < float("inf"):
        yield start, float("inf")


def _elapsed(start: float, end: float, schedule: Schedule) -> float:
    """Waking seconds without stops."""
    week = week_of(schedule)
    total = 0.0
    while start < end:
        until = min(end, stretch(schedule.zone, start).end)
        local = local_time(schedule.zone, start)
        total += _waking(week, local + (until - start)) - _waking(week, local)
        start = until
    return total


def _deadline(start: float, left: float, end: float, schedule: Schedule) -> float | None:
    """The first moment up to an end at which so many waking seconds have elapsed, without stops."""
    week = week_of(schedule)
    while start < end:
        until = min(end, stretch(schedule.zone, start).end)
        local = local_time(schedule.zone, start)
        before, reached = _waking(week, local), _waking(week, local + (until - start))
        if before + left <= reached + _ROUNDING:
            return max(start, start + (_moment(week, min(before + left, reached)) - local))
        left -= reached - before
        start = until
    return None


def _waking(week: Week, local: float) -> float:
    """Waking seconds from the first Monday to a local time, as if clocks were never changed."""
    weeks, place = divmod(local, WEEK)
    found = bisect_right(week.begins, place) - 1
    if found < 0:
        return weeks * week.total
    return weeks * week.total + week.sums[found] + min(place, week.ends[found]) - week.begins[found]


def _moment(week: Week, waking: float) -> float:
    """The first local time with so many waking seconds since the first Monday."""
    weeks, rest = divmod(waking, week.total)
    if rest <= _ROUNDING:
        return (weeks - 1) * WEEK + week.ends[-1]
    found = bisect_left(week.sums, rest - _ROUNDING) - 1
    return weeks * WEEK + min(week.begins[found] + rest - week.sums[found], week.ends[found])
