"""Moves of a whole database from a file to a server, or back."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from msgspec import Struct
from psycopg import sql

from storage.core import chain
from storage.core.changes import linked_changes, linked_moves
from storage.core.database import Connection
from storage.core.errors import ChainBroken, CorruptDatabase, DatabaseUnusable
from storage.core.queries import chain_end, find_game
from storage.postgresql.address import ServerAddress
from storage.postgresql.instance import ServerLock, check_session
from storage.postgresql.schema import is_newest, migrate
from storage.postgresql.session import READ, SessionConnection, connected_session
from storage.sqlite.backup import new_file_beside
from storage.sqlite.database import Progress
from storage.sqlite.database import migrate as migrate_file
from storage.sqlite.files import make_private, sync_folder
from storage.sqlite.instance import instance_lock
from storage.sqlite.snapshot import check_integrity, snapshot

ROWS = 1000
"""Rows between two calls of the progress function."""

BY_INDEX = "SET LOCAL enable_seqscan = off"
"""Triggers keep their first plan, which for a table known as empty would read all of it for each row."""

KEEPS_IDS = "SELECT sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE name = ?"

BOOLEANS = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = current_schema() AND data_type = 'boolean'
"""


class Moved(Struct, frozen=True):
    games: int
    rows: int
    """Of all tables."""

    @property
    def steps(self) -> int:
        """Each row is moved, then each game compared."""
        return self.rows + self.games


class Table(Struct, frozen=True):
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """Columns that order its rows."""
    keeps_ids: bool
    """Whether a file never reuses the id of a deleted row."""

    @property
    def listed(self) -> str:
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def all_rows(self) -> str:
        order = ", ".join(f'"{column}"' for column in self.key)
        return f"SELECT {self.listed} FROM {self.name} ORDER BY {order}"


def move_to_server(source: Path, target: ServerAddress, progress: Progress) -> Moved:
    """Move a file's database to an empty one on a server, both unused.

    Raises FileNotFoundError, FileExistsError, CorruptDatabase, OtherSchema, DatabaseInUse, DatabaseUnusable.
    """
    if not source.is_file():
        raise FileNotFoundError(f"there is no database {source}")
    with instance_lock(source), snapshot(source) as copy, connected_session(target) as server:
        if copy.faults:
            raise CorruptDatabase(f"{source}: {'; '.join(copy.faults)}")
        _lock_server(target, server)
        migrate(server)
        tables = _tables()
        if any(count for _, count in _counts(server, tables)):
            raise FileExistsError(f"{target} holds data already")
        try:
            with server.raw.transaction():
                server.execute(BY_INDEX)
                moved = _copy_in(copy.connection, server, tables, progress)
                _compare(copy.connection, server, tables, moved, progress)
                sequences = _sequences(server, tables)
                _compare_ids(
                    _used_ids_in_file(copy.connection, sequences), _last_sequence_values(server, sequences)
                )
        except (psycopg.DataError, psycopg.IntegrityError) as error:
            raise CorruptDatabase(f"{source}: {error}") from error
        server.execute("ANALYZE")
    return moved


def move_to_file(source: ServerAddress, target: Path, progress: Progress) -> Moved:
    """Move an unused server's database to a new file.

    Raises FileExistsError, CorruptDatabase, OtherSchema, DatabaseInUse, DatabaseUnusable, OSError.
    """
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    with connected_session(source) as server, instance_lock(target), new_file_beside(target) as file:
        _lock_server(source, server)
        is_newest(server)
        migrate(server)
        moved = _copy_out(server, file, progress)
        file.replace(target)
    sync_folder(target.parent)
    return moved


def export(source: ServerAddress, file: Path) -> None:
    """Write a server's database to an empty file. Raises CorruptDatabase, OtherSchema, DatabaseUnusable."""
    with connected_session(source) as server:
        if not is_newest(server):
            raise DatabaseUnusable(f"{source} is of an earlier version: start the bot once")
        _copy_out(server, file, lambda _done, _all: None)


def _lock_server(address: ServerAddress, server: SessionConnection) -> None:
    """Raises AddressRefused, DatabaseInUse."""
    check_session(address, server)
    ServerLock(address).hold(server)


