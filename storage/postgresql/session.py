"""Sessions on a PostgreSQL server, each in a thread of its own."""

import asyncio
import os
import re
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from msgspec import Struct
from psycopg.conninfo import make_conninfo
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import TextLoader

from storage.core.database import Cursor, Values
from storage.core.errors import (
    LOST_FOR_GOOD,
    AddressRefused,
    DatabaseBusy,
    DatabaseUnusable,
    OutcomeUnknown,
    ServerNotReached,
)
from storage.postgresql.address import ServerAddress

READ = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Begins a transaction that sees one state of the database."""

STATEMENTS = 1000
"""Plans the server keeps for a session; the store has fewer statements."""

DEFAULTS = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "15000",
    "target_session_attrs": "read-write",
}
"""Timeouts for a server without an answer, and the refusal of a standby, unless the address sets them."""

SERVER_WAITS = """
SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2;
SET tcp_user_timeout = 15000
"""
"""The server's timeouts for a lost machine, whose sessions and locks then end."""

PASSING = (
    "the database system is",
    "too many c",
    "connection slots are reserved",
    "administrator command",
    "no more connections",
    "login has been failing",
)
"""Messages of a server, or a pooler, that takes no connections for now."""

NEVER = (
    "FATAL:",
    "invalid",
    "no password supplied",
    "does not support SSL",
    "certificate",
    "could not match",
    "not found",
)
"""Messages about an address that can never work."""

UNREADABLE = (
    "the address of the database cannot be read: in a password @ / % and spaces are written %40 %2F %25 %20;"
    " docs/running.md says how it is left out"
)

LOCKED_STATES = ("40001", "40P01", "55P03")
"""SQLSTATEs of waits for other sessions that took too long."""

PASSING_STATES = ("08", "53", "57", "58030", "25006", "0A000")
"""First characters of passing SQLSTATEs: no room or connection, a cancelled statement, a standby."""

STATEMENT_TIMEOUT = """
SELECT set_config(name, '30s', FALSE) FROM pg_settings
WHERE name = 'statement_timeout' AND source = 'default'
"""
"""Limits a statement's time, unless somebody else has."""

LOST = "the server was lost"
Result = TypeVar("Result")


