"""Waits: whom a game waits for, and by which clock. Each function runs inside a transaction.

How long a wait is, and what falls due in it, is worked out by a `Planner`: the store knows neither zones nor
paces.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from typing import Protocol

from msgspec import Struct

from storage.queries import WAITING, find_waiting
from storage.rows import NewTimer, Notification, WaitingRow
from storage.time import hand_overs
from storage.time.stops import Stop, stops_of, stops_of_wait
from storage.time.timers import add_timer, delete_timer

HELD = """
SELECT seat.user, settings.settings, language.language, game.pace,
    reserve.pace, reserve."left", reserve.schedule, reserve.since, reserve.had
FROM seat
JOIN game ON game.id = seat.game
LEFT JOIN reserve ON reserve.game = seat.game AND reserve.seat = seat.seat AND reserve.user = seat.user
LEFT JOIN settings ON settings.user = seat.user
LEFT JOIN language ON language.owner = seat.user
WHERE seat.game = ? AND seat.seat = ?
"""
"""Who holds a seat, and what the clock of a wait for them depends on."""

MOVED_THEMSELVES = """
SELECT seat.user, settings.settings, language.language
FROM seat
LEFT JOIN settings ON settings.user = seat.user
LEFT JOIN language ON language.owner = seat.user
WHERE seat.game = ? AND seat.seat = ? AND seat.user IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM stand_in WHERE stand_in.game = seat.game AND stand_in.seat = seat.seat)
    AND EXISTS (SELECT 1 FROM seat AS other WHERE other.game = seat.game AND other.user <> seat.user)
"""
"""The user of a seat, unless somebody stands in for them or no other people wait."""

WAITS = """
INSERT INTO waiting (game, seat, since, computer) SELECT game, seat, ?, computer IS NOT NULL FROM seat
WHERE game = ? AND seat = ?
"""

KEEPS = """
REPLACE INTO reserve SELECT game, seat, user, ?, ?, ?, ?, ? FROM seat WHERE game = ? AND seat = ?
"""

ASKED_ANEW = "UPDATE reserve SET since = NULL, had = NULL WHERE game = ? AND seat = ? AND since IS NOT NULL"

ALL_CLOCKS = f"SELECT {WAITING} FROM waiting INDEXED BY waiting_clocks WHERE deadline IS NOT NULL"

CLOCKS_AT = f"SELECT {WAITING} FROM waiting WHERE game = ? AND deadline IS NOT NULL"

CLOCKS_OF = f"""
SELECT {WAITING} FROM seat CROSS JOIN waiting USING (game, seat)
WHERE seat.user = ? AND waiting.deadline IS NOT NULL
"""

TOLD = "SELECT kind, max(done) FROM timer WHERE game = ? AND seat = ? AND done IS NOT NULL GROUP BY kind"


class Wait(Struct, frozen=True):
    """A wait for a user that begins, or goes on after they have taken something back."""

    since: float
    pace: str
    """Key of the pace it goes by."""
    reserve: float | None
    """The waking seconds that were left of the wait before, if it went by this pace; None without one."""
    resumed: str | None
    """The schedule of the wait before, if that goes on; None: this is a new one."""
    settings: str | None
    """What the user has set, as JSON; None: nothing."""
    language: str | None
    """The user's language, if it is known."""
    stops: tuple[Stop, ...]


class Timer(Struct, frozen=True):
    """Something that falls due while a seat is waited for."""

    kind: str
    due: float


class Plan(Struct, frozen=True):
    """The clock of a wait and its timers. Without a clock the first three are None."""

    left: float | None = None
    """The waking seconds that are left as it begins."""
    schedule: str | None = None
    """When the user is awake, as JSON."""
    deadline: float | None = None
    timers: tuple[Timer, ...] = ()


class Woken(Struct, frozen=True):
    """The kinds of notifications that are due when a table that was dormant is awake again."""

    asked: str
    """To a seat: it has to choose."""
    turn: str
    """To all: where the game stands."""
    card: str
    """The card shows the table as it is."""


class Planner(Protocol):
    """Works out waits; it is pure, and quick, for it is called inside of transactions."""

    deadline_moved: Notification
    """What is due of a game when a deadline of it has moved."""
    woken: Woken
    """What is due of a game that is awake again."""

    def begin(self, wait: Wait) -> Plan:
        """The plan of a wait that begins."""

    def plan_again(self, wait: WaitingRow, stops: Collection[Stop]) -> Plan:
        """The plan of a wait with a clock, after its stops have changed."""

    def left(self, wait: WaitingRow, until: float, stops: Collection[Stop]) -> float:
        """The waking seconds that are left of a wait with a clock at a moment."""

    def used(
        self, wait: WaitingRow, until: float, settings: str | None, language: str, stops: Collection[Stop]
    ) -> float:
        """The waking seconds of a wait until a moment; without a clock by what the user has set."""


def replace(
    connection: sqlite3.Connection,
    game: int,
    waiting: Iterable[WaitingRow],
    asked: Collection[int],
    time: float,
    planner: Planner | None,
    moved: Collection[int] = (),
) -> None:
    """Have a game wait for seats. A seat that is not asked again keeps its wait.

    `asked`: the seats whose wait is a new one; `moved`: the seats for which somebody has moved. Without a
    planner waits have no clocks.
    """
    new = list(waiting)
    going_on = {each.seat for each in new}.difference(asked)
    kept = set()
    for wait in find_waiting(connection, game):
        if wait.seat in going_on:
            kept.add(wait.seat)
        else:
            _end(connection, wait, time, planner, moved=wait.seat in moved)
    for wait in new:
        if wait.seat not in kept:
            connection.execute(WAITS, (wait.since, game, wait.seat))
            if wait.seat not in going_on:
                connection.execute(ASKED_ANEW, (game, wait.seat))
            if planner is not None:
                _begin(connection, game, wait.seat, wait.since, planner, resumed=wait.seat in going_on)


