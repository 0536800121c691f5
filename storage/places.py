"""Where games are on Discord, and who was told what is wrong there. Each runs inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from storage import outbox
from storage.rows import LOBBY, PLAYING, Notification

DUE_IN = """
SELECT DISTINCT game.id FROM outbox INDEXED BY outbox_due CROSS JOIN game ON game.id = outbox.game
WHERE outbox.done IS NULL AND game.guild = ? ORDER BY game.id
"""

PLAYED_IN = """
SELECT game.id, message.message
FROM game JOIN message ON message.game = game.id AND message.name = ?
WHERE game.guild = ? AND game.stage <> 'over' ORDER BY game.id
"""

OPEN_AT = "SELECT id FROM game WHERE channel = ? AND stage <> 'over' ORDER BY id"

OPEN_QUESTIONS = """
SELECT outbox.id FROM question INDEXED BY question_open
CROSS JOIN outbox ON outbox.game = question.game AND outbox.kind = question.kind AND created = asked
WHERE question.game = ? AND closed IS NULL AND done IS NOT NULL
"""
"""The notifications by which open questions were asked."""


def due_in(connection: sqlite3.Connection, guild: int) -> tuple[int, ...]:
    """The games of a server that something is due of."""
    return tuple(game for (game,) in connection.execute(DUE_IN, (guild,)))


def played_in(connection: sqlite3.Connection, guild: int, name: str) -> tuple[tuple[int, int], ...]:
    """The games of a server that are played, each with its message of a name."""
    return tuple(connection.execute(PLAYED_IN, (name, guild)).fetchall())


def open_at(connection: sqlite3.Connection, channel: int) -> tuple[int, ...]:
    """The games of a channel that are not over."""
    return tuple(game for (game,) in connection.execute(OPEN_AT, (channel,)))


def last_row(connection: sqlite3.Connection, game: int) -> int:
    """The number of the last row of a game's log."""
    (n,) = connection.execute("SELECT coalesce(max(n), 0) FROM move WHERE game = ?", (game,)).fetchone()
    return int(n)


def repeat(connection: sqlite3.Connection, game: int, kind: str, time: float) -> None:
    """Make a notification due to everybody, as of the last row."""
    outbox.add(connection, game, Notification(kind, last_row(connection, game), replaces=True), time)


def forget_thread(connection: sqlite3.Connection, game: int, thread: int, kind: str, time: float) -> bool:
    """Forget a thread that was deleted, and all messages in it; returns False if the game has another one.

    In a forum the card was one of them. While the game is played `kind` is due in the next one, whoever was
    called is to be called again, and what is asked still is asked there.
    """
    found = connection.execute(
        "SELECT stage FROM game WHERE id = ? AND thread = ?", (game, thread)
    ).fetchone()
    if found is None:
        return False
    connection.execute("UPDATE game SET thread = NULL, card = iif(forum, NULL, card) WHERE id = ?", (game,))
    connection.execute("DELETE FROM message WHERE game = ? AND channel = ?", (game, thread))
    if found[0] != LOBBY:
        connection.execute(
            "REPLACE INTO message (game, name, channel, message) VALUES (?, ?, ?, ?)",
            (game, outbox.LOST_THREAD, thread, thread),
        )
    connection.execute("UPDATE outbox SET called = 0 WHERE game = ? AND called", (game,))
    connection.execute(
        "UPDATE outbox SET attempted_after = NULL, message = NULL"
        " WHERE game = ? AND done IS NULL AND seat IS NULL AND user IS NULL",
        (game,),
    )
    if found[0] == PLAYING:
        repeat(connection, game, kind, time)
        for (id_,) in connection.execute(OPEN_QUESTIONS, (game,)).fetchall():
            outbox.send_again(connection, id_)
    return True


def claim_notices(
    connection: sqlite3.Connection, game: int, kind: str, place: int, users: Iterable[int], time: float
) -> bool:
    """Make a notice due to the users who have not had it about this place; returns whether there are any."""
    told = [
        user
        for user in users
        if connection.execute(
            "INSERT OR IGNORE INTO notice VALUES (?, ?, ?, ?)", (user, kind, place, time)
        ).rowcount
    ]
    for user in told:
        outbox.add(connection, game, Notification(kind, 0, user=user), time)
    return bool(told)
