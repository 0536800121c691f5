"""The time of a game: its pace, the clocks of its waits, their timers."""

from collections.abc import Iterator, Mapping
from math import isclose

import msgspec

from clocks.pace import NO_PACE, PACES
from clocks.schedule import schedule_from_json, schedule_to_json
from clocks.wait_clock import CALLED
from storage.core.kinds import TimerKind
from storage.core.rows import PLAYING, WaitingRow
from storage.sqlite.snapshot import Record, StoredGame
from storage.time.waits import OF_CLOCK, clock_of_wait, schedule_of_wait, timers_of

MOST_TIME = {pace.key: pace.most for pace in PACES}
"""The most waking seconds that a player can have, by the keys of paces."""

SAME_TIME = 0.001
"""Seconds by which two ways to work out a moment may differ."""


def clock_faults(stored: StoredGame) -> Iterator[str]:
    if stored.row.pace != NO_PACE and stored.row.pace not in MOST_TIME:
        yield f"there is no pace {stored.row.pace!r}"
    for wait in stored.waiting:
        yield from (f"the clock of seat {wait.seat + 1}: {fault}" for fault in _wait_faults(stored, wait))
    for kept in stored.reserves:
        yield from (f"seat {kept['seat'] + 1}: {fault}" for fault in _reserve_faults(stored, kept))


def _wait_faults(stored: StoredGame, wait: WaitingRow) -> Iterator[str]:
    timers = [each for each in stored.timers if each["seat"] == wait.seat]
    clock = (wait.pace, wait.left, wait.schedule, wait.deadline)
    held = stored.row.holder(wait.seat)
    if (held is None or held.user is None) and (timers or clock != (None,) * 4):
        yield "nobody sits there whose time it is"
        return
    if clock == (None,) * 4:
        yield from _timer_faults(stored, wait, timers, {TimerKind.LAST: wait.since + CALLED})
        return
    if wait.pace not in MOST_TIME or wait.left is None or wait.schedule is None or wait.deadline is None:
        yield "it is not one"
        return
    if wait.left > MOST_TIME[wait.pace]:
        yield f"pace {wait.pace!r} gives less time"
    try:
        planned = clock_of_wait(wait, stored.clock_stops[wait.seat])
    except msgspec.DecodeError as fault:
        yield str(fault)
        return
    if schedule_to_json(schedule_of_wait(wait)) != wait.schedule:
        yield "its schedule is not written as schedules are"
    if not isclose(planned.deadline, wait.deadline, rel_tol=0.0, abs_tol=SAME_TIME):
        yield "its deadline is not when its time has run out"
    yield from _timer_faults(stored, wait, timers, timers_of(planned))


def _timer_faults(
    stored: StoredGame, wait: WaitingRow, timers: list[Record], earliest: Mapping[TimerKind, float]
) -> Iterator[str]:
    """Faults of the timers of a wait; `earliest`: when the timers of its clock are due."""
    for timer in timers:
        kind = timer["kind"]
        if kind not in list(TimerKind):
            yield f"there is no timer {kind!r}"
        if timer["since"] != wait.since:
            yield f"timer {kind!r} is of another wait"
        if kind == TimerKind.TURN_END:
            yield from _turn_end_faults(stored, timer)
        elif timer["version"] is not None:
            yield f"timer {kind!r} has the version of a seat"
        if kind in OF_CLOCK and timer["done"] is None:
            if kind not in earliest:
                yield f"there is no clock that timer {kind!r} could follow from"
            elif timer["due"] < earliest[kind] - SAME_TIME:
                yield f"timer {kind!r} is too early"


def _turn_end_faults(stored: StoredGame, timer: Record) -> Iterator[str]:
    seat = timer["seat"]
    own = [move for move in stored.moves if move.seat == seat or (move.seat is None and move.undoes)]
    held = stored.row.holder(seat)
    if timer["version"] != len(own):
        yield "a turn is to end by itself, but something was chosen since"
    if held is None or held.player is None or seat in stored.computers_waiting:
        yield "the turn of a computer player is to end by itself"
    if timer["done"] is not None:
        yield "a turn has ended by itself that goes on"


def _reserve_faults(stored: StoredGame, kept: Record) -> Iterator[str]:
    held = stored.row.holder(kept["seat"])
    former = [each.from_user for each in stored.changes if each.seat == kept["seat"]]
    if stored.row.stage != PLAYING or held is None or kept["user"] not in (held.user, *former):
        yield "time is kept for nobody"
    try:
        schedule = schedule_from_json(kept["schedule"])
    except msgspec.DecodeError as fault:
        yield str(fault)
    else:
        if schedule_to_json(schedule) != kept["schedule"]:
            yield "the schedule that is kept is not written as schedules are"
    if kept["pace"] not in MOST_TIME:
        yield f"there is no pace {kept['pace']!r}"
    elif max(kept["left"], kept["had"] or 0.0) > MOST_TIME[kept["pace"]]:
        yield f"pace {kept['pace']!r} keeps less time"
