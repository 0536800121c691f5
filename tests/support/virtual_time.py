"""An event loop in virtual time: time stands still while there is work, then jumps to the next timer."""

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
"""Seconds of real time between two checks for data on their way; an arrival is noticed at once."""

WORK_SECONDS = 0.05
"""Seconds of real time between two checks for work in other threads; its end is noticed at once."""

LEAST_SECONDS = 1e-6
"""The shortest time until a timer, since the loop would call a nearer one at once, again and again."""

BEGINNING = 1_800_000_000.0
"""The first moment of a new loop's clock, in UTC seconds."""

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Loop whose time jumps from timer to timer, never while threads work or data are on their way."""

    def __init__(self, begin: float) -> None:
        self.jobs = 0
        """Running calls in other threads."""
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
        """Call a function at a time; one in the future is at least `LEAST_SECONDS` away."""
        if when > self._seconds:
            when = max(when, self._seconds + LEAST_SECONDS)
        return super().call_at(when, callback, *args, context=context)

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Arguments]], Result], *args: *Arguments
    ) -> asyncio.Future[Result]:
        """Run a function in a thread; time stands still until it returns."""
        future = super().run_in_executor(executor, func, *args)
        self.begin_job()
        future.add_done_callback(lambda _: self.end_job())
        return future

    def begin_job(self) -> None:
        self.jobs += 1

    def end_job(self) -> None:
        self.jobs -= 1


class _Selector(selectors.EpollSelector):
    """A selector that lets time jump instead of waiting."""

    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop
        self._busy = monotonic()
        """The last activity, in seconds of real time."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            self._busy = monotonic()
            return list(super().select(timeout))
        found = list(super().select(WORK_SECONDS if self._loop.jobs else 0))
        if not found and not self._loop.jobs:
            sending = self._is_sending()
            found = list(super().select(SENDING_SECONDS if sending else 0))
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
        """Whether sent data have not arrived yet, as on a busy machine."""
        return any(_unconfirmed(key.fd) for key in self.get_map().values())


def _unconfirmed(descriptor: int) -> int:
    """Bytes sent by a socket that have not arrived; 0 if it is no connection."""
    try:
        found = fcntl.ioctl(descriptor, termios.TIOCOUTQ, b"\0" * 4)
    except OSError:
        return 0
    return int.from_bytes(found, sys.byteorder)


def run_in_virtual_time(work: Coroutine[Any, Any, Result], *, begin: float = 1.0) -> Result:
    """Run a coroutine to its end in a new loop; `begin`: its first moment, in seconds."""
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
    """The time of the running loop, whatever a database server says about real time."""

    def now(self) -> float:
        """The time, in UTC seconds."""
        return BEGINNING + self.monotonic()

    def monotonic(self) -> float:
        """Seconds since some moment; they never go back."""
        return asyncio.get_running_loop().time()

    def correct(self, now: float) -> None:
        """Ignore the server's time."""


class _InlineConnection(ConnectionThread):
    """An SQLite connection in the loop's thread; other tasks may run before and after its work."""

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
    """A database in the loop's thread, so that a test takes the same turns every time."""

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

    Sessions on a server run in threads, by the loop's `run_in_executor`. `layout`: for one of several
    processes.
    """
    if address is None:
        return await InlineDatabase.open_file(file)
    if layout is not None:
        return await open_database(address, layout)
    return await open_engine(file, address, TIMEOUT)
