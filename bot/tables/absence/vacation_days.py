"""The days of vacations and the patience with stand-ins: how many, which, how long. Pure."""

from collections.abc import Collection, Iterable
from datetime import date, timedelta

from clocks.local_time import day_of, moment_of
from clocks.offsets import DAY
from clocks.user_settings import clock_schedule, from_json
from clocks.waking_time import deadline
from storage.absence.stand_ins import StandInWait
from storage.core.rows import VacationRow

PATIENCE = float(DAY)
"""Waking seconds after which a computer player replaces a stand-in who has not played."""

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


def all_days_taken(vacations: Iterable[VacationRow]) -> tuple[date, ...]:
    """The days of all vacations; one on which several run counts for each."""
    return tuple(day for vacation in vacations for day in days_of(vacation))


def days_left(taken: Collection[date], year: int) -> int:
    return max(0, DAYS_A_YEAR - sum(day.year == year for day in taken))


def first_days(today: date, taken: Collection[date]) -> tuple[date, ...]:
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


def replacement_time(wait: StandInWait) -> float:
    """When a stand-in is replaced who does not play."""
    schedule = clock_schedule(from_json(wait.settings), wait.language or "", wait.since)
    return deadline(wait.since, PATIENCE, schedule, wait.clock_stops)
