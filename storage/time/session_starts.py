"""When shards identified at Discord's gateway, of all processes. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from storage.connection import Connection
from storage.database import Database
from storage.verbs import writes

KEPT_SECONDS = 86400.0
"""Discord counts session starts a day."""

SKEW_SECONDS = 60.0
"""By how much the clocks of processes may differ; what is later than that is of a clock that was set back."""

FORGET = "DELETE FROM session_start WHERE time < ? OR time > ?"

STARTED = "SELECT time, shard FROM session_start ORDER BY time"

START = "INSERT INTO session_start (time, shard) VALUES (?, ?) ON CONFLICT DO NOTHING"


class SessionStart(Struct, frozen=True):
    """A shard has identified."""

    time: float
    shard: int


SecondsToWait = Callable[[Sequence[SessionStart]], float]
"""How many seconds a shard has to wait after some starts, the oldest first."""


def claim(connection: Connection, shard: int, now: float, seconds: SecondsToWait) -> float:
    """Note that a shard identifies now, unless it has to wait; returns how many seconds."""
    connection.execute(FORGET, (now - KEPT_SECONDS, now + SKEW_SECONDS)).close()
    found = connection.execute(STARTED).fetchall()
    wait = seconds([SessionStart(*row) for row in found])
    if wait <= 0.0:
        connection.execute(START, (now, shard)).close()
    return max(0.0, wait)


class SessionStarts:
    """Asynchronous access to session starts."""

    def __init__(self, database: Database) -> None:
        """Session starts in an open database."""
        self._database = database

    claim = writes(claim)

    async def last_day(self) -> tuple[SessionStart, ...]:
        """All that are kept, the oldest first."""
        return await self._database.read(
            lambda connection: tuple(SessionStart(*row) for row in connection.execute(STARTED).fetchall())
        )
