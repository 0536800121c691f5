"""Copying a consistent snapshot of a database in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

STEP_PAGES = 2_000
"""Pages copied between two calls of the progress function."""

Progress = Callable[[int, int], None]
"""Called with the number of pages copied so far and of all pages."""


def copy_database(source: sqlite3.Connection, file: Path, progress: Progress) -> None:
    """Copy one state of a database to a file, which needs no side files afterwards."""
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with closing(sqlite3.connect(file)) as target:
        source.backup(
            target,
            pages=STEP_PAGES,
            progress=lambda _, remaining, total: progress(total - remaining, total),
        )
        target.execute("PRAGMA journal_mode = DELETE")
    source.execute("ROLLBACK")
