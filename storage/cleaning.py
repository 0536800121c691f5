"""What has served its time is deleted: closed lobbies, and what was sent about games that are over."""

from __future__ import annotations

import sqlite3

from storage.database import Database
from storage.kinds import Kind, in_sql

KEPT_SECONDS = 30 * 24 * 3600.0
"""How long it is kept after the end of a game, and after a lobby was closed."""

AT_A_TIME = 20
"""Games that one transaction looks at."""

TOLD_FOR_GOOD = (Kind.END, Kind.CARD)
"""Kinds of notifications that record that a result was posted."""

OVER = """
SELECT id FROM game INDEXED BY game_to_clean
WHERE stage = 'over' AND cleaned = 0 AND ended < ? ORDER BY ended LIMIT ?
"""

CLOSED = """
SELECT id FROM game INDEXED BY lobby_closed
WHERE closing IS NOT NULL AND stage = 'lobby' AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.game = game.id AND (created >= ? OR done IS NULL)
) AND NOT EXISTS (SELECT 1 FROM table_change WHERE table_change.game = game.id)
ORDER BY id LIMIT ?
"""
"""Closed lobbies about which nothing was sent lately: when one is closed its card is edited."""

SENT = f"""
DELETE FROM outbox WHERE game = ? AND done IS NOT NULL AND kind NOT IN ({in_sql(TOLD_FOR_GOOD)})
"""

OF_A_LOBBY = ("erased_player", "hints", "invitation", "message", "outbox", "presence", "seat_offer")
"""Tables with rows of lobbies; questions and moves have none."""


class Cleaning:
    """Asynchronous access to what can be deleted."""

    def __init__(self, database: Database) -> None:
        """What lies in an open database."""
        self._database = database

    async def clean(self, *, now: float) -> int:
        """Delete what belongs to a few games; returns how many they were."""
        return await self._database.write(lambda connection: _clean(connection, now - KEPT_SECONDS))


def _clean(connection: sqlite3.Connection, before: float) -> int:
    over = connection.execute(OVER, (before, AT_A_TIME)).fetchall()
    for (game,) in over:
        connection.execute(SENT, (game,))
        connection.execute("UPDATE game SET cleaned = 1 WHERE id = ?", (game,))
    closed = connection.execute(CLOSED, (before, AT_A_TIME)).fetchall()
    for (game,) in closed:
        for table in OF_A_LOBBY:
            connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        connection.execute("DELETE FROM game WHERE id = ?", (game,))
    return len(over) + len(closed)
