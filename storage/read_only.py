"""Read-only access to a database file, to check it: nothing is migrated, locked or written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from storage.errors import CorruptDatabase
from storage.log import linked_moves
from storage.queries import find_game, find_waiting
from storage.rows import GameRow, MoveRow, WaitingRow


class StoredGame(Struct, frozen=True):
    """A game with its whole log and whom it waits for."""

    row: GameRow
    moves: tuple[MoveRow, ...]
    waiting: tuple[WaitingRow, ...]


def stored_games(path: Path) -> Iterator[StoredGame]:
    """Every game of a database file, ordered by id. Raises CorruptDatabase."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            check_integrity(connection)
            for (game,) in connection.execute("SELECT id FROM game ORDER BY id").fetchall():
                rows = tuple(row for row, _ in linked_moves(connection, game))
                yield StoredGame(find_game(connection, game), rows, find_waiting(connection, game))
    except sqlite3.DatabaseError as fault:
        raise CorruptDatabase(str(fault)) from fault


def check_integrity(connection: sqlite3.Connection) -> None:
    """Run SQLite's checks of its pages and references. Raises CorruptDatabase."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise CorruptDatabase(verdict)
    strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    if strays:
        raise CorruptDatabase(f"a row of table {strays[0][0]!r} belongs to nothing")
