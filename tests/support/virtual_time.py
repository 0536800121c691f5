"""An event loop in which nobody waits: while there is anything to do time stands still, then it jumps."""

from __future__ import annotations

import asyncio
import faulthandler
import fcntl
import selectors
import sqlite3
import sys
import termios
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar, TypeVarTuple, Unpack

from bot.clock import ServerClock
from sandbox import TIMEOUT
from storage.core.database import Database
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress
from storage.sqlite.database import ConnectionThread, SqliteDatabase
from storage.together.engines import open_database
from tests.support.engines import open_engine
from tests.support.new_file import begin_file

SENDING_SECONDS = 0.001
"""Real time after which it is looked whether data are still on their way; an arrival is noticed at once."""

WORK_SECONDS = 0.05
"""Real time after which it is looked whether work in other threads goes on: its end is noticed at once."""

LEAST_SECONDS = 1e-6
"""The shortest time until a timer: the loop calls a nearer one at once, time and again."""

BEGINNING = 1_800_000_000.0
"""The time at which the clock of a new loop begins, in UTC seconds."""

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Its time moves from timer to timer, never while threads work or data are on their way."""

    def __init__(self, begin: float) -> None:
        """Its time begins at so many seconds."""
        self.jobs = 0
        """Work in other threads that is under way."""
        self._seconds = begin
        super().__init__(_Selector(self))

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._seconds

    def skip(self, seconds: float) -> None:
        """Let time jump."""
        self._seconds += seconds

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Arguments]], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call a function at a time, and if that is yet to come, not before time has moved on."""
        if when > self._seconds:
            when = max(when, self._seconds + LEAST_SECONDS)
        return super().call_at(when, callback, *args, context=context)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Arguments]], Result], *args: *Arguments
    ) -> asyncio.Future[Result]:
        """Run a function in a thread; meanwhile time stands still."""
        future = super().run_in_executor(executor, func, *args)
        self.begin_job()
        future.add_done_callback(lambda _: self.end_job())
        return future

    def begin_job(self) -> None:
        """Work in another thread begins."""
        self.jobs += 1

    def end_job(self) -> None:
        """Work in another thread is over."""
        self.jobs -= 1


class _Selector(selectors.EpollSelector):
    """A selector that lets time jump instead of waiting."""

    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop
        self._busy = monotonic()
        """When something happened last, in seconds of real time."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            self._busy = monotonic()
            return list(super().select(timeout))
        found = list(super().select(WORK_SECONDS if self._loop.jobs else 0))
        if not found and not self._loop.jobs:
            sending = self._is_sending()
            found = list(
                super().select(SENDING_SECONDS if sending else 0)
            )  # what arrived since the look before
            if not found and not sending:
                self._loop.skip(timeout)
                return found
        if found:
            self._busy = monotonic()
        elif monotonic() - self._busy > TIMEOUT:
            faulthandler.dump_traceback()
            raise RuntimeError(f"{self._loop.jobs} jobs in other threads, or data on their way, do not end")
        return found

    def _is_sending(self) -> bool:
        """Whether data have left a connection and not arrived yet: a busy machine takes its time."""
        return any(_unconfirmed(key.fd) for key in self.get_map().values())


def _unconfirmed(descriptor: int) -> int:
    """Bytes that were sent by a socket and have not arrived; 0 for what is no connection."""
    try:
        found = fcntl.ioctl(descriptor, termios.TIOCOUTQ, b"\0" * 4)
    except OSError:
        return 0
    return int.from_bytes(found, sys.byteorder)


def run_in_virtual_time(work: Coroutine[Any, Any, Result], *, begin: float = 1.0) -> Result:
    """Run a coroutine to its end in a loop of its own, whose time begins at so many seconds."""
    with asyncio.Runner(loop_factory=partial(VirtualTimeLoop, begin)) as runner:
        return runner.run(work)


class LoopClock:
    """The time of the running loop."""

    def now(self) -> float:
        """The time, in UTC seconds."""
        return BEGINNING + self.monotonic()

    def monotonic(self) -> float:
        """Seconds since some moment; they never go back."""
        return asyncio.get_running_loop().time()

    async def sleep_until(self, moment: float) -> None:
        """Wait until a time, in UTC seconds."""
        await asyncio.sleep(max(0.0, moment - self.now()))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class LoopServerClock(ServerClock):
    """The time of the running loop, of which a server of real time says nothing."""

    def now(self) -> float:
        """The time, in UTC seconds."""
        return BEGINNING + self.monotonic()

    def monotonic(self) -> float:
        """Seconds since some moment; they never go back."""
        return asyncio.get_running_loop().time()

    def correct(self, now: float) -> None:
        """Go by the loop all the same."""


class _InlineConnection(ConnectionThread):
    """An SQLite connection in the thread of the loop; others get their turn before and after its work."""

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> _InlineConnection:
        connection = cls(connect, iter_chunk_size=64)
        connection._connection = connect()
        return connection

    async def close(self) -> None:
        self._conn.close()
        self._connection = None

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        await asyncio.sleep(0)
        result = work(self._conn)
        await asyncio.sleep(0)
        return result


class InlineDatabase(SqliteDatabase):
    """A database that works in the thread of the loop: the same story takes the same turns each time."""

    connection_type = _InlineConnection

    @classmethod
    async def open_file(cls, path: Path) -> InlineDatabase:
        begin_file(path)
        opened = await cls.open(path, busy_seconds=TIMEOUT)
        assert isinstance(opened, InlineDatabase)
        return opened

    async def watch(self, statement: Callable[[str], None]) -> None:
        """Call a function before each statement."""
        for connection in (self._writer, self._reader):
            await connection.run(lambda opened: opened.set_trace_callback(statement))


async def open_inline(file: Path, address: ServerAddress | None, layout: Layout | None = None) -> Database:
    """Open a database on a server, if there is an address, else in a file.

    The sessions of a server work in threads, by the loop's `run_in_executor`. `layout`: in one process of
    several.
    """
    if address is None:
        return await InlineDatabase.open_file(file)
    if layout is not None:
        return await open_database(address, layout)
    return await open_engine(file, address, TIMEOUT)
