"""Tests that run on each engine: SQLite always, PostgreSQL where a server is installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.core.database import Database
from storage.postgresql.address import ServerAddress
from storage.sqlite.database import SqliteDatabase
from tests.support.games import is_thorough
from tests.support.new_file import begin_file

ENGINES = ("sqlite", "postgresql")

on_both_engines = pytest.mark.on_both_engines
"""Mark of a test that runs on each engine with `--thorough`, else on SQLite alone."""


def tell_on_engines(metafunc: pytest.Metafunc) -> None:
    """Run a marked test once for each engine."""
    mark = metafunc.definition.get_closest_marker(on_both_engines.name)
    if mark is not None and is_thorough():
        metafunc.parametrize("engine", ENGINES, scope="session")


async def open_engine(file: Path, address: ServerAddress | None, busy_seconds: float) -> Database:
    """Open a database on a server, if there is an address, else in a file."""
    if address is not None:
        from storage.postgresql.database import PostgresqlDatabase

        return await PostgresqlDatabase.open(address, busy_seconds=busy_seconds)
    begin_file(file)
    return await SqliteDatabase.open(file, busy_seconds=busy_seconds)


@contextmanager
def stored_file(file: Path, address: ServerAddress | None) -> Iterator[Path]:
    """An SQLite file with everything stored: the database itself, or a copy from the server."""
    if address is None:
        yield file
    else:
        from storage.postgresql.move import exported_file

        with exported_file(address) as copied:
            yield copied
