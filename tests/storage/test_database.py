import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from storage.core.database import Connection
from storage.core.errors import CorruptDatabase, DatabaseBusy, DatabaseUnusable, SchemaTooNew
from storage.schema.steps import steps
from storage.sqlite.backup import restore
from storage.sqlite.database import SqliteDatabase
from storage.sqlite.snapshot import snapshot
from storage.together.store import Store
from tests.support.games import share


async def test_a_new_file_gets_every_schema_file(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "games.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (steps()[-1].number,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_every_commit_is_written_through_and_every_reference_checked(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "games.db") as database:
        assert await database.write(lambda c: c.execute("PRAGMA synchronous").fetchone()) == (2,)
        assert await database.write(lambda c: c.execute("PRAGMA foreign_keys").fetchone()) == (1,)


async def test_what_is_deleted_is_overwritten_whatever_sqlite_was_built_for(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "games.db") as database:
        assert await database.write(lambda c: c.execute("PRAGMA secure_delete").fetchone()) == (1,)


async def test_all_tables_are_strict(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "games.db") as database:
        tables = await database.read(lambda c: c.execute("PRAGMA table_list").fetchall())
    loose = [name for _, name, _, _, _, strict in tables if not strict and not name.startswith("sqlite_")]
    assert loose == []


def write_schema(folder: Path, *scripts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, script in enumerate(scripts, 1):
        (folder / f"{number:04}_part.sql").write_text(script, "utf-8")
    return folder


FIRST = "CREATE TABLE guest (name TEXT NOT NULL) STRICT; INSERT INTO guest VALUES ('Ada');"
SECOND = "ALTER TABLE guest ADD COLUMN wine TEXT NOT NULL DEFAULT 'red';"


async def test_an_old_database_is_brought_up_to_date_and_keeps_what_it_holds(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "guests.db", write_schema(tmp_path / "schema", FIRST)):
        pass
    both = write_schema(tmp_path / "schema", FIRST, SECOND)
    for _ in range(2):
        async with await SqliteDatabase.open(tmp_path / "guests.db", both) as database:
            assert await database.read(lambda c: c.execute("SELECT * FROM guest").fetchall()) == [
                ("Ada", "red")
            ]


async def test_a_schema_file_that_fails_changes_nothing(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "guests.db", write_schema(tmp_path / "schema", FIRST)):
        pass
    broken = write_schema(tmp_path / "schema", FIRST, "DELETE FROM guest; INSERT INTO nothing VALUES (1);")
    with pytest.raises(sqlite3.OperationalError, match="nothing"):
        await SqliteDatabase.open(tmp_path / "guests.db", broken)
    with closing(sqlite3.connect(tmp_path / "guests.db")) as connection:
        assert connection.execute("SELECT * FROM guest").fetchall() == [("Ada",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "games.db"):
        pass
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(SchemaTooNew, match="999"):
        await Store.open(tmp_path / "games.db")


async def test_an_outdated_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 38, 5))
    with pytest.raises(DatabaseUnusable, match=r"3\.39 is needed"):
        await Store.open(tmp_path / "games.db")
    assert not (tmp_path / "games.db").exists()


async def test_a_file_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="nowhere"):
        await Store.open(tmp_path / "nowhere" / "games.db")


async def test_a_transaction_that_raises_stores_nothing(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(
        tmp_path / "guests.db", write_schema(tmp_path / "schema", FIRST)
    ) as database:

        def fails_in_the_middle(connection: Connection) -> None:
            connection.execute("INSERT INTO guest VALUES ('Bob')")
            connection.execute("INSERT INTO guest VALUES (NULL)")

        with pytest.raises(sqlite3.IntegrityError):
            await database.write(fails_in_the_middle)
        assert await database.read(lambda c: c.execute("SELECT name FROM guest").fetchall()) == [("Ada",)]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def add_guest(connection: Connection) -> None:
    connection.execute("INSERT INTO guest VALUES ('Bob')")


def guests(connection: Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM guest")]


async def test_a_write_that_waits_for_a_lock_delays_no_read(tmp_path: Path) -> None:
    schema = write_schema(tmp_path / "schema", FIRST)
    async with await SqliteDatabase.open(tmp_path / "guests.db", schema, busy_seconds=600.0) as database:
        with locked(tmp_path / "guests.db"):
            writing = asyncio.create_task(database.write(add_guest))
            for _ in range(20):
                assert await database.read(guests) == ["Ada"]
            assert not writing.done()
        await writing
        assert await database.read(guests) == ["Ada", "Bob"]


async def test_a_write_that_takes_long_delays_no_read(tmp_path: Path) -> None:
    schema = write_schema(tmp_path / "schema", FIRST)
    finish = threading.Event()

    def slow(connection: Connection) -> None:
        add_guest(connection)
        finish.wait(60.0)

    async with await SqliteDatabase.open(tmp_path / "guests.db", schema) as database:
        writing = asyncio.create_task(database.write(slow))
        try:
            assert await database.read(guests) == ["Ada"]
            assert not writing.done()
        finally:
            finish.set()
        await writing


async def test_whoever_gives_up_a_write_reads_what_came_of_it(tmp_path: Path) -> None:
    schema = write_schema(tmp_path / "schema", FIRST)
    begun, finish = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        finish.wait(60.0)
        add_guest(connection)

    async with await SqliteDatabase.open(tmp_path / "guests.db", schema) as database:
        writing = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait)
        writing.cancel()
        await database.read(guests)
        assert not writing.done()
        finish.set()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert await database.read(guests) == ["Ada", "Bob"]


async def test_writes_that_waited_too_long_for_a_lock_are_refused_and_store_nothing(tmp_path: Path) -> None:
    schema = write_schema(tmp_path / "schema", FIRST)
    async with await SqliteDatabase.open(tmp_path / "guests.db", schema, busy_seconds=0.05) as database:
        with locked(tmp_path / "guests.db"):
            refused = await asyncio.gather(
                *(database.write(add_guest) for _ in range(5)), return_exceptions=True
            )
        assert [type(each) for each in refused] == [DatabaseBusy] * 5
    async with await SqliteDatabase.open(tmp_path / "guests.db", schema) as database:
        await database.write(add_guest)
        assert await database.read(guests) == ["Ada", "Bob"]


async def test_reads_cannot_write(tmp_path: Path) -> None:
    schema = write_schema(tmp_path / "schema", FIRST)
    async with await SqliteDatabase.open(tmp_path / "guests.db", schema) as database:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await database.read(add_guest)


async def test_a_byte_of_the_schema_that_is_no_text_is_damage(tmp_path: Path) -> None:
    file, damaged = tmp_path / "games.db", tmp_path / "damaged.db"
    async with await Store.open(file):
        pass
    whole = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        schema = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    places = [
        found + offset
        for (sql,) in schema
        if (found := whole.find(sql.encode())) >= 0
        for offset in range(3, len(sql), 97)
    ]
    assert len(places) > 100
    for place in share(places, 30):
        damaged.write_bytes(whole[:place] + b"\xff" + whole[place + 1 :])
        with pytest.raises(CorruptDatabase, match=r"damaged\.db: "):
            await Store.open(damaged)
        with pytest.raises(CorruptDatabase), snapshot(damaged):
            pass
        with pytest.raises(CorruptDatabase):
            restore(damaged, tmp_path / "restored.db", lambda _copied, _all: None)