class SessionConnection:
    def __init__(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        self.raw = raw

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        text, numbered = translate_statement(statement)
        return self.raw.execute(text.encode(), values_for(values, numbered=numbered))

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        text, numbered = translate_statement(statement)
        with self.raw.cursor() as cursor:
            cursor.executemany(text.encode(), [values_for(each, numbered=numbered) for each in values])


class DatabaseSession:
    """A session with its thread; after the server was lost the next work begins another one."""

    def __init__(
        self, address: ServerAddress, prepare: Callable[[SessionConnection], None] = lambda _: None
    ) -> None:
        """Nothing is opened yet; `prepare` is run first in each new session."""
        self.opened = 0
        self._address = address
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql")
        self._connection: SessionConnection | None = None
        self._refused: tuple[float, DatabaseUnusable] | None = None
        """Time and reason of the last refused session."""

    async def run(self, work: Callable[[SessionConnection], Result]) -> Result:
        """Run a function with the connection. Raises DatabaseBusy, DatabaseUnusable, and as `prepare`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, work, time.monotonic())

    def _run(self, work: Callable[[SessionConnection], Result], asked: float) -> Result:
        connection = self._connection
        if connection is None or connection.raw.closed:
            if self._refused is not None and asked < self._refused[0]:
                raise self._refused[1]  # It has waited for an attempt already.
            connection = self._open()
        try:
            return work(connection)
        except psycopg.OperationalError as error:
            # A reopened connection has replaced the one with the error.
            if self._connection is None or self._connection.raw.closed:
                raise DatabaseBusy(LOST) from error
            raise

    async def transact(self, work: Callable[[SessionConnection], Result], begin: bytes) -> Result:
        """Run a function in a transaction, rolled back if it raises. Raises as `run`."""
        return await self.run(lambda connection: self._transact(connection, work, begin))

    def _transact(
        self, connection: SessionConnection, work: Callable[[SessionConnection], Result], begin: bytes
    ) -> Result:
        try:
            self._begin(connection, begin)
        except psycopg.Error:
            if not connection.raw.closed:
                connection.raw.execute("ROLLBACK")
                raise
            # The server was lost since the last transaction, and nothing has been done in this one.
            connection = self._open()
            self._begin(connection, begin)
        try:
            result = work(connection)
            self._commit(connection)
        except BaseException:
            if not connection.raw.closed:
                connection.raw.execute("ROLLBACK")
            raise
        return result

    def _begin(self, connection: SessionConnection, begin: bytes) -> None:
        connection.raw.execute(begin)

    def _commit(self, connection: SessionConnection) -> None:
        """End a transaction; one of reads succeeds even if the server is lost."""
        try:
            connection.raw.execute("COMMIT")
        except psycopg.OperationalError:
            if not connection.raw.closed:
                raise

    def _open(self) -> SessionConnection:
        """Begin another session. Raises DatabaseUnusable, and as `prepare`."""
        try:
            connection = SessionConnection(connect(self._address))
            try:
                self._prepare(connection)
            except BaseException as error:
                connection.raw.close()
                if (reason := passing_fault(error)) is not None:
                    raise ServerNotReached(f"{self._address} is not reached: {reason}") from error
                raise
        except DatabaseUnusable as error:
            self._refused = time.monotonic(), error
            raise
        self._connection = connection
        self.opened += 1
        return connection

    async def close(self) -> None:
        """End the session and its thread, and refuse later work."""
        closing = asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)
        await closing

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.raw.close()


TRANSACTION = b"; SELECT pg_current_xact_id(), pg_current_wal_flush_lsn()"
"""Identity of a transaction for later questions, and the server's state on disk at its beginning."""

STATUS = """
SELECT pg_xact_status(CAST(? AS XID8)), checkpoint_lsn < CAST(? AS PG_LSN) FROM pg_control_checkpoint()
"""
"""A transaction's status, and whether the server surely has not crashed since its beginning."""

DECIDE_SECONDS = 5.0
"""Seconds to find out whether a transaction without an answer is stored."""

RETRY_SECONDS = 0.1
"""Seconds between two attempts."""


class _Transaction(Struct, frozen=True):
    id: str
    flushed: str


class WritingSession(DatabaseSession):
    """Session that finds out whether a lost commit was stored; `prepare` waits for its predecessor to end."""

    _transaction: _Transaction

    def _begin(self, connection: SessionConnection, begin: bytes) -> None:
        cursor = connection.raw.execute(begin + TRANSACTION)
        while cursor.nextset():
            """Those before the last result are of locks."""
        found = cursor.fetchone()
        assert found is not None
        self._transaction = _Transaction(*found)

    def _commit(self, connection: SessionConnection) -> None:
        """Commit; if the connection breaks, find out whether it was stored.

        Raises DatabaseBusy if not, OutcomeUnknown if nobody can tell.
        """
        try:
            connection.raw.execute("COMMIT")
        except psycopg.OperationalError as error:
            if not connection.raw.closed:
                raise
            if not self._is_stored():
                raise DatabaseBusy(LOST) from error

    def _is_stored(self) -> bool:
        """Whether the last transaction is stored, asked in a new session. Raises OutcomeUnknown."""
        end = time.monotonic() + DECIDE_SECONDS
        while True:
            try:
                return self._is_transaction_committed(self._open())
            except LOST_FOR_GOOD as error:
                raise OutcomeUnknown(str(error)) from error
            except (DatabaseUnusable, psycopg.OperationalError) as error:
                if time.monotonic() >= end:
                    raise OutcomeUnknown(str(error)) from error
                time.sleep(RETRY_SECONDS)

    def _is_transaction_committed(self, connection: SessionConnection) -> bool:
        asked = (self._transaction.id, self._transaction.flushed)
        try:
            status, uncrashed = connection.execute(STATUS, asked).fetchone()
        except psycopg.errors.InvalidParameterValue:
            return False  # The number has not been given to any transaction: a crash has undone this one.
        if status is None or (status == "committed" and not uncrashed):
            raise OutcomeUnknown("the server has begun anew since the commit")
        return bool(status == "committed")


def connect(address: ServerAddress) -> psycopg.Connection[tuple[Any, ...]]:
    """A connection with a transaction per statement. Raises AddressRefused, ServerNotReached."""
    try:
        raw = psycopg.connect(
            with_default_timeouts(address),
            autocommit=True,
            fallback_application_name=f"process {os.getpid()} on {socket.gethostname()}"[:63],
            client_encoding="utf8",
        )
        raw.execute(SERVER_WAITS)
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        kind = AddressRefused if _is_refused_for_good(error, reason) else ServerNotReached
        raise kind(f"{address} is not reached: {reason}") from None
    raw.prepared_max = STATEMENTS
    raw.adapters.register_dumper(int, Int8Dumper)
    raw.adapters.register_loader("json", TextLoader)
    return raw


@contextmanager
def connected_session(address: ServerAddress) -> Iterator[SessionConnection]:
    """A session for a while. Raises AddressRefused, and ServerNotReached also for a passing fault."""
    with closing(connect(address)) as raw:
        try:
            yield SessionConnection(raw)
        except psycopg.Error as error:
            if (reason := passing_fault(error)) is None:
                raise
            raise ServerNotReached(f"{address}: {reason}") from error


def with_default_timeouts(address: ServerAddress) -> str:
    """The connection string, with our timeouts where the address sets none. Raises AddressRefused."""
    given = address.parts()
    if given is None:
        raise AddressRefused(UNREADABLE)
    return make_conninfo(
        address.url, **{name: value for name, value in DEFAULTS.items() if name not in given}
    )


def passing_fault(error: BaseException) -> str | None:
    """The message of a passing fault; None for another error."""
    if not isinstance(error, psycopg.Error):
        return None
    state = error.sqlstate or ""
    if state.startswith(LOCKED_STATES):
        return "another process has locked the database"
    if state.startswith(PASSING_STATES):
        return " ".join((error.diag.message_primary or str(error)).split())
    return LOST if isinstance(error, psycopg.OperationalError) and not state else None


def _is_refused_for_good(error: psycopg.Error, reason: str) -> bool:
    """Whether a connection is refused for good, as for a wrong password."""
    if not isinstance(error, psycopg.OperationalError):
        return True
    return any(each in reason for each in NEVER) and not any(each in reason for each in PASSING)


MARK = re.compile(r"'[^']*'|\"[^\"]*\"|(?P<cast>::)|\?(?P<number>\d*)|:(?P<name>[A-Za-z_]\w*)|(?P<percent>%)")
"""Marks of a statement, and quoted parts to skip."""


@lru_cache(2000)
def translate_statement(statement: str) -> tuple[str, bool]:
    """A statement with psycopg's marks, and whether its values are numbered."""
    numbered = re.search(r"\?\d", statement) is not None

    def mark(found: re.Match[str]) -> str:
        if found["name"]:
            return f"%({found['name']})s"
        if found["number"] is not None:
            return f"%({found['number']})s" if numbered else "%s"
        return found[0].replace("%", "%%")

    return MARK.sub(mark, statement), numbered


def values_for(values: Values, *, numbered: bool) -> Sequence[Any] | Mapping[str, Any]:
    """Values by the names of a translated statement."""
    if numbered and not isinstance(values, Mapping):
        return {str(number): value for number, value in enumerate(values, 1)}
    return values
