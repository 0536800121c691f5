"""How many tables with strangers a user may have before they have finished some."""

from __future__ import annotations

from storage.connection import Connection
from storage.errors import TooManyTables
from storage.rows import GameRow

MOST_TABLES = 3
"""How many those may have who have not finished a game, where the managers of a server have set nothing."""

COUNT = """
SELECT count(*) FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = :user AND game.stage <> 'over' AND NOT game.private AND game.origin IS NULL
    AND (game.stage = 'lobby' OR EXISTS (
        SELECT 1 FROM seat AS other WHERE other.game = game.id AND other."user" <> :user
    ))
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL)
"""
"""Private tables, practice, those that are paused, and those with computer players alone do not count."""

ALLOWED = """
SELECT coalesce((SELECT CAST(settings ->> 'most_tables' AS INTEGER) FROM server WHERE guild = :guild), :most)
    + (
        SELECT count(*) FROM seat JOIN game ON game.id = seat.game
        WHERE seat."user" = :user AND game.outcome = 'finished' AND game.origin IS NULL
    )
"""
"""What is set for a server, and one more for each game that was played to its end."""


def check(connection: Connection, user: int, guild: int | None, most: int, *, more: int = 1) -> None:
    """Check that a user may have so many tables more; `most`: as MOST_TABLES. Raises TooManyTables."""
    values = {"user": user, "guild": guild, "most": most}
    (allowed,) = connection.execute(ALLOWED, values).fetchone()
    (count,) = connection.execute(COUNT, values).fetchone()
    if count + more > allowed:
        raise TooManyTables(allowed)


def check_seated(connection: Connection, row: GameRow, user: int | None, most: int | None) -> None:
    """Check that a user who sits at a table by now has not too many. Raises TooManyTables.

    A computer player (no `user`), a private table, and without `most` nobody has too many.
    """
    if user is not None and most is not None and not row.private:
        check(connection, user, row.guild, most, more=0)
