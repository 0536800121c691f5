"""Zones, schedules and moments as they can be, for properties."""

from __future__ import annotations

from zoneinfo import available_timezones

from hypothesis import strategies as st

from clocks.offsets import DAY, stretch
from clocks.schedule import Schedule
from clocks.waking_time import ClockStop

PECULIAR = (
    "America/Santiago",
    "Africa/Cairo",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "Europe/Berlin",
    "America/New_York",
    "Africa/Casablanca",
    "America/St_Johns",
    "Pacific/Kiritimati",
    "Europe/Dublin",
)
"""Midnights and a day that do not exist, a change by half an hour, odd minutes, a change for Ramadan."""

MOMENTS = st.integers(1_262_304_000, 1_893_456_000)
"""UTC seconds from 2010 to 2030."""

ZONES = st.one_of(st.sampled_from(PECULIAR), st.sampled_from(sorted(available_timezones())))


@st.composite
def schedules(draw: st.DrawFn, zones: st.SearchStrategy[str] = ZONES) -> Schedule:
    """A schedule anywhere."""
    quiet_from, quiet_to = None, None
    if draw(st.booleans()):
        quiet_from = draw(st.integers(0, 1439))
        quiet_to = (quiet_from + draw(st.integers(1, 720))) % 1440
    days_off = draw(st.sets(st.integers(0, 6), max_size=2))
    return Schedule(draw(zones), quiet_from, quiet_to, tuple(sorted(days_off)))


@st.composite
def moments(draw: st.DrawFn, zone: str) -> int:
    """A moment, often close to a change of the clocks of a zone."""
    moment = draw(MOMENTS)
    if not draw(st.booleans()):
        return moment
    for _ in range(4):
        here = stretch(zone, moment)
        if stretch(zone, here.end).offset != here.offset:
            return here.end + draw(st.integers(-2 * DAY, DAY))
        moment = here.end
    return moment


@st.composite
def stops(draw: st.DrawFn, around: int) -> tuple[ClockStop, ...]:
    """Up to four times that do not count, around a moment; in any order, perhaps one in another."""
    begins = st.integers(around - 5 * DAY, around + 20 * DAY)
    lengths = st.integers(0, 10 * DAY)
    pairs = draw(st.lists(st.tuples(begins, lengths), max_size=4))
    return tuple((begin, begin + length) for begin, length in pairs)
