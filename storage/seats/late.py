"""Late players and sleeping tables: a `Judge` works out consequences, the store keeps them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from clocks.waking_time import ClockStop
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
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.kinds import REMINDERS, Kind, TimerKind, sql_list
from storage.core.queries import find_game, find_waiting
from storage.core.rows import GameRow, MoveRow, NewTimer, Notification, TimerRow, WaitingRow
from storage.core.timers import add_timer, judge_late_again
from storage.seats.holders import Holder, change_holder
from storage.time import turn_ends
from storage.time.clock_stops import clock_stops_of_wait, downtimes_since

COMPUTER = "computer"
"""Outcome: a computer player moves once for a late seat; never changes."""

VOID = "void"
"""Outcome: the late player has moved; never changes."""

NEEDLESS = "needless"
"""Outcome: no decision is needed, since somebody else moved, or time is left; never changes."""

OFFER = "offer"
"""Outcome: a computer player takes over a late seat, which is then offered; never changes."""

TIME_IS_UP = (TimerKind.DEADLINE, TimerKind.LATE_AGAIN, TimerKind.SLEPT)
"""Timers that have a game judged."""

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

DUE = f"""
SELECT timer.id, timer.game, timer.seat, seat."user", timer.since, timer.kind, timer.deadline, timer.due
FROM timer JOIN seat ON seat.game = timer.game AND seat.seat = timer.seat
WHERE timer.done IS NULL AND timer.due <= ? AND timer.game = ?
    AND timer.kind IN ({sql_list(TIME_IS_UP)}) AND NOT EXISTS (
        SELECT 1 FROM timer AS ending
        WHERE ending.game = timer.game AND ending.seat = timer.seat
            AND ending.kind IN ('{TimerKind.TURN_END}', '{TimerKind.PLAN}')
    )
"""
"""Nobody is late whose turn ends by itself, or is played by a plan."""

WENT_ON = f"""
SELECT max(
    (SELECT coalesce(max(ended), 0.0) FROM pause WHERE game = :game),
    (
        SELECT coalesce(max(closed), 0.0) FROM question
        WHERE game = :game AND kind = '{Kind.ASLEEP}' AND outcome = :on
    )
)
"""

REMINDED = f"""
SELECT waiting.seat, max(done) FROM waiting JOIN timer USING (game, seat, since)
WHERE waiting.game = ? AND done IS NOT NULL AND kind IN ({sql_list(REMINDERS)})
GROUP BY waiting.seat
"""

GAMES_DUE = f"""
SELECT game FROM timer
WHERE done IS NULL AND due <= ? AND kind IN ({sql_list(TIME_IS_UP)})
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
"""The last question about a late player up to a move that they undid."""

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
    since: float
    """Time of the last move, taken seat or vote to continue."""
    downtime: tuple[ClockStop, ...] = ()
    """Downtime since then."""


class LateState(Struct, frozen=True):
    """State of a game for its judge."""

    row: GameRow
    waits: tuple[WaitingRow, ...]
    clock_stops: Mapping[int, tuple[ClockStop, ...]]
    """Waiting seats -> past and coming clock stops."""
    timers: tuple[TimerRow, ...]
    questions: tuple[QuestionRow, ...]
    """All about late seats, and to a sleeping table, oldest first."""
    missed: frozenset[tuple[int, float]]
    """Seats and starts of waits with a stored miss."""
    last_press: float
    went_on: float = 0.0
    """End of the last pause, or last vote to continue; 0 without any."""
    idle: Idle | None = None
    """Set when it is time to check for activity."""
    unreached: frozenset[int] = frozenset()
    reminded: Mapping[int, float] = {}
    """Waiting seats -> last reminder, if any."""


class NewQuestion(Struct, frozen=True):
    """A question to ask, or (with an outcome) a decision without one."""

    kind: str
    seat: int | None = None
    subject: str | None = None
    since: float | None = None
    deadline: float | None = None
    outcome: str | None = None


class Changes(Struct, frozen=True):
    done: Collection[int] = ()
    timers: Sequence[NewTimer] = ()
    missed: Sequence[int] = ()
    votes: Sequence[tuple[int, int, str]] = ()
    """Question id, seat, answer."""
    closed: Mapping[int, str] = {}
    """Question id -> outcome."""
    asked: Sequence[NewQuestion] = ()
    moves: Sequence[int] = ()
    holders: Sequence[Holder] = ()
    notifications: Sequence[Notification] = ()
    idle_due: float | None = None
    """When to check again whether anybody plays; None: unchanged."""
    until: Mapping[int, float] = {}
    """Question id -> last moment for an answer."""
    dormant: bool = False


Judge = Callable[[LateState], Changes]
"""Works out the changes; pure."""


def moved_by_computer_since(connection: Connection, game: int, since: int, until: int) -> tuple[int, ...]:
    """Seats that a computer player moved for once in rows after `since`, up to `until`."""
    return column(connection, MOVED_SINCE, (game, since, until))


def seats_moved_for(connection: Connection, game: int) -> dict[int, float]:
    """Seats of users for a computer player to move -> start of their waits."""
    return dict(connection.execute(ONCE, (game,)).fetchall())


