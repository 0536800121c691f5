"""Clock stops: intervals in which the clock of a wait stands. Functions inside a transaction.

Each change of one calls `deadlines.move` in the same transaction.
"""

import math

from clocks.waking_time import ClockStop
from storage.core.database import Connection
from storage.core.rows import WaitingRow
from storage.core.shards import SHARD_OF_GAME

OF_GAME = f"(SELECT {SHARD_OF_GAME} FROM game WHERE id = :game) % shards = shard"
DOWNTIME = f"SELECT begins, ends FROM downtime WHERE ends > :since AND {OF_GAME}"

VACATIONS = """
SELECT begins, min(ends, coalesce(ended, ends)) FROM vacation
WHERE "user" = :user AND ends > :since AND coalesce(ended, ends) > begins
    AND (SELECT vacations FROM game WHERE id = :game)
"""

PAUSES = """
SELECT begins, min(coalesce(ends, :never), coalesce(ended, ends, :never)) FROM pause
WHERE game = :game AND coalesce(ended, ends, :never) > :since
"""

OUT_OF_REACH = """
SELECT begins, coalesce(ended, :never) FROM out_of_reach
WHERE game = :game AND seat = :seat AND coalesce(ended, :never) > :since
"""

SOURCES = (DOWNTIME, VACATIONS, PAUSES, OUT_OF_REACH)
"""Clock stops of a `:user` on a `:seat` of a `:game` that end after `:since`."""

STOPS = " UNION ALL ".join(SOURCES)


def downtimes_since(connection: Connection, game: int, since: float) -> tuple[ClockStop, ...]:
    """Downtime that affects a game, since a time."""
    rows = connection.execute(DOWNTIME, {"game": game, "since": since})
    return tuple((begins, ends) for begins, ends in rows)


def clock_stops_of(
    connection: Connection, game: int, seat: int, user: int | None, since: float
) -> tuple[ClockStop, ...]:
    """Clock stops of a user on a seat since a time."""
    rows = connection.execute(
        STOPS, {"game": game, "seat": seat, "user": user, "since": since, "never": math.inf}
    )
    return tuple((begins, ends) for begins, ends in rows)


def clock_stops_of_wait(connection: Connection, wait: WaitingRow) -> tuple[ClockStop, ...]:
    (user,) = connection.execute(
        'SELECT "user" FROM seat WHERE game = ? AND seat = ?', (wait.game, wait.seat)
    ).fetchone()
    return clock_stops_of(connection, wait.game, wait.seat, user, wait.since)
