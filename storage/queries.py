"""Queries that several functions share."""

from __future__ import annotations

import sqlite3

from storage.errors import NoSuchGame
from storage.rows import GameRow, SeatRow, WaitingRow

GAME = """
SELECT id, name, options, seats, stage, guild, channel, host, language, created, card, thread,
    commitment, seeded_after, pace, when_late, vacations
FROM game WHERE id = ?
"""

SEATED = "SELECT seat, user, computer FROM seat WHERE game = ? ORDER BY seat"

GAMES_OF = """
SELECT seat.game, seat.seat, waiting.since
FROM seat
JOIN game ON game.id = seat.game AND game.stage <> 'over'
LEFT JOIN waiting ON waiting.game = seat.game AND waiting.seat = seat.seat
WHERE seat.user = ?
ORDER BY waiting.since IS NULL, waiting.since, seat.game
"""

COMPUTERS_WAITING = "SELECT DISTINCT game FROM waiting WHERE computer ORDER BY game"

WAITING = 'game, seat, since, waiting.pace, waiting."left", schedule, deadline'
"""The columns of a `WaitingRow`."""


ASKED = """
SELECT min(min(since), coalesce(iif(min(computer), NULL, (
    SELECT created FROM outbox WHERE game = :game AND kind = :kind AND seat IS NULL ORDER BY id DESC LIMIT 1
)), min(since))) FROM waiting WHERE game = :game
"""
"""Nobody is notified when computer players alone have to act."""


def find_game(connection: sqlite3.Connection, game: int) -> GameRow:
    """The row of a game with its taken seats. Raises NoSuchGame."""
    row = connection.execute(GAME, (game,)).fetchone()
    if row is None:
        raise NoSuchGame(f"there is no game {game}")
    seated = tuple(SeatRow(*seat) for seat in connection.execute(SEATED, (game,)))
    *values, vacations = row
    return GameRow(*(*values, bool(vacations), seated))


def find_waiting(connection: sqlite3.Connection, game: int) -> tuple[WaitingRow, ...]:
    """Whom a game waits for, ordered by seat."""
    rows = connection.execute(f"SELECT {WAITING} FROM waiting WHERE game = ? ORDER BY seat", (game,))
    return tuple(WaitingRow(*row) for row in rows)


def find_asked(connection: sqlite3.Connection, game: int, kind: str) -> float | None:
    """Since when a game waits for whoever has to act now; None if it waits for nobody.

    `kind`: that of the notification that they have to. Who took back that they were ready is waited for anew,
    which nobody else shall see.
    """
    (asked,) = connection.execute(ASKED, {"game": game, "kind": kind}).fetchone()
    since: float | None = asked
    return since


def chain_end(connection: sqlite3.Connection, game: int) -> str:
    """The end of a game's chain as it is stored. Raises NoSuchGame."""
    found = connection.execute("SELECT chain FROM game WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(f"there is no game {game}")
    end: str = found[0]
    return end
