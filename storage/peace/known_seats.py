"""Users who know another seat's secrets and may not take this one; erased users are kept as digests."""

from hmac import digest

from storage.core.database import Connection

ANOTHER = """
SELECT 1 FROM seat WHERE seat.game = {game} AND seat."user" = {who} AND seat.seat <> {seat}
UNION ALL
SELECT 1 FROM stood_in
WHERE stood_in.game = {game} AND stood_in."user" = {who} AND stood_in.seat <> {seat}
UNION ALL
SELECT 1 FROM table_change
WHERE table_change.game = {game} AND kind = 'seat' AND table_change.seat <> {seat}
    AND {who} IN (from_user, to_user)
"""
"""A row if a user plays or has played another seat of a game."""

KNOWS = f"SELECT EXISTS ({ANOTHER.format(game=':game', seat=':seat', who=':user')})"

PLAYED = """
SELECT seat FROM seat WHERE game = :game AND "user" = :user
UNION SELECT seat FROM table_change WHERE game = :game AND kind = 'seat' AND :user IN (from_user, to_user)
UNION SELECT seat FROM stood_in WHERE game = :game AND "user" = :user
"""

PLAYED_ANOTHER = "SELECT 1 FROM erased_player WHERE game = ? AND seat <> ? AND digest = ?"


def keep_seats(connection: Connection, game: int, user: int) -> None:
    """Keep which seats of a running game a user has played, before their erasure."""
    kept = _digest(connection, game, user)
    for (seat,) in connection.execute(PLAYED, {"game": game, "user": user}).fetchall():
        connection.execute(
            "INSERT INTO erased_player VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, seat, kept)
        )


def has_played_another_seat(connection: Connection, game: int, seat: int, user: int) -> bool:
    """Whether a user played another seat of a running game before their erasure."""
    kept = _digest(connection, game, user)
    return connection.execute(PLAYED_ANOTHER, (game, seat, kept)).fetchone() is not None


def _digest(connection: Connection, game: int, user: int) -> str:
    (seed,) = connection.execute("SELECT seed FROM game WHERE id = ?", (game,)).fetchone()
    return digest(seed, str(user).encode(), "sha256").hex()


def knows_another_seat(connection: Connection, game: int, seat: int, user: int) -> bool:
    """Whether a user plays or has played another seat of a game."""
    (knows,) = connection.execute(KNOWS, {"game": game, "seat": seat, "user": user}).fetchone()
    return bool(knows) or has_played_another_seat(connection, game, seat, user)
