"""Sessions on a PostgreSQL server, each in a thread of its own."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import TextLoader

from storage.connection import Cursor, Values
from storage.errors import DatabaseBusy, DatabaseUnusable
from storage.postgresql.address import ServerAddress
from storage.postgresql.statements import translated, values_for

STATEMENTS = 1000
"""How many statements the server keeps the plans of for a session; the store has fewer."""

Result = TypeVar("Result")


class SessionConnection:
    """A connection as statements of the store need it."""

    def __init__(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        """A connection of psycopg; transactions are begun and ended by whoever has it."""
        self.raw = raw

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement in the SQL that all engines know."""
        text, numbered = translated(statement)
        return self.raw.execute(text.encode(), values_for(values, numbered=numbered))

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        """Run a statement that finds nothing with each of some values."""
        text, numbered = translated(statement)
        with self.raw.cursor() as cursor:
            cursor.executemany(text.encode(), [values_for(each, numbered=numbered) for each in values])


class Session:
    """A session with its thread. After the server was lost the next work begins another one."""

    def __init__(self, address: ServerAddress, prepare: Callable[[SessionConnection], None]) -> None:
        """Nothing is opened yet; `prepare` is run first in each new session."""
        self._address = address
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql")
        self._connection: SessionConnection | None = None

    async def run(self, work: Callable[[SessionConnection], Result]) -> Result:
        """Run a function with the connection, after all that were given before. Raises DatabaseUnusable."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[SessionConnection], Result]) -> Result:
        if self._connection is None or self._connection.raw.closed:
            self._connection = self._opened()
        return work(self._connection)

    async def transact(self, work: Callable[[SessionConnection], Result], begin: bytes) -> Result:
        """Run a function in a transaction, rolled back if it raises. Raises as `run`, and DatabaseBusy."""
        return await self.run(lambda connection: self._transact(connection, work, begin))

    def _transact(
        self, connection: SessionConnection, work: Callable[[SessionConnection], Result], begin: bytes
    ) -> Result:
        try:
            connection.raw.execute(begin)
        except psycopg.OperationalError:
            if not connection.raw.closed:
                connection.raw.execute("ROLLBACK")
                raise
            # The server was lost since the last transaction, and nothing has been done in this one.
            connection = self._connection = self._opened()
            connection.raw.execute(begin)
        try:
            result = work(connection)
        except BaseException as error:
            if not connection.raw.closed:
                connection.raw.execute("ROLLBACK")
            elif isinstance(error, psycopg.OperationalError):
                raise DatabaseBusy("the server was lost") from error
            raise
        connection.raw.execute("COMMIT")
        return result

    def _opened(self) -> SessionConnection:
        connection = SessionConnection(connect(self._address))
        try:
            self._prepare(connection)
        except BaseException:
            connection.raw.close()
            raise
        return connection

    async def close(self) -> None:
        """End the session and its thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.raw.close()


def connect(address: ServerAddress) -> psycopg.Connection[tuple[Any, ...]]:
    """A connection in which each statement is its own transaction. Raises DatabaseUnusable."""
    try:
        raw = psycopg.connect(
            address.url,
            autocommit=True,
            fallback_application_name=f"process {os.getpid()} on {socket.gethostname()}"[:63],
            client_encoding="utf8",
        )
    except psycopg.OperationalError as error:
        reason = " ".join(str(error).split())
        raise DatabaseUnusable(f"{address} is not reached: {reason}") from None
    raw.prepared_max = STATEMENTS
    raw.adapters.register_dumper(int, Int8Dumper)
    raw.adapters.register_loader("json", TextLoader)
    return raw
