"""What has served its time is deleted: closed lobbies, cups without tables, what was sent, practice."""

from __future__ import annotations

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.rows import GUIDED
from storage.cups import cups
from storage.peace import reports
from storage.privacy.erasure import forget_times

KEPT_SECONDS = 30 * 24 * 3600.0
"""How long it is kept after the end of a game, the last move of practice, and after a lobby was closed.

And after a cup was set up that is not announced, or was called off.
"""

AT_A_TIME = 20
"""Games that one transaction looks at."""

OVER = """
SELECT id FROM game
WHERE stage = 'over' AND cleaned = 0 AND ended < ? ORDER BY ended LIMIT ?
"""

CLOSED = """
SELECT id FROM game
WHERE closing IS NOT NULL AND stage = 'lobby' AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.game = game.id AND (created >= ? OR done IS NULL)
) AND NOT EXISTS (SELECT 1 FROM table_change WHERE table_change.game = game.id)
    AND NOT EXISTS (SELECT 1 FROM report WHERE report.game = game.id)
ORDER BY id LIMIT ?
"""
"""Closed lobbies about which nothing was sent lately: when one is closed its card is edited."""

PRACTICE = f"""
SELECT id FROM game
WHERE origin IS NOT NULL AND origin <> '{GUIDED}' AND id > ? AND (
    (SELECT time FROM move WHERE move.game = game.id ORDER BY n DESC LIMIT 1) < ?
    OR (host < 0 AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND done IS NULL))
)
ORDER BY id LIMIT ?
"""
"""Practice that goes on from a game, at which nobody has moved lately, or whose user was erased."""

OF_PRACTICE = (
    *("analysis", "result", "outbox", "message", "timer", "waiting", "reserve", "miss"),
    *("question", "stand_in", "stood_in", "out_of_reach", "erased_player", "seat_offer", "invitation"),
    *("presence", "seat_request", "pause", "table_change", "move", "seat"),
)
"""Tables with rows of a game, those that refer to others before them."""

OF_A_LOBBY = (
    *("erased_player", "hints", "invitation", "message", "outbox", "presence", "seat_offer"),
    "seat_request",
)
"""Tables with rows of lobbies; questions and moves have none."""


class Cleaning:
    """Asynchronous access to what can be deleted."""

    def __init__(self, database: Database) -> None:
        """What lies in an open database."""
        self._database = database

    async def clean(self, *, now: float) -> int:
        """Delete what belongs to a few games; returns how many they were."""
        return await self._database.write(lambda connection: _clean(connection, now))

    async def idle_practice(self, *, now: float) -> tuple[int, ...]:
        """A few practice tables that go on from games, at which nobody has moved for long."""
        found = await self._database.read(lambda connection: _idle_practice(connection, 0, now, AT_A_TIME))
        return tuple(found)

    async def delete_practice(self, game: int, *, now: float) -> bool:
        """Delete such a table and all that is stored of it; returns False if it is none any more."""
        return await self._database.write(lambda connection: _delete_practice(connection, game, now))


def _idle_practice(connection: Connection, after: int, now: float, most: int) -> list[int]:
    """Such tables with greater ids."""
    return [game for (game,) in connection.execute(PRACTICE, (after, now - KEPT_SECONDS, most))]


def _delete_practice(connection: Connection, game: int, now: float) -> bool:
    if _idle_practice(connection, game - 1, now, 1) != [game]:
        return False
    connection.execute("DELETE FROM vote WHERE question IN (SELECT id FROM question WHERE game = ?)", (game,))
    for hints in ("n IS NULL", "n IS NOT NULL"):
        connection.execute(f"DELETE FROM hint_use WHERE game = ? AND {hints}", (game,))
    for table in OF_PRACTICE:
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    connection.execute("UPDATE game SET previous = NULL WHERE previous = ?", (game,))
    connection.execute("DELETE FROM game WHERE id = ?", (game,))
    return True


def _clean(connection: Connection, now: float) -> int:
    before = now - KEPT_SECONDS
    over = connection.execute(OVER, (before, AT_A_TIME)).fetchall()
    for (game,) in over:
        outbox.forget_sent(connection, game)
        forget_times(connection, game)
        connection.execute("UPDATE game SET cleaned = 1 WHERE id = ?", (game,))
    closed = connection.execute(CLOSED, (before, AT_A_TIME)).fetchall()
    for (game,) in closed:
        for table in OF_A_LOBBY:
            connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        connection.execute("DELETE FROM game WHERE id = ?", (game,))
    reports.delete_old(connection, now)
    cups.delete_old(connection, before)
    return len(over) + len(closed)
