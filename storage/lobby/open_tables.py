"""Tables at which there is room for a user, on several servers. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from storage.connection import Connection
from storage.database import Database
from storage.gathered import UserRow, find_user
from storage.peace.meeting import AT_TABLE, NOBODY
from storage.queries import find_game
from storage.rows import GameRow
from storage.verbs import reads

MEETS_ALL = f"""
NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" = :user)
    AND NOT EXISTS ({AT_TABLE.format(who=":user", game="game.id", but=NOBODY)})
    AND NOT EXISTS (SELECT 1 FROM bar WHERE bar.guild IN (0, game.guild) AND bar.who = :user)
"""

LOBBIES_IN = f"""
SELECT game.id, game.changed FROM game
WHERE game.guild {{place}} AND game.stage = 'lobby' AND game.closing IS NULL AND NOT game.private
    AND game.seats > (SELECT count(*) FROM seat WHERE seat.game = game.id) + (
        SELECT count(*) FROM invitation
        WHERE invitation.game = game.id AND invitation.seat IS NULL AND accepted IS NULL AND expires > :now
    )
    AND {MEETS_ALL}
"""

ELSEWHERE = """
IN (
    SELECT member_name.guild FROM member_name JOIN server ON server.guild = member_name.guild
    WHERE member_name."user" = :user AND CAST(server.settings -> 'shown' AS TEXT) = 'true'
)
"""
"""Servers on which a user has used the bot, and whose tables may be shown elsewhere."""

LOBBIES_HERE = f"{LOBBIES_IN.format(place='= :here')} ORDER BY 2 DESC, 1 DESC LIMIT :most"

LOBBIES = f"""
{LOBBIES_IN.format(place="= :here")} UNION {LOBBIES_IN.format(place=ELSEWHERE)}
ORDER BY 2 DESC, 1 DESC LIMIT :most
"""


class OpenTable(Struct, frozen=True):
    """A lobby at which there is room, and who sits there."""

    row: GameRow
    people: Mapping[int, UserRow]
    """The users who sit there."""


def open_here(connection: Connection, user: int, *, here: int, now: float, most: int) -> tuple[GameRow, ...]:
    """The lobbies of a server that a user may join, the last to change first."""
    values = {"here": here, "user": user, "now": now, "most": most}
    return tuple(
        find_game(connection, game) for game, _ in connection.execute(LOBBIES_HERE, values).fetchall()
    )


def open_for(connection: Connection, user: int, *, here: int, now: float, most: int) -> tuple[OpenTable, ...]:
    """The lobbies of a server that a user may join, and of others that may be shown there.

    Whether the user is a member of those is not known. The last to change come first.
    """
    values = {"here": here, "user": user, "now": now, "most": most}
    rows = [find_game(connection, game) for game, _ in connection.execute(LOBBIES, values).fetchall()]
    return tuple(
        OpenTable(
            row,
            {held.user: find_user(connection, held.user) for held in row.seated if held.user is not None},
        )
        for row in rows
    )


class OpenTables:
    """Asynchronous access to tables at which there is room."""

    def __init__(self, database: Database) -> None:
        """Tables in an open database."""
        self._database = database

    here = reads(open_here)
    for_user = reads(open_for)
