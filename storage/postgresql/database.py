"""A database on a PostgreSQL server: one session writes, another one reads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from pathlib import Path
from typing import Self

import psycopg

from storage.core.database import Database, Result, Work, finish_write
from storage.core.errors import LOST_FOR_GOOD, DatabaseBusy, DatabaseInUse, DatabaseUnusable
from storage.places.inspection import Inspection, servers_in_use
from storage.postgresql.address import ServerAddress
from storage.postgresql.instance import ServerLock, check_session
from storage.postgresql.move import export
from storage.postgresql.schema import (
    check_newest,
    incarnation,
    migrate,
    note_incarnation,
    version_and_missing,
)
from storage.postgresql.session import (
    READ,
    STATEMENT_TIMEOUT,
    DatabaseSession,
    SessionConnection,
    WritingSession,
    connected_session,
    passing_fault,
)
from storage.postgresql.shard_locks import ShardLocks
from storage.schema.steps import SCHEMA

BUSY_SECONDS = 5.0
"""Longest wait of a write for locks of other sessions."""

WRITE = b"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(1)"
"""Allows one write at a time, across all processes."""

WRITE_GAME = (
    "BEGIN ISOLATION LEVEL READ COMMITTED;"
    " SELECT pg_advisory_xact_lock_shared(1); SELECT pg_advisory_xact_lock(2, {game})"
)
"""A write of one game excludes others of that game, and writes of any game."""

log = logging.getLogger(__name__)


class PostgresqlDatabase(Database):
    """A database on a server, locked for other processes until the writing session ends."""

    def __init__(
        self,
        address: ServerAddress,
        *,
        busy_seconds: float = BUSY_SECONDS,
        lock: ServerLock | ShardLocks | None = None,
        schema: Path = SCHEMA,
    ) -> None:
        """Nothing is opened yet. `lock`: by default for one process alone."""
        self._address = address
        beginning = _Beginning(address, busy_seconds, lock or ServerLock(address), schema)
        self._writer = WritingSession(address, beginning.prepare)
        self._reader = DatabaseSession(address, _limit)
        self._sessions = 1
        """Sessions of the writer when last checked."""
        self._lost: Exception | None = None
        """Why it is lost for good."""

    @classmethod
    async def open(cls, address: ServerAddress, *, busy_seconds: float = BUSY_SECONDS) -> PostgresqlDatabase:
        """Raises DatabaseInUse, OtherSchema, CorruptDatabase, DatabaseUnusable."""
        return await cls(address, busy_seconds=busy_seconds).opened()

    async def opened(self) -> Self:
        """This database, opened. Raises as `open`."""
        try:
            for session in (self._writer, self._reader):
                await session.run(_look)
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def look_after(self) -> bool:
        """Reopen a lost writing session; returns whether it was lost. Raises as `Database.look_after`."""
        try:
            await self._go_on(self._writer.run(_look))
        except DatabaseBusy as error:
            if self._lost is not None:
                raise self._lost from None
            log.warning("the database is out of reach: %s", error)
        before, self._sessions = self._sessions, self._writer.opened
        return before != self._sessions

    async def read(self, work: Work[Result]) -> Result:
        if self._lost is not None:
            raise DatabaseBusy(str(self._lost))
        return await self._go_on(self._reader.transact(work, READ), reads=True)

    async def write(self, work: Work[Result], *, game: int | None = None) -> Result:
        """As in `Database`; writes of different games run side by side."""
        begin = WRITE if game is None else WRITE_GAME.format(game=int(game)).encode()
        return await finish_write(self._go_on(self._writer.transact(self.timed(work), begin)))

    async def forget_deleted(self) -> bool:
        return True

    async def copy_to(self, file: Path) -> None:
        await asyncio.to_thread(export, self._address, file)

    async def _go_on(self, running: Awaitable[Result], *, reads: bool = False) -> Result:
        """The result of work; a write is a mistake in one that only `reads`. Raises DatabaseBusy."""
        try:
            return await running
        except psycopg.Error as error:
            is_mistake = reads and isinstance(error, psycopg.errors.ReadOnlySqlTransaction)
            if is_mistake or (reason := passing_fault(error)) is None:
                raise
            raise DatabaseBusy(reason) from error
        except DatabaseUnusable as error:
            raise DatabaseBusy(str(error)) from error
        except LOST_FOR_GOOD as error:
            self._lost = self._lost or error
            raise DatabaseBusy(str(error)) from error


class _Beginning:
    def __init__(
        self, address: ServerAddress, busy_seconds: float, lock: ServerLock | ShardLocks, schema: Path
    ) -> None:
        self._address = address
        self._schema = schema
        self._busy_seconds = busy_seconds
        self._lock = lock
        self._incarnation: str | None = None
        self._refused: Exception | None = None

    def prepare(self, connection: SessionConnection) -> None:
        """Lock the database, unless another program had it since. Raises as `open`."""
        if self._refused is not None:
            raise self._refused
        if self._incarnation is None:
            check_session(self._address, connection)
        try:
            self._lock.hold(connection)
            migrate(connection, self._schema, alone=self._lock.alone)
            self._lock.begun(connection)
            now = incarnation(connection)
            if self._incarnation not in (None, now):
                raise DatabaseInUse(f"{self._address} was restored, or another server has taken over")
        except LOST_FOR_GOOD as error:
            self._refused = error
            raise
        note_incarnation(connection, now)
        self._incarnation = now
        connection.execute(f"SET lock_timeout = {int(self._busy_seconds * 1000)}")
        _limit(connection)


def _limit(connection: SessionConnection) -> None:
    connection.execute(STATEMENT_TIMEOUT).close()


def _look(connection: SessionConnection) -> None:
    connection.execute("SELECT 1").close()


def change(address: ServerAddress, work: Work[Result]) -> Result:
    """Run a write transaction of a database that a bot may have open. Raises as `open`, AddressRefused."""
    with connected_session(address) as connection:
        check_newest(connection)
        with connection.raw.transaction():
            return work(connection)


CORRUPT_PAGES = (
    "SELECT coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()"
)
"""How many damaged pages the server has met, if it checks them."""

BROKEN_INDEXES = """
SELECT CAST(indexrelid AS REGCLASS)::text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
WHERE NOT indisvalid AND relnamespace = CAST(current_schema() AS REGNAMESPACE)
"""

TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"


def inspect(address: ServerAddress) -> Inspection:
    """Check a database, maybe in use, which is only read. Raises as `change`, AddressRefused."""
    with connected_session(address) as connection:
        check_session(address, connection)
        connection.raw.execute(READ)
        if not connection.execute(TABLES).fetchone()[0]:
            return Inspection(0)
        version, missing = version_and_missing(connection)
        (pages,) = connection.execute(CORRUPT_PAGES).fetchone()
        faults = [f"the server has met {pages} damaged pages"] if pages else []
        faults += [f"index {name} is not valid" for (name,) in connection.execute(BROKEN_INDEXES).fetchall()]
        return Inspection(version, tuple(faults), {} if missing else servers_in_use(connection))