def after_moves(
    connection: Connection, game: int, rows: Iterable[MoveRow], once: Mapping[int, float], time: float
) -> None:
    """Close questions about seats that have moved; `once`: those that a computer player moved."""
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
        changed |= _make_late_again(connection, game, row)
    if changed:
        outbox.add(connection, game, ANSWERS, time)


def _make_late_again(connection: Connection, game: int, row: MoveRow) -> bool:
    """Make a player late again who undoes a late move; returns whether a question is open again."""
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
    """Close the questions that moves made needless; returns whether there were any.

    `acted`: seats with new rows; `pressed`: those not moved by a computer player.
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
            judge_late_again(connection, game, time)
            changed = True
        elif kind == Kind.LATE and (seat in acted or waiting.get(seat) != since):
            themselves = seat in pressed and seat not in played_for
            close(connection, id_, VOID if themselves else NEEDLESS, time)
            changed = True
    return changed


def find_state(connection: Connection, game: int, time: float) -> LateState:
    waits = find_waiting(connection, game)
    questions = connection.execute(QUESTIONS, (game,)).fetchall()
    return LateState(
        row=find_game(connection, game),
        waits=waits,
        clock_stops={each.seat: clock_stops_of_wait(connection, each) for each in waits},
        timers=tuple(TimerRow(*values) for values in connection.execute(DUE, (time, game)).fetchall()),
        questions=tuple(with_votes(connection, values) for values in questions),
        missed=frozenset((seat, since) for seat, since in connection.execute(MISSES, (game,)).fetchall()),
        last_press=_last_move_time(connection, "interaction IS NOT NULL", game),
        went_on=_last_continued(connection, game),
        idle=_idle_state(connection, game, time),
        unreached=reach.unreached_seats(connection, game),
        reminded=dict(connection.execute(REMINDED, (game,)).fetchall()),
    )


def _question(connection: Connection, id_: int) -> tuple[QuestionRow, bool]:
    """A question, and whether a computer player is still to move. Raises NoSuchQuestion."""
    found = find_question(connection, id_)
    about = (found.game, found.seat, found.since)
    return found, connection.execute(MOVING, about).fetchone() is not None


def _idle_state(connection: Connection, game: int, time: float) -> Idle | None:
    (due,) = connection.execute("SELECT idle_due FROM game WHERE id = ?", (game,)).fetchone()
    if due is None or due > time:
        return None
    since = dormancy.last_activity(connection, game)
    return Idle(since, downtimes_since(connection, game, since))


def _last_continued(connection: Connection, game: int) -> float:
    """End of the last pause, or last vote to continue; 0 without any."""
    return float(connection.execute(WENT_ON, {"game": game, "on": GO_ON}).fetchone()[0])


def _last_move_time(connection: Connection, condition: str, game: int) -> float:
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
        dormancy.set_idle_check(connection, game, changes.idle_due)
    for id_, until in changes.until.items():
        connection.execute("UPDATE question SET deadline = ? WHERE id = ?", (until, id_))
    if changes.closed or changes.votes or changes.until:
        outbox.add(connection, game, ANSWERS, time)
    outbox.add_all(connection, game, changes.notifications, time)


def _games_due(connection: Connection, now: float) -> tuple[int, ...]:
    """Games with time up, without activity for long, or with votes on an open question."""
    return column(connection, GAMES_DUE, (now, now))


def _settle(connection: Connection, game: int, judge: Judge, *, time: float) -> Changes:
    """Judge a game that the caller has locked, and store the changes. Raises as the judge."""
    changes = judge(find_state(connection, game, time))
    _store(connection, game, changes, time)
    for holder in changes.holders:
        change_holder(connection, game, holder, time)
    if changes.dormant:
        dormancy.make_dormant(connection, game, time)
    return changes


def _missed_deadlines(connection: Connection, user: int) -> tuple[float, ...]:
    return column(connection, 'SELECT time FROM miss WHERE "user" = ?', (user,))


def _is_asked_asleep(connection: Connection, game: int) -> bool:
    found = "SELECT 1 FROM question WHERE game = ? AND closed IS NULL AND (kind = ?) IS TRUE"
    return connection.execute(found, (game, Kind.ASLEEP)).fetchone() is not None


def _last_question_about(connection: Connection, game: int, seat: int) -> QuestionRow | None:
    found = "SELECT max(id) FROM question WHERE game = ? AND kind = ? AND seat = ?"
    (last,) = connection.execute(found, (game, Kind.LATE, seat)).fetchone()
    return None if last is None else find_question(connection, last)


def _questions_of_message(
    connection: Connection, question: QuestionRow
) -> tuple[tuple[QuestionRow, bool], ...]:
    """The questions of one message, about players late at the same moment."""
    if question.kind != Kind.LATE or question.subject is not None:
        return (_question(connection, question.id),)
    values = (question.game, question.asked)
    return tuple(_question(connection, id_) for (id_,) in connection.execute(TOGETHER, values).fetchall())


class Late(Part):
    games_due = reads(_games_due)
    settle = writes(_settle)
    wake = writes(dormancy.wake)
    state = reads(find_state)
    missed_deadlines = reads(_missed_deadlines)
    last_question_about = reads(_last_question_about)
    is_asked_asleep = reads(_is_asked_asleep)
    question = reads(_question)
    questions_of_message = reads(_questions_of_message)
