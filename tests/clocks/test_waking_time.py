"""Waking time: examples of unusual nights, and properties over all zones."""

import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clocks.offsets import DAY, stretch
from clocks.pace import BRISK, NO_PACE, PACES, RESERVE, find_pace, time_kept, time_when_asked
from clocks.schedule import HOUR, MINUTE, Schedule, is_awake, next_waking
from clocks.waking_time import ClockStop, deadline, elapsed_waking

CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text("utf-8"))

FRIDAY, SUNDAY = 4, 6

PECULIAR = (
    *("America/Santiago", "Africa/Cairo", "Asia/Beirut", "Australia/Lord_Howe", "Pacific/Apia"),
    *("Asia/Kathmandu", "Europe/Berlin", "America/New_York", "Africa/Casablanca", "America/St_Johns"),
    *("Pacific/Kiritimati", "Europe/Dublin"),
)
"""Midnights and a day that do not exist, a change by half an hour, odd minutes, a change for Ramadan."""

MOMENTS = st.integers(1_262_304_000, 1_893_456_000)
"""UTC seconds from 2010 to 2030."""

ZONES = st.one_of(st.sampled_from(PECULIAR), st.sampled_from(sorted(available_timezones())))


def at(zone: str, text: str, fold: int = 0) -> float:
    """A local time ("2026-03-29 01:30") in UTC seconds; with `fold` the second one on a night with two."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def minutes(clock: str) -> int:
    """A time of the day in minutes since midnight."""
    return int(clock[:2]) * 60 + int(clock[3:])


def schedule(zone: str, quiet: str, *days_off: int) -> Schedule:
    """A schedule with quiet hours like "23:00-08:00"; "" for none."""
    begin, _, end = quiet.partition("-")
    return (
        Schedule(zone, minutes(begin), minutes(end), days_off) if quiet else Schedule(zone, days_off=days_off)
    )


@pytest.mark.parametrize(("zone", "quiet", "days_off", "start", "hours", "end"), CASES["awake"])
def test_time_runs_while_they_are_awake(
    zone: str, quiet: str, days_off: tuple[int, ...], start: str, hours: float, end: str
) -> None:
    rule = schedule(zone, quiet, *days_off)
    assert deadline(at(zone, start), hours * HOUR, rule) == at(zone, end)
    assert elapsed_waking(at(zone, start), at(zone, end), rule) == hours * HOUR


def test_the_hour_that_comes_twice_counts_twice() -> None:
    rule = schedule("Europe/Berlin", "03:00-08:00")
    assert (
        elapsed_waking(at("Europe/Berlin", "2026-10-25 02:00"), at("Europe/Berlin", "2026-10-25 09:00"), rule)
        == 3 * HOUR
    )


def test_the_day_off_of_a_short_day_is_short() -> None:
    rule = schedule("America/Santiago", "", SUNDAY)
    saturday, monday = at("America/Santiago", "2025-09-06 00:00"), at("America/Santiago", "2025-09-08 00:00")
    assert monday - saturday == 47 * HOUR
    assert elapsed_waking(saturday, monday, rule) == 24 * HOUR


def test_while_it_is_stopped_no_time_passes() -> None:
    rule = schedule("Europe/Berlin", "23:00-08:00")
    start, down = at("Europe/Berlin", "2026-01-15 20:00"), at("Europe/Berlin", "2026-01-15 22:00")
    up = at("Europe/Berlin", "2026-01-16 10:00")
    vacation = (at("Europe/Berlin", "2026-01-16 09:00"), at("Europe/Berlin", "2026-01-20 00:00"))
    assert deadline(start, 3 * HOUR, rule, [(down, up)]) == at("Europe/Berlin", "2026-01-16 11:00")
    assert deadline(start, 3 * HOUR, rule, [vacation, (down, up)]) == at("Europe/Berlin", "2026-01-20 09:00")
    assert (
        elapsed_waking(start, at("Europe/Berlin", "2026-01-21 00:00"), rule, [vacation, (down, up)])
        == 17 * HOUR
    )
    assert deadline(start, 2 * HOUR, rule, [(down, up)]) == down
    assert deadline(start, 3 * HOUR, rule, [(down, float("inf"))]) == float("inf")
    assert elapsed_waking(start, up, rule, [(down, float("inf"))]) == 2 * HOUR


def test_no_time_is_over_at_once_and_never_passes_backwards() -> None:
    rule = schedule("Europe/Berlin", "23:00-08:00")
    night = at("Europe/Berlin", "2026-01-15 03:00")
    assert deadline(night, 0, rule) == deadline(night, -5, rule) == night
    assert elapsed_waking(night + DAY, night, rule) == 0


def test_a_deadline_between_two_seconds_does_not_sleep_through_the_night() -> None:
    rule = schedule("Europe/Berlin", "23:00-08:00")
    evening = at("Europe/Berlin", "2026-01-15 23:00")
    for start in (evening - 7000 - part / 997 for part in range(997)):
        assert deadline(start, elapsed_waking(start, evening, rule), rule) == pytest.approx(evening, abs=1e-3)


@settings(max_examples=60)
@given(st.data())
def test_it_agrees_with_looking_at_the_clock_each_minute(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    start = data.draw(moments(rule.zone)) // 60 * 60
    still = data.draw(stops(start))
    still = tuple((begin // 60 * 60, end // 60 * 60) for begin, end in still)
    zone = ZoneInfo(rule.zone)
    total = 0
    for minute in range(data.draw(st.integers(1, 3 * 1440))):
        moment = start + minute * MINUTE
        local = datetime.fromtimestamp(moment, zone)
        running = is_awake_at_local_time(rule, local) and not any(
            begin <= moment < end for begin, end in still
        )
        assert is_awake(rule, moment) == is_awake_at_local_time(rule, local)
        total += MINUTE if running else 0
    assert elapsed_waking(start, moment + MINUTE, rule, still) == total


def is_awake_at_local_time(rule: Schedule, local: datetime) -> bool:
    """Whether somebody is awake at a local time."""
    if local.weekday() in rule.days_off:
        return False
    if rule.quiet_from is None or rule.quiet_to is None:
        return True
    since_quiet = (local.hour * 60 + local.minute - rule.quiet_from) % 1440
    return since_quiet >= (rule.quiet_to - rule.quiet_from) % 1440


@given(st.data())
def test_the_two_are_inverse(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    start = data.draw(moments(rule.zone))
    still = data.draw(stops(start))
    left = data.draw(st.integers(0, 30 * DAY))
    due = deadline(start, left, rule, still)
    assert elapsed_waking(start, due, rule, still) == left
    if due > start:
        assert elapsed_waking(start, due - 1, rule, still) == left - 1


@given(st.data())
def test_no_moment_is_due_before_the_time_that_has_passed(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    start = data.draw(moments(rule.zone))
    still = data.draw(stops(start))
    end = start + data.draw(st.integers(0, 40 * DAY))
    due = deadline(start, elapsed_waking(start, end, rule, still), rule, still)
    assert due <= end
    assert elapsed_waking(due, end, rule, still) == 0


@given(st.data())
def test_time_adds_up_and_never_goes_back(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    start = data.draw(moments(rule.zone))
    still = data.draw(stops(start))
    middle = start + data.draw(st.integers(0, 20 * DAY))
    end = middle + data.draw(st.integers(0, 20 * DAY))
    first, second = elapsed_waking(start, middle, rule, still), elapsed_waking(middle, end, rule, still)
    assert 0 <= first <= middle - start
    assert elapsed_waking(start, end, rule, still) == first + second
    less, more = sorted(data.draw(st.tuples(st.integers(0, 9 * DAY), st.integers(0, 9 * DAY))))
    assert deadline(start, less, rule, still) <= deadline(start, more, rule, still)
    assert deadline(start, more, rule, still) == deadline(
        deadline(start, less, rule, still), more - less, rule, still
    )


@given(st.data())
def test_a_stop_never_takes_time_away(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    start = data.draw(moments(rule.zone))
    still = data.draw(stops(start))
    one_more = data.draw(stops(start))
    left = data.draw(st.integers(0, 20 * DAY))
    assert deadline(start, left, rule, (*still, *one_more)) >= deadline(start, left, rule, still)
    assert deadline(start, left, rule, still) == deadline(start, left, rule, (*still, *still)[::-1])


@given(st.data())
def test_waking_up(data: st.DataObject) -> None:
    rule = data.draw(schedules())
    moment = data.draw(moments(rule.zone))
    waking = next_waking(rule, moment)
    assert waking >= moment
    assert is_awake(rule, waking)
    assert elapsed_waking(moment, waking, rule) == 0
    assert (waking == moment) == is_awake(rule, moment)


@given(st.data())
def test_nothing_a_player_does_lets_what_is_left_grow_but_a_gain(data: st.DataObject) -> None:
    pace = data.draw(st.sampled_from(PACES))
    now = data.draw(MOMENTS)
    kept: float | None = None
    for _ in range(data.draw(st.integers(1, 5))):
        rule = data.draw(schedules())
        left = time_when_asked(pace, kept)
        assert left <= pace.most
        assert left <= (pace.first if kept is None else kept + pace.gain)
        since, still, remaining = now, [], left
        for _ in range(data.draw(st.integers(1, 4))):
            still.append((now, now + data.draw(st.integers(0, 30 * DAY))))
            now += data.draw(st.integers(0, 10 * DAY))
            after = time_kept(left, elapsed_waking(since, now, rule, still))
            assert 0 <= after <= remaining
            remaining = after
        kept = remaining


@pytest.mark.parametrize("zone", PECULIAR)
def test_no_change_of_the_clocks_is_overlooked(zone: str) -> None:
    rule, info = Schedule(zone, 0, 720), ZoneInfo(zone)
    begin = datetime(2011, 1, 1, tzinfo=UTC)
    for hour in range(0, 3 * 366 * 24, 5):
        moment = begin + timedelta(hours=hour)
        assert is_awake(rule, moment.timestamp()) == (moment.astimezone(info).hour >= 12)


@pytest.mark.parametrize(
    ("zone", "quiet_from", "quiet_to", "days_off"),
    [
        ("Europe/Atlantis", None, None, ()),
        ("../../etc/passwd", None, None, ()),
        ("", None, None, ()),
        ("UTC", 60, None, ()),
        ("UTC", 60, 60, ()),
        ("UTC", 0, 721, ()),
        ("UTC", 1380, 661, ()),
        ("UTC", -1, 60, ()),
        ("UTC", 1440, 60, ()),
        ("UTC", None, None, (1, 2, 3)),
        ("UTC", None, None, (2, 1)),
        ("UTC", None, None, (1, 1)),
        ("UTC", None, None, (7,)),
    ],
)
def test_a_schedule_leaves_time_to_play(
    zone: str, quiet_from: int | None, quiet_to: int | None, days_off: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match=r"zone|quiet|days"):
        Schedule(zone, quiet_from, quiet_to, days_off)


@st.composite
def schedules(draw: st.DrawFn, zones: st.SearchStrategy[str] = ZONES) -> Schedule:
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
    """Up to four clock stops around a moment, in any order, perhaps nested."""
    begins = st.integers(around - 5 * DAY, around + 20 * DAY)
    lengths = st.integers(0, 10 * DAY)
    pairs = draw(st.lists(st.tuples(begins, lengths), max_size=4))
    return tuple((begin, begin + length) for begin, length in pairs)


def test_a_reserve_grows_by_a_day_each_time_and_never_beyond_ten() -> None:
    left = time_when_asked(RESERVE, None)
    assert left == 5 * DAY
    assert time_when_asked(RESERVE, time_kept(left, 2 * DAY)) == 4 * DAY
    seen = []
    for _ in range(8):
        left = time_when_asked(RESERVE, time_kept(left, 0))
        seen.append(left / DAY)
    assert seen == [6, 7, 8, 9, 10, 10, 10, 10]


def test_whoever_used_up_all_has_a_day() -> None:
    assert time_when_asked(RESERVE, time_kept(5 * DAY, 9 * DAY)) == DAY


def test_the_brisk_one_is_smaller() -> None:
    assert time_when_asked(BRISK, None) == 3 * DAY
    assert time_when_asked(BRISK, DAY) == DAY + 8 * HOUR
    assert time_when_asked(BRISK, 5 * DAY) == 5 * DAY


@pytest.mark.parametrize(("key", "hours"), [("h8", 8), ("h24", 24), ("h48", 48), ("d7", 168)])
def test_plain_time_is_the_same_each_time(key: str, hours: int) -> None:
    pace = find_pace(key)
    assert pace is not None
    assert not pace.reserve
    for kept in (None, 0.0, 3600.0, hours * HOUR):
        assert time_when_asked(pace, kept) == hours * HOUR


def test_paces_are_found_by_their_stored_keys() -> None:
    assert [pace.key for pace in PACES] == ["reserve", "brisk", "h8", "h24", "h48", "d7"]
    assert [find_pace(pace.key) for pace in PACES] == list(PACES)
    assert [pace.key for pace in PACES if pace.reserve] == ["reserve", "brisk"]
    assert find_pace(NO_PACE) is None
    with pytest.raises(LookupError, match="no pace is called 'blitz'"):
        find_pace("blitz")
