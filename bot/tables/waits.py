"""Waits: how long a player has, and what falls due in that time. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import isinf

import msgspec

from bot.tables.notifications import Kind
from bot.tables.reminders.timer_kinds import TimerKind
from bot.tables.settings.pace import find_pace, time_kept, time_when_asked
from bot.tables.settings.settings import clock_schedule, from_json
from clocks.schedule import HOUR, MINUTE, Schedule, awake
from clocks.waking_time import deadline, elapsed
from storage.rows import Notification, WaitingRow
from storage.time.stops import Stop
from storage.time.waits import Plan, Timer, Wait, Woken

LAST_HOURS = 4.0 * HOUR
"""Waking seconds before a deadline at which a player is reminded for the last time."""

SHORT = 2 * LAST_HOURS
"""With no more time than that a player is reminded once, at half-time."""

SHORTEST = 1.0 * HOUR
"""With less time than that a player is not reminded: they have just been called."""

SLEPT = 21 * 24.0 * HOUR
"""Seconds after which who is waited for without a clock is late, if they were called after CALLED."""

CALLED = 14 * 24.0 * HOUR
"""Seconds after which who is waited for without a clock is reminded."""


class WaitPlanner:
    """Works out waits for the store."""

    deadline_moved = Notification(Kind.COUNTER, 0, replaces=True)
    """The newest message of the game says until when somebody can choose."""
    woken = Woken(Kind.ASK, Kind.TURN, Kind.CARD)

    def begin(self, wait: Wait) -> Plan:
        """The plan of a wait that begins."""
        pace = find_pace(wait.pace)
        if pace is None:
            return Plan(timers=(Timer(TimerKind.SLEPT, wait.since + CALLED),))
        if wait.resumed is not None and wait.reserve is not None:
            return _plan(wait.since, wait.reserve, schedule_from_json(wait.resumed), wait.stops)
        schedule = clock_schedule(from_json(wait.settings), wait.language or "", wait.since)
        return _plan(wait.since, time_when_asked(pace, wait.reserve), schedule, wait.stops)

    def plan_again(self, wait: WaitingRow, stops: Collection[Stop]) -> Plan:
        """The plan of a wait with a clock, after its stops have changed."""
        assert wait.left is not None
        return _plan(wait.since, wait.left, schedule_of_wait(wait), stops)

    def left(self, wait: WaitingRow, until: float, stops: Collection[Stop]) -> float:
        """The waking seconds that are left of a wait with a clock at a moment."""
        assert wait.left is not None
        return time_kept(wait.left, elapsed(wait.since, until, schedule_of_wait(wait), stops))

    def used(
        self, wait: WaitingRow, until: float, settings: str | None, language: str, stops: Collection[Stop]
    ) -> float:
        """The waking seconds of a wait until a moment; without a clock by what the user has set."""
        schedule = (
            clock_schedule(from_json(settings), language, wait.since)
            if wait.schedule is None
            else schedule_of_wait(wait)
        )
        return elapsed(wait.since, until, schedule, stops)


WAIT_PLANNER = WaitPlanner()


def schedule_from_json(text: str) -> Schedule:
    """A schedule as it is stored. Raises msgspec.DecodeError."""
    return _SCHEDULES.decode(text)


def schedule_of_wait(wait: WaitingRow) -> Schedule:
    """When the user was awake as it was set when a wait with a clock began."""
    assert wait.schedule is not None
    return schedule_from_json(wait.schedule)


def _plan(since: float, left: float, schedule: Schedule, stops: Collection[Stop]) -> Plan:
    return Plan(
        left=left,
        schedule=msgspec.json.encode(schedule).decode(),
        deadline=deadline(since, left, schedule, stops),
        timers=tuple(_timers(since, left, schedule, stops)),
    )


def _timers(since: float, left: float, schedule: Schedule, stops: Collection[Stop]) -> Iterator[Timer]:
    if left > SHORT:
        yield Timer(TimerKind.HALF, _reminder(since, left / 2, schedule, stops))
    if left >= SHORTEST:
        used = left - LAST_HOURS if left >= SHORT else left / 2
        yield Timer(TimerKind.LAST, _reminder(since, used, schedule, stops))
    yield Timer(TimerKind.DEADLINE, deadline(since, left, schedule, stops))


def _reminder(since: float, used: float, schedule: Schedule, stops: Collection[Stop]) -> float:
    """When so much time is used; a minute earlier if the player falls asleep just then."""
    due = deadline(since, used, schedule, stops)
    if isinf(due):
        return due
    return due if awake(schedule, due) else deadline(since, used - MINUTE, schedule, stops)


_SCHEDULES = msgspec.json.Decoder(Schedule)
