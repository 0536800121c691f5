"""The file and Discord as a killed bot leaves them, at each moment of a game."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from sandbox import Moment
from sandbox.world.records import Record, Recorder, Records, restore
from sandbox.world.world import World
from tests.support.coin_tables import CoinTables
from tests.support.games import share
from tests.support.virtual_time import run_in_virtual_time

Result = TypeVar("Result")


EVERY_DAY = 3
"""Kills in a test without `--thorough`."""


class Remains(Struct, frozen=True):
    """File and Discord after a kill."""

    moments: tuple[str, ...]
    """The statements and requests at which a kill leaves just this."""
    time: float
    """Seconds of the loop's time."""
    last_id: int
    """Newest id of Discord."""
    database: bytes
    """The file with what was committed."""
    records: tuple[Record, ...]
    """Discord."""

    @asynccontextmanager
    async def restarted(self, folder: Path) -> AsyncIterator[CoinTables]:
        """The bot, started again in a folder with what was left."""
        tables = CoinTables(folder)
        self.put_back(tables)
        async with tables:
            yield tables

    def put_back(self, tables: CoinTables) -> None:
        """Restore the bot's file, and a sandbox that has not started."""
        tables.file.write_bytes(self.database)
        world, found = tables.sandbox.world, Records()
        for record in self.records:
            found.setdefault(record.collection, {})[record.key] = record.value
        restore(world, found)
        world.last_id = self.last_id


class KillPoints:
    """Context manager: records the remains of a kill before each statement, before and after each request.

    Moments with the same remains are one.
    """

    def __init__(self, tables: CoinTables) -> None:
        self._tables = tables
        self._loop = asyncio.get_running_loop()
        self._found: dict[bytes, Remains] = {}
        self.statements = self.requests = 0

    @property
    def found(self) -> Sequence[Remains]:
        """All different remains, in order."""
        return list(self._found.values())

    async def __aenter__(self) -> KillPoints:
        self._file = CommittedFile(self._tables.file)
        self._recorder = Recorder(self._tables.sandbox.world)
        self._newest = b""
        await self._tables.watch(self._on_statement)
        self._tables.sandbox.api.hook = self._on_request
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._tables.sandbox.api.hook = None
        await self._tables.watch(lambda _: None)
        self._recorder.close()
        self._file.close()

    def _on_statement(self, statement: str) -> None:
        self.statements += 1
        self._take_down(statement[:60])

    async def _on_request(self, moment: Moment, line: str) -> None:
        self.requests += 1
        self._take_down(f"{moment} {line}")

    def _take_down(self, moment: str) -> None:
        news = self._file.changed(), bool(self._recorder.changes())
        if any(news) or not self._newest:
            self._newest = self._take_down_all()
        known = self._found[self._newest]
        self._found[self._newest] = msgspec.structs.replace(known, moments=(*known.moments, moment))

    def _take_down_all(self) -> bytes:
        """Record file and Discord; returns the digest of both."""
        world = self._tables.sandbox.world
        database, records = self._file.content(), recorded(world)
        key = hashlib.sha256(database + msgspec.msgpack.encode(records)).digest()
        if key not in self._found:
            self._found[key] = Remains((), self._loop.time(), world.last_id, database, records)
        return key


class CommittedFile:
    """The committed state of a database file."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)
        self._version = 0

    def changed(self) -> bool:
        """Whether anything was committed since the last call."""
        before = self._version
        (self._version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return self._version != before

    def content(self) -> bytes:
        copy = sqlite3.connect(":memory:")
        self._connection.backup(copy)
        content: bytes = copy.serialize()
        copy.close()
        return content

    def close(self) -> None:
        self._connection.close()


def recorded(world: World) -> tuple[Record, ...]:
    """The records of a world."""
    recorder = Recorder(world)
    records = recorder.everything()
    recorder.close()
    return tuple(records)


def after_each_kill(
    points: Sequence[Remains], gone_on: Callable[[Remains, Path], Coroutine[Any, Any, Result]], folder: Path
) -> list[tuple[Result, str]]:
    """The results of continuing after each kill, with the moment of the kill."""
    found = []
    for number, left in enumerate(share(points, EVERY_DAY)):
        here = folder / str(number)
        here.mkdir()
        found.append((run_in_virtual_time(gone_on(left, here), begin=left.time), left.moments[0]))
    return found
