"""The files of a database: the file itself, SQLite's files beside it, who may read them."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from msgspec import Struct

PRIVATE = 0o600
"""Mode of all files of a database: its owner alone reads and writes them."""

SIDE_FILES = ("-wal", "-shm")
"""What SQLite appends to a database's name: the log of what was written last, and its index."""

log = logging.getLogger(__name__)


def side_files(path: Path) -> tuple[Path, ...]:
    """The files SQLite keeps beside a database while it is open, and after a crash."""
    return tuple(path.with_name(path.name + suffix) for suffix in SIDE_FILES)


def make_private(path: Path) -> None:
    """Create a database file that is not there, and give it and its side files mode 0600. Raises OSError."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for file in (path, *side_files(path)):
        if file.exists() and file.stat().st_mode & 0o777 != PRIVATE:
            try:
                file.chmod(PRIVATE)
            except PermissionError as error:
                log.warning("others may be able to read the database: %s", error)


def give_to_owner_of(neighbour: Path, *files: Path) -> None:
    """Give files, if the superuser made them, to the owner of another file or folder."""
    if os.geteuid() == 0:
        owner = neighbour.stat()
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder through to the disk."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class FileIdentity(Struct, frozen=True):
    """Which file a path leads to."""

    device: int
    inode: int

    @classmethod
    def of(cls, path: Path) -> FileIdentity | None:
        """The identity of the file at a path; None without one."""
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        return cls(found.st_dev, found.st_ino)


class FileWatch:
    """Notices when the files of an open database are replaced or deleted."""

    def __init__(self, path: Path) -> None:
        """Remembers the files as they are now, while the database is open."""
        self._remembered = {file: FileIdentity.of(file) for file in (path, *side_files(path))}

    def fault(self) -> str | None:
        """What became of the first file that is not what it was; None if all are."""
        for file, identity in self._remembered.items():
            now = FileIdentity.of(file)
            if now != identity and identity is not None:
                return f"{file} was {'deleted' if now is None else 'replaced'}"
        return None

    def remove_side_files(self) -> None:
        """Remove the side files that still are those of the watched database, now closed."""
        for file, identity in list(self._remembered.items())[1:]:
            if identity is not None and FileIdentity.of(file) == identity:
                file.unlink()
