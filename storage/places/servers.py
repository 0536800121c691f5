"""What the managers of servers have set, and where tables are on a server."""

from __future__ import annotations

from storage.core.connection import Connection, column
from storage.core.verbs import Part, reads, writes

PLACES = "SELECT DISTINCT channel FROM game WHERE guild = ? AND stage <> 'over' ORDER BY channel"

SET = """
INSERT INTO server (guild, settings) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings
"""


def _all(connection: Connection) -> dict[int, str]:
    """The settings of all servers that have any, as JSON."""
    return dict(connection.execute("SELECT guild, settings FROM server").fetchall())


def _settings(connection: Connection, guild: int) -> str | None:
    """What the managers of a server have set, as JSON; None: nothing."""
    row = connection.execute("SELECT settings FROM server WHERE guild = ?", (guild,)).fetchone()
    return row[0] if row else None


def _set_settings(connection: Connection, guild: int, settings: str) -> None:
    """Save what the managers of a server have set, as JSON."""
    connection.execute(SET, (guild, settings))


def _places(connection: Connection, guild: int) -> tuple[int, ...]:
    """The channels of a server with tables that are not over."""
    return column(connection, PLACES, (guild,))


class Servers(Part):
    all = reads(_all)
    settings = reads(_settings)
    set_settings = writes(_set_settings)
    places = reads(_places)
