"""Questions to the people at a table, and their votes. A part of the `Store`."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from storage.core import outbox
from storage.core.database import Connection, Part, changes_game, reads, writes
from storage.core.errors import NoSuchQuestion
from storage.core.kinds import Kind
from storage.core.rows import Notification, OutboxRow

COLUMNS = "id, game, kind, seat, subject, since, deadline, asked, closed, outcome, moved, posted"
ANSWERS = Notification(Kind.ANSWERS, 0, replaces=True)
MESSAGE = "question-"
"""Prefix of the names of questions' messages, before the question's id."""

GAME_OVER = "game-over"
"""Outcome of a question left open when the game ended; stored, never changes."""

GO_ON = "on"
"""Answer and outcome: the game continues; stored, never changes."""

WOKEN = "woken"
"""Outcome: somebody acted at a table that slept, or nearly did; stored, never changes."""

ASKED_BY = f"""
SELECT id FROM question WHERE game = :game AND kind = :kind AND asked = :time
ORDER BY id LIMIT 1 OFFSET {outbox.EARLIER}
"""


POSTED = """
SELECT game.thread, outbox.message FROM outbox JOIN game ON game.id = outbox.game
WHERE outbox.game = :game AND outbox.kind = :kind AND outbox.created = :time
ORDER BY outbox.id LIMIT 1 OFFSET (
    SELECT count(*) FROM question WHERE game = :game AND kind = :kind AND asked = :time AND id < :id
)
"""

FORGET_SETTLED = """
DELETE FROM message
WHERE game = ? AND name = ? AND EXISTS (SELECT 1 FROM question WHERE id = ? AND closed IS NOT NULL)
"""

ASK = "INSERT INTO question (game, kind, seat, subject, asked) VALUES (?, ?, ?, ?, ?) RETURNING id"

VOTE = """
INSERT INTO vote (question, seat, answer) VALUES (?, ?, ?)
ON CONFLICT (question, seat) DO UPDATE SET answer = excluded.answer
"""


class QuestionRow(Struct, frozen=True):
    id: int
    game: int
    kind: str
    seat: int | None
    """The seat in question, or the proposer's."""
    subject: str | None
    """The proposal, where the kind allows several."""
    since: float | None
    """Start of the wait for the seat."""
    deadline: float | None
    asked: float
    closed: float | None
    """When it was decided or became void; None while open."""
    outcome: str | None
    moved: int | None = None
    """Last log row that a computer player played for the seat, if that was decided."""
    posted: float | None = None
    """When it was posted; None while nobody can read it."""
    votes: Mapping[int, str] = {}


def ask(
    connection: Connection, game: int, seat: int | None, kind: str, subject: str | None, time: float
) -> int:
    """Returns the question's id."""
    (asked,) = connection.execute(ASK, (game, kind, seat, subject, time)).fetchone()
    return int(asked)


def cast_vote(connection: Connection, question: int, seat: int, answer: str) -> None:
    connection.execute(VOTE, (question, seat, answer))


def close(connection: Connection, question: int, outcome: str, time: float) -> None:
    connection.execute("UPDATE question SET closed = ?, outcome = ? WHERE id = ?", (time, outcome, question))


def reopen(connection: Connection, id_: int) -> None:
    """Reopen a question and have its message updated."""
    question = find_question(connection, id_)
    connection.execute("UPDATE question SET closed = NULL, outcome = NULL WHERE id = ?", (id_,))
    cause = {"game": question.game, "kind": question.kind, "time": question.asked, "id": id_}
    thread, message = connection.execute(POSTED, cause).fetchone() or (None, None)
    if thread is not None and message is not None:
        outbox.keep_message(connection, question.game, f"{MESSAGE}{id_}", thread, message)


def close_all(
    connection: Connection, game: int, outcome: str, time: float, *, kind: str | None = None
) -> None:
    """Close the open questions of a game, all or of a kind."""
    closed = connection.execute(
        "UPDATE question SET closed = ?, outcome = ?"
        " WHERE game = ? AND closed IS NULL AND kind = coalesce(?, kind)",
        (time, outcome, game, kind),
    )
    if closed.rowcount:
        outbox.add(connection, game, ANSWERS, time)


def find_question(connection: Connection, id_: int) -> QuestionRow:
    """A question with its votes. Raises NoSuchQuestion."""
    row = connection.execute(f"SELECT {COLUMNS} FROM question WHERE id = ?", (id_,)).fetchone()
    if row is None:
        raise NoSuchQuestion(f"there is no question {id_}")
    return with_votes(connection, row)


def with_votes(connection: Connection, row: tuple[Any, ...]) -> QuestionRow:
    votes = connection.execute("SELECT seat, answer FROM vote WHERE question = ? ORDER BY seat", row[:1])
    return QuestionRow(*(*row, dict(votes.fetchall())))


def _question_of_notification(connection: Connection, row: OutboxRow) -> QuestionRow | None:
    """The question of a notification: the nth of its moment for the nth notification."""
    values = outbox.cause_values(row)
    found = connection.execute(ASKED_BY, values).fetchone()
    return None if found is None else find_question(connection, found[0])


def _forget_settled(connection: Connection, game: int, question: int) -> None:
    """Forget a question's message, which shows its outcome."""
    connection.execute(FORGET_SETTLED, (game, f"{MESSAGE}{question}", question))


def _mark_asked(
    connection: Connection,
    row: OutboxRow,
    question: int,
    *,
    channel: int,
    message: int,
    until: float | None = None,
    time: float,
) -> None:
    """Note a question's message; `until`: when the warned table becomes dormant."""
    outbox.mark_sent(connection, row, message=message, time=time)
    outbox.keep_message(connection, row.game, f"{MESSAGE}{question}", channel, message)
    connection.execute("UPDATE question SET posted = ? WHERE id = ?", (time, question))
    if find_question(connection, question).closed is not None:
        outbox.add(connection, row.game, ANSWERS, time)
    elif until is not None:
        connection.execute("UPDATE question SET deadline = ? WHERE id = ?", (until, question))
        connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (until, row.game))


class Questions(Part):
    question = reads(find_question)
    question_of_notification = reads(_question_of_notification)
    forget_settled = writes(_forget_settled)
    mark_asked = changes_game(_mark_asked)
