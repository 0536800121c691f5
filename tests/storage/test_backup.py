import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec import structs

from storage.core.errors import CorruptDatabase, DatabaseInUse, OtherSchema
from storage.sqlite.backup import Contents, SameFile, back_up, restore
from storage.sqlite.database import STEP_PAGES
from storage.sqlite.files import FileWatch, file_identity, side_files
from storage.sqlite.instance import instance_lock, lock_file
from storage.together.store import Store
from tests.support.new_file import begin_file, open_new
from tests.support.secret_seed import NEW

KILLED_WHILE_WRITING = """
import asyncio, os, signal, sys
from pathlib import Path
from msgspec import structs
from storage.together.store import Store
from tests.support.secret_seed import NEW

async def write():
    store = await Store.open(Path(sys.argv[1]))
    for number in range(int(sys.argv[2])):
        await store.lobbies.open(structs.replace(NEW, name=sys.argv[3], channel=number))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(write())
"""

HOLD = """
import sys, time
from pathlib import Path
from storage.sqlite.instance import instance_lock

with instance_lock(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


INSERT_DUE = "INSERT INTO outbox (game, kind, created, nonce, done, attempted_after)"

KILLED_WHILE_RESTORING = """
import os, signal, sys
from pathlib import Path
from storage.sqlite.backup import restore

def kill(_copied, _all):
    os.kill(os.getpid(), signal.SIGKILL)

restore(Path(sys.argv[1]), Path(sys.argv[2]), kill)
"""

OPEN = ("games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm", "games.sqlite3.lock")
"""The files of a database in use."""


def quiet(_copied: int, _all: int) -> None:
    pass


async def add_game(store: Store, name: str = "a") -> None:
    await store.lobbies.open(structs.replace(NEW, name=name))


def open_games(database: Path, number: int, name: str = "a") -> None:
    async def add() -> None:
        async with await open_new(database) as store:
            for _ in range(number):
                await add_game(store, name)

    asyncio.run(add())


def crash_with_games(database: Path, number: int, name: str) -> None:
    begin_file(database)
    command = [sys.executable, "-c", KILLED_WHILE_WRITING, str(database), str(number), name]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert all(file.exists() for file in side_files(database))


def games(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [name for (name,) in connection.execute("SELECT name FROM game ORDER BY id")]


@contextmanager
def used(database: Path) -> Iterator[None]:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("REPLACE INTO language VALUES (1, 'de')")
        connection.commit()
        yield


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


@contextmanager
def no_umask() -> Iterator[None]:
    """New files are everybody's, unless their maker says otherwise."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


# Backup


def test_a_backup_is_one_state_of_a_database_that_is_written_to_all_the_time(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 1)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE left_hand (n INTEGER, filler BLOB)")
        connection.execute("CREATE TABLE right_hand (n INTEGER, filler BLOB)")
        for table in ("left_hand", "right_hand"):
            connection.executemany(
                f"INSERT INTO {table} VALUES (?, zeroblob(4000))", [(0,) for _ in range(2 * STEP_PAGES)]
            )
        connection.commit()
    copying, written = threading.Event(), threading.Event()
    stop = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database)) as connection:
            copying.wait()
            while not stop.is_set():
                connection.execute("UPDATE left_hand SET n = n + 1 WHERE rowid % 100 = 0")
                connection.execute("UPDATE right_hand SET n = n + 1 WHERE rowid % 100 = 0")
                connection.commit()
                written.set()

    steps: list[tuple[int, int]] = []

    def progress(copied: int, all_pages: int) -> None:
        steps.append((copied, all_pages))
        copying.set()
        written.wait()
        written.clear()

    writer = threading.Thread(target=write)
    writer.start()
    contents = back_up(database, backup, progress)
    stop.set()
    writer.join()
    assert contents == Contents(games=1, last_move=None)
    assert len(steps) >= 4
    assert steps == sorted(steps)
    with closing(sqlite3.connect(backup)) as connection:
        left = connection.execute("SELECT n FROM left_hand").fetchall()
        assert left == connection.execute("SELECT n FROM right_hand").fetchall()
    assert sorted(file.name for file in tmp_path.glob("backup*")) == ["backup.sqlite3"]


