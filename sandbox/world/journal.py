"""The journal: a file that keeps a world beyond the process.

A change is written before the bot hears of it, as a commit with its length and checksums; an incomplete one
is not read. A start writes the world to a new file, which then replaces the old one.
"""

import fcntl
import logging
import os
import struct
import zlib
from collections.abc import Iterator, Sequence
from io import FileIO
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from sandbox.world.records import GONE, Record, Recorder, Records, move, restore
from sandbox.world.retention import Bounds, forget
from sandbox.world.world import World

FORMAT = b"Tabellarius sandbox 1\n"
"""How a journal begins; the number is that of its format."""

FRAME = struct.Struct(">III")
"""Before a commit: its length in bytes, the CRC-32 of that number, the CRC-32 of the commit."""

REWRITE_ABOVE = 4 * 2**20
"""Least bytes by which a journal grows until it is written again."""

TIME_SECONDS = 60.0
"""Seconds after which the time alone is written."""

RETRY_SECONDS = 10.0
"""Seconds after a failed write before the next attempt."""

PRIVATE = 0o600
"""Mode of all files: they hold direct messages."""

log = logging.getLogger(__name__)


class JournalDamaged(Exception):
    """A journal cannot be read; the message says why."""


class JournalInUse(Exception):
    """Another process has the journal open."""


class Commit(Struct, frozen=True, array_like=True):
    """What changed at one moment."""

    time: float
    last_id: int
    """The newest id."""
    records: Sequence[Record]


class Journal:
    def __init__(self, path: Path, world: World, bounds: Bounds | None = None) -> None:
        """`bounds`: what is forgotten when the world is written again."""
        self._path = path
        self._world = world
        self._bounds = bounds
        self._recorder: Recorder | None = None
        self._lock: BinaryIO | None = None
        self._file: FileIO | None = None
        self._size = 0
        self._size_at_first = 0
        self._retry_at = 0.0
        self._kept = 0.0, 0
        """Time and newest id of the last commit."""

    def open(self) -> None:
        """Restore a kept world. Raises JournalInUse, JournalDamaged and OSError."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _open_private(self._path.with_suffix(".lock"))
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise JournalInUse(f"{self._path} is in use by another process") from None
        if self._path.exists():
            read(self._path, self._world)

    def begin(self, base: str) -> None:
        """Begin to keep the world with its server's address. Raises OSError."""
        move(self._world, base)
        self._recorder = Recorder(self._world)
        self._rewrite(self._recorder)

    def close(self) -> None:
        """Write what is left, and let others open it."""
        self.write()
        if self._recorder is not None:
            self._recorder.close()
            self._recorder = None
        for file in (self._file, self._lock):
            if file is not None:
                file.close()
        self._file = self._lock = None

    async def run(self) -> None:
        while True:
            change = self._world.next_change()
            self.write()
            await change

    def write(self) -> None:
        """Write what has changed; a failure is logged, and everything is written again later."""
        if self._recorder is None:
            return
        try:
            if self._retry_at:
                if self._world.now() >= self._retry_at:
                    self._rewrite(self._recorder)
            elif (records := self._recorder.changes()) or self._has_moved():
                self._append(records)
                if self._size > self._size_at_first + max(REWRITE_ABOVE, self._size_at_first // 2):
                    self._rewrite(self._recorder)
        except OSError as error:
            self._retry_at = self._world.now() + RETRY_SECONDS
            log.error("%s cannot be written: %s", self._path, error)

    def _has_moved(self) -> bool:
        """Whether time or ids have changed since the last commit."""
        time, newest = self._kept
        return self._world.last_id != newest or self._world.now() - time > TIME_SECONDS

    def _append(self, records: Sequence[Record]) -> None:
        assert self._file is not None
        framed = memoryview(self._framed(records))
        self._size += len(framed)
        while framed:
            framed = framed[self._file.write(framed) :]

    def _framed(self, records: Sequence[Record]) -> bytes:
        self._kept = self._world.now(), self._world.last_id
        commit = msgspec.msgpack.encode(Commit(*self._kept, records))
        length = len(commit).to_bytes(4, "big")
        return FRAME.pack(len(commit), zlib.crc32(length), zlib.crc32(commit)) + commit

    def _rewrite(self, recorder: Recorder) -> None:
        """Write the world to a new file, which replaces the old one."""
        if self._bounds is not None:
            forget(self._world, self._bounds)
        content = FORMAT + self._framed(recorder.everything())
        new = self._path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with _open_private(new) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._path)
        if self._file is not None:
            self._file.close()
        self._file = self._path.open("ab", buffering=0)
        self._size = self._size_at_first = len(content)
        self._retry_at = 0.0


def _open_private(path: Path) -> BinaryIO:
    """Open a file for its owner alone. Raises OSError."""
    return open(path, "wb", opener=lambda name, flags: os.open(name, flags, PRIVATE))


def journal_in_use(path: Path) -> bool:
    """Whether a process has a journal open."""
    with _open_private(path.with_suffix(".lock")) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def read(path: Path, world: World) -> None:
    """Replace a world by a kept one. Raises JournalDamaged and OSError."""
    content = memoryview(path.read_bytes())
    if content[: len(FORMAT)] != FORMAT:
        raise JournalDamaged(f"{path} is no journal of this version")
    records: Records = {}
    last = None
    for last in _commits(path, content):
        for each in last.records:
            collection = records.setdefault(each.collection, {})
            if each.value == GONE:
                collection.pop(each.key, None)
            else:
                collection[each.key] = each.value
    if last is None:
        raise JournalDamaged(f"{path} holds no world")
    try:
        restore(world, records)
    except (LookupError, msgspec.DecodeError) as error:
        raise JournalDamaged(f"{path} does not hold a whole world: {error!r}") from error
    world.last_id, world.kept_until = last.last_id, last.time


def _commits(path: Path, content: memoryview) -> Iterator[Commit]:
    """Complete commits of a journal. Raises JournalDamaged."""
    at = len(FORMAT)
    while (begin := at + FRAME.size) <= len(content):
        length, *checksums = FRAME.unpack(content[at:begin])
        payload = content[begin : begin + length]
        if zlib.crc32(content[at : at + 4]) != checksums[0]:
            raise JournalDamaged(f"{path} is damaged at byte {at}")
        if len(payload) < length:
            return
        if zlib.crc32(payload) != checksums[1]:
            raise JournalDamaged(f"{path} is damaged after byte {begin}")
        try:
            yield msgspec.msgpack.decode(payload, type=Commit)
        except msgspec.DecodeError as error:
            raise JournalDamaged(f"{path} cannot be read after byte {begin}: {error}") from error
        at = begin + length
