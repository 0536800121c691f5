"""Hints that were given, and the rows of the log to which they led. Functions run inside a transaction."""

from __future__ import annotations

from collections.abc import Sequence

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.rows import HintUse, MoveRow
from storage.core.verbs import reads, writes

GIVE = "INSERT INTO hint_use VALUES (?, ?, NULL) ON CONFLICT DO NOTHING"

LED_TO = "UPDATE hint_use SET n = ? WHERE game = ? AND seat = ? AND n IS NULL"

TAKE_BACK = "DELETE FROM hint_use WHERE game = ? AND n = ?"

FORGET_OPEN = "DELETE FROM hint_use WHERE game = ? AND seat = ? AND n IS NULL"

OF_GAME = "SELECT seat, n FROM hint_use WHERE game = ? AND n IS NOT NULL ORDER BY n"


def give(connection: Connection, game: int, seat: int) -> None:
    """A seat is given a hint, which goes with its next answer."""
    connection.execute(GIVE, (game, seat))


def after_moves(connection: Connection, game: int, rows: Sequence[MoveRow]) -> None:
    """Note to which row a hint has led.

    Of a row that is taken back it goes with the next answer, of what nobody has pressed with none.
    """
    is_pressed = any(row.interaction is not None for row in rows)
    for row in rows:
        if row.seat is None:
            continue
        if row.undoes is not None:
            if connection.execute(TAKE_BACK, (game, row.undoes)).rowcount:
                give(connection, game, row.seat)
        elif is_pressed:
            connection.execute(LED_TO, (row.n, game, row.seat))
        else:
            forget_open(connection, game, row.seat)


def forget_open(connection: Connection, game: int, seat: int) -> None:
    """Forget the hint that a seat was given since its last answer."""
    connection.execute(FORGET_OPEN, (game, seat))


def of_game(connection: Connection, game: int) -> tuple[HintUse, ...]:
    """The rows of a game to which hints have led."""
    return tuple(HintUse(*row) for row in connection.execute(OF_GAME, (game,)))


class HintUses:
    """Asynchronous access to the hints that were given."""

    def __init__(self, database: Database) -> None:
        """Those of an open database."""
        self._database = database

    give = writes(give)
    forget = writes(forget_open)
    of_game = reads(of_game)
