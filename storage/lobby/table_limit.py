"""The limit of tables with strangers for users who have finished few."""

from storage.core.database import Connection
from storage.core.errors import TooManyTables
from storage.core.rows import GameRow

MOST_TABLES = 3
"""Limit before the first finished game, where a server's managers have set none."""

COUNT = """
SELECT count(*) FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = {who} AND game.stage <> 'over' AND NOT game.private AND game.origin IS NULL
    AND (game.stage = 'lobby' OR EXISTS (
        SELECT 1 FROM seat AS other WHERE other.game = game.id AND other."user" <> {who}
    ))
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL)
"""
"""Private, paused and practice tables do not count, nor those with computer players alone."""

OF_SERVER = "CAST(server.settings ->> 'most_tables' AS INTEGER)"

FINISHED = """
SELECT count(*) FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = {who} AND game.outcome = 'finished' AND game.origin IS NULL
"""

TABLES = f"""
SELECT ({COUNT}), coalesce((SELECT {OF_SERVER} FROM server WHERE guild = :guild), :most) + ({FINISHED})
""".format(who=":user")


def check(connection: Connection, user: int, guild: int | None, most: int, *, more: int = 1) -> None:
    """Check a user's limit for `more` tables; `most`: as MOST_TABLES. Raises TooManyTables."""
    count, allowed = _count_and_limit(connection, user, guild, most)
    if count + more > allowed:
        raise TooManyTables(allowed)


def has_room(connection: Connection, user: int, guild: int | None, most: int) -> bool:
    """Whether a user may have one more table; `most`: as MOST_TABLES."""
    count, allowed = _count_and_limit(connection, user, guild, most)
    return count < allowed


def _count_and_limit(connection: Connection, user: int, guild: int | None, most: int) -> tuple[int, int]:
    count, allowed = connection.execute(TABLES, {"user": user, "guild": guild, "most": most}).fetchone()
    return count, allowed


def check_seated(connection: Connection, row: GameRow, user: int | None, most: int | None) -> None:
    """Check the table limit of a seated user; private tables always pass. Raises TooManyTables."""
    if user is not None and most is not None and not row.private:
        check(connection, user, row.guild, most, more=0)
