"""Gateway session starts of shards, in all processes. A part of the `Store`."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from storage.core.database import Connection, Part, reads, writes

KEPT_SECONDS = 86400.0
"""Discord counts session starts per day."""

SKEW_SECONDS = 60.0
"""Possible difference between the processes' clocks."""

FORGET = "DELETE FROM session_start WHERE time < ? OR time > ?"
STARTED = "SELECT time, shard FROM session_start WHERE time BETWEEN ? AND ? ORDER BY time"
START = "INSERT INTO session_start (time, shard) VALUES (?, ?) ON CONFLICT DO NOTHING"


class SessionStart(Struct, frozen=True):
    time: float
    shard: int


SecondsToWait = Callable[[Sequence[SessionStart]], float]
"""Seconds a shard has to wait after some starts, oldest first."""


def claim_session_start(connection: Connection, shard: int, now: float, seconds: SecondsToWait) -> float:
    """Note a session start, unless the shard has to wait; returns the seconds to wait."""
    connection.execute(FORGET, _last_day_interval(now)).close()
    wait = seconds(starts_of_last_day(connection, now))
    if wait <= 0.0:
        connection.execute(START, (now, shard)).close()
    return max(0.0, wait)


def starts_of_last_day(connection: Connection, now: float) -> tuple[SessionStart, ...]:
    return tuple(
        SessionStart(*row) for row in connection.execute(STARTED, _last_day_interval(now)).fetchall()
    )


def _last_day_interval(now: float) -> tuple[float, float]:
    return now - KEPT_SECONDS, now + SKEW_SECONDS


class SessionStarts(Part):
    claim_session_start = writes(claim_session_start)
    starts_of_last_day = reads(starts_of_last_day)
