import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.operation.exit_status import ExitStatus
from storage.core.errors import CorruptDatabase, DatabaseInUse, OtherSchema
from storage.postgresql.address import ServerAddress
from storage.postgresql.move import move_to_file, move_to_server
from storage.postgresql.schema import migrate
from storage.postgresql.session import SessionConnection, connect
from storage.sqlite.instance import instance_lock
from storage.sqlite.snapshot import snapshot
from storage.together.engines import change_from_outside
from storage.together.store import Store
from tests.support.new_file import begin_file
from tests.support.postgresql import Cluster
from tests.support.restored import restored
from tests.support.secret_seed import NEW

SCANS = 10
"""Times that a move may read a table as a whole: to count it, and to analyse it."""

READ_BY_SCANS = "SELECT relname, seq_tup_read, n_live_tup FROM pg_stat_user_tables"
"""How many rows of each table were read by reading it as a whole, and how many it has."""

KEPT = "version_4"


@pytest.fixture
def address(server: Cluster) -> Iterator[ServerAddress]:
    server.empty()
    yield server.address
    server.empty()


def no_progress(_done: int, _all: int) -> None:
    pass


def dump(path: Path) -> list[str]:
    """All that is in a database, brought to the newest schema; rows of tables without a key in any order."""
    with snapshot(path) as copy:
        assert copy.faults == ()
        return sorted(copy.connection.iterdump())


async def copy(address: ServerAddress, file: Path) -> None:
    """Write the present state of a server to a file."""
    async with await Store.open(address) as store:
        await store.copy_to(file)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def test_what_was_moved_there_and_back_is_equal_and_in_order(address: ServerAddress, tmp_path: Path) -> None:
    source, copied, back = restored(KEPT, tmp_path), tmp_path / "copy.sqlite3", tmp_path / "back.sqlite3"
    before = dump(source)
    there = run("move", str(source), address.url)
    assert there.exit_code == 0, there.output
    assert there.stdout.startswith(f"{address}: ")
    asyncio.run(copy(address, copied))
    assert dump(copied) == before
    checked = run("check", address.url)
    assert checked.stdout.endswith(" rows, all in order\n"), checked.output
    assert run("move", address.url, str(back)).exit_code == 0
    assert dump(back) == before
    assert dump(source) == before
    assert back.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("version", [999, 43])
def test_a_file_of_another_version_is_not_moved(version: int, address: ServerAddress, tmp_path: Path) -> None:
    source = restored(KEPT, tmp_path)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    ended = run("move", str(source), address.url)
    assert ended.exit_code == ExitStatus.OTHER_SCHEMA
    assert f"the database has schema {version}, this program" in ended.stderr
    with pytest.raises(OtherSchema):
        change_from_outside(source, lambda _: None)


def test_progress_goes_on_to_the_end(address: ServerAddress, tmp_path: Path) -> None:
    source, seen = restored(KEPT, tmp_path), list[tuple[int, int]]()
    moved = move_to_server(source, address, lambda done, everything: seen.append((done, everything)))
    assert seen == sorted(seen)
    assert seen[-1] == (moved.rows + moved.games, moved.rows + moved.games)
    assert moved.games > 0


def test_a_move_onto_a_server_that_knows_its_tables_as_empty_does_not_read_them_for_each_row(
    server: Cluster, tmp_path: Path
) -> None:
    address = server.new("known_as_empty")
    with closing(connect(address)) as raw:
        migrate(SessionConnection(raw))
        raw.execute("VACUUM ANALYZE")
    move_to_server(restored(KEPT, tmp_path), address, no_progress)
    with closing(connect(address)) as raw:
        read = raw.execute(READ_BY_SCANS).fetchall()
    assert max(rows for _, _, rows in read) > 100
    assert [(table, scanned, rows) for table, scanned, rows in read if scanned > SCANS * rows] == []


async def test_ids_of_what_was_deleted_are_not_used_again(address: ServerAddress, tmp_path: Path) -> None:
    source, back = tmp_path / "games.sqlite3", tmp_path / "back.sqlite3"
    begin_file(source)
    async with await Store.open(source) as store:
        for _ in range(3):
            await store.lobbies.open(NEW)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("DELETE FROM seat WHERE game = 3")
        connection.execute("DELETE FROM game WHERE id = 3")
        connection.commit()
    move_to_server(source, address, no_progress)
    move_to_file(address, back, no_progress)
    for where in (address, back):
        async with await Store.open(where) as store:
            assert (await store.lobbies.open(NEW)).id == 4


def next_ids(address: ServerAddress, schema: str) -> list[tuple[str, int]]:
    query = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = %s ORDER BY 1"
    with psycopg.connect(address.url) as connection:
        return connection.execute(query, (schema,)).fetchall()


