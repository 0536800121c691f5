"""A PostgreSQL server for tests: a cluster of this process, whose database is emptied for each test."""

from __future__ import annotations

import os
import pwd
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from storage.postgresql.address import ServerAddress

OPTIONS = "-c listen_addresses= -c max_connections=20"

IN_MEMORY = "-c jit=off -c shared_buffers=16MB -c fsync=off -c full_page_writes=off -c autovacuum=off"
"""Further options where nothing has to survive a power failure."""

INTEGRITY = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""Errors of the engines for violated constraints."""


def programs() -> Path | None:
    """The folder of the server's programs; None if they are not installed."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "initdb").exists()), None)


END_OTHERS = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()
"""
"""Ends all other sessions of a database, and waits for that."""


EMPTY = b"""
SET session_replication_role = replica;
DO $$
DECLARE each RECORD; is_filled BOOLEAN;
BEGIN
    FOR each IN SELECT quote_ident(tablename) AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'this_database' LOOP
        EXECUTE 'SELECT EXISTS (SELECT 1 FROM ' || each.name || ')' INTO is_filled;
        IF is_filled THEN EXECUTE 'DELETE FROM ' || each.name; END IF;
    END LOOP;
    FOR each IN SELECT sequencename AS name, start_value AS first FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        PERFORM setval(quote_ident(each.name), each.first, FALSE);
    END LOOP;
END $$
"""
"""Deletes all rows without triggers, and begins all numbers again."""


class Cluster:
    """A server that runs, reached by a socket in its folder."""

    def __init__(self, folder: Path, bin_: Path, options: str) -> None:
        self._folder = folder
        self._options = f"{OPTIONS} {options}"
        self._emptying: psycopg.Connection[tuple[Any, ...]] | None = None
        self.bin = bin_
        self.address = self.address_of("postgres")

    def address_of(self, database: str) -> ServerAddress:
        """The address of a database of this server."""
        return ServerAddress(f"postgresql:///{database}?host={self._folder}&user=tester")

    @property
    def socket(self) -> Path:
        return self._folder / ".s.PGSQL.5432"

    def run(self, *command: str) -> None:
        """Run a program of the server as an unprivileged user."""
        user = None if os.geteuid() else pwd.getpwnam("nobody").pw_uid
        subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            check=True,
            user=user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )

    @property
    def data(self) -> str:
        return str(self._folder / "data")

    def begin(self) -> None:
        """Create its files."""
        self.run(
            "initdb", "-D", self.data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log, options = str(self._folder / "log"), f"{self._options} -k {self._folder}"
        self.run("pg_ctl", "start", "-w", "-D", self.data, "-l", log, "-o", options)

    def crash(self) -> None:
        """Stop it at once, without cleaning up."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.data)

    def end(self) -> None:
        """Crash it, unless it has ended."""
        if self._emptying is not None:
            self._emptying.close()
        if (self._folder / "data/postmaster.pid").exists():
            self.crash()

    def new(self, database: str) -> ServerAddress:
        """The address of a new database, without statistics from an earlier one."""
        with psycopg.connect(self.address.url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)".encode())
            connection.execute(f"CREATE DATABASE {database}".encode())
        return self.address_of(database)

    def empty(self) -> None:
        """Delete all rows, and begin all numbers again.

        A lasting session has all tables cached by the second call; TRUNCATE would create all files again.
        """
        try:
            if self._emptying is not None:
                self._emptying.execute(EMPTY)
                return
        except psycopg.OperationalError:
            """The server was lost, or a test has ended all sessions."""
        self._emptying = psycopg.connect(self.address.url, autocommit=True)
        self._emptying.execute(EMPTY)

    def follow(self, primary: Cluster) -> None:
        """Create and start it as a standby of another server, whose commits then wait for it."""
        source = ("-h", str(primary._folder), "-U", "tester")
        self.run("pg_basebackup", *source, "-D", self.data, "-R", "-c", "fast", "--no-sync")
        self.start()
        with psycopg.connect(primary.address.url, autocommit=True) as connection:
            for statement in (
                b"ALTER SYSTEM SET synchronous_standby_names = '*'",
                b"SELECT pg_reload_conf()",
            ):
                connection.execute(statement)

    def promote(self) -> None:
        """Make a standby the primary."""
        self.run("pg_ctl", "promote", "-w", "-D", self.data)

    def or_its_standby(self, standby: Cluster) -> ServerAddress:
        """The address of both servers, for a session on the one that may write."""
        return ServerAddress(f"postgresql:///postgres?host={self._folder},{standby._folder}&user=tester")


@contextmanager
def cluster(bin_: Path, on_disk: Path | None = None, kept: Path | None = None) -> Iterator[Cluster]:
    """Context manager for a new cluster, in memory where there is room.

    `on_disk`: the parent of its folder; commits are then written through, as by default; `kept`: a folder
    that keeps the files of `initdb` for the next cluster, which then has the same system identifier.
    """
    with _folder(on_disk) as folder:
        made = Cluster(folder, bin_, "" if on_disk else IN_MEMORY)
        if kept is None:
            made.begin()
        else:
            _begin_as_before(made, kept / f"{os.geteuid()}{bin_.as_posix().replace('/', '_')}")
        made.start()
        try:
            yield made
        finally:
            made.end()


def _begin_as_before(made: Cluster, kept: Path) -> None:
    if kept.exists():
        _copy(kept, made.data)
        return
    made.begin()
    with TemporaryDirectory(dir=kept.parent) as folder:
        _copy(made.data, f"{folder}/data")
        with suppress(OSError):  # Another process was faster.
            Path(folder, "data").rename(kept)


def _copy(source: Path | str, target: str) -> None:
    """Copy files with their owners."""
    subprocess.run(["cp", "-a", source, target], check=True)


@contextmanager
def standby(bin_: Path, primary: Cluster) -> Iterator[Cluster]:
    """Context manager for a standby of another server, in memory."""
    with _folder(None) as folder:
        made = Cluster(folder, bin_, IN_MEMORY)
        made.follow(primary)
        try:
            yield made
        finally:
            made.end()


@contextmanager
def _folder(on_disk: Path | None) -> Iterator[Path]:
    memory = Path("/dev/shm") if os.access("/dev/shm", os.W_OK) else None
    with TemporaryDirectory(prefix="postgresql-", dir=on_disk or memory) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
        yield folder
