"""What is stored of a row of a log that a history shows. Each function runs inside a transaction."""

from __future__ import annotations

import sqlite3

from msgspec import Struct

from storage.kinds import Kind, in_sql

STORIES = (Kind.TURN, Kind.SCORING, Kind.END)
"""The messages in the thread that tell what happened."""

TIME = "SELECT time FROM move WHERE game = ? AND n = ?"

TOLD = f"""
SELECT message FROM outbox
WHERE game = ? AND seat IS NULL AND message IS NOT NULL AND kind IN ({in_sql(STORIES)}) AND n >= ?
ORDER BY n, id LIMIT 1
"""


class StoredStep(Struct, frozen=True):
    """When a step was stored, and where it was told."""

    time: float
    message: int | None
    """The message in the thread that told of it; None if there is none yet."""


def stored_step(connection: sqlite3.Connection, game: int, first: int, row: int) -> StoredStep | None:
    """A step of the rows `first` to `row`; None for one that is not stored yet."""
    made = connection.execute(TIME, (game, row)).fetchone()
    told = connection.execute(TOLD, (game, first)).fetchone()
    return None if made is None else StoredStep(made[0], told[0] if told else None)
