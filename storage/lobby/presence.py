"""Who is asked at the start of a lobby whether they are still there. They run inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.connection import Connection


def asked(connection: Connection, game: int) -> tuple[int, ...]:
    """The users who were asked, and have not answered yet."""
    found = connection.execute(
        'SELECT "user" FROM presence WHERE game = ? AND here IS NULL ORDER BY "user"', (game,)
    )
    return tuple(user for (user,) in found)


def asked_at(connection: Connection, game: int) -> float | None:
    """When they were asked; None if nobody is."""
    found = connection.execute("SELECT max(asked) FROM presence WHERE game = ? AND here IS NULL", (game,))
    time: float | None = found.fetchone()[0]
    return time


def silent(connection: Connection, game: int) -> tuple[int, ...]:
    """The users who did not answer the last time, and have no seat any more."""
    found = connection.execute(
        'SELECT "user" FROM presence WHERE game = ? AND NOT here ORDER BY "user"', (game,)
    )
    return tuple(user for (user,) in found)


def ask(connection: Connection, game: int, users: Iterable[int], time: float) -> None:
    """Ask some users, and forget who was asked before."""
    connection.execute("DELETE FROM presence WHERE game = ?", (game,))
    for user in users:
        connection.execute("INSERT INTO presence VALUES (?, ?, ?, NULL)", (game, user, time))


def answer(connection: Connection, game: int, user: int, *, here: bool) -> None:
    """Somebody who was asked is there, or (their time is up) is not."""
    connection.execute(
        'UPDATE presence SET here = ? WHERE game = ? AND "user" = ? AND here IS NULL', (here, game, user)
    )


def forget(connection: Connection, game: int) -> None:
    """Nobody is asked any more."""
    connection.execute("DELETE FROM presence WHERE game = ? AND (here IS NULL OR here)", (game,))


def forget_user(connection: Connection, game: int, user: int) -> None:
    """Forget a user who has left, or sits down again."""
    connection.execute('DELETE FROM presence WHERE game = ? AND "user" = ?', (game, user))


def see(connection: Connection, game: int, user: int | None, time: float) -> None:
    """Note a press at a lobby; it answers whether the user is still there."""
    connection.execute('UPDATE seat SET seen = ? WHERE game = ? AND "user" = ?', (time, game, user))
    if user is not None:
        answer(connection, game, user, here=True)
