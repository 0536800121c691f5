"""Users who were erased while their games run: they take no other seat there. Each runs inside a transaction.

Of them a digest is kept, which only the game's secret seed can make again, and only until the game is over.
"""

from __future__ import annotations

from hmac import digest

from storage.core.connection import Connection

PLAYED = """
SELECT seat FROM seat WHERE game = :game AND "user" = :user
UNION SELECT seat FROM table_change WHERE game = :game AND kind = 'seat' AND :user IN (from_user, to_user)
UNION SELECT seat FROM stood_in WHERE game = :game AND "user" = :user
"""

PLAYED_ANOTHER = "SELECT 1 FROM erased_player WHERE game = ? AND seat <> ? AND digest = ?"


def keep_seats(connection: Connection, game: int, user: int) -> None:
    """Keep which seats of a game under way a user has played, who is about to be erased."""
    kept = _digest(connection, game, user)
    for (seat,) in connection.execute(PLAYED, {"game": game, "user": user}).fetchall():
        connection.execute(
            "INSERT INTO erased_player VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, seat, kept)
        )


def played_another(connection: Connection, game: int, seat: int, user: int) -> bool:
    """Whether a user has played another seat of a game under way before they were erased."""
    kept = _digest(connection, game, user)
    return connection.execute(PLAYED_ANOTHER, (game, seat, kept)).fetchone() is not None


def forget(connection: Connection, game: int) -> None:
    """Forget who has played at a game that is over."""
    connection.execute("DELETE FROM erased_player WHERE game = ?", (game,))


def _digest(connection: Connection, game: int, user: int) -> str:
    (seed,) = connection.execute("SELECT seed FROM game WHERE id = ?", (game,)).fetchone()
    return digest(seed, str(user).encode(), "sha256").hex()
