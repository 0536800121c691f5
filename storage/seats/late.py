"""Tables at which somebody or nobody plays: what follows, and what they are asked. A part of the `Store`.

What follows is worked out by a `Judge` inside the transaction that stores it: the store knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from clocks.waking_time import Stop
from storage.absence import dormancy, reach
from storage.absence.polls import (
    ANSWERS,
    COLUMNS,
    GO_ON,
    WOKEN,
    QuestionRow,
    cast_vote,
    close,
    find_question,
    reopen,
    with_votes,
)
from storage.core import outbox
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.kinds import REMINDERS, Kind, TimerKind, in_sql
from storage.core.queries import find_game, find_waiting
from storage.core.rows import GameRow, MoveRow, NewTimer, Notification, TimerRow, WaitingRow
from storage.core.timers import add_timer, look_at_late_again
from storage.core.verbs import reads
from storage.seats.holders import Holder, change_holder
from storage.time import turn_ends
from storage.time.stops import downtime_since, stops_of_wait

COMPUTER = "computer"
"""The outcome that a computer player moves once for a late seat. It never changes."""

VOID = "void"
"""The outcome that who was late has moved. It never changes."""

NEEDLESS = "needless"
"""The outcome that nothing has to be decided any more, since somebody else moved, or time is left. It never
changes."""

OFFER = "offer"
"""The outcome that a computer player takes over a late seat, which is on offer then. It never changes."""

TIME_IS_UP = (TimerKind.DEADLINE, TimerKind.LATE_AGAIN, TimerKind.SLEPT)
"""Timers after which a game is judged."""

QUESTIONS = f"""
SELECT {COLUMNS} FROM question
WHERE game = ? AND (kind IN ('{Kind.LATE}', '{Kind.ASLEEP}') OR (kind = '{Kind.IDLE}' AND closed IS NULL))
ORDER BY id
"""

OPEN = f"""
SELECT id, kind, seat, since FROM question
WHERE game = ? AND closed IS NULL AND (kind IN ('{Kind.LATE}', '{Kind.ASLEEP}')) IS TRUE
"""

PLAYED_FOR = "SELECT seat FROM stand_in WHERE game = ?"

MISSES = """
SELECT miss.seat, miss.since FROM waiting JOIN seat USING (game, seat)
JOIN miss ON miss."user" = seat."user" AND miss.game = seat.game AND miss.seat = seat.seat
WHERE waiting.game = ?
"""

ONCE = """
SELECT waiting.seat, waiting.since FROM waiting
JOIN seat USING (game, seat)
WHERE waiting.game = ? AND waiting.computer AND seat."user" IS NOT NULL
"""
"""The seats of users for which a computer player moves."""

DUE = f"""
SELECT timer.id, timer.game, timer.seat, seat."user", timer.since, timer.kind, timer.deadline, timer.due
FROM timer JOIN seat ON seat.game = timer.game AND seat.seat = timer.seat
WHERE timer.done IS NULL AND timer.due <= ? AND timer.game = ?
    AND timer.kind IN ({in_sql(TIME_IS_UP)}) AND NOT EXISTS (
        SELECT 1 FROM timer AS ending
        WHERE ending.game = timer.game AND ending.seat = timer.seat AND ending.kind = '{TimerKind.TURN_END}'
    )
"""
"""Nobody is late whose turn ends by itself."""

WENT_ON = f"""
SELECT max(
    (SELECT coalesce(max(ended), 0.0) FROM pause WHERE game = :game),
    (
        SELECT coalesce(max(closed), 0.0) FROM question
        WHERE game = :game AND kind = '{Kind.ASLEEP}' AND outcome = :on
    )
)
"""

TOLD = f"""
SELECT waiting.seat, max(done) FROM waiting JOIN timer USING (game, seat, since)
WHERE waiting.game = ? AND done IS NOT NULL AND kind IN ({in_sql(REMINDERS)})
GROUP BY waiting.seat
"""

GAMES_DUE = f"""
SELECT game FROM timer
WHERE done IS NULL AND due <= ? AND kind IN ({in_sql(TIME_IS_UP)})
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = timer.game AND pause.ended IS NULL)
UNION
SELECT game FROM question
WHERE closed IS NULL AND kind = '{Kind.LATE}' AND EXISTS (SELECT 1 FROM vote WHERE question = question.id)
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = question.game AND pause.ended IS NULL)
UNION
SELECT id FROM game WHERE idle_due <= ?
"""

TAKEN_BACK = f"""
SELECT question.id, waiting.since, waiting.deadline FROM waiting JOIN question USING (game, seat)
WHERE waiting.game = :game AND waiting.seat = :seat AND waiting."left" = 0 AND kind = '{Kind.LATE}'
    AND outcome IN ('{VOID}', '{NEEDLESS}')
    AND closed >= (SELECT time FROM move WHERE game = :game AND n = :undone)
