"""What tells that somebody who was erased has played at two tables. Each function runs inside a transaction.

People who play at several tables move there one after another, and are notified of several at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, nextafter
from secrets import randbelow

from msgspec import Struct

from storage.core.changes import holder_at, linked_changes, linked_moves
from storage.core.connection import Connection
from storage.core.kinds import Kind, in_sql
from storage.core.queries import find_game
from storage.core.rows import END_CHANGE, is_erased
from storage.core.stale_panels import PASSED_ON
from storage.privacy.privacy import moves_played, seats_held
from storage.ratings import statistics

NOBODIES = 2**62
"""How many numbers below zero can take the place of a user or an interaction."""

LAST_TIME = """
SELECT max(time) FROM (
    SELECT created AS time FROM game WHERE id = :game
    UNION ALL SELECT max(time) FROM move WHERE game = :game
    UNION ALL SELECT max(time) FROM table_change WHERE game = :game
) AS known
"""

ERASED = """
SELECT "user" FROM seat WHERE game = :game AND "user" < 0
UNION SELECT from_user FROM table_change WHERE game = :game AND from_user < 0
UNION SELECT to_user FROM table_change WHERE game = :game AND to_user < 0
UNION SELECT "user" FROM stood_in WHERE game = :game AND "user" < 0
"""

NEXT_USER = """
SELECT coalesce(min(time), 9e15) FROM table_change
WHERE game = ? AND seat = ? AND kind = 'seat' AND to_user IS NOT NULL AND time >= ?
"""
"""When the next user took a seat: a computer player is sent nothing."""

SENT = "DELETE FROM outbox WHERE game = ? AND seat = ? AND created >= ? AND created <= ?"

EDITED = f"""
DELETE FROM outbox WHERE game = ? AND done IS NOT NULL AND kind IN ({in_sql((Kind.COUNTER, Kind.ANSWERS))})
"""

WAS_AWAY = f"""
UPDATE outbox SET created = (SELECT time FROM move WHERE move.game = outbox.game AND move.n = outbox.n)
WHERE game = ? AND done IS NOT NULL AND kind = '{Kind.VACATION}' AND n IS NOT NULL
"""
"""All tables of somebody are notified at once of their vacation."""

OUT_OF_REACH = "DELETE FROM out_of_reach WHERE game = ? AND seat = ? AND begins >= ? AND begins <= ?"

NOTIFIED = """
UPDATE outbox SET created = :time
WHERE game = :game AND created = :before AND (n = :n OR (n IS NULL AND :number > 0))
"""
"""Notifications have the time of what caused them."""

PANEL = "DELETE FROM message WHERE game = ? AND name = ?"

DIRECT_MESSAGES = """
DELETE FROM message WHERE game = ? AND channel IN (SELECT channel FROM direct WHERE "user" = ?)
"""

INVITED = """
UPDATE invitation SET created = (SELECT created FROM game WHERE id = :game),
    expires = (SELECT created FROM game WHERE id = :game)
