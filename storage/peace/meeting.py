"""Who meets at no table: two of whom one has blocked the other. Each function runs inside a transaction."""

from __future__ import annotations

from storage.connection import Connection

NOBODY = -1
"""The number of no seat."""

APART = """
SELECT EXISTS (SELECT 1 FROM block WHERE "user" = :one AND blocked = :other)
    OR EXISTS (SELECT 1 FROM block WHERE "user" = :other AND blocked = :one)
"""

AT_TABLE = """
SELECT 1 FROM seat JOIN block ON block."user" = seat."user" AND block.blocked = {who}
WHERE seat.game = {game} AND seat.seat <> {but}
UNION ALL
SELECT 1 FROM seat JOIN block ON block."user" = {who} AND block.blocked = seat."user"
WHERE seat.game = {game} AND seat.seat <> {but}
UNION ALL
SELECT 1 FROM stand_in JOIN block ON block."user" = stand_in."user" AND block.blocked = {who}
WHERE stand_in.game = {game} AND stand_in.seat <> {but}
UNION ALL
SELECT 1 FROM stand_in JOIN block ON block."user" = {who} AND block.blocked = stand_in."user"
WHERE stand_in.game = {game} AND stand_in.seat <> {but}
"""
"""What is there if somebody plays at a game, except on a seat, whom a user does not meet."""

KEPT_AWAY = f"SELECT EXISTS ({AT_TABLE.format(who=':user', game=':game', but=':but')})"


def apart(connection: Connection, one: int, other: int) -> bool:
    """Whether one of two users has blocked the other."""
    (found,) = connection.execute(APART, {"one": one, "other": other}).fetchone()
    return bool(found)


def kept_away(connection: Connection, game: int, user: int, *, but: int = NOBODY) -> bool:
    """Whether somebody plays at a game, except on the seat `but`, whom a user does not meet."""
    (found,) = connection.execute(KEPT_AWAY, {"game": game, "user": user, "but": but}).fetchone()
    return bool(found)
