"""A database on a PostgreSQL server: a session that writes, another one that reads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import TypeVar

import psycopg

from storage.database import Database, Work
from storage.errors import DatabaseBusy, DatabaseInUse, DatabaseUnusable
from storage.postgresql.address import ServerAddress
from storage.postgresql.move import export
from storage.postgresql.schema import hold, migrate, recognise
from storage.postgresql.session import Session, SessionConnection

BUSY_SECONDS = 5.0
"""Longest wait of a write for locks of other sessions."""

READ = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

WRITE = b"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(1)"
"""Writes are one after another, whoever writes."""

WRITE_GAME = (
    "BEGIN ISOLATION LEVEL READ COMMITTED;"
    " SELECT pg_advisory_xact_lock_shared(1); SELECT pg_advisory_xact_lock(2, {game})"
)
"""Those that change one game only exclude others of that game, and writes that may change anything."""

Result = TypeVar("Result")


class PostgresqlDatabase(Database):
    """A database on a server. Whoever has it open holds its lock, which ends with the writing session."""

    def __init__(self, address: ServerAddress, writer: Session, reader: Session) -> None:
        """A database with both sessions."""
        self._address = address
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, address: ServerAddress, *, busy_seconds: float = BUSY_SECONDS) -> PostgresqlDatabase:
        """Open a database, and bring it to the newest schema; an empty one gets it.

        Raises DatabaseInUse, SchemaTooNew, CorruptDatabase, DatabaseUnusable.
        """
        writer = Session(address, partial(_prepare, address, busy_seconds))
        opened = cls(address, writer, Session(address, _prepare_reader))
        try:
            await opened._writer.run(recognise)
            await opened._reader.run(lambda connection: connection.execute("SELECT 1").close())
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """End both sessions."""
        await self._reader.close()
        await self._writer.close()

    async def read(self, work: Work[Result]) -> Result:
        """Run a function in a read transaction: it sees one state of the database. Raises DatabaseBusy."""
        return await _go_on(self._reader.transact(work, READ))

    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:
        """Run a function in a write transaction, rolled back if it raises. Raises DatabaseBusy.

        `game`: the only one it changes; those of other games go on meanwhile.
        """
        begin = WRITE if game is None else WRITE_GAME.format(game=int(game)).encode()
        writing = asyncio.ensure_future(_go_on(self._writer.transact(work, begin)))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            raise

    async def forget_deleted(self) -> bool:
        """Nothing the program can do: the server overwrites what was deleted when it vacuums."""
        return True

    async def copy_to(self, file: Path) -> None:
        """Write the present state to an SQLite file."""
        await asyncio.to_thread(export, self._address, file)


def _prepare(address: ServerAddress, busy_seconds: float, connection: SessionConnection) -> None:
    hold(connection, address)
    migrate(connection)
    connection.execute(f"SET lock_timeout = {int(busy_seconds * 1000)}")


def _prepare_reader(connection: SessionConnection) -> None:
    """Nothing has to be done."""


async def _go_on(running: Awaitable[Result]) -> Result:
    """What comes of work in an open database. Raises DatabaseBusy, also if its server is lost."""
    try:
        return await running
    except (psycopg.errors.LockNotAvailable, psycopg.errors.DeadlockDetected):
        raise DatabaseBusy("another process has locked the database") from None
    except (DatabaseUnusable, DatabaseInUse) as error:
        raise DatabaseBusy(str(error)) from error
