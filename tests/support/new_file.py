"""New database files: copies of one that each process creates once."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.sqlite.database import migrate
from storage.together.store import Store


def begin_file(path: Path) -> None:
    """Write an empty database, unless there is a file."""
    if not path.exists():
        path.write_bytes(_migrated())


async def open_new(path: Path) -> Store:
    begin_file(path)
    return await Store.open(path)


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite3"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            migrate(connection)
        return file.read_bytes()
