"""When shards identified at Discord's gateway, of all processes. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.verbs import reads, writes

KEPT_SECONDS = 86400.0
"""Discord counts session starts a day."""

SKEW_SECONDS = 60.0
"""By how much the clocks of processes may differ; what is later than that is of a clock that was set back."""

FORGET = "DELETE FROM session_start WHERE time < ? OR time > ?"

STARTED = "SELECT time, shard FROM session_start WHERE time BETWEEN ? AND ? ORDER BY time"

START = "INSERT INTO session_start (time, shard) VALUES (?, ?) ON CONFLICT DO NOTHING"


class SessionStart(Struct, frozen=True):
    """A shard has identified."""

    time: float
    shard: int


SecondsToWait = Callable[[Sequence[SessionStart]], float]
"""How many seconds a shard has to wait after some starts, the oldest first."""


def claim(connection: Connection, shard: int, now: float, seconds: SecondsToWait) -> float:
    """Note that a shard identifies now, unless it has to wait; returns how many seconds."""
    connection.execute(FORGET, _last_day(now)).close()
    wait = seconds(last_day(connection, now))
    if wait <= 0.0:
        connection.execute(START, (now, shard)).close()
    return max(0.0, wait)


def last_day(connection: Connection, now: float) -> tuple[SessionStart, ...]:
    """All of the last day, the oldest first."""
    return tuple(SessionStart(*row) for row in connection.execute(STARTED, _last_day(now)).fetchall())


def _last_day(now: float) -> tuple[float, float]:
    return now - KEPT_SECONDS, now + SKEW_SECONDS


class SessionStarts:
    """Asynchronous access to session starts."""

    def __init__(self, database: Database) -> None:
        """Session starts in an open database."""
        self._database = database

    claim = writes(claim)
    last_day = reads(last_day)
