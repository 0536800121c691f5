"""Files of a database: the file, SQLite's side files, and their permissions."""

import logging
import os
import time
from pathlib import Path

PRIVATE = 0o600
"""Mode of all files of a database: read and written by the owner alone."""

SIDE_FILES = ("-wal", "-shm")
"""Suffixes of SQLite's files: the write-ahead log, and its index."""

HEADER_BYTES = 20
"""Header bytes up to the format version."""

MAGIC = b"SQLite format 3\0"
WRITE_AHEAD = b"\2\2"
"""The last of these bytes for a database with a write-ahead log."""

log = logging.getLogger(__name__)


def side_files(path: Path) -> tuple[Path, ...]:
    """SQLite's files next to a database while it is open, and after a crash; links are followed."""
    path = path.resolve()
    return tuple(path.with_name(path.name + suffix) for suffix in SIDE_FILES)


def read_only(path: Path) -> str:
    """How SQLite opens a database to read it alone, maybe in use; nothing is created next to it."""
    return "mode=ro" if any(each.exists() for each in side_files(path)) else "mode=ro&immutable=1"


def make_private(path: Path) -> None:
    """Create a missing database file, and give it and its side files mode 0600. Raises OSError."""
    path = path.resolve()
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for file in (path, *side_files(path)):
        if file.exists() and file.stat().st_mode & 0o777 != PRIVATE:
            try:
                file.chmod(PRIVATE)
            except PermissionError as error:
                log.warning("others may be able to read the database: %s", error)


def set_stale_log_aside(path: Path) -> None:
    """Rename a log of another database, left after a backup was copied over it: SQLite would apply it."""
    log_file, index = side_files(path)
    if not path.exists() or not log_file.exists() or not log_file.stat().st_size:
        return
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if not header.startswith(MAGIC) or header.endswith(WRITE_AHEAD):
        return
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    stale = log_file.with_name(f"{path.name}-stale-wal-{moment}")
    log_file.rename(stale)
    index.unlink(missing_ok=True)
    log.warning("a backup was copied over %s; what was written before it was replaced is in %s", path, stale)


def give_to_owner_of(neighbour: Path, *files: Path) -> None:
    """Give files made by the superuser to the owner of another file or folder."""
    if os.geteuid() == 0:
        owner = neighbour.stat()
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def sync_folder(folder: Path) -> None:
    """Write a folder's names through to the disk."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def file_identity(path: Path) -> tuple[int, int] | None:
    """Identify a file by device and inode; None if it does not exist."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class FileWatch:
    """Watches the files of an open database for replacement, deletion or overwriting."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._remembered = {file: file_identity(file) for file in (path, *side_files(path))}
        self._descriptor = os.open(path, os.O_RDONLY)

    def close(self) -> None:
        """Stop watching, after the database was closed."""
        os.close(self._descriptor)

    def first_fault(self) -> str | None:
        """Describe what happened to the first file that changed; None if all are unchanged."""
        for file, before in self._remembered.items():
            now = file_identity(file)
            if now != before and before is not None:
                return f"{file} was {'deleted' if now is None else 'replaced'}"
        return None

    def is_overwritten(self) -> bool:
        """Whether the file was overwritten, and must not be written."""
        header = os.pread(self._descriptor, HEADER_BYTES, 0)
        return not (header.startswith(MAGIC) and header.endswith(WRITE_AHEAD))

    def remove_side_files(self) -> None:
        """Remove the side files that still belong to the watched database, now closed."""
        for file, before in list(self._remembered.items())[1:]:
            if before is not None and file_identity(file) == before:
                file.unlink()
