"""All that is stored in a database."""

import sqlite3
from contextlib import closing
from pathlib import Path


def all_rows(file: Path) -> list[tuple[str, tuple[object, ...]]]:
    """Every row of every table with the name of its table, as another connection sees them."""
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return [
            (table, tuple(row))
            for (table,) in tables.fetchall()
            for row in connection.execute(f"SELECT * FROM {table}")
        ]
