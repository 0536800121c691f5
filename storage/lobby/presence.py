"""Users asked at the start of a lobby whether they are still there. Functions inside a transaction."""

from collections.abc import Iterable

from storage.core.database import Connection


def unanswered_users(connection: Connection, game: int) -> tuple[int, ...]:
    found = connection.execute(
        'SELECT "user" FROM presence WHERE game = ? AND here IS NULL ORDER BY "user"', (game,)
    )
    return tuple(user for (user,) in found)


def time_asked(connection: Connection, game: int) -> float | None:
    found = connection.execute("SELECT max(asked) FROM presence WHERE game = ? AND here IS NULL", (game,))
    time: float | None = found.fetchone()[0]
    return time


def silent_users(connection: Connection, game: int) -> tuple[int, ...]:
    """The users who did not answer last time, and lost their seats."""
    found = connection.execute(
        'SELECT "user" FROM presence WHERE game = ? AND NOT here ORDER BY "user"', (game,)
    )
    return tuple(user for (user,) in found)


def ask(connection: Connection, game: int, users: Iterable[int], time: float) -> None:
    connection.execute("DELETE FROM presence WHERE game = ?", (game,))
    for user in users:
        connection.execute("INSERT INTO presence VALUES (?, ?, ?, NULL)", (game, user, time))


def answer(connection: Connection, game: int, user: int, *, here: bool) -> None:
    """Note an answer, or its absence once time is up."""
    connection.execute(
        'UPDATE presence SET here = ? WHERE game = ? AND "user" = ? AND here IS NULL', (here, game, user)
    )


def forget_answers(connection: Connection, game: int) -> None:
    connection.execute("DELETE FROM presence WHERE game = ? AND (here IS NULL OR here)", (game,))


def forget_user(connection: Connection, game: int, user: int) -> None:
    connection.execute('DELETE FROM presence WHERE game = ? AND "user" = ?', (game, user))


def note_press(connection: Connection, game: int, user: int | None, time: float) -> None:
    """Note a press at a lobby; it also answers whether the user is there."""
    connection.execute('UPDATE seat SET seen = ? WHERE game = ? AND "user" = ?', (time, game, user))
    if user is not None:
        answer(connection, game, user, here=True)
