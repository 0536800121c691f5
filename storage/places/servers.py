"""Settings of servers, the channels of their tables, and servers that the operator has closed."""

from msgspec import Struct

from storage.core.database import Connection, Part, column, reads, writes

PLACES = "SELECT DISTINCT channel FROM game WHERE guild = ? AND stage <> 'over' ORDER BY channel"

CLOSE = "INSERT INTO closed_server (guild, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
OPEN = "DELETE FROM closed_server WHERE guild = ?"
CLOSED = "SELECT guild, since FROM closed_server ORDER BY since DESC, guild"

SET = """
INSERT INTO server (guild, settings) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings
"""


def settings_of_all(connection: Connection) -> dict[int, str]:
    """Server -> settings as JSON."""
    return dict(connection.execute("SELECT guild, settings FROM server").fetchall())


def _settings(connection: Connection, guild: int) -> str | None:
    row = connection.execute("SELECT settings FROM server WHERE guild = ?", (guild,)).fetchone()
    return row[0] if row else None


def _set_settings(connection: Connection, guild: int, settings: str) -> None:
    connection.execute(SET, (guild, settings))


def places_of(connection: Connection, guild: int) -> tuple[int, ...]:
    return column(connection, PLACES, (guild,))


class ClosedServer(Struct, frozen=True):
    guild: int
    since: float


def close_server(connection: Connection, guild: int, time: float) -> bool:
    """Close a server to the bot; returns False if it was closed."""
    return connection.execute(CLOSE, (guild, time)).rowcount == 1


def open_server(connection: Connection, guild: int) -> bool:
    """Returns False if it was not closed."""
    return connection.execute(OPEN, (guild,)).rowcount == 1


def closed_servers(connection: Connection) -> tuple[ClosedServer, ...]:
    """Latest first."""
    return tuple(ClosedServer(*row) for row in connection.execute(CLOSED))


class Servers(Part):
    all_settings = reads(settings_of_all)
    settings = reads(_settings)
    set_settings = writes(_set_settings)
    places = reads(places_of)
    closed = reads(closed_servers)
