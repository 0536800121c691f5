"""Searches whose table was found: they end when it begins, and go on if it falls through.

Each function runs inside a transaction.
"""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.connection import Connection

FOUND = 'UPDATE seeker SET game = ? WHERE "user" = ?'

END = """
UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE game = ? AND "user" = ?
"""

END_ALL = "UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE game = ?"

TOO_FEW = "SELECT EXISTS (SELECT 1 FROM seeker WHERE game = ? AND held IS NOT NULL AND fewest > ?)"

HOLD = "UPDATE seeker SET held = ? WHERE game = ? AND held IS NULL"

LOOK_AGAIN = """
UPDATE seeker SET until = until + ? - held, held = NULL WHERE game = ? AND held IS NOT NULL RETURNING "user"
"""

LEAVE_ALL = "UPDATE seeker SET game = NULL WHERE game = ?"


def found(connection: Connection, game: int, users: Iterable[int]) -> None:
    """A lobby was found for users who look for a table."""
    for user in users:
        connection.execute(FOUND, (game, user))


def hold(connection: Connection, game: int, time: float) -> None:
    """A lobby is to start: until then those for whom it was found look for no other one."""
    connection.execute(HOLD, (time, game))


def end(connection: Connection, game: int, users: Iterable[int | None]) -> None:
    """Users for whom a lobby was found look for no table any more: they have left it, or did not answer."""
    for user in users:
        connection.execute(END, (game, user))


def end_all(connection: Connection, game: int) -> None:
    """A lobby begins, and nobody for whom it was found looks for a table any more."""
    connection.execute(END_ALL, (game,))


def want_more(connection: Connection, game: int, people: int) -> bool:
    """Whether somebody for whom a lobby was found wants to play with more people than so many."""
    (found,) = connection.execute(TOO_FEW, (game, people)).fetchone()
    return bool(found)


def look_again(connection: Connection, game: int, time: float) -> tuple[int, ...]:
    """A match has fallen through: those who are still there look as before, for as long as was left.

    They keep their seats in its lobby. Returns who they are.
    """
    again = connection.execute(LOOK_AGAIN, (time, game)).fetchall()
    return tuple(sorted(user for (user,) in again))


def lobby_closed(connection: Connection, game: int, time: float) -> None:
    """A lobby is closed: those for whom it was found look for a table as before, and no longer sit there."""
    look_again(connection, game, time)
    connection.execute(LEAVE_ALL, (game,))
