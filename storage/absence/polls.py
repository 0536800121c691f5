"""What the people at a table are asked, and how they answer. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.errors import NoSuchQuestion
from storage.core.kinds import Kind
from storage.core.rows import Notification, OutboxRow
from storage.core.verbs import reads

COLUMNS = "id, game, kind, seat, subject, since, deadline, asked, closed, outcome, moved, posted"

ANSWERS = Notification(Kind.ANSWERS, 0, replaces=True)
"""Messages that ask have to show what came of it."""

MESSAGE = "question-"
"""How the names of messages begin that ask; the ids of the questions follow."""

GAME_OVER = "game-over"
"""The outcome of a question that was still open when the game was over. It never changes."""

GO_ON = "on"
"""The answer, and the outcome, that the game goes on. It never changes."""

WOKEN = "woken"
"""The outcome that somebody acts at a table that slept, or was about to. It never changes."""

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
"""The thread and the message in which a question was asked."""

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
    """A question to the people at a table."""

    id: int
    game: int
    kind: str
    """The kind of the notification that asks it."""
    seat: int | None
    """The seat it is about, or whose user asks."""
    subject: str | None
    """What is asked for, of a kind that leaves it open."""
    since: float | None
    """Since when the game waits for the seat."""
    deadline: float | None
    """The deadline that passed."""
    asked: float
    """When it was asked, which is when its notification was created."""
    closed: float | None
    """When it was decided or became void; None while it is open."""
    outcome: str | None
    moved: int | None = None
    """The last row of the log with which a computer player moved for the seat, if that was decided."""
    posted: float | None = None
    """When it was posted; None: nobody can read it."""
    votes: Mapping[int, str] = {}
    """Seats -> what they answered."""


def ask(
    connection: Connection, game: int, seat: int | None, kind: str, subject: str | None, time: float
) -> int:
    """Ask what a seat proposes; returns the question's number."""
    (asked,) = connection.execute(ASK, (game, kind, seat, subject, time)).fetchone()
    return int(asked)


def cast_vote(connection: Connection, question: int, seat: int, answer: str) -> None:
    """A seat answers a question, or answers it otherwise."""
    connection.execute(VOTE, (question, seat, answer))


def close(connection: Connection, question: int, outcome: str, time: float) -> None:
    """Close a question with an outcome."""
    connection.execute("UPDATE question SET closed = ?, outcome = ? WHERE id = ?", (time, outcome, question))


def reopen(connection: Connection, id_: int) -> None:
    """Have a question be open again; the message that has asked it is to show that."""
    question = find_question(connection, id_)
    connection.execute("UPDATE question SET closed = NULL, outcome = NULL WHERE id = ?", (id_,))
    cause = {"game": question.game, "kind": question.kind, "time": question.asked, "id": id_}
    thread, message = connection.execute(POSTED, cause).fetchone() or (None, None)
    if thread is not None and message is not None:
        outbox.keep_message(connection, question.game, f"{MESSAGE}{id_}", thread, message)


def close_all(
    connection: Connection, game: int, outcome: str, time: float, *, kind: str | None = None
) -> None:
    """Close the open questions at a game, all or those of a kind; the messages that ask have to show it."""
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
    """A question from its COLUMNS, with its votes."""
    votes = connection.execute("SELECT seat, answer FROM vote WHERE question = ? ORDER BY seat", row[:1])
    return QuestionRow(*(*row, dict(votes.fetchall())))


class Questions:
    """Asynchronous access to questions."""

    def __init__(self, database: Database) -> None:
        """Questions in an open database."""
        self._database = database

    question = reads(find_question)

    async def asked_by(self, row: OutboxRow) -> QuestionRow | None:
        """The question that a notification asks: of those of a time the first asks the first, and so on."""
        values = outbox.cause(row)

        def work(connection: Connection) -> QuestionRow | None:
            found = connection.execute(ASKED_BY, values).fetchone()
            return None if found is None else find_question(connection, found[0])

        return await self._database.read(work)

    async def forget_settled(self, game: int, question: int) -> None:
        """The message that has asked a question shows what came of it, and is not changed any more."""
        await self._database.execute(FORGET_SETTLED, game, f"{MESSAGE}{question}", question)

    async def mark_asked(
        self,
        row: OutboxRow,
        question: int,
        *,
        channel: int,
        message: int,
        until: float | None = None,
        time: float,
    ) -> None:
        """A question was posted as a message; if it is decided meanwhile the message has to show it.

        `until`: when the table becomes dormant that is warned by it.
        """

        def work(connection: Connection) -> None:
            outbox.mark_sent(connection, row, message=message, time=time)
            outbox.keep_message(connection, row.game, f"{MESSAGE}{question}", channel, message)
            connection.execute("UPDATE question SET posted = ? WHERE id = ?", (time, question))
            if find_question(connection, question).closed is not None:
                outbox.add(connection, row.game, ANSWERS, time)
            elif until is not None:
                connection.execute("UPDATE question SET deadline = ? WHERE id = ?", (until, question))
                connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (until, row.game))

        await self._database.write(work, game=row.game)
