"""Tables at which nobody moves for months: they are warned, become dormant, are woken. A part of the `Store`.

What follows is worked out by a `IdleJudge` inside the transaction that stores it: the store knows no rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from storage import deadlines, outbox, questions
from storage.database import Database
from storage.places import repeat
from storage.queries import find_game
from storage.questions import ANSWERS, GO_ON, WOKEN, QuestionRow, cast_vote, close, find_question
from storage.resume import resume
from storage.rows import AGREED, DORMANT, PLAYING, GameRow, Notification
from storage.stops import Stop, downtime_since
from storage.waits import Planner

IDLE = "idle"
"""The kind of the question whether a game at which nobody moves goes on; DORMANT is that of what tells that a
table is dormant. They never change."""

IDLE_SECONDS = 90 * 86400.0
"""After so long without a move all are asked whether the game goes on."""

WARNING_SECONDS = 14 * 86400.0
"""So long after that was posted the table becomes dormant."""

UNPOSTED_SECONDS = 2 * WARNING_SECONDS
"""So long after it was due it becomes dormant if nothing could be posted, since its place is gone."""

DUE = "SELECT id, idle_due FROM game INDEXED BY game_idle WHERE idle_due <= ? ORDER BY idle_due"

ACTIVE = """
SELECT max(time) FROM (
    SELECT max(time) AS time FROM move WHERE game = :game AND (interaction IS NOT NULL OR n = 1)
    UNION ALL
    SELECT max(time) FROM table_change WHERE game = :game AND kind = 'seat' AND to_user IS NOT NULL
    UNION ALL
    SELECT max(closed) FROM question WHERE game = :game AND (
        (outcome = :on AND (kind <> 'agree-pause' OR seat IS NOT NULL))
        OR (outcome = :agreed AND kind = 'agree-pause')
    )
)
"""
"""When somebody last moved, took a seat, said that the game goes on, or all agreed on a pause."""

OPEN = f"""
SELECT id, kind FROM question INDEXED BY question_open
WHERE game = ? AND closed IS NULL AND kind IN ('{IDLE}', '{DORMANT}')
"""

WAKE = f"UPDATE pause SET ended = ? WHERE game = ? AND kind = '{DORMANT}' AND ended IS NULL"


class IdleState(Struct, frozen=True):
    """A table as far as it matters whether anybody still plays there."""

    row: GameRow
    active: float
    """When somebody last moved, took a seat, or said that the game goes on."""
    warning: QuestionRow | None
    """The open question whether the game goes on."""
    downtime: tuple[Stop, ...]
    """When the bot did not run since somebody was last active."""


class Fate(Enum):
    """What becomes of a table at which nobody moves."""

    LATER = "later"
    """Nothing yet."""
    WARNED = "warned"
    DORMANT = "dormant"


class Verdict(Struct, frozen=True):
    """What is to be stored."""

    fate: Fate
    due: float = 0.0
    """When the table is looked at again, if nothing becomes of it yet."""


IdleJudge = Callable[[IdleState], Verdict]
"""Works out what follows; it is pure and quick."""


class Dormancy:
    """Asynchronous access to tables at which nobody moves."""

    def __init__(self, database: Database) -> None:
        """Tables in an open database."""
        self._database = database

    async def due(self, until: float) -> dict[int, float]:
        """The games that are to be looked at until a moment, the longest due first, and when."""
        return await self._database.read(
            lambda connection: dict(connection.execute(DUE, (until,)).fetchall())
        )

    async def settle(self, game: int, judge: IdleJudge, *, planner: Planner, time: float) -> Verdict | None:
        """Store what follows from the state of a game, while the caller has locked it.

        Returns what that is; None for a game that is not to be looked at any more.
        """

        def work(connection: sqlite3.Connection) -> Verdict | None:
            row = find_game(connection, game)
            if row.stage != PLAYING or row.dormant:
                return None
            state = _find_state(connection, row)
            verdict = judge(state)
            if verdict.fate is Fate.LATER:
                _postpone(connection, state, verdict.due, time)
            elif verdict.fate is Fate.WARNED:
                _warn(connection, state, time)
            else:
                _begin(connection, state, planner, time)
            return verdict

        return await self._database.write(work)

    async def go_on(self, question: int, seat: int, *, time: float) -> bool:
        """A seat says that the game goes on; returns whether that was still asked. Raises NoSuchQuestion."""

        def work(connection: sqlite3.Connection) -> bool:
            found = find_question(connection, question)
            if found.kind != IDLE or found.closed is not None:
                return False
            cast_vote(connection, question, seat, GO_ON)
            close(connection, question, GO_ON, time)
            look_later(connection, found.game, time)
            outbox.add(connection, found.game, ANSWERS, time)
            return True

        return await self._database.write(work)

    async def wake(self, game: int, seat: int, *, planner: Planner, time: float) -> bool:
        """A seat wakes a table, while the caller has locked it; returns whether it was dormant."""
        return await self._database.write(lambda connection: wake(connection, game, planner, time, seat))


def look_later(connection: sqlite3.Connection, game: int, time: float) -> None:
    """A game has begun, or somebody acts there: whether anybody moves matters in ninety days."""
    connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (time + IDLE_SECONDS, game))


def keep_awake(connection: sqlite3.Connection, game: int, planner: Planner | None, time: float) -> None:
    """Somebody acts at a table: a warning is void, and if it was dormant it is awake again."""
    if wake(connection, game, planner, time):
        return
    for id_, _ in connection.execute(OPEN, (game,)).fetchall():
        close(connection, id_, WOKEN, time)
        look_later(connection, game, time)
        outbox.add(connection, game, ANSWERS, time)


def wake(
    connection: sqlite3.Connection, game: int, planner: Planner | None, time: float, seat: int | None = None
) -> bool:
    """Have the clocks of a dormant table go on, and whoever is waited for be called anew.

    `seat`: whose user wakes it by a press; None: somebody acts. Returns whether it was dormant.
    """
    if not connection.execute(WAKE, (time, game)).rowcount:
        return False
    for id_, _ in connection.execute(OPEN, (game,)).fetchall():
        if seat is not None:
            cast_vote(connection, id_, seat, GO_ON)
        close(connection, id_, WOKEN if seat is None else GO_ON, time)
    look_later(connection, game, time)
    outbox.add(connection, game, ANSWERS, time)
    if planner is not None:
        resume(connection, game, planner, time)
    return True


def _find_state(connection: sqlite3.Connection, row: GameRow) -> IdleState:
    values = {"game": row.id, "on": GO_ON, "agreed": AGREED}
    (active,) = connection.execute(ACTIVE, values).fetchone()
    asked = next((id_ for id_, _ in connection.execute(OPEN, (row.id,)).fetchall()), None)
    warning = None if asked is None else find_question(connection, asked)
    return IdleState(row, active, warning, downtime_since(connection, active))


def _postpone(connection: sqlite3.Connection, state: IdleState, due: float, time: float) -> None:
    """Look at a table later; whoever reads a warning sees until when it is then."""
    connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (due, state.row.id))
    if state.warning is not None and state.warning.posted is not None and state.warning.deadline != due:
        connection.execute("UPDATE question SET deadline = ? WHERE id = ?", (due, state.warning.id))
        outbox.add(connection, state.row.id, ANSWERS, time)


def _warn(connection: sqlite3.Connection, state: IdleState, time: float) -> None:
    game = state.row.id
    asked = questions.ask(connection, game, None, IDLE, None, time)
    connection.execute("UPDATE question SET since = ? WHERE id = ?", (state.active, asked))
    connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (time + UNPOSTED_SECONDS, game))
    outbox.add(connection, game, Notification(IDLE, 0), time)


def _begin(connection: sqlite3.Connection, state: IdleState, planner: Planner, time: float) -> None:
    """Have a table be dormant; where no people sit nobody is told."""
    game = state.row.id
    connection.execute("INSERT INTO pause (game, kind, begins) VALUES (?, ?, ?)", (game, DORMANT, time))
    connection.execute("UPDATE game SET idle_due = NULL WHERE id = ?", (game,))
    questions.close_all(connection, game, DORMANT, time)
    deadlines.move(connection, planner, game=game)
    outbox.add(connection, game, planner.deadline_moved, time)
    if any(held.user is not None for held in state.row.seated):
        told = questions.ask(connection, game, None, DORMANT, None, time)
        connection.execute("UPDATE question SET since = ? WHERE id = ?", (state.active, told))
        outbox.add(connection, game, Notification(DORMANT, 0), time)
    repeat(connection, game, planner.woken.card, time)
