"""Connections to a PostgreSQL server that are cut, or held, at a commit."""

import asyncio
import re
from contextlib import suppress
from enum import Enum, auto
from types import TracebackType
from typing import Self

from storage.postgresql.address import ServerAddress
from tests.support.postgresql import Cluster

QUESTION = b"COMMIT\0"
"""The end of a client's message; after five commits it would be the number of a prepared statement."""

ANSWER = b"C\0\0\0\x0bCOMMIT\0"


WRITES = b"pg_advisory_xact_lock"
"""Part of the statement that begins a transaction that writes."""

STEPS = b"pg_advisory_xact_lock(2, "
"""The same, if it stores a step of a game."""

MARKS = b"UPDATE outbox SET attempted_after"
"""The same, if it notes an attempt to post something."""


class Cut(Enum):
    """The fate of the next commit."""

    UNSENT = auto()
    """It does not reach the server, and both sides know that the connection is cut."""
    UNNOTICED = auto()
    """It does not reach the server, which still takes the client for connected."""
    UNANSWERED = auto()
    """It is done, but its answer does not reach the client."""
    HELD = auto()
    """It is done, but its answer is held until it is released."""


class _Passing:
    """The last transaction of a connection."""

    def __init__(self) -> None:
        self.is_of = False
        """Whether it had the wanted words."""
        self._prepared = set[bytes]()
        """The names of statements with these words that the client has prepared."""

    def note(self, data: bytes, words: bytes) -> None:
        """Look for words in a message, or for a prepared statement with them."""
        if b"BEGIN ISOLATION" in data:
            self.is_of = False
        self._prepared.update(re.findall(rb"(_pg3_\d+\0)" + re.escape(words), data))
        self.is_of |= words in data or any(b"\0" + name in data for name in self._prepared)


class CutConnections:
    """Proxy in front of a database server."""

    def __init__(self, cluster: Cluster) -> None:
        self.cut: Cut | None = None
        self.of = WRITES
        """Words in the transaction whose commit is cut."""
        self.at = QUESTION
        """Words in the message that is not sent."""
        self.was_cut = asyncio.Event()
        self.is_held, self.released = asyncio.Event(), asyncio.Event()
        self.open = True
        """Whether new connections reach the server."""
        self._cluster = cluster
        self._tasks = set[asyncio.Task[None]]()
        self._writers = set[asyncio.StreamWriter]()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        host, port = self._server.sockets[0].getsockname()
        self.address = ServerAddress(f"postgresql://tester@{host}:{port}/postgres?sslmode=disable")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.close_all()
        closed = (writer.wait_closed() for writer in self._writers)
        await asyncio.gather(*self._tasks, *closed, return_exceptions=True)

    def close_all(self) -> None:
        for writer in self._writers:
            writer.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        if not self.open:
            writer.close()
            return
        from_server, to_server = await asyncio.open_unix_connection(self._cluster.socket)
        self._writers.add(to_server)
        passing = _Passing()
        for direction in (
            self._passed_on(reader, to_server, writer, passing),
            self._passed_on(from_server, writer, to_server, passing),
        ):
            self._tasks.add(asyncio.create_task(direction))

    async def _passed_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        other: asyncio.StreamWriter,
        passing: _Passing,
    ) -> None:
        """Read from one side and write to the other."""
        with suppress(ConnectionError):
            while data := await reader.read(2**16):
                passing.note(data, self.of)
                unsent = self.cut in (Cut.UNSENT, Cut.UNNOTICED) and self.at in data
                unanswered = self.cut is Cut.UNANSWERED and ANSWER in data
                if (unsent or unanswered) and passing.is_of:
                    self.was_cut.set()
                    kept, self.cut = self.cut is Cut.UNNOTICED, None
                    other.close()
                    if not kept:
                        writer.close()
                    return
                if self.cut is Cut.HELD and ANSWER in data and passing.is_of:
                    self.cut = None
                    self.is_held.set()
                    await self.released.wait()
                writer.write(data)
                await writer.drain()
        if not self.was_cut.is_set():
            writer.close()
