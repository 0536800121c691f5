"""Deadlines that move, since clocks stood or will stand: players see it. It runs inside a transaction."""

from __future__ import annotations

import sqlite3

from storage import outbox
from storage.time import waits
from storage.time.waits import Planner

LAST_SEEN = """
SELECT coalesce(
    (SELECT time FROM heartbeat WHERE id = 1), (SELECT max(since) FROM waiting WHERE game = ?)
)
"""
"""When the bot was last seen running: a moment ago while it runs."""


def move(
    connection: sqlite3.Connection, planner: Planner, *, user: int | None = None, game: int | None = None
) -> None:
    """Recompute waits with clocks after a change of stops: all, those for a user, or those of a game.

    Games whose deadlines moved are notified.
    """
    found = waits.clocks(connection, user=user, game=game)
    for moved in sorted(waits.plan_again(connection, found, planner)):
        (time,) = connection.execute(LAST_SEEN, (moved,)).fetchone()
        outbox.add(connection, moved, planner.deadline_moved, time)
