"""What the managers of servers have set, and where tables are on a server."""

from __future__ import annotations

from storage.core.database import Database

PLACES = "SELECT DISTINCT channel FROM game WHERE guild = ? AND stage <> 'over' ORDER BY channel"

SET = """
INSERT INTO server (guild, settings) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings
"""


class Servers:
    """Asynchronous access to what is known of servers; a part of the `Store`."""

    def __init__(self, database: Database) -> None:
        """Servers in an open database."""
        self._database = database

    async def all(self) -> dict[int, str]:
        """The settings of all servers that have any, as JSON."""
        return await self._database.read(
            lambda connection: dict(connection.execute("SELECT guild, settings FROM server").fetchall())
        )

    async def settings(self, guild: int) -> str | None:
        """What the managers of a server have set, as JSON; None: nothing."""
        row = await self._database.find_row("SELECT settings FROM server WHERE guild = ?", guild)
        return row[0] if row else None

    async def set_settings(self, guild: int, settings: str) -> None:
        """Save what the managers of a server have set, as JSON."""
        await self._database.execute(SET, guild, settings)

    async def places(self, guild: int) -> tuple[int, ...]:
        """The channels of a server with tables that are not over."""
        return await self._database.read(
            lambda connection: tuple(channel for (channel,) in connection.execute(PLACES, (guild,)))
        )
