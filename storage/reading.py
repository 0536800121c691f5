"""Reading a database file as it is, for checking it: nothing is migrated, locked or written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from storage.log import moves
from storage.queries import find_game, find_waiting
from storage.rows import GameRow, MoveRow, WaitingRow


class Unsound(Exception):
    """The file is no database of this program, or SQLite finds it damaged."""


class StoredGame(Struct, frozen=True):
    """A game as it is stored: its row, its whole log, whom it waits for."""

    row: GameRow
    moves: tuple[MoveRow, ...]
    waiting: tuple[WaitingRow, ...]


def games_in(path: Path) -> Iterator[StoredGame]:
    """Every game of a database file, in order. Raises Unsound."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            _sound(connection)
            for (game,) in connection.execute("SELECT id FROM game ORDER BY id").fetchall():
                yield StoredGame(
                    find_game(connection, game), moves(connection, game), find_waiting(connection, game)
                )
    except sqlite3.DatabaseError as fault:
        raise Unsound(str(fault)) from fault


def _sound(connection: sqlite3.Connection) -> None:
    """Let SQLite look for damage of its own kinds."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise Unsound(verdict)
    strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    if strays:
        raise Unsound(f"a row of table {strays[0][0]!r} belongs to nothing")
