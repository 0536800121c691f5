"""Backs up a database that may be in use, and restores an unused one."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from glob import escape
from pathlib import Path

from msgspec import Struct

from storage.core.errors import CorruptDatabase, DatabaseInUse
from storage.core.outbox import EXPECT_POSTED
from storage.sqlite.database import DAMAGED, NO_TEXT, PRIMARY_CODE, Progress, copy_database, migrate
from storage.sqlite.files import give_to_owner_of, make_private, read_only, side_files, sync_folder
from storage.sqlite.instance import instance_lock
from storage.sqlite.snapshot import check_integrity

RANDOM_CHARACTERS = 8
"""Random characters in `tempfile`'s names."""


class Contents(Struct, frozen=True):
    games: int
    last_move: float | None
    """In UTC seconds; None without one."""


class Restored(Struct, frozen=True):
    contents: Contents
    aside: Path | None
    """The file with the former database; None if there was none."""


class SameFile(Exception):
    """A database was named as its own backup."""


def back_up(database: Path, target: Path, progress: Progress, *, overwrite: bool = False) -> Contents:
    """Write a database, maybe in use, to one checked file.

    Raises FileNotFoundError, FileExistsError, SameFile, CorruptDatabase, OSError, sqlite3.OperationalError.
    """
    if not database.is_file():
        raise FileNotFoundError(f"there is no database {database}")
    _refuse_same_file(database, target)
    _refuse_to_overwrite(target, overwrite)
    with new_file_beside(target) as file:
        with open_file(database, "mode=rw") as source:
            copy_database(source, file, progress)
        contents = _checked_contents(file)
        _refuse_to_overwrite(target, overwrite)
        file.replace(target)
    sync_folder(target.parent)
    return contents


def restore(backup: Path, database: Path, progress: Progress) -> Restored:
    """Replace an unused database by a backup; the former one stays under a dated name.

    Raises FileNotFoundError, SameFile, CorruptDatabase, OtherSchema, DatabaseInUse, OSError.
    """
    if not backup.is_file():
        raise FileNotFoundError(f"there is no file {backup}")
    _refuse_same_file(database, backup)
    database = database.resolve()
    with instance_lock(database), new_file_beside(database) as file:
        _remove_leftovers(database, file)
        with open_file(backup, read_only(backup)) as source:
            copy_database(source, file, progress)
        _make_present(file)
        contents = _checked_contents(file)
        aside = _set_aside(database) if database.exists() else None
        for stale in side_files(database):
            stale.unlink(missing_ok=True)
        give_to_owner_of(aside or database.parent, file)
        file.replace(database)
        sync_folder(database.parent)
        return Restored(contents, aside)


@contextmanager
def open_file(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Raises CorruptDatabase."""
    try:
        with closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, isolation_level=None)
        ) as connection:
            yield connection
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & PRIMARY_CODE not in DAMAGED:
            raise
        raise CorruptDatabase(f"{path}: {error}") from error
    except UnicodeDecodeError as error:
        raise CorruptDatabase(f"{path}: {NO_TEXT}") from error


@contextmanager
def new_file_beside(target: Path) -> Iterator[Path]:
    """A new private file in the same folder, removed unless it is moved away."""
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(descriptor)
    file = Path(name)
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def _remove_leftovers(target: Path, file: Path) -> None:
    """Remove leftovers of killed restores next to a database, except this one's `file`."""
    for left in target.parent.glob(f".{escape(target.name)}.{'?' * RANDOM_CHARACTERS}.part*"):
        if left != file:
            left.unlink()


def _checked_contents(file: Path) -> Contents:
    """Raises CorruptDatabase."""
    with open_file(file, "mode=ro&immutable=1") as connection:
        check_integrity(connection)
        try:
            (games,) = connection.execute("SELECT count(*) FROM game").fetchone()
            (last,) = connection.execute("SELECT max(time) FROM move").fetchone()
        except sqlite3.OperationalError as error:
            raise CorruptDatabase(f"this is no database of the bot: {error}") from error
        return Contents(games, last)


def _make_present(file: Path) -> None:
    """Bring a copy to the newest schema, ready for use. Raises OtherSchema, CorruptDatabase."""
    with open_file(file, "mode=rw") as connection, closing(sqlite3.connect(":memory:")) as fresh:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            raise CorruptDatabase("this is no database of the bot")
        try:
            migrate(connection)
        except sqlite3.OperationalError as error:
            raise CorruptDatabase(f"this is no database of the bot: {error}") from error
        migrate(fresh)
        if _schema(connection) != _schema(fresh):
            raise CorruptDatabase(f"its tables are not those of schema {version}")
        with connection:
            connection.execute(EXPECT_POSTED)


def _schema(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()


def _set_aside(database: Path) -> Path:
    """Copy a database and its side files to a dated name as they are. Raises DatabaseInUse."""
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    aside = database.with_name(f"{database.stem}-before-restore-{moment}{database.suffix}")
    if aside.exists():
        raise FileExistsError(f"{aside} is there already")
    files = [(database, aside), *zip(side_files(database), side_files(aside), strict=True)]
    copied = [shutil.copyfile(file, copy) for file, copy in files if file.exists()]
    make_private(aside)
    give_to_owner_of(database, *copied)
    try:
        with open_file(database, "mode=rw") as connection:
            # Only the last connection to a database can leave write-ahead logging.
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except CorruptDatabase:
        return aside
    except sqlite3.OperationalError as error:
        for copy in copied:
            copy.unlink()
        if error.sqlite_errorcode & PRIMARY_CODE != sqlite3.SQLITE_BUSY:
            raise
        raise DatabaseInUse(f"{database} is open in another program") from None
    return aside


def _refuse_same_file(database: Path, backup: Path) -> None:
    """Raises SameFile."""
    if database.exists() and backup.exists() and backup.samefile(database):
        raise SameFile(f"{backup} is the database itself")


def _refuse_to_overwrite(target: Path, overwrite: bool) -> None:
    """Raises FileExistsError, also for a database that seems to be in use."""
    for file in (*([] if overwrite else [target]), *side_files(target)):
        if file.exists():
            raise FileExistsError(f"{file} is there already")
