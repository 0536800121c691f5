from datetime import date, timedelta

import pytest

from bot.tables.absence.vacation_days import (
    DAYS_A_YEAR,
    days_left,
    days_of,
    days_taken,
    first_days,
    last_days,
)
from clocks.local_time import day_of, moment_of
from storage.core.rows import VacationRow

BERLIN = "Europe/Berlin"
ONE = timedelta(days=1)


def vacation(begin: str, end: str, ended: str | None = None, zone: str = BERLIN) -> VacationRow:
    """A vacation from the beginning of a day to that of another one, or until noon of a third."""
    begins, ends = (moment_of(date.fromisoformat(day), zone) for day in (begin, end))
    over = None if ended is None else moment_of(date.fromisoformat(ended), zone) + 12 * 3600.0
    return VacationRow(1, 101, begins, ends, over, zone)


def test_a_vacation_takes_the_days_it_touches() -> None:
    assert days_of(vacation("2027-03-26", "2027-03-30")) == {date(2027, 3, 26) + n * ONE for n in range(4)}
    assert days_of(vacation("2027-03-26", "2027-03-30", "2027-03-26")) == {date(2027, 3, 26)}
    assert days_of(vacation("2027-03-26", "2027-03-30", "2027-03-20")) == set()


def test_a_day_counts_for_its_year_and_for_each_vacation_on_it() -> None:
    taken = days_taken(
        [vacation("2026-12-30", "2027-01-03"), vacation("2027-01-02", "2027-01-05", "2027-01-02")]
    )
    assert days_left(taken, 2026) == DAYS_A_YEAR - 2
    assert days_left(taken, 2027) == DAYS_A_YEAR - 3


def test_no_vacation_takes_more_days_than_are_left() -> None:
    first = date(2027, 7, 1)
    assert last_days(first, set())[-1] == date(2027, 7, 30)
    taken = days_taken([vacation("2027-06-01", "2027-06-30")])
    assert days_left(taken, 2027) == 1
    assert last_days(first, taken) == (first,)
    used = (*taken, first)
    assert last_days(first, used) == last_days(first + ONE, used) == ()
    assert first_days(date(2027, 12, 30), used)[0] == date(2028, 1, 1)


def test_a_vacation_over_new_year_takes_the_days_of_both_years() -> None:
    found = last_days(date(2027, 12, 2), set())
    assert found[-1] == date(2028, 1, 30)


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("America/Santiago", date(2026, 9, 6)),
        ("Africa/Cairo", date(2027, 4, 30)),
        ("Asia/Beirut", date(2027, 3, 28)),
        ("Europe/Berlin", date(2027, 3, 28)),
    ],
)
def test_a_day_begins_at_its_first_moment_even_if_that_is_not_midnight(zone: str, day: date) -> None:
    begin = moment_of(day, zone)
    assert day_of(begin, zone) == day
    assert day_of(begin - 1, zone) == day - ONE
