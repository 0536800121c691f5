import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest

from storage.core.database import Connection
from storage.core.errors import DatabaseBusy
from storage.postgresql.address import ServerAddress
from storage.sqlite.database import SqliteDatabase
from storage.together.engines import open_database
from tests.support.new_file import begin_file
from tests.support.postgresql import Cluster

RAISE = "DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{}'; END $$"


@pytest.fixture
def address(server: Cluster) -> ServerAddress:
    server.empty()
    return server.address


def keep(connection: Connection) -> None:
    connection.execute("INSERT INTO erasure VALUES (1, 1)").close()


@pytest.mark.parametrize(
    "state", ["53100", "53200", "53300", "57014", "58030", "40001", "40P01", "55P03", "08006"]
)
async def test_a_fault_that_passes_is_busy_and_nothing_is_stored(state: str, address: ServerAddress) -> None:
    def fails(connection: Connection) -> None:
        keep(connection)
        connection.execute(RAISE.format(state))

    async with await open_database(address) as database:
        for run in (database.write, database.read):
            with pytest.raises(DatabaseBusy):
                await run(fails if run == database.write else lambda c: c.execute(RAISE.format(state)))
        await database.write(keep, game=1)
        assert await database.find_row("SELECT count(*) FROM erasure") == (1,)


@pytest.mark.parametrize(
    ("begins", "ends", "said"),
    [
        ("max_page_count = 1", "max_page_count = 4294967294", "full"),
        ("query_only = on", "query_only = off", "readonly"),
    ],
)
async def test_full_or_read_only_files_are_busy_only(begins: str, ends: str, said: str, path: Path) -> None:
    begin_file(path)

    def fills(connection: Connection) -> None:
        connection.executemany("INSERT INTO erasure VALUES (?, 1)", [(user,) for user in range(10_000)])

    async with await SqliteDatabase.open(path) as database:
        await database.write(lambda c: c.execute(f"PRAGMA {begins}").fetchall())
        with pytest.raises(DatabaseBusy, match=said):
            await database.write(fills)
        assert await database.find_row("SELECT count(*) FROM erasure") == (0,)
        await database._writer.run(lambda c: c.execute(f"PRAGMA {ends}").fetchall())
        await database.write(keep)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await database.read(keep)


async def test_a_database_that_is_read_only_is_busy_until_it_is_not(address: ServerAddress) -> None:
    async with await open_database(address) as database:
        await database.write(lambda c: c.execute("SET default_transaction_read_only = on"))
        with pytest.raises(DatabaseBusy, match="read-only"):
            await database.write(keep)
        assert await database.find_row("SELECT count(*) FROM erasure") == (0,)
        await database.write(lambda c: c.execute("SET default_transaction_read_only = off"))
        await database.write(keep)


async def test_an_endless_statement_is_ended_without_a_limit(server: Cluster, address: ServerAddress) -> None:
    own = ServerAddress(f"{address.url}&options=-c%20statement_timeout%3D20ms")
    for where, timeout in ((address, "30s"), (own, "20ms")):
        async with await open_database(where) as database:
            for run in (database.read, database.write):
                assert await run(lambda c: c.execute("SHOW statement_timeout").fetchone()) == (timeout,)
    async with await open_database(own) as database:

        def sleeps(connection: Connection) -> None:
            keep(connection)
            connection.execute("SELECT pg_sleep(60)")

        with pytest.raises(DatabaseBusy, match="statement timeout"):
            await database.write(sleeps)
        assert await database.find_row("SELECT count(*) FROM erasure") == (0,)


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

ONCE_ONE_WAITS = f"""
DO $$ BEGIN
    WHILE ({WAITING}) = 0 LOOP PERFORM pg_sleep(0.005); PERFORM pg_stat_clear_snapshot(); END LOOP;
END $$
"""

FOUR_TIMEOUTS = "SELECT pg_sleep(0.2)"


async def test_a_commit_waits_for_a_standby_as_long_as_it_takes(address: ServerAddress) -> None:
    """One that is cancelled is stored on the first server alone, and acknowledged."""
    limited = ServerAddress(f"{address.url}&options=-c%20statement_timeout%3D50ms")
    waits = False

    async def store() -> None:
        """Write until a commit waits: the server takes a moment to heed its new setting."""
        while not waits:
            await database.write(lambda c: c.execute("INSERT INTO erasure SELECT count(*), 1 FROM erasure"))

    async with await open_database(limited) as database:
        with psycopg.connect(address.url, autocommit=True) as other:
            other.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
            other.execute("SELECT pg_reload_conf()")
            try:
                storing = asyncio.create_task(store())
                await asyncio.to_thread(other.execute, ONCE_ONE_WAITS.encode())
                waits = True
                other.execute(FOUR_TIMEOUTS.encode())
                assert other.execute(WAITING.encode()).fetchone() == (1,)
            finally:
                other.execute("ALTER SYSTEM RESET synchronous_standby_names")
                other.execute("SELECT pg_reload_conf()")
            await storing
