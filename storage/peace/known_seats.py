"""Who knows what a seat of a game holds, or has held: they play no other one there. Inside a transaction."""

from __future__ import annotations

from storage.core.connection import Connection
from storage.peace import erased_players

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
"""What is there if a user plays or has played another seat of a game than a seat."""

KNOWS = f"SELECT EXISTS ({ANOTHER.format(game=':game', seat=':seat', who=':user')})"


def knows_another_seat(connection: Connection, game: int, seat: int, user: int) -> bool:
    """Whether a user plays or has played another seat of a game than this one."""
    (knows,) = connection.execute(KNOWS, {"game": game, "seat": seat, "user": user}).fetchone()
    return bool(knows) or erased_players.played_another(connection, game, seat, user)