def test_a_backup_overwrites_nothing_unless_it_is_asked_to(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 2)
    backup.write_text("something dear", "utf-8")
    with pytest.raises(FileExistsError, match=r"backup\.sqlite3 is there already"):
        back_up(database, backup, quiet)
    assert backup.read_text("utf-8") == "something dear"
    assert back_up(database, backup, quiet, overwrite=True).games == 2
    assert games(backup) == ["a", "a"]


def test_a_backup_is_not_written_over_a_database(tmp_path: Path) -> None:
    database, other, link = (tmp_path / name for name in ("games.sqlite3", "other.sqlite3", "link.sqlite3"))
    open_games(database, 1)
    open_games(other, 2)
    link.symlink_to(database)
    before = file_identity(database)
    for target in (database, link):
        with pytest.raises(SameFile, match="the database itself"):
            back_up(database, target, quiet, overwrite=True)
    with used(other), pytest.raises(FileExistsError, match=r"other\.sqlite3-wal is there already"):
        back_up(database, other, quiet, overwrite=True)
    assert file_identity(database) == before
    assert games(other) == ["a", "a"]


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no database"):
        back_up(tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3", quiet)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_gives_no_backup_that_looks_whole(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    open_games(database, 40)
    with database.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\x07" * 4096)
    with pytest.raises(CorruptDatabase):
        back_up(database, tmp_path / "backup.sqlite3", quiet)
    assert not list(tmp_path.glob("*backup*"))


async def test_files_are_their_owners_alone_whatever_the_umask(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with no_umask(), instance_lock(database):
        async with await Store.open(database) as store:
            await add_game(store)
            back_up(database, tmp_path / "backup.sqlite3", quiet)
            assert modes(tmp_path) == dict.fromkeys((*OPEN, "backup.sqlite3"), "0o600")


def test_files_that_others_could_read_are_made_private_at_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    crash_with_games(database, 1, "a")
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    with used(database):
        open_games(database, 1)
        assert modes(tmp_path) == dict.fromkeys(OPEN[:3], "0o600")


# Restoring


@pytest.mark.parametrize("games_after_the_backup", [1, 60, 600])
def test_a_backup_can_be_restored_over_what_a_crash_left(tmp_path: Path, games_after_the_backup: int) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 3, "before")
    back_up(database, backup, quiet)
    crash_with_games(database, games_after_the_backup, "after")
    restored = restore(backup, database, quiet)
    assert restored.contents.games == 3
    assert games(database) == ["before"] * 3
    assert restored.aside is not None
    assert restored.aside.name.startswith("games-before-restore-")
    assert games(restored.aside) == ["before"] * 3 + ["after"] * games_after_the_backup
    assert set(modes(tmp_path).values()) == {"0o600"}


def test_what_a_killed_restore_left_is_removed_by_the_next_and_nothing_else(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 3, "before")
    back_up(database, backup, quiet)
    others = {".games.sqlite3.old.a1b2c3d4.part", ".other.sqlite3.a1b2c3d4.part", "games.sqlite3.part"}
    for other in others:
        (tmp_path / other).touch()

    def parts() -> set[str]:
        return {file.name for file in tmp_path.iterdir() if ".part" in file.name}

    command = [sys.executable, "-c", KILLED_WHILE_RESTORING, str(backup), str(database)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert len(parts() - others) >= 1
    restore(backup, database, quiet)
    assert parts() == others
    assert games(database) == ["before"] * 3


def test_a_database_behind_a_link_is_restored_where_it_lies(tmp_path: Path) -> None:
    backup, link, folder = tmp_path / "backup.sqlite3", tmp_path / "games.sqlite3", tmp_path / "data"
    folder.mkdir()
    database = folder / "games.sqlite3"
    link.symlink_to(database)
    open_games(link, 3, "before")
    back_up(link, backup, quiet)
    crash_with_games(link, 60, "after")
    restored = restore(backup, link, quiet)
    assert link.is_symlink()
    assert games(link) == games(database) == ["before"] * 3
    assert restored.aside is not None
    assert restored.aside.parent == folder
    assert games(restored.aside) == ["before"] * 3 + ["after"] * 60


def test_what_is_due_in_a_backup_may_have_been_posted_since(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 1)
    with closing(sqlite3.connect(database)) as connection:
        for nonce, done, attempted_after in ((1, None, None), (2, None, 99), (3, 5.0, None)):
            row = (1, "card", 1.0, nonce, done, attempted_after)
            connection.execute(f"{INSERT_DUE} VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.commit()
    back_up(database, backup, quiet)
    restore(backup, database, quiet)
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT nonce, attempted_after FROM outbox ORDER BY nonce").fetchall()
    assert found == [(1, 0), (2, 99), (3, None)]


@pytest.mark.parametrize("games_after_the_backup", [1, 60, 600])
def test_a_backup_copied_over_a_crash_survives_it(tmp_path: Path, games_after_the_backup: int) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 300, "before")
    back_up(database, backup, quiet)
    crash_with_games(database, games_after_the_backup, "after")
    log_file = side_files(database)[0].read_bytes()
    shutil.copyfile(backup, database)
    open_games(database, 1, "new")
    assert games(database) == ["before"] * 300 + ["new"]
    (stale,) = tmp_path.glob("games.sqlite3-stale-wal-*")
    assert stale.read_bytes() == log_file


def test_what_a_crash_left_is_read_by_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    crash_with_games(database, 60, "kept")
    open_games(database, 1, "new")
    assert games(database) == ["kept"] * 60 + ["new"]


def test_a_plain_copy_of_a_crashed_database_with_its_log_is_restored_whole(tmp_path: Path) -> None:
    crashed, elsewhere = tmp_path / "crashed.sqlite3", tmp_path / "elsewhere" / "games.sqlite3"
    elsewhere.parent.mkdir()
    crash_with_games(crashed, 60, "kept")
    assert restore(crashed, elsewhere, quiet).aside is None
    assert games(elsewhere) == ["kept"] * 60


def test_restoring_refuses_while_a_bot_runs_and_names_it(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 1, "old")
    back_up(database, backup, quiet)
    open_games(database, 1, "new")
    with instance_lock(database), pytest.raises(DatabaseInUse, match=f"process {os.getpid()} on .* since 2"):
        restore(backup, database, quiet)
    assert games(database) == ["old", "new"]


def test_restoring_refuses_while_another_program_has_the_database_open(tmp_path: Path) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 1, "old")
    back_up(database, backup, quiet)
    with used(database), pytest.raises(DatabaseInUse, match="open in another program"):
        restore(backup, database, quiet)
    assert games(database) == ["old"]
    assert not list(tmp_path.glob("*before-restore*"))


def test_a_file_that_is_no_whole_database_of_the_bot_is_not_restored(tmp_path: Path) -> None:
    database, offered = tmp_path / "games.sqlite3", tmp_path / "offered.sqlite3"
    open_games(database, 1, "dear")

    def refuses(reason: str) -> None:
        with pytest.raises(CorruptDatabase, match=reason):
            restore(offered, database, quiet)
        assert games(database) == ["dear"]
        offered.unlink()

    offered.write_text("no database at all, but long enough for a header " * 40, "utf-8")
    refuses("not a database")
    with closing(sqlite3.connect(offered)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    refuses("no database of the bot")
    with closing(sqlite3.connect(offered)) as connection:
        connection.executescript("CREATE TABLE game (id INTEGER); PRAGMA user_version = 44")
    refuses("no database of the bot")
    open_games(offered, 1)
    with closing(sqlite3.connect(offered)) as connection:
        connection.execute("DROP TRIGGER move_is_never_changed")
    refuses("its tables are not those of schema")
    open_games(offered, 40)
    with offered.open("r+b") as file:
        file.truncate(4096 * 5)
    refuses("malformed")
    offered.touch()
    refuses("no database of the bot")


def test_a_folder_is_no_backup(tmp_path: Path) -> None:
    for database in (tmp_path / "games.sqlite3", tmp_path):
        with pytest.raises(FileNotFoundError):
            restore(tmp_path, database, quiet)
    with pytest.raises(FileNotFoundError):
        back_up(tmp_path, tmp_path / "backup.sqlite3", quiet)


@pytest.mark.parametrize("version", [999, 43])
def test_a_backup_of_a_newer_program_or_of_one_too_old_is_not_restored(tmp_path: Path, version: int) -> None:
    database, backup = tmp_path / "games.sqlite3", tmp_path / "backup.sqlite3"
    open_games(database, 1, "dear")
    back_up(database, backup, quiet)
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(OtherSchema, match=f"has schema {version}, .* use a newer one|start the bot once"):
        restore(backup, database, quiet)
    assert games(database) == ["dear"]


def test_the_database_is_not_restored_from_itself(tmp_path: Path) -> None:
    database, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    open_games(database, 1)
    link.symlink_to(database)
    with pytest.raises(SameFile, match="the database itself"):
        restore(link, database, quiet)


def test_a_backup_in_a_folder_that_is_only_read_is_restored_and_left_as_it_is(tmp_path: Path) -> None:
    database, folder = tmp_path / "games.sqlite3", tmp_path / "backups"
    folder.mkdir()
    open_games(database, 2)
    back_up(database, folder / "backup.sqlite3", quiet)
    folder.chmod(0o500)
    before = (folder / "backup.sqlite3").read_bytes()
    assert restore(folder / "backup.sqlite3", database, quiet).contents.games == 2
    assert [file.name for file in folder.iterdir()] == ["backup.sqlite3"]
    assert (folder / "backup.sqlite3").read_bytes() == before


# One process a database


def test_the_lock_ends_with_the_process_that_held_it_however_it_ends(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(DatabaseInUse, match=rf"games\.sqlite3 is in use by process {holder.pid} on "):
            instance_lock(database).__enter__()
        holder.kill()
    with instance_lock(database):
        assert f'"pid":{os.getpid()}' in lock_file(database).read_text("utf-8")


def test_a_database_has_one_lock_by_whatever_name_it_is_reached(tmp_path: Path) -> None:
    database, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
    database.touch()
    link.symlink_to(database)
    with instance_lock(database), pytest.raises(DatabaseInUse):
        instance_lock(link).__enter__()


# Files that are taken away


def test_a_file_that_is_replaced_or_deleted_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    open_games(database, 1)
    with used(database):
        watch = FileWatch(database)
        back_up(database, tmp_path / "backup.sqlite3", quiet)
        assert watch.first_fault() is None
        wal = side_files(database)[0]
        wal.rename(tmp_path / "moved")
        assert watch.first_fault() == f"{wal} was deleted"
        (tmp_path / "moved").rename(wal)
        assert watch.first_fault() is None
        shutil.copyfile(tmp_path / "backup.sqlite3", tmp_path / "other.sqlite3")
        database.rename(tmp_path / "mine")
        assert watch.first_fault() == f"{database} was deleted"
        (tmp_path / "other.sqlite3").rename(database)
        assert watch.first_fault() == f"{database} was replaced"
    watch.close()


def test_a_file_that_is_overwritten_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    open_games(database, 1)
    with used(database):
        watch = FileWatch(database)
        back_up(database, tmp_path / "backup.sqlite3", quiet)
        assert not watch.is_overwritten()
        shutil.copyfile(tmp_path / "backup.sqlite3", database)
        assert watch.is_overwritten()
        assert watch.first_fault() is None
    watch.close()