ORDER BY question.id DESC LIMIT 1
"""
"""What was asked last about somebody who is late, until they moved, which they have taken back."""

TOGETHER = f"""
SELECT id FROM question WHERE game = ? AND kind = '{Kind.LATE}' AND asked = ? AND subject IS NULL ORDER BY id
"""

MOVING = "SELECT 1 FROM waiting WHERE game = ? AND seat = ? AND since = ? AND computer"

MOVED = f"""
UPDATE question SET moved = ? WHERE game = ? AND kind = '{Kind.LATE}' AND seat = ? AND since = ?
    AND outcome = '{COMPUTER}'
"""

MOVED_SINCE = """
SELECT seat FROM question WHERE game = ? AND moved > ? AND moved <= ? AND moved IS NOT NULL ORDER BY moved
"""


class Idle(Struct, frozen=True):
    """Whether anybody still plays at a table."""

    since: float
    """When somebody last moved, took a seat, or said that the game goes on."""
    downtime: tuple[Stop, ...] = ()
    """When the bot did not run since then."""


class LateState(Struct, frozen=True):
    """A game as far as it matters who is late."""

    row: GameRow
    waits: tuple[WaitingRow, ...]
    stops: Mapping[int, tuple[Stop, ...]]
    """Seats that are waited for -> when their clocks stood or will stand."""
    timers: tuple[TimerRow, ...]
    """Those that are due."""
    questions: tuple[QuestionRow, ...]
    """All about who is late, and to the table that sleeps, the oldest first."""
    missed: frozenset[tuple[int, float]]
    """Seats, and since when they are waited for, whose miss is stored."""
    last_press: float
    """When a user moved last."""
    went_on: float = 0.0
    """When the game went on, after its last pause or since somebody said so; 0 if it never stood."""
    idle: Idle | None = None
    """Since when nobody is active, if it is time to look at that."""
    unreached: frozenset[int] = frozenset()
    """Seats that nothing reaches."""
    told: Mapping[int, float] = {}
    """Seats that are waited for -> when their players were last reminded, if they were."""


class NewQuestion(Struct, frozen=True):
    """A question to be asked, or (with an outcome) what happens without one."""

    kind: str
    seat: int | None = None
    subject: str | None = None
    since: float | None = None
    deadline: float | None = None
    outcome: str | None = None


class Changes(Struct, frozen=True):
    """What is to be stored."""

    done: Collection[int] = ()
    """Ids of timers that are done with."""
    timers: Sequence[NewTimer] = ()
    """Timers of present waits."""
    missed: Sequence[int] = ()
    """Seats whose users have missed a deadline."""
    votes: Sequence[tuple[int, int, str]] = ()
    """Ids of questions, seats, and what they answer."""
    closed: Mapping[int, str] = {}
    """Ids of questions -> their outcomes."""
    asked: Sequence[NewQuestion] = ()
    moves: Sequence[int] = ()
    """Seats for which a computer player moves."""
    holders: Sequence[Holder] = ()
    """Who holds seats from then on."""
    told: Sequence[Notification] = ()
    idle_due: float | None = None
    """When it is looked at again whether anybody plays; None: as before."""
    until: Mapping[int, float] = {}
    """Ids of questions -> by when they are to be answered."""
    dormant: bool = False
    """Whether the table becomes dormant."""


Judge = Callable[[LateState], Changes]
"""Works out what follows; it is pure and quick."""


def moved_by_computer_since(connection: Connection, game: int, since: int, until: int) -> tuple[int, ...]:
    """The seats for which a computer player moved once in rows after `since`, up to `until`."""
    return tuple(seat for (seat,) in connection.execute(MOVED_SINCE, (game, since, until)).fetchall())


def seats_moved_for(connection: Connection, game: int) -> dict[int, float]:
    """Seats of users for which a computer player moves -> since when they are waited for."""
    return dict(connection.execute(ONCE, (game,)).fetchall())


def after_moves(
    connection: Connection, game: int, rows: Iterable[MoveRow], once: Mapping[int, float], time: float
) -> None:
    """Close the questions about seats that have moved, and wake a sleeping table.

    `once`: the seats for which a computer player moved. Who moves themselves goes on doing so.
    """
    own: set[int] = set()
    changed = False
    for row in rows:
        if row.seat is not None and row.interaction is not None:
            own.add(row.seat)
        if row.seat is not None and row.seat in once and row.seat not in own:
            connection.execute(MOVED, (row.n, game, row.seat, once[row.seat]))
            changed = True
    for seat in own & once.keys():
        connection.execute("UPDATE waiting SET computer = FALSE WHERE game = ? AND seat = ?", (game, seat))
        changed = True
    acted = {row.seat for row in rows if row.seat is not None}
    changed |= _close_after_moves(connection, game, acted, acted - (once.keys() - own), time)
    for row in rows:
        changed |= _go_on_about(connection, game, row)
    if changed:
        outbox.add(connection, game, ANSWERS, time)


def _go_on_about(connection: Connection, game: int, row: MoveRow) -> bool:
    """Make players late again who undo what they chose while late; returns whether a question goes on."""
    found = connection.execute(TAKEN_BACK, {"game": game, "seat": row.seat, "undone": row.undoes}).fetchone()
    if found is None:
        return False
    id_, since, deadline = found
    connection.execute("UPDATE question SET since = ?, deadline = ? WHERE id = ?", (since, deadline, id_))
    reopen(connection, id_)
    return True


def _close_after_moves(
    connection: Connection, game: int, acted: Collection[int], pressed: Collection[int], time: float
) -> bool:
    """Close the questions that moves have made needless; returns whether there were any.

    `acted`: the seats with new rows; `pressed`: those of them for which no computer player moved once.
    """
    questions = connection.execute(OPEN, (game,)).fetchall()
    if not questions:
        return False
    changed = False
    waiting = {each.seat: each.since for each in find_waiting(connection, game)}
    played_for = {seat for (seat,) in connection.execute(PLAYED_FOR, (game,)).fetchall()}
    for id_, kind, seat, since in questions:
        if kind == Kind.ASLEEP and acted:
            close(connection, id_, WOKEN, time)
            look_at_late_again(connection, game, time)
            changed = True
        elif kind == Kind.LATE and (seat in acted or waiting.get(seat) != since):
            themselves = seat in pressed and seat not in played_for
            close(connection, id_, VOID if themselves else NEEDLESS, time)
            changed = True
    return changed


def find_state(connection: Connection, game: int, time: float) -> LateState:
    """A game as far as it matters who is late."""
    waits = find_waiting(connection, game)
    questions = connection.execute(QUESTIONS, (game,)).fetchall()
    return LateState(
        row=find_game(connection, game),
        waits=waits,
        stops={each.seat: stops_of_wait(connection, each) for each in waits},
        timers=tuple(TimerRow(*values) for values in connection.execute(DUE, (time, game)).fetchall()),
        questions=tuple(with_votes(connection, values) for values in questions),
        missed=frozenset((seat, since) for seat, since in connection.execute(MISSES, (game,)).fetchall()),
        last_press=_moment(connection, "interaction IS NOT NULL", game),
        went_on=_went_on(connection, game),
        idle=_idle(connection, game, time),
        unreached=reach.unreached(connection, game),
        told=dict(connection.execute(TOLD, (game,)).fetchall()),
    )


def _with_moving(connection: Connection, id_: int) -> tuple[QuestionRow, bool]:
    found = find_question(connection, id_)
    about = (found.game, found.seat, found.since)
    return found, connection.execute(MOVING, about).fetchone() is not None


def _idle(connection: Connection, game: int, time: float) -> Idle | None:
    (due,) = connection.execute("SELECT idle_due FROM game WHERE id = ?", (game,)).fetchone()
    if due is None or due > time:
        return None
    since = dormancy.active(connection, game)
    return Idle(since, downtime_since(connection, game, since))


def _went_on(connection: Connection, game: int) -> float:
    """When the last pause of a game ended, or somebody said that it goes on; 0 without that."""
    return float(connection.execute(WENT_ON, {"game": game, "on": GO_ON}).fetchone()[0])


def _moment(connection: Connection, condition: str, game: int) -> float:
    found = f"SELECT time FROM move WHERE game = ? AND {condition} ORDER BY n DESC LIMIT 1"
    row = connection.execute(found, (game,)).fetchone()
    return 0.0 if row is None else float(row[0])


def _store(connection: Connection, game: int, changes: Changes, time: float) -> None:
    for id_ in changes.done:
        connection.execute("UPDATE timer SET done = ? WHERE id = ?", (time, id_))
    for timer in changes.timers:
        add_timer(connection, timer)
    for seat in changes.missed:
        connection.execute(
            'INSERT INTO miss ("user", time, game, seat, since) SELECT "user", ?, game, seat, since'
            " FROM waiting JOIN seat USING (game, seat) WHERE game = ? AND seat = ? ON CONFLICT DO NOTHING",
            (time, game, seat),
        )
    for question, seat, answer in changes.votes:
        cast_vote(connection, question, seat, answer)
    for id_, outcome in changes.closed.items():
        close(connection, id_, outcome, time)
        if outcome == GO_ON:
            dormancy.keep_awake(connection, game, time)
    for new in changes.asked:
        connection.execute(
            "INSERT INTO question (game, kind, seat, subject, since, deadline, asked, closed, outcome)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game,
                new.kind,
                new.seat,
                new.subject,
                new.since,
                new.deadline,
                time,
                None if new.outcome is None else time,
                new.outcome,
            ),
        )
    for seat in changes.moves:
        connection.execute("UPDATE waiting SET computer = TRUE WHERE game = ? AND seat = ?", (game, seat))
        turn_ends.forget(connection, game, seat)
    if changes.idle_due is not None:
        dormancy.look_at(connection, game, changes.idle_due)
    for id_, until in changes.until.items():
        connection.execute("UPDATE question SET deadline = ? WHERE id = ?", (until, id_))
    if changes.closed or changes.votes or changes.until:
        outbox.add(connection, game, ANSWERS, time)
    outbox.add_all(connection, game, changes.told, time)


class Late:
    """Asynchronous access to who is late."""

    def __init__(self, database: Database) -> None:
        """Who is late in an open database."""
        self._database = database

    async def games_due(self, now: float) -> tuple[int, ...]:
        """The games at which time is up, nobody has been active for long, or an open question has answers."""
        return await self._database.read(
            lambda connection: tuple(game for (game,) in connection.execute(GAMES_DUE, (now, now)).fetchall())
        )

    async def settle(self, game: int, judge: Judge, *, time: float) -> Changes:
        """Store what follows from the state of a game, which the caller has locked, and return it.

        Raises what the judge raises.
        """

        def work(connection: Connection) -> Changes:
            changes = judge(find_state(connection, game, time))
            _store(connection, game, changes, time)
            for holder in changes.holders:
                change_holder(connection, game, holder, time)
            if changes.dormant:
                dormancy.begin(connection, game, time)
            return changes

        return await self._database.write(work)

    async def wake(self, game: int, seat: int, *, time: float) -> bool:
        """A seat wakes a table, while the caller has locked it; returns whether it was dormant."""
        return await self._database.write(lambda connection: dormancy.wake(connection, game, time, seat))

    state = reads(find_state)

    async def misses(self, user: int) -> tuple[float, ...]:
        """When a user missed deadlines."""
        return await self._database.read(
            lambda connection: tuple(
                time for (time,) in connection.execute('SELECT time FROM miss WHERE "user" = ?', (user,))
            )
        )

    async def last_about(self, game: int, seat: int) -> QuestionRow | None:
        """The last question about a seat that is late; None without one."""
        row = await self._database.find_row(
            "SELECT max(id) FROM question WHERE game = ? AND kind = ? AND seat = ?", game, Kind.LATE, seat
        )
        if row is None or row[0] is None:
            return None
        return await self._database.read(lambda connection: find_question(connection, row[0]))

    async def sleeps(self, game: int) -> bool:
        """Whether a table sleeps."""
        found = "SELECT 1 FROM question WHERE game = ? AND closed IS NULL AND (kind = ?) IS TRUE"
        return await self._database.find_row(found, game, Kind.ASLEEP) is not None

    async def question(self, id_: int) -> tuple[QuestionRow, bool]:
        """A question, and whether a computer player, as it has decided, is still to move for a late seat.

        Raises NoSuchQuestion.
        """
        return await self._database.read(lambda connection: _with_moving(connection, id_))

    async def together(self, question: QuestionRow) -> tuple[tuple[QuestionRow, bool], ...]:
        """The same of all questions that one message asks: about players who were late at the same moment."""
        if question.kind != Kind.LATE or question.subject is not None:
            return (await self.question(question.id),)
        values = (question.game, question.asked)
        return await self._database.read(
            lambda connection: tuple(
                _with_moving(connection, id_) for (id_,) in connection.execute(TOGETHER, values).fetchall()
            )
        )
