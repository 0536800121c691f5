"""How many tables with strangers a user may have before they have finished some."""

from __future__ import annotations

from storage.core.connection import Connection
from storage.core.errors import TooManyTables
from storage.core.rows import GameRow

MOST_TABLES = 3
"""How many those may have who have not finished a game, where the managers of a server have set nothing."""

COUNT = """
SELECT count(*) FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = {who} AND game.stage <> 'over' AND NOT game.private AND game.origin IS NULL
    AND (game.stage = 'lobby' OR EXISTS (
        SELECT 1 FROM seat AS other WHERE other.game = game.id AND other."user" <> {who}
    ))
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL)
"""
"""Private tables, practice, those that are paused, and those with computer players alone do not count."""

OF_SERVER = "CAST(server.settings ->> 'most_tables' AS INTEGER)"
"""What is set for a server."""

FINISHED = """
SELECT count(*) FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = {who} AND game.outcome = 'finished' AND game.origin IS NULL
"""
"""Each game that was played to its end allows one more."""

TABLES = f"""
SELECT ({COUNT}), coalesce((SELECT {OF_SERVER} FROM server WHERE guild = :guild), :most) + ({FINISHED})
""".format(who=":user")


def check(connection: Connection, user: int, guild: int | None, most: int, *, more: int = 1) -> None:
    """Check that a user may have so many tables more; `most`: as MOST_TABLES. Raises TooManyTables."""
    count, allowed = _tables(connection, user, guild, most)
    if count + more > allowed:
        raise TooManyTables(allowed)


def has_room(connection: Connection, user: int, guild: int | None, most: int) -> bool:
    """Whether a user may have one table more; `most`: as MOST_TABLES."""
    count, allowed = _tables(connection, user, guild, most)
    return count < allowed


def _tables(connection: Connection, user: int, guild: int | None, most: int) -> tuple[int, int]:
    """How many tables count that a user has, and how many they may have."""
    count, allowed = connection.execute(TABLES, {"user": user, "guild": guild, "most": most}).fetchone()
    return count, allowed


def check_seated(connection: Connection, row: GameRow, user: int | None, most: int | None) -> None:
    """Check that a user who sits at a table by now has not too many. Raises TooManyTables.

    A computer player (no `user`), a private table, and without `most` nobody has too many.
    """
    if user is not None and most is not None and not row.private:
        check(connection, user, row.guild, most, more=0)
