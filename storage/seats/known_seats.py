"""Who knows what a seat of a game holds, or has held: they play no other one there. Inside a transaction."""

from __future__ import annotations

from storage.connection import Connection
from storage.privacy import erased_players

KNOWS = """
SELECT EXISTS (SELECT 1 FROM seat WHERE game = :game AND "user" = :user AND seat <> :seat) OR EXISTS (
    SELECT 1 FROM stood_in WHERE game = :game AND "user" = :user AND seat <> :seat
) OR EXISTS (
    SELECT 1 FROM table_change
    WHERE game = :game AND kind = 'seat' AND seat <> :seat AND :user IN (from_user, to_user)
)
"""


def knows_another_seat(connection: Connection, game: int, seat: int, user: int) -> bool:
    """Whether a user plays or has played another seat of a game than this one."""
    (knows,) = connection.execute(KNOWS, {"game": game, "seat": seat, "user": user}).fetchone()
    return bool(knows) or erased_players.played_another(connection, game, seat, user)
