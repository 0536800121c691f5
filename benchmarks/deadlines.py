"""What a deadline costs: the whole reserve, with quiet hours and days off, over changes of the clocks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from statistics import median
from time import perf_counter

from benchmarks.measurement import Measurement
from clocks.offsets import DAY, forget_changes
from clocks.pace import RESERVE
from clocks.schedule import HOUR, Schedule
from clocks.waking_time import ClockStop, deadline, elapsed_waking

ZONES = ("Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu", "America/New_York")
YEAR = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
TARGET = 50.0


def measure(_: str = "") -> list[Measurement]:
    """Deadlines begun every five hours of a year, in five zones; no game is needed."""
    waits = [
        (YEAR + hours * HOUR, Schedule(zone, 23 * 60, 8 * 60, (5, 6)))
        for zone in ZONES
        for hours in range(0, 366 * 24, 5)
    ]
    left, how = RESERVE.most, f"{len(waits)} in {len(ZONES)} zones, 10 days of waking time"
    for since, schedule in waits:
        deadline(since, left, schedule)
    rows = [
        _median("a deadline", [_time(since, left, schedule) for since, schedule in waits], how),
        _median(
            "a deadline with four stops",
            [_time(since, left, schedule, tuple(_stops(since))) for since, schedule in waits],
            how,
        ),
    ]
    rows.append(
        _median(
            "elapsed time",
            [_time_back(*wait) for wait in waits],
            f"{len(waits)} in {len(ZONES)} zones, over 20 days",
        )
    )
    return [*rows, _in_new_months(left)]


def _in_new_months(left: float) -> Measurement:
    """The deadlines for which the changes of the clocks have to be looked up."""
    times = []
    for zone in ZONES:
        for month in range(12):
            forget_changes()
            times.append(_time(YEAR + month * 30 * DAY, left, Schedule(zone, 23 * 60, 8 * 60, (5, 6))))
    return _median("a deadline in months not looked up", times, "each month is looked up once")


def _stops(since: float) -> Iterator[ClockStop]:
    """A vacation, and three outages."""
    yield since + 3 * DAY, since + 9 * DAY
    for day in (1, 5, 12):
        yield since + day * DAY, since + day * DAY + HOUR


def _time(since: float, left: float, schedule: Schedule, stops: tuple[ClockStop, ...] = ()) -> float:
    """Seconds that one deadline takes."""
    begun = perf_counter()
    deadline(since, left, schedule, stops)
    return perf_counter() - begun


def _time_back(since: float, schedule: Schedule) -> float:
    """Seconds that the elapsed time of 20 days takes."""
    begun = perf_counter()
    elapsed_waking(since, since + 20 * DAY, schedule)
    return perf_counter() - begun


def _median(name: str, seconds: list[float], how: str) -> Measurement:
    return Measurement(name, TARGET, median(seconds) * 1e6, "us", how)
