"""SQLite connections in threads of their own; a transaction is one function that runs there as a whole."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import ClassVar, TypeVar

import aiosqlite

from storage.core.chain import digest
from storage.core.database import Database, Work
from storage.core.errors import (
    CorruptDatabase,
    DatabaseBusy,
    DatabaseUnusable,
    FolderMissing,
    SchemaTooNew,
)
from storage.sqlite.copying import copy_database
from storage.sqlite.files import make_private, set_stale_log_aside

SCHEMA = Path(__file__).parents[1] / "schema"

BUSY_SECONDS = 5.0
"""Longest wait of a write for those before it and for locks of other processes."""

OLDEST = (3, 39, 0)
"""The oldest SQLite that knows all statements."""

PRIMARY_CODE = 0xFF
"""The bits of an extended error code of SQLite that hold the primary one."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Codes of a file that is no database, or not any more."""

UNUSABLE = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
)
"""Codes of a file that cannot be opened, read or written."""

PASSING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
"""Codes of faults of an open file that pass, as a full disk."""

NO_TEXT = "its schema is no text"
"""The fault of a database whose schema holds a byte that is no UTF-8; nor is SQLite's message about it."""

STATEMENTS = 512
"""How many statements a connection keeps prepared: more than the program has."""

TEXT = partial(str, encoding="utf-8", errors="replace")
"""Decodes texts. One with a damaged byte is read as another text, which the chain finds."""

Result = TypeVar("Result")


class ConnectionThread(aiosqlite.Connection):
    """An SQLite connection in a thread of its own."""

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> ConnectionThread:
        """Connect. Raises what `connect` raises."""
        connection = cls(connect, iter_chunk_size=64)
        try:
            await connection
        except BaseException:
            await asyncio.to_thread(connection._thread.join)
            raise
        return connection

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a function with the connection, after all that were given before."""
        result: Result = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


class SqliteDatabase(Database):
    """A database file: one connection writes, another one reads, so a read never waits for a write."""

    connection_type: ClassVar[type[ConnectionThread]] = ConnectionThread

    def __init__(self, writer: ConnectionThread, reader: ConnectionThread, busy_seconds: float) -> None:
        """A database with both connections open."""
        self._writer = writer
        self._reader = reader
        self._busy_seconds = busy_seconds

    @classmethod
    async def open(
        cls, path: Path, schema: Path = SCHEMA, *, busy_seconds: float = BUSY_SECONDS
    ) -> SqliteDatabase:
        """Open or create a file and migrate it to the newest schema.

        Raises SchemaTooNew, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
        """
        writer = await cls.connection_type.open(partial(_connect, path, schema))
        try:
            reader = await cls.connection_type.open(partial(_connect_reader, path))
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader, busy_seconds)

    async def close(self) -> None:
        """Close both connections."""
        await self._reader.close()
        await self._writer.close()

    async def read(self, work: Work[Result]) -> Result:
        """Run a function in a read transaction: it sees one state of the database. Raises DatabaseBusy."""
        return await self._reader.run(partial(_read, work=work))

    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:  # noqa: ARG002
        """Run a function in a write transaction, rolled back if it raises. Raises DatabaseBusy.

        A caller that is cancelled is so after the transaction is over: what they read then is up to date.
        """
        deadline = time.monotonic() + self._busy_seconds
        writing = asyncio.ensure_future(self._writer.run(partial(_write, work=work, deadline=deadline)))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            raise

    async def forget_deleted(self) -> bool:
        """Move the write-ahead log into the file and empty it; False if another reader prevents it."""
        return await self._writer.run(_empty_log)

    async def copy_to(self, file: Path) -> None:
        """Write the present state to another file, even if this one was replaced or deleted."""
        await self._reader.run(partial(copy_database, file=file, progress=lambda _copied, _all: None))


def change_file(path: Path, work: Work[Result]) -> Result:
    """Run a function in a write transaction of a file that may be in use, and has the newest schema.

    Raises FolderMissing, SchemaTooNew, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
    """
    if not path.is_file():
        raise FolderMissing(f"there is no database {path}")
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            newest = len(list(SCHEMA.glob("[0-9][0-9][0-9][0-9]_*.sql")))
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > newest:
                raise SchemaTooNew(f"the database has schema {version}, this program knows {newest}")
            if version < newest:
                raise DatabaseUnusable("the database is of an earlier version: start the bot once")
            return _run_transaction(connection, work, "BEGIN IMMEDIATE")
    except sqlite3.DatabaseError as error:
        _raise_known(path, error)
        raise


def _read(connection: sqlite3.Connection, work: Work[Result]) -> Result:
    with _busy_if(PASSING):
        return _run_transaction(connection, work, "BEGIN")


def _write(connection: sqlite3.Connection, work: Work[Result], deadline: float) -> Result:
    """Run a write transaction that begins before a time of the monotonic clock. Raises DatabaseBusy."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise DatabaseBusy("other writes took too long")
    connection.execute(f"PRAGMA busy_timeout = {int(left * 1000)}")
    with _busy_if((*PASSING, sqlite3.SQLITE_READONLY)):
        return _run_transaction(connection, work, "BEGIN IMMEDIATE")


@contextmanager
def _busy_if(codes: Collection[int]) -> Iterator[None]:
    """Raise DatabaseBusy for errors of SQLite with these codes."""
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
        _raise_known(path, error)
        raise
    except UnicodeDecodeError as error:
        connection.close()
        raise CorruptDatabase(f"{path}: {NO_TEXT}") from error
    except BaseException:
        connection.close()
        raise
    return connection


def _raise_known(path: Path, error: sqlite3.DatabaseError) -> None:
    """Raise CorruptDatabase, DatabaseUnusable or DatabaseBusy if an error of SQLite says that."""
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


def migrate(connection: sqlite3.Connection, schema: Path, *, upto: int | None = None) -> None:
    """Apply the schema files that are missing, each in a transaction of its own.

    `upto`: the number of the last one, by default of the newest. Raises SchemaTooNew, or UnicodeDecodeError
    if the present schema is no text.
    """
    for (statement,) in connection.execute(
        "SELECT CAST(sql AS BLOB) FROM sqlite_schema WHERE sql IS NOT NULL"
    ):
        statement.decode()
    files = sorted(schema.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(files):
        raise SchemaTooNew(
            f"the database has schema {version}, this program knows {len(files)}; use a newer one"
        )
    connection.create_function("chain_digest", -1, digest, deterministic=True)
    connection.create_function("random_bytes", 1, secrets.token_bytes)
    connection.create_function("sha256", 1, lambda data: sha256(data).digest(), deterministic=True)
    for number, file in enumerate(files[:upto], 1):
        if int(file.name[:4]) != number:
            raise ValueError(f"schema file {file.name} is not number {number}")
        if number > version:
            _apply(connection, number, file.read_text("utf-8"))


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