def test_a_moved_schema_continues_its_ids(server: Cluster, address: ServerAddress, tmp_path: Path) -> None:
    source, back = restored(KEPT, tmp_path), tmp_path / "back.sqlite3"
    other = server.new("elsewhere")
    with psycopg.connect(other.url, autocommit=True) as connection:
        connection.execute("CREATE SCHEMA games")
        connection.execute("ALTER ROLE tester IN DATABASE elsewhere SET search_path = games, public")
    moved = [run("move", str(source), each.url) for each in (address, other)]
    assert [each.exit_code for each in moved] == [0, 0], moved[1].output
    numbered = [next_ids(address, "public"), next_ids(other, "games")]
    assert numbered[1] == numbered[0]
    assert any(last for _, last in numbered[1])
    assert run("move", other.url, str(back)).exit_code == 0
    assert dump(back) == dump(source)


async def test_nothing_is_moved_while_a_bot_runs(address: ServerAddress, tmp_path: Path) -> None:
    source = restored(KEPT, tmp_path)
    with instance_lock(source), pytest.raises(DatabaseInUse):
        move_to_server(source, address, no_progress)
    async with await Store.open(address):
        with pytest.raises(DatabaseInUse):
            move_to_server(source, address, no_progress)
        with pytest.raises(DatabaseInUse):
            move_to_file(address, tmp_path / "back.sqlite3", no_progress)
    assert not (tmp_path / "back.sqlite3").exists()


def test_nothing_is_moved_onto_what_is_there(address: ServerAddress, tmp_path: Path) -> None:
    source = restored(KEPT, tmp_path)
    assert run("move", str(source), address.url).exit_code == 0
    again = run("move", str(source), address.url)
    assert (again.exit_code, again.stderr) == (ExitStatus.FILE_EXISTS, f"{address} holds data already.\n")
    back = run("move", address.url, str(source))
    assert (back.exit_code, back.stderr) == (ExitStatus.FILE_EXISTS, f"{source} is there already.\n")


@pytest.mark.parametrize(
    "damage", ["UPDATE member_name SET name = 'a' || char(0)", "DROP INDEX seat_of_user"]
)
def test_a_damaged_file_leaves_nothing(damage: str, address: ServerAddress, tmp_path: Path) -> None:
    source = restored(KEPT, tmp_path)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("INSERT INTO member_name VALUES (1, 2, 'Ada')")
        connection.execute(damage)
        connection.commit()
    with pytest.raises(CorruptDatabase):
        move_to_server(source, address, no_progress)
    with pytest.raises(CorruptDatabase):
        move_to_server(source, address, no_progress)


async def test_a_database_that_is_empty_or_earlier_has_no_report(server: Cluster, tmp_path: Path) -> None:
    empty = server.new("without_tables")
    commands = [("check",), ("recount",), ("bar", "7", "--database"), ("bar", "--list", "--database")]
    for command in (*commands, ("move",)):
        more = (str(tmp_path / "new.sqlite3"),) if command == ("move",) else ()
        ended = await asyncio.to_thread(run, *command, empty.url, *more)
        assert ended.exit_code == ExitStatus.DAMAGED_FILE, (command, ended.output)
        assert ended.stderr.endswith("this is no database of the bot.\n"), ended.stderr
        assert ended.stderr.count("\n") == 1
    with psycopg.connect(empty.url, autocommit=True) as connection:
        assert connection.execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        ).fetchone() == (0,)
        async with await Store.open(empty):
            pass
        connection.execute("UPDATE this_database SET version = version - 1")
    for command in commands[:2]:
        ended = await asyncio.to_thread(run, *command, empty.url)
        assert ended.exit_code == ExitStatus.NO_ACCESS
        assert ended.stderr == f"{empty} is of an earlier version: start the bot once.\n"


def test_the_database_of_the_settings_is_named_without_its_address(
    address: ServerAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, back = restored(KEPT, tmp_path), tmp_path / "back.sqlite3"
    monkeypatch.setenv("DATABASE", address.url)
    for command in (("move", str(source), "DATABASE"), ("check",), ("move", "DATABASE", str(back))):
        ended = run(*command)
        assert ended.exit_code == 0, ended.output
    assert dump(back) == dump(source)


@pytest.mark.parametrize("pair", [("a.sqlite3", "b.sqlite3"), ("postgresql:///a", "postgresql:///b")])
def test_a_move_is_between_a_file_and_a_server(pair: tuple[str, str]) -> None:
    ended = run("move", *pair)
    assert (ended.exit_code, ended.stderr) == (
        ExitStatus.USAGE,
        "One of both is a file, the other one is postgresql://...\n",
    )


def test_a_server_is_backed_up_by_its_own_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "postgresql://ada:secret@localhost/games")
    for command, instead in (("backup", "pg_dump"), ("restore", "pg_restore")):
        ended = run(command, "copy.sqlite3")
        assert ended.exit_code == ExitStatus.USAGE
        assert ended.stderr == (
            f"postgresql://localhost/games is on a server: use {instead} (docs/running.md).\n"
        )
