"""Settings of servers, and the channels of their tables."""

from storage.core.database import Connection, Part, column, reads, writes

PLACES = "SELECT DISTINCT channel FROM game WHERE guild = ? AND stage <> 'over' ORDER BY channel"

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


class Servers(Part):
    all_settings = reads(settings_of_all)
    settings = reads(_settings)
    set_settings = writes(_set_settings)
    places = reads(places_of)