WHERE game = :game AND by_user = :user AND accepted IS NOT NULL
"""
"""Invitations that were answered are kept for those who were invited, without when that was."""

PLAYED_AGAIN = (
    "UPDATE game SET previous = NULL WHERE previous IS NOT NULL AND (id = :game OR previous = :game)"
)


def nobody() -> int:
    """A number that takes the place of a user or of an interaction of theirs, where nothing else has it."""
    return -1 - randbelow(NOBODIES)


def last_time(connection: Connection, game: int) -> float:
    """When something was last done at a game."""
    (time,) = connection.execute(LAST_TIME, {"game": game}).fetchone()
    return float(time)


def next_time(connection: Connection, game: int) -> float:
    """The first moment after what was last done at a game."""
    return nextafter(last_time(connection, game), inf)


def erased_at(connection: Connection, game: int) -> tuple[int, ...]:
    """The numbers that have taken the places of users at a game."""
    return tuple(number for (number,) in connection.execute(ERASED, {"game": game}).fetchall())


def take_messages(connection: Connection, game: int, user: int, number: int) -> None:
    """Forget what a user was sent about a game where a number has taken their place, and what came next."""
    for each in seats_held(connection, number):
        (ends,) = connection.execute(NEXT_USER, (game, each.seat, each.ends)).fetchone()
        values = (game, each.seat, each.begins, ends)
        connection.execute(SENT, values)
        connection.execute(OUT_OF_REACH, values)
        connection.execute(PANEL, (game, f"{PASSED_ON}{each.seat}-{user}"))
    connection.execute(DIRECT_MESSAGES, (game, user))
    connection.execute(EDITED, (game,))
    connection.execute(WAS_AWAY, (game,))
    connection.execute(PLAYED_AGAIN, {"game": game})
    connection.execute(INVITED, {"game": game, "user": number})


def take_times(connection: Connection, game: int) -> None:
    """Have what erased users did at a game that is over be done when the one before them had done something.

    If they ended it, it has ended then. The chain is to be rebuilt after it.
    """
    theirs = {
        row["n"]
        for number in erased_at(connection, game)
        for row in moves_played(connection, number, tuple(seats_held(connection, number)))
    }
    for entry, time in _at_once([*_entries(connection, game, theirs)]):
        if entry.number:
            change = "UPDATE table_change SET time = ? WHERE game = ? AND number = ?"
            connection.execute(change, (time, game, entry.number))
        else:
            connection.execute("UPDATE move SET time = ? WHERE game = ? AND n = ?", (time, game, entry.n))
        values = {"n": entry.n, "number": entry.number, "before": entry.time}
        connection.execute(NOTIFIED, {"game": game, "time": time, **values})
    _end_earlier(connection, game)
    connection.executemany(
        "UPDATE move SET interaction = ? WHERE game = ? AND n = ? AND interaction > 0",
        [(nobody(), game, n) for n in sorted(theirs)],
    )


class _Entry(Struct, frozen=True):
    """A row of a log, or a change of its table."""

    n: int
    number: int
    """Which change it is; 0: it is a row."""
    time: float
    theirs: bool
    """Whether a user did it who was erased."""
    at_once: bool
    """Whether no user did it, so that it follows at once what was done before."""


def _entries(connection: Connection, game: int, theirs: set[int]) -> Iterator[_Entry]:
    row = find_game(connection, game)
    changes = [change for change, _ in linked_changes(connection, game)]
    for move, _ in linked_moves(connection, game):
        user = None if move.seat is None else holder_at(changes, row.holder(move.seat), move.seat, move.n)[0]
        yield _Entry(move.n, 0, move.time, move.n in theirs, user is None)
    for change in changes:
        user = change.from_user if change.to_user is None else change.to_user
        if change.kind == END_CHANGE and change.seat is not None:
            user, _ = holder_at(changes, row.holder(change.seat), change.seat, change.after)
        yield _Entry(
            change.after, change.number, change.time, is_erased(user), at_once=change.kind == END_CHANGE
        )


def _end_earlier(connection: Connection, game: int) -> None:
    """Have a game end with what was done there last."""
    (before,) = connection.execute("SELECT ended FROM game WHERE id = ?", (game,)).fetchone()
    ended = last_time(connection, game)
    if ended >= before:
        return
    connection.execute("UPDATE game SET ended = ? WHERE id = ?", (ended, game))
    for table, column in (("outbox", "created"), ("question", "closed"), ("pause", "ended")):
        connection.execute(
            f"UPDATE {table} SET {column} = ? WHERE game = ? AND {column} = ?", (ended, game, before)
        )
    if statistics.kept_of_game(connection, game) is not None:
        statistics.keep(connection, game, statistics.kept(connection, game))


def _at_once(entries: list[_Entry]) -> Iterator[tuple[_Entry, float]]:
    """The entries that get the time of the one before them, with that time."""
    entries.sort(key=lambda entry: (entry.n, entry.number))
    before, moved = None, False
    for entry in entries:
        moved = entry.theirs or (moved and entry.at_once)
        if not moved or before is None:
            before = entry.time
        elif entry.time != before:
            yield entry, before
