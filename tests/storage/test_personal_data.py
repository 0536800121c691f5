import sqlite3
from contextlib import closing

import pytest

from storage.privacy.personal_data import PERSONAL_DATA
from storage.sqlite.database import migrate

NAMES = ("user", "owner", "host", "by")
"""A column whose name has one of these words holds a user."""


@pytest.fixture
def columns() -> set[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        return columns_of(fresh)


def columns_of(connection: sqlite3.Connection) -> set[str]:
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        f"{table}.{column[1]}"
        for table in tables
        if table == "sqlite_sequence" or not table.startswith("sqlite_")
        for column in connection.execute(f"PRAGMA table_info({table})")
    }


def declared() -> list[str]:
    return [f"{table}.{column}" for table, data in PERSONAL_DATA.items() for column in data.columns]


def test_every_column_is_declared_once(columns: set[str]) -> None:
    assert set(declared()) == columns
    assert len(declared()) == len(columns)


def test_a_column_that_is_not_declared_is_found(columns: set[str]) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        fresh.execute("ALTER TABLE game ADD COLUMN winner INTEGER")
        assert columns_of(fresh) - {*declared()} == {"game.winner"}


def test_what_is_called_a_user_is_erased_or_anonymised(columns: set[str]) -> None:
    users = {each for each in columns if set(each.partition(".")[2].split("_")) & {*NAMES}}
    assert {"seat.user", "game.host", "language.owner", "table_change.from_user"} <= users
    gone = {f"{table}.{each}" for table, data in PERSONAL_DATA.items() for each in data.deleted_columns}
    assert users - gone == set()