def _tables() -> tuple[Table, ...]:
    """Tables of the newest schema, referred ones first."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate_file(fresh)
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        left = {name: _referred_tables(fresh, name) for (name,) in fresh.execute(names).fetchall()}
        found: list[Table] = []
        while left:
            ready = [name for name, references in left.items() if not references & left.keys()]
            found.extend(_table(fresh, name) for name in ready)
            for name in ready:
                del left[name]
        return tuple(found)


def _referred_tables(fresh: sqlite3.Connection, name: str) -> set[str]:
    return {row[2] for row in fresh.execute(f"PRAGMA foreign_key_list({name})")} - {name}


def _table(fresh: sqlite3.Connection, name: str) -> Table:
    info = fresh.execute(f"PRAGMA table_info({name})").fetchall()
    columns = tuple(column for _, column, *_ in info)
    key = [(place, column) for _, column, _, _, _, place in info if place]
    (keeps_ids,) = fresh.execute(KEEPS_IDS, (name,)).fetchone()
    return Table(name, columns, tuple(column for _, column in sorted(key)) or columns, bool(keeps_ids))


def _counts(connection: Connection, tables: Iterable[Table]) -> list[tuple[str, int]]:
    return [
        (each.name, connection.execute(f"SELECT count(*) FROM {each.name}").fetchone()[0]) for each in tables
    ]


def _count_all(connection: Connection, tables: Iterable[Table]) -> Moved:
    counts = dict(_counts(connection, tables))
    return Moved(counts["game"], sum(counts.values()))


def _copy_in(
    file: sqlite3.Connection, server: SessionConnection, tables: Sequence[Table], progress: Progress
) -> Moved:
    to_bring = _count_all(file, tables)
    booleans = set(server.execute(BOOLEANS).fetchall())
    done = 0
    for table in tables:
        are_boolean = [(table.name, column) in booleans for column in table.columns]
        into = sql.SQL("COPY {} ({}) FROM STDIN").format(
            sql.Identifier(table.name), sql.SQL(", ").join(map(sql.Identifier, table.columns))
        )
        with server.raw.cursor() as cursor, cursor.copy(into) as copy:
            for row in file.execute(table.all_rows):
                copy.write_row(
                    [
                        bool(value) if is_boolean and value is not None else value
                        for value, is_boolean in zip(row, are_boolean, strict=True)
                    ]
                )
                done += 1
                if not done % ROWS:
                    progress(done, to_bring.steps)
    sequences = _sequences(server, tables)
    for name, used in _used_ids_in_file(file, sequences).items():
        if used:
            server.execute("SELECT setval(?, ?)", (sequences[name], used))
    return to_bring


def _copy_out(server: SessionConnection, file: Path, progress: Progress) -> Moved:
    tables = _tables()
    server.raw.execute(READ)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        migrate_file(connection)
        to_bring = _count_all(server, tables)
        connection.execute("BEGIN")
        done = 0
        for table in tables:
            marks = ", ".join("?" * len(table.columns))
            into = f"INSERT INTO {table.name} ({table.listed}) VALUES ({marks})"
            for rows in _rows_in_portions(server, table):
                connection.executemany(into, rows)
                done += len(rows)
                progress(done, to_bring.steps)
        counted = _last_sequence_values(
            server, _sequences(server, [each for each in tables if each.keeps_ids])
        )
        highest = _highest_ids(server, counted)
        used = {name: max(last, highest[name]) for name, last in counted.items()}
        _keep_used_ids(used, connection)
        _compare(server, connection, tables, to_bring, progress)
        _compare_ids(used, _used_ids_in_file(connection, used))
        connection.execute("COMMIT")
        check_integrity(connection)
    server.raw.execute("COMMIT")
    return to_bring


def _rows_in_portions(server: SessionConnection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    with server.raw.cursor(name="rows") as cursor:
        cursor.execute(table.all_rows.encode())
        while rows := cursor.fetchmany(ROWS):
            yield rows


def _keep_used_ids(used: Mapping[str, int], file: sqlite3.Connection) -> None:
    """Keep a file from reusing the ids of deleted rows."""
    for name, last in used.items():
        file.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        if last:
            file.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def _sequences(server: SessionConnection, tables: Iterable[Table]) -> Mapping[str, str]:
    """Tables with numbered rows -> their sequences on the server."""
    found = {
        each.name: server.execute("SELECT pg_get_serial_sequence(?, 'id')", (each.name,)).fetchone()[0]
        for each in tables
        if each.key == ("id",)
    }
    return {name: sequence for name, sequence in found.items() if sequence is not None}


def _last_sequence_values(server: SessionConnection, sequences: Mapping[str, str]) -> Mapping[str, int]:
    query = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM"
    return {name: server.execute(f"{query} {each}").fetchone()[0] for name, each in sequences.items()}


def _used_ids_in_file(file: sqlite3.Connection, names: Iterable[str]) -> Mapping[str, int]:
    """The highest id ever used in each table."""
    kept = dict(file.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    return {name: max(highest, kept.get(name, 0)) for name, highest in _highest_ids(file, names).items()}


def _highest_ids(connection: Connection, names: Iterable[str]) -> Mapping[str, int]:
    query = "SELECT coalesce(max(id), 0) FROM"
    return {name: connection.execute(f"{query} {name}").fetchone()[0] for name in names}


def _compare(
    before: Connection, after: Connection, tables: Sequence[Table], brought: Moved, progress: Progress
) -> None:
    """Compare numbers of rows, and the chain of each game. Raises CorruptDatabase."""
    if _counts(before, tables) != _counts(after, tables):
        raise CorruptDatabase("not every row was brought")
    games = before.execute("SELECT id FROM game ORDER BY id").fetchall()
    for done, (game,) in enumerate(games, brought.rows + 1):
        fault = _chain_fault(after, game)
        if chain_end(before, game) != chain_end(after, game) or (
            fault and fault != _chain_fault(before, game)
        ):
            raise CorruptDatabase(f"game {game} is not as it was: {fault or 'its chain has another end'}")
        progress(done, brought.steps)


def _compare_ids(used: Mapping[str, int], kept: Mapping[str, int]) -> None:
    """Compare the highest used ids. Raises CorruptDatabase."""
    for name, last in used.items():
        if kept[name] != last:
            raise CorruptDatabase(f"ids of table {name!r} would be used twice: {last} was the last one")


def _chain_fault(connection: Connection, game: int) -> str | None:
    end, changes = chain_end(connection, game), linked_changes(connection, game)
    try:
        chain.verify(find_game(connection, game), linked_moves(connection, game), end, changes)
    except ChainBroken as fault:
        return str(fault)
    return None


@contextmanager
def exported_file(source: ServerAddress) -> Iterator[Path]:
    """A server's database as a private file until the end."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        make_private(file)
        export(source, file)
        yield file
