"""SQLite connection in a thread of its own; a transaction is one function that runs there as a whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage.errors import SchemaTooNew

SCHEMA = Path(__file__).parent / "schema"
BUSY_SECONDS = 10.0

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


class Database(aiosqlite.Connection):
    """Asynchronous connection; each transaction is one function, never statements awaited one by one."""

    @classmethod
    async def open(cls, path: Path, schema: Path = SCHEMA) -> Database:
        """Open or create a file and migrate it to the newest schema. Raises SchemaTooNew."""
        database = cls(partial(_connect, path, schema), iter_chunk_size=64)
        try:
            await database
        except BaseException:
            await asyncio.to_thread(database._thread.join)
            raise
        return database

    async def __aenter__(self) -> Self:
        return self

    async def read(self, work: Work[Result]) -> Result:
        """Run a function in a read transaction: it sees one state of the database."""
        return await self._run(work, "BEGIN")

    async def write(self, work: Work[Result]) -> Result:
        """Run a function in a write transaction, rolled back if it raises."""
        return await self._run(work, "BEGIN IMMEDIATE")

    async def _run(self, work: Work[Result], begin: str) -> Result:
        result: Result = await self._execute(_run_transaction, self._conn, work, begin)  # type: ignore[no-untyped-call]
        return result


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
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection, schema)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, schema: Path) -> None:
    """Apply the schema files that are missing, each in a transaction of its own."""
    files = sorted(schema.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(files):
        raise SchemaTooNew(
            f"the database has schema {version}, this program knows {len(files)}; use a newer one"
        )
    for number, file in enumerate(files, 1):
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
