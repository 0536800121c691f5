"""Pauses: times in which all clocks of a table stand. Each function runs inside a transaction."""

from __future__ import annotations

import sqlite3

from storage import deadlines, outbox
from storage.places import repeat
from storage.questions import ask, close
from storage.rows import AGREED_PAUSE, Notification
from storage.waits import Planner

GO_ON = "on"
"""The subject, and the outcome, of what tells that a pause is over. It never changes."""

OPEN = "SELECT game, coalesce(ends, 9e999) FROM pause INDEXED BY pause_open WHERE ended IS NULL"


def begin(
    connection: sqlite3.Connection, game: int, until: float, planner: Planner, card: str, time: float
) -> None:
    """Have a game pause, unless it does; `card`: the kind of the notification about the card."""
    connection.execute(
        "INSERT OR IGNORE INTO pause (game, kind, begins, ends) VALUES (?, ?, ?, ?)",
        (game, AGREED_PAUSE, time, until),
    )
    deadlines.move(connection, planner, game=game)
    repeat(connection, game, card, time)


def end(
    connection: sqlite3.Connection,
    game: int,
    seat: int | None,
    planner: Planner,
    kind: str,
    card: str,
    time: float,
) -> bool:
    """Have a game go on as a seat wishes, or (None) since time is up; returns whether it paused.

    All are told by a question of a kind that is answered.
    """
    ended = "UPDATE pause SET ended = min(?, coalesce(ends, ?)) WHERE game = ? AND ended IS NULL"
    if not connection.execute(ended, (time, time, game)).rowcount:
        return False
    deadlines.move(connection, planner, game=game)
    told = ask(connection, game, seat, kind, GO_ON, time)
    close(connection, told, GO_ON, time)
    outbox.add(connection, game, Notification(kind, 0), time)
    repeat(connection, game, card, time)
    return True
