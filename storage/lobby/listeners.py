"""Who wants to be told of new tables on a server. A part of the `Store`, and what runs in a transaction."""

from __future__ import annotations

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.kinds import Kind
from storage.core.rows import GameRow, Notification
from storage.core.verbs import writes
from storage.peace.meeting import AT_TABLE, NOBODY

SELDOM_SECONDS = 24 * 3600.0
"""Seconds between two messages to one who wants to be told."""

MOST_TOLD = 100
"""How many are told of a table; those who have been told last are the first to be left out."""

TO_TELL = f"""
SELECT listener."user" FROM listener
WHERE listener.guild = :guild AND listener."user" <> :host AND coalesce(listener.told, 0) <= :before
    AND NOT EXISTS ({AT_TABLE.format(who='listener."user"', game=":game", but=NOBODY)})
ORDER BY coalesce(listener.told, 0), listener."user" LIMIT :most
"""

LISTEN = 'INSERT INTO listener (guild, "user") VALUES (?, ?) ON CONFLICT DO NOTHING'


def tell(connection: Connection, row: GameRow, invited: int, time: float) -> None:
    """Make due that people are told of a new table, if anybody may join it; `invited`: the kept seats."""
    if row.guild is None or row.private or len(row.seated) + invited >= row.seats:
        return
    values = {
        "guild": row.guild,
        "host": row.host,
        "game": row.id,
        "before": time - SELDOM_SECONDS,
        "most": MOST_TOLD,
    }
    for (user,) in connection.execute(TO_TELL, values).fetchall():
        outbox.add(connection, row.id, Notification(Kind.NEW_TABLE, 0, user=user, replaces=True), time)
        connection.execute(
            'UPDATE listener SET told = ? WHERE guild = ? AND "user" = ?', (time, row.guild, user)
        )


def _set(connection: Connection, guild: int, user: int, *, on: bool) -> None:
    """Somebody wants to be told of new tables on a server, or not any more."""
    if on:
        connection.execute(LISTEN, (guild, user))
    else:
        connection.execute('DELETE FROM listener WHERE guild = ? AND "user" = ?', (guild, user))


class Listeners:
    """Asynchronous access to who wants to be told of new tables."""

    def __init__(self, database: Database) -> None:
        """Those in an open database."""
        self._database = database

    set = writes(_set)

    async def listens(self, guild: int, user: int) -> bool:
        """Whether somebody wants to be told of new tables on a server."""
        found = 'SELECT 1 FROM listener WHERE guild = ? AND "user" = ?'
        return await self._database.find_row(found, guild, user) is not None