def _begin(
    connection: sqlite3.Connection, game: int, seat: int, since: float, planner: Planner, *, resumed: bool
) -> None:
    """Give a wait its clock and timers; a user who left while late still is late."""
    found = connection.execute(HELD, (game, seat)).fetchone()
    user, settings, language, pace, pace_before, left, schedule, given_up, had = found
    if user is None:
        return
    late = given_up is not None and not left
    if late:
        since, left = given_up, had
    resumed = resumed or given_up is not None
    if resumed and pace_before is not None:
        pace = pace_before
    reserve = left if pace_before == pace else None
    stops = stops_of(connection, game, seat, user, since)
    wait = Wait(since, pace, reserve, schedule if resumed else None, settings, language, stops)
    plan = planner.begin(wait)
    if given_up is not None or (plan.left is None and pace_before is not None):
        connection.execute("DELETE FROM reserve WHERE game = ? AND seat = ? AND user = ?", (game, seat, user))
    if plan.left is not None:
        connection.execute(
            'UPDATE waiting SET since = ?, pace = ?, "left" = ?, schedule = ?, deadline = ?'
            " WHERE game = ? AND seat = ?",
            (since, pace, plan.left, plan.schedule, plan.deadline, game, seat),
        )
    for timer in plan.timers:
        if not late or timer.due == plan.deadline:
            add_timer(connection, NewTimer(game, seat, timer.kind, timer.due))


def give_up(connection: sqlite3.Connection, game: int, seat: int, time: float, planner: Planner) -> None:
    """Keep what the user of a seat has left who gives it up, while the game waits for them."""
    wait = next((each for each in find_waiting(connection, game) if each.seat == seat), None)
    if wait is not None and wait.deadline is not None:
        _keep(connection, wait, time, planner, stops_of_wait(connection, wait), given_up=True)


def begin_anew(connection: sqlite3.Connection, game: int, seat: int, time: float, planner: Planner) -> bool:
    """Have the game wait for another holder of a seat, if it waits for the seat; returns whether it does.

    They go on where they gave it up, unless it was asked again since.
    """
    waited = connection.execute("DELETE FROM waiting WHERE game = ? AND seat = ?", (game, seat)).rowcount
    if waited:
        connection.execute(WAITS, (time, game, seat))
        _begin(connection, game, seat, time, planner, resumed=False)
    return bool(waited)


def _keep_hand_over(
    connection: sqlite3.Connection, wait: WaitingRow, time: float, planner: Planner, stops: Collection[Stop]
) -> None:
    """Keep how long other people have waited for a user who has moved themselves."""
    found = connection.execute(MOVED_THEMSELVES, (wait.game, wait.seat)).fetchone()
    if found is not None:
        user, settings, language = found
        used = planner.used(wait, time, settings, language or "", stops)
        hand_overs.add(connection, user, used, time)


def _end(
    connection: sqlite3.Connection, wait: WaitingRow, time: float, planner: Planner | None, *, moved: bool
) -> None:
    """End a wait; what is left of its time is kept, and how long it was if somebody has `moved`."""
    if planner is not None and (moved or wait.deadline is not None):
        stops = stops_of_wait(connection, wait)
        if moved:
            _keep_hand_over(connection, wait, time, planner, stops)
        if wait.deadline is not None:
            _keep(connection, wait, time, planner, stops, given_up=False)
    connection.execute("DELETE FROM waiting WHERE game = ? AND seat = ?", (wait.game, wait.seat))


def _keep(
    connection: sqlite3.Connection,
    wait: WaitingRow,
    time: float,
    planner: Planner,
    stops: Collection[Stop],
    *,
    given_up: bool,
) -> None:
    """Keep what is left of a wait with a clock; `given_up`: and what it was, since nothing was chosen."""
    assert wait.deadline is not None
    left = planner.left(wait, time, stops) if time < wait.deadline else 0.0
    wait_was = (wait.since, wait.left) if given_up else (None, None)
    connection.execute(KEEPS, (wait.pace, left, wait.schedule, *wait_was, wait.game, wait.seat))


def clocks(
    connection: sqlite3.Connection, *, user: int | None = None, game: int | None = None
) -> tuple[WaitingRow, ...]:
    """The waits that have a clock: all, those for a user, or those of a game."""
    if user is not None:
        rows = connection.execute(CLOCKS_OF, (user,))
    elif game is not None:
        rows = connection.execute(CLOCKS_AT, (game,))
    else:
        rows = connection.execute(ALL_CLOCKS)
    return tuple(WaitingRow(*row) for row in rows)


def plan_again(
    connection: sqlite3.Connection, waits: Iterable[WaitingRow], planner: Planner
) -> frozenset[int]:
    """Recompute waits after a change of their stops; return the games whose deadlines moved.

    What was told already is not told again, unless it falls due later than it was told.
    """
    games = set()
    for wait in waits:
        plan = planner.plan_again(wait, stops_of_wait(connection, wait))
        if plan.deadline == wait.deadline:
            continue
        key = (wait.game, wait.seat)
        connection.execute(
            "UPDATE waiting SET deadline = ? WHERE game = ? AND seat = ?", (plan.deadline, *key)
        )
        told = dict(connection.execute(TOLD, key).fetchall())
        for timer in plan.timers:
            if told.get(timer.kind, timer.due - 1) < timer.due:
                add_timer(connection, NewTimer(*key, timer.kind, timer.due))
            else:
                delete_timer(connection, *key, timer.kind)
        games.add(wait.game)
    return frozenset(games)
