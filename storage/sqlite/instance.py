"""One process per database: a lock on a file next to it, which ends with the process."""

import fcntl
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from storage.core.errors import DatabaseInUse, DatabaseUnusable, FolderMissing
from storage.sqlite.files import PRIVATE, give_to_owner_of


class LockOwner(Struct, frozen=True):
    pid: int
    host: str
    since: float

    def __str__(self) -> str:
        since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(self.since))
        return f"process {self.pid} on {self.host} since {since}"


def lock_file(path: Path) -> Path:
    """The file to lock next to a database, which stays when the lock is released."""
    path = path.resolve()
    return path.with_name(f"{path.name}.lock")


@contextmanager
def instance_lock(path: Path) -> Iterator[None]:
    """Hold the lock of a database. Raises DatabaseInUse, DatabaseUnusable, FolderMissing."""
    file = lock_file(path)
    try:
        descriptor = os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE)
    except FileNotFoundError:
        raise FolderMissing(f"there is no folder {file.parent}") from None
    except OSError as error:
        raise DatabaseUnusable(str(error)) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DatabaseInUse(f"{path} is in use by {_holder_text(descriptor)}") from None
        give_to_owner_of(path if path.exists() else file.parent, file)
        holder = LockOwner(os.getpid(), socket.gethostname(), time.time())
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, msgspec.json.encode(holder) + b"\n", 0)
        yield
    finally:
        os.close(descriptor)


def _holder_text(descriptor: int) -> str:
    try:
        return str(msgspec.json.decode(os.pread(descriptor, 4096, 0), type=LockOwner))
    except msgspec.DecodeError:
        return "another process"
