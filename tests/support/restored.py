"""Databases of earlier versions, restored from their dumps."""

import sqlite3
from contextlib import closing
from pathlib import Path

FIXTURES = Path(__file__).parents[1] / "fixtures"


def restored(version: str, folder: Path) -> Path:
    path = folder / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / version / "database.sql").read_text("utf-8"))
    return path
