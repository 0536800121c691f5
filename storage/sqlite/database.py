"""SQLite connections in threads of their own; a transaction is one function run there as a whole."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar, TypeVar

import aiosqlite

from storage.core.database import Database, Work, finish_write
from storage.core.errors import CorruptDatabase, DatabaseBusy, DatabaseUnusable, FolderMissing
from storage.schema.steps import POSTGRESQL, SCHEMA, Step, missing_steps
from storage.sqlite.files import make_private, set_stale_log_aside

BUSY_SECONDS = 5.0
"""Longest wait of a write for earlier ones and for other processes' locks."""

OLDEST = (3, 39, 0)
PRIMARY_CODE = 0xFF
"""Bits of an extended error code that hold the primary one."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

UNUSABLE = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
)
"""Codes of a file that cannot be opened, read or written."""

PASSING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
"""Codes of passing faults, such as a full disk."""

NO_TEXT = "its schema is no text"
"""The fault of a schema with a byte that is no UTF-8."""

STATEMENTS = 512
"""Prepared statements per connection: more than the program has."""

TEXT = partial(str, encoding="utf-8", errors="replace")
"""Decodes texts; a damaged byte gives another text, which the chain reveals."""

Result = TypeVar("Result")
STEP_PAGES = 2_000
"""Pages copied between two calls of the progress function."""

Progress = Callable[[int, int], None]
"""Called with the number of copied pages, and of all."""


def copy_database(source: sqlite3.Connection, file: Path, progress: Progress) -> None:
    """Copy one state of a database to a file without side files."""
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with closing(sqlite3.connect(file)) as target:
        source.backup(
            target, pages=STEP_PAGES, progress=lambda _, remaining, total: progress(total - remaining, total)
        )
        target.execute("PRAGMA journal_mode = DELETE")
    source.execute("ROLLBACK")


class ConnectionThread(aiosqlite.Connection):
    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> ConnectionThread:
        connection = cls(connect, iter_chunk_size=64)
        try:
            await connection
        except BaseException:
            await asyncio.to_thread(connection._thread.join)
            raise
        return connection

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        result: Result = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class SqliteDatabase(Database):
    """A database file with two connections, so that a read never waits for a write."""

    connection_type: ClassVar[type[ConnectionThread]] = ConnectionThread

    def __init__(self, writer: ConnectionThread, reader: ConnectionThread, busy_seconds: float) -> None:
        self._writer = writer
        self._reader = reader
        self._busy_seconds = busy_seconds

    @classmethod
    async def open(
        cls, path: Path, schema: Path = SCHEMA, *, busy_seconds: float = BUSY_SECONDS
    ) -> SqliteDatabase:
        """Raises OtherSchema, CorruptDatabase, DatabaseUnusable, DatabaseBusy."""
        writer = await cls.connection_type.open(partial(_connect, path, schema))
        try:
            reader = await cls.connection_type.open(partial(_connect_reader, path))
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader, busy_seconds)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def read(self, work: Work[Result]) -> Result:
        return await self._reader.run(partial(_read, work=work))

    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:  # noqa: ARG002
        """As in `Database`."""
        deadline = time.monotonic() + self._busy_seconds
        return await finish_write(self._writer.run(partial(_write, work=self.timed(work), deadline=deadline)))

    async def forget_deleted(self) -> bool:
        return await self._writer.run(_empty_log)

    async def copy_to(self, file: Path) -> None:
        await self._reader.run(partial(copy_database, file=file, progress=lambda _copied, _all: None))


def change_file(path: Path, work: Work[Result]) -> Result:
    """Run a write transaction of a file of the newest schema, maybe in use.

    Raises FolderMissing, OtherSchema, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
    """
    if not path.is_file():
        raise FolderMissing(f"there is no database {path}")
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if missing_steps(version):
                raise DatabaseUnusable("the database is of an earlier version: start the bot once")
            return _run_transaction(connection, work, "BEGIN IMMEDIATE")
    except sqlite3.DatabaseError as error:
        raise_known(path, error)
        raise


def _read(connection: sqlite3.Connection, work: Work[Result]) -> Result:
    with _raising_busy(PASSING):
        return _run_transaction(connection, work, "BEGIN")


def _write(connection: sqlite3.Connection, work: Work[Result], deadline: float) -> Result:
    """Begin a write transaction before a time of the monotonic clock. Raises DatabaseBusy."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise DatabaseBusy("other writes took too long")
    connection.execute(f"PRAGMA busy_timeout = {int(left * 1000)}")
    with _raising_busy((*PASSING, sqlite3.SQLITE_READONLY)):
        return _run_transaction(connection, work, "BEGIN IMMEDIATE")


@contextmanager
def _raising_busy(codes: Collection[int]) -> Iterator[None]:
    """Turn SQLite's errors with these codes into DatabaseBusy."""
    try:
        yield
    except sqlite3.OperationalError as error:
        code = error.sqlite_errorcode & PRIMARY_CODE
        if code not in codes:
            raise
        locked = "another process has locked the database"
        raise DatabaseBusy(locked if code == sqlite3.SQLITE_BUSY else str(error)) from error


def _empty_log(connection: sqlite3.Connection) -> bool:
    connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _run_transaction(connection: sqlite3.Connection, work: Work[Result], begin: str) -> Result:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _connect(path: Path, schema: Path) -> sqlite3.Connection:
    if sqlite3.sqlite_version_info < OLDEST:
        raise DatabaseUnusable(f"SQLite {sqlite3.sqlite_version} is too old: 3.39 is needed")
    try:
        set_stale_log_aside(path)
        make_private(path)
    except OSError as error:
        raise DatabaseUnusable(str(error)) from error
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=STATEMENTS
    )
    connection.text_factory = TEXT
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        migrate(connection, schema)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise_known(path, error)
        raise
    except UnicodeDecodeError as error:
        connection.close()
        raise CorruptDatabase(f"{path}: {NO_TEXT}") from error
    except BaseException:
        connection.close()
        raise
    return connection


def raise_known(path: Path, error: sqlite3.DatabaseError) -> None:
    """Raises CorruptDatabase, DatabaseUnusable or DatabaseBusy for an error of SQLite that is known."""
    code = error.sqlite_errorcode & PRIMARY_CODE
    if code in DAMAGED:
        raise CorruptDatabase(f"{path}: {error}") from error
    if code in UNUSABLE:
        raise DatabaseUnusable(f"{path}: {error}") from error
    if code == sqlite3.SQLITE_BUSY:
        raise DatabaseBusy(f"{path} is locked by another program") from error


def _connect_reader(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=STATEMENTS
    )
    connection.text_factory = TEXT
    connection.execute("PRAGMA query_only = ON")
    return connection


def migrate(connection: sqlite3.Connection, schema: Path = SCHEMA, *, upto: int | None = None) -> None:
    """Run missing steps `upto` a number, a transaction each. Raises OtherSchema, UnicodeDecodeError."""
    for (statement,) in connection.execute(
        "SELECT CAST(sql AS BLOB) FROM sqlite_schema WHERE sql IS NOT NULL"
    ):
        statement.decode()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for step in missing_steps(version, schema):
        if upto is None or step.number <= upto:
            _apply(connection, step)


def _apply(connection: sqlite3.Connection, step: Step) -> None:
    script = "".join(part for _, part in step.sections(POSTGRESQL))
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {step.number}; COMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
