"""Users kept from a table, by a bar or by a block among its players. Functions inside a transaction."""

from storage.core.database import Connection
from storage.core.errors import Refused
from storage.core.rows import GameRow
from storage.peace import bars

NOBODY = -1
"""A seat number that nobody has."""

BY_BLOCK = """
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
UNION ALL
SELECT 1 FROM bar JOIN game AS place ON place.id = {game} AND bar.guild IN (0, coalesce(place.guild, 0))
WHERE bar.who = {who}
"""
"""A row if a bar or a block keeps a user from a game; one seat is ignored."""

KEPT_APART = f"SELECT EXISTS ({AT_TABLE.format(who=':user', game=':game', but=':but')})"


def are_blocked(connection: Connection, one: int, other: int) -> bool:
    """Whether a block separates two users."""
    (found,) = connection.execute(BY_BLOCK, {"one": one, "other": other}).fetchone()
    return bool(found)


def is_kept_from_table(connection: Connection, game: int, user: int, *, but: int = NOBODY) -> bool:
    """Whether a bar or a block keeps a user from a game; `but`: an ignored seat."""
    (found,) = connection.execute(KEPT_APART, {"game": game, "user": user, "but": but}).fetchone()
    return bool(found)


def check_welcome(connection: Connection, row: GameRow, user: int, refusal: type[Refused]) -> None:
    """Raises Barred, or for a block a `refusal`; call it last, so that it reveals nothing."""
    bars.check(connection, row.guild, user)
    if is_kept_from_table(connection, row.id, user):
        raise refusal(f"somebody plays at game {row.id} whom user {user} does not meet")
