"""Deletion of old data: closed lobbies, cups without tables, sent notifications, practice."""

from storage.core import outbox
from storage.core.database import Connection, Part, reads, writes
from storage.core.rows import GUIDED
from storage.cups import cups
from storage.peace import reports
from storage.privacy.erasure import forget_times

KEPT_SECONDS = 30 * 24 * 3600.0
"""Seconds after an end, practice's last move, a lobby's closing, the setup of a cup without tables."""

AT_A_TIME = 20
"""Games per transaction."""

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

PRACTICE = f"""
SELECT id FROM game
WHERE origin IS NOT NULL AND origin <> '{GUIDED}' AND id > ? AND (
    (SELECT time FROM move WHERE move.game = game.id ORDER BY n DESC LIMIT 1) < ?
    OR (host < 0 AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND done IS NULL))
)
ORDER BY id LIMIT ?
"""
"""Practice from a game without a recent move, or of an erased user."""

OF_PRACTICE = (
    *("analysis", "result", "outbox", "message", "timer", "plan", "waiting", "reserve", "miss"),
    *("question", "stand_in", "stood_in", "out_of_reach", "erased_player", "seat_offer", "invitation"),
    *("presence", "seat_request", "pause", "table_change", "move", "seat"),
)
"""Tables with rows of a game, referring ones first."""

OF_A_LOBBY = (
    *("erased_player", "hints", "invitation", "message", "outbox", "presence", "seat_offer"),
    "seat_request",
)
"""Tables with rows of lobbies; questions and moves have none."""


def _idle_practice(
    connection: Connection, *, now: float, after: int = 0, most: int = AT_A_TIME
) -> tuple[int, ...]:
    """A few idle practice tables from games; `after`: with greater ids."""
    found = connection.execute(PRACTICE, (after, now - KEPT_SECONDS, most))
    return tuple(game for (game,) in found)


def _delete_practice(connection: Connection, game: int, *, now: float) -> bool:
    """Returns False if it is no such table."""
    if _idle_practice(connection, now=now, after=game - 1, most=1) != (game,):
        return False
    connection.execute("DELETE FROM vote WHERE question IN (SELECT id FROM question WHERE game = ?)", (game,))
    for hints in ("n IS NULL", "n IS NOT NULL"):
        connection.execute(f"DELETE FROM hint_use WHERE game = ? AND {hints}", (game,))
    for table in OF_PRACTICE:
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    connection.execute("UPDATE game SET previous = NULL WHERE previous = ?", (game,))
    connection.execute("DELETE FROM game WHERE id = ?", (game,))
    return True


def _clean_games(connection: Connection, *, now: float) -> int:
    """Returns the number of cleaned games."""
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


class Cleaning(Part):
    clean_games = writes(_clean_games)
    idle_practice = reads(_idle_practice)
    delete_practice = writes(_delete_practice)
