"""The days of vacations: how many are left in a year, and which ones a vacation may have. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, timedelta

from clocks.local_time import day_of, moment_of
from storage.rows import VacationRow

DAYS_A_YEAR = 30
"""Days of vacation in a calendar year, over all tables."""

AHEAD_DAYS = 365
"""How many days ahead a vacation may begin."""

ONE = timedelta(days=1)


def last_day(vacation: VacationRow) -> date:
    """The last day of a vacation as it was announced."""
    return day_of(vacation.ends - 1, vacation.zone)


def days_of(vacation: VacationRow) -> frozenset[date]:
    """The days of which a vacation took anything; none if it was withdrawn before it began."""
    if vacation.over <= vacation.begins:
        return frozenset()
    first = day_of(vacation.begins, vacation.zone)
    last = day_of(vacation.over, vacation.zone)
    if moment_of(last, vacation.zone) == vacation.over:
        last -= ONE
    return frozenset(_days(first, last))


def days_taken(vacations: Iterable[VacationRow]) -> tuple[date, ...]:
    """The days of all vacations; one on which several run counts for each."""
    return tuple(day for vacation in vacations for day in days_of(vacation))


def days_left(taken: Collection[date], year: int) -> int:
    """How many days of vacation are left in a year."""
    return max(0, DAYS_A_YEAR - sum(day.year == year for day in taken))


def first_days(today: date, taken: Collection[date]) -> tuple[date, ...]:
    """The days on which a vacation may begin."""
    return tuple(day for day in _days(today, today + AHEAD_DAYS * ONE) if days_left(taken, day.year))


def last_days(first: date, taken: Collection[date]) -> tuple[date, ...]:
    """The days on which a vacation may end that begins on a day."""
    found: list[date] = []
    day = first
    while days_left([*taken, *found], day.year):
        found.append(day)
        day += ONE
    return tuple(found)


def _days(first: date, last: date) -> list[date]:
    return [first + n * ONE for n in range((last - first).days + 1)]
