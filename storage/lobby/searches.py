"""Searches with a found table: they end when it begins, and resume if it does not."""

from collections.abc import Iterable

from storage.core.database import Connection

FOUND = 'UPDATE seeker SET game = ? WHERE "user" = ?'
END = 'UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE game = ? AND "user" = ?'
END_ALL = "UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE game = ?"
TOO_FEW = "SELECT EXISTS (SELECT 1 FROM seeker WHERE game = ? AND held IS NOT NULL AND fewest > ?)"
HOLD = "UPDATE seeker SET held = ? WHERE game = ? AND held IS NULL"

LOOK_AGAIN = """
UPDATE seeker SET until = until + ? - held, held = NULL WHERE game = ? AND held IS NOT NULL RETURNING "user"
"""

LEAVE_ALL = "UPDATE seeker SET game = NULL WHERE game = ?"


def mark_found(connection: Connection, game: int, users: Iterable[int]) -> None:
    for user in users:
        connection.execute(FOUND, (game, user))


def hold_found(connection: Connection, game: int, time: float) -> None:
    connection.execute(HOLD, (time, game))


def end_searches(connection: Connection, game: int, users: Iterable[int | None]) -> bool:
    """End the searches of users who left their lobby, or did not answer; returns whether there was one."""
    return sum(connection.execute(END, (game, user)).rowcount for user in users) > 0


def end_all(connection: Connection, game: int) -> None:
    connection.execute(END_ALL, (game,))


def want_more(connection: Connection, game: int, people: int) -> bool:
    (found,) = connection.execute(TOO_FEW, (game, people)).fetchone()
    return bool(found)


def look_again(connection: Connection, game: int, time: float) -> tuple[int, ...]:
    """Resume the searches of a lobby after a failed match, for their remaining time; returns the users."""
    again = connection.execute(LOOK_AGAIN, (time, game)).fetchall()
    return tuple(sorted(user for (user,) in again))


def lobby_closed(connection: Connection, game: int, time: float) -> None:
    """Resume the searches of a closed lobby, which no longer seats them."""
    look_again(connection, game, time)
    connection.execute(LEAVE_ALL, (game,))
