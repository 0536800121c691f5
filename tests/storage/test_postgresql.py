import asyncio
import math
import threading
from pathlib import Path

import psycopg
import pytest

from bot.operation.exit_status import STATUSES, ExitStatus, fatal
from storage.core import errors
from storage.core.database import Connection
from storage.core.rows import Notification
from storage.postgresql.address import ServerAddress, is_server
from storage.postgresql.database import PostgresqlDatabase
from storage.postgresql.move import exported_file, move_to_file
from storage.postgresql.session import translate_statement, values_for
from storage.schema.steps import steps
from storage.together.engines import change_from_outside, open_database
from storage.together.store import Store
from tests.support.postgresql import END_OTHERS, Cluster
from tests.support.secret_seed import NEW


@pytest.fixture
def address(server: Cluster) -> ServerAddress:
    server.empty()
    return server.address


def sql(address: ServerAddress, *statements: str) -> list[tuple[object, ...]]:
    """The result of the last of some statements, run by somebody else."""
    with psycopg.connect(address.url, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def ends_with(error: Exception) -> ExitStatus | None:
    ending = fatal(error, STATUSES)
    return None if ending is None else ending.status


async def test_a_second_program_is_refused_until_the_first_one_ends(address: ServerAddress) -> None:
    async with await Store.open(address):
        with pytest.raises(
            errors.DatabaseInUse, match=r"^postgresql:///postgres is in use by process \d+ on .* UTC$"
        ):
            await Store.open(address)
    async with await Store.open(address):
        pass


async def test_a_program_that_was_killed_holds_nothing(address: ServerAddress) -> None:
    async with await Store.open(address) as first:
        sql(address, END_OTHERS)
        async with await Store.open(address):
            with pytest.raises(errors.DatabaseBusy, match="in use"):
                await first.users.set_language(1, "de")


async def test_what_ran_when_the_server_was_lost_is_not_stored_the_next_is(address: ServerAddress) -> None:
    async with await Store.open(address) as store:

        def lose_the_server(connection: Connection) -> None:
            connection.execute("INSERT INTO language VALUES (1, 'de')")
            connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")

        with pytest.raises(errors.DatabaseBusy):
            await store._database.write(lose_the_server)
        assert await store.users.language(1) is None
        await store.users.set_language(1, "ru")
        assert await store.users.language(1) == "ru"
        with pytest.raises(errors.DatabaseBusy):
            await store._database.read(lambda c: c.execute("SELECT pg_terminate_backend(pg_backend_pid())"))
        assert await store.users.language(1) == "ru"


async def test_a_write_that_waits_too_long_is_refused_and_stores_nothing(address: ServerAddress) -> None:
    database = await PostgresqlDatabase.open(address, busy_seconds=0.05)
    async with database:
        with psycopg.connect(address.url) as other:
            other.execute("SELECT pg_advisory_xact_lock(1)")
            for game in (None, 5):
                with pytest.raises(errors.DatabaseBusy):
                    await database.write(lambda c: c.execute("INSERT INTO erasure VALUES (1, 1)"), game=game)
        assert await database.find_row("SELECT count(*) FROM erasure") == (0,)


async def test_a_write_of_one_game_waits_for_those_of_that_game_alone(address: ServerAddress) -> None:
    database = await PostgresqlDatabase.open(address, busy_seconds=0.05)
    async with database:
        with psycopg.connect(address.url) as other:
            other.execute("SELECT pg_advisory_xact_lock_shared(1), pg_advisory_xact_lock(2, 5)")
            await database.write(lambda c: c.execute("INSERT INTO erasure VALUES (6, 1)"), game=6)
            for game in (5, None):
                with pytest.raises(errors.DatabaseBusy):
                    await database.write(lambda c: c.execute("INSERT INTO erasure VALUES (7, 1)"), game=game)
        await database.write(lambda c: c.execute("INSERT INTO erasure VALUES (8, 1)"), game=5)
        assert await database.read(lambda c: c.execute('SELECT "user" FROM erasure').fetchall()) == [
            (6,),
            (8,),
        ]


async def test_a_read_sees_one_state_and_cannot_write(address: ServerAddress) -> None:
    async with await open_database(address) as database:
        begun, go_on = threading.Event(), threading.Event()

        def counts(connection: Connection) -> tuple[int, int]:
            (before,) = connection.execute("SELECT count(*) FROM erasure").fetchone()
            begun.set()
            go_on.wait(60.0)
            return before, connection.execute("SELECT count(*) FROM erasure").fetchone()[0]

        reading = asyncio.create_task(database.read(counts))
        await asyncio.to_thread(begun.wait)
        await database.execute("INSERT INTO erasure VALUES (1, 1)")
        go_on.set()
        assert await reading == (0, 0)
        with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
            await database.read(lambda c: c.execute("INSERT INTO erasure VALUES (2, 1)"))


async def test_whoever_gives_up_a_write_reads_what_came_of_it(address: ServerAddress) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait(60.0)
        connection.execute("INSERT INTO erasure VALUES (1, 1)")

    async with await open_database(address) as database:
        writing = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait)
        writing.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert await database.find_row("SELECT count(*) FROM erasure") == (1,)


