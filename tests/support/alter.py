"""Altering a database behind the program's back."""

import sqlite3
from contextlib import closing
from pathlib import Path


def alter(path: Path, *statements: str) -> None:
    """Change a database despite its constraints and triggers."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            connection.execute(statement)
