"""Users who get notices of new tables and cups on a server. A part of the `Store`."""

from storage.core import outbox
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.kinds import Kind
from storage.core.rows import GameRow, Notification
from storage.peace.kept_apart import AT_TABLE, NOBODY

SELDOM_SECONDS = 24 * 3600.0
"""Seconds between two notices to a user."""

MOST_NOTIFIED = 100
"""Users notified of a table; those notified last are left out first."""

TO_TELL = f"""
SELECT listener."user" FROM listener
WHERE listener.guild = :guild AND listener."user" <> :host AND coalesce(listener.told, 0) <= :before
    AND NOT EXISTS ({AT_TABLE.format(who='listener."user"', game=":game", but=NOBODY)})
ORDER BY coalesce(listener.told, 0), listener."user" LIMIT :most
"""

TO_TELL_OF_CUP = """
SELECT listener."user" FROM listener
WHERE listener.guild = :guild AND listener."user" <> :host
    AND NOT EXISTS (SELECT 1 FROM bar WHERE bar.guild IN (0, listener.guild) AND bar.who = listener."user")
    AND NOT EXISTS (
        SELECT 1 FROM cup
        WHERE cup.guild = :guild AND cup.id <> :cup AND begins IS NOT NULL AND created > :before
    )
ORDER BY coalesce(listener.told, 0), listener."user" LIMIT :most
"""
"""Nobody if another cup of the server was announced within a day."""

LISTEN = 'INSERT INTO listener (guild, "user") VALUES (?, ?) ON CONFLICT DO NOTHING'


def notify_listeners(connection: Connection, row: GameRow, time: float) -> tuple[int, ...]:
    """Notify users of a new table that anybody may join; returns them."""
    if row.guild is None:
        return ()
    values = {
        "guild": row.guild,
        "host": row.host,
        "game": row.id,
        "before": time - SELDOM_SECONDS,
        "most": MOST_NOTIFIED,
    }
    users = column(connection, TO_TELL, values)
    for user in users:
        outbox.add(connection, row.id, Notification(Kind.NEW_TABLE, 0, user=user, replaces=True), time)
        connection.execute(
            'UPDATE listener SET told = ? WHERE guild = ? AND "user" = ?', (time, row.guild, user)
        )
    return users


def notify_of_cup(connection: Connection, cup: int, guild: int, host: int, time: float) -> None:
    """Notify users of a cup in which anybody may enrol."""
    values = {
        "cup": cup,
        "guild": guild,
        "host": host,
        "before": time - SELDOM_SECONDS,
        "most": MOST_NOTIFIED,
    }
    outbox.add_to_users(connection, Kind.NEW_CUP, column(connection, TO_TELL_OF_CUP, values), cup, time)


def _set(connection: Connection, guild: int, user: int, *, on: bool) -> None:
    if on:
        connection.execute(LISTEN, (guild, user))
    else:
        connection.execute('DELETE FROM listener WHERE guild = ? AND "user" = ?', (guild, user))


def _listens(connection: Connection, guild: int, user: int) -> bool:
    found = 'SELECT 1 FROM listener WHERE guild = ? AND "user" = ?'
    return connection.execute(found, (guild, user)).fetchone() is not None


class Listeners(Part):
    set = writes(_set)
    listens = reads(_listens)
