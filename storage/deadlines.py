"""Deadlines that move, since clocks stood or will stand: players see it. It runs inside a transaction."""

from __future__ import annotations

import sqlite3

from storage import outbox, waits
from storage.waits import Planner

LAST_SEEN = """
SELECT coalesce(
    (SELECT time FROM heartbeat WHERE id = 1), (SELECT max(since) FROM waiting WHERE game = ?)
)
"""
"""When the bot was last seen running: a moment ago while it runs."""


def move(connection: sqlite3.Connection, planner: Planner, user: int | None = None) -> None:
    """Work out all waits with clocks anew, or those for a user; games whose deadlines moved are notified."""
    for game in sorted(waits.plan_again(connection, waits.clocks(connection, user), planner)):
        (time,) = connection.execute(LAST_SEEN, (game,)).fetchone()
        outbox.add(connection, game, planner.deadline_moved, time)