async def test_what_is_due_in_a_restored_copy_is_looked_for_before(address: ServerAddress) -> None:
    async with await Store.open(address) as store:
        game = await store.lobbies.open(NEW)
        await store.notify(game.id, Notification("card", 0), 1.0)
    for incarnation, expected in (("incarnation", None), ("'of another server'", 0)):
        sql(address, f"UPDATE this_database SET incarnation = {incarnation}")
        for _ in range(2):
            async with await Store.open(address) as store:
                (due,) = await store.outbox_due()
                assert due.attempted_after == expected


async def test_a_restored_dump_is_played_and_recognised(server: Cluster, address: ServerAddress) -> None:
    async with await Store.open(address) as store:
        game = await store.lobbies.open(NEW)
        await store.notify(game.id, Notification("card", 0), 1.0)
    restored = server.new("restored")
    server.run("pg_dump", "--format=custom", "--file=games.dump", address.url)
    server.run("pg_restore", "--no-owner", f"--dbname={restored.url}", "games.dump")
    async with await Store.open(restored) as store:
        (due,) = await store.outbox_due()
        assert due.attempted_after == 0
        assert (await store.lobbies.open(NEW)).id == game.id + 1


async def test_another_database_is_refused(server: Cluster, address: ServerAddress, tmp_path: Path) -> None:
    async with await Store.open(address):
        pass
    newest = steps()[-1].number
    try:
        for version, said in ((newest + 1, "use a newer one"), (43, "start the bot once")):
            sql(address, f"UPDATE this_database SET version = {version}, works_from = NULL")
            with pytest.raises(errors.OtherSchema, match=said):
                await Store.open(address)
            with pytest.raises(errors.OtherSchema, match=said):
                move_to_file(address, tmp_path / "moved.sqlite3", lambda _done, _all: None)
            with pytest.raises(errors.OtherSchema, match=said), exported_file(address):
                """What is said is the same."""
            with pytest.raises(errors.OtherSchema, match=said):
                change_from_outside(address, lambda _: None)
    finally:
        sql(address, f"UPDATE this_database SET version = {newest}")
    sql(address, "CREATE DATABASE other")
    other = server.address_of("other")
    sql(other, "CREATE TABLE game (id TEXT)")
    with pytest.raises(errors.CorruptDatabase, match="no database of the bot"):
        await Store.open(other)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    address = ServerAddress("postgresql://ada:secret@localhost:1/games")
    assert str(address) == "postgresql://localhost:1/games"
    with pytest.raises(
        errors.ServerNotReached, match=r"^postgresql://localhost:1/games is not reached: "
    ) as refused:
        await Store.open(address)
    assert "secret" not in f"{refused.value} {address!r}"
    assert ends_with(refused.value) is ExitStatus.DATABASE_IN_USE


async def test_what_a_server_refuses_for_good_is_not_tried_again(server: Cluster) -> None:
    with pytest.raises(errors.DatabaseUnusable, match="does not exist") as refused:
        await Store.open(server.address_of("nowhere"))
    assert ends_with(refused.value) is ExitStatus.REFUSED_SETTING


def test_an_address_of_a_server_is_known_from_a_file() -> None:
    assert [is_server(each) for each in ("postgresql://localhost/games", "postgres:///games")] == [True, True]
    assert [is_server(each) for each in ("tabellarius.sqlite3", "/srv/postgresql/games.db")] == [False, False]


@pytest.mark.parametrize(
    ("statement", "values", "expected"),
    [
        ("SELECT ? + ?", (1, 2), ("SELECT %s + %s", (1, 2))),
        ("SELECT ?1 + ?2 + ?1", (1, 2), ("SELECT %(1)s + %(2)s + %(1)s", {"1": 1, "2": 2})),
        ("SELECT :a + :b_2", {"a": 1, "b_2": 2}, ("SELECT %(a)s + %(b_2)s", {"a": 1, "b_2": 2})),
        ("SELECT '?:a%', 7 % ?", (1,), ("SELECT '?:a%%', 7 %% %s", (1,))),
    ],
)
def test_marks_are_exchanged(statement: str, values: object, expected: object) -> None:
    text, numbered = translate_statement(statement)
    assert (text, values_for(values, numbered=numbered)) == expected  # type: ignore[arg-type]


async def test_functions_mean_what_they_mean_in_the_file(address: ServerAddress) -> None:
    async with await open_database(address) as database:
        for expression, value in (
            ("min(2, 1.5)", 1.5),
            ("max(?1, 2)", 3.0),
            ("min(?1, NULL)", None),
            ("max(NULL, 1)", None),
            ("(SELECT group_concat(each) FROM (VALUES ('a'), (NULL), ('b')) AS found (each))", "a,b"),
            ("json_valid('[1, {}]')", True),
            ("json_valid('[1')", False),
            ("json_valid(NULL)", None),
        ):
            assert await database.find_row(f"SELECT {expression} WHERE ?1 = 3", 3) == (value,), expression
        assert await database.find_row("SELECT ? < ?", 1.0, math.inf) == (True,)
