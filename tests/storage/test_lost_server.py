import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import psycopg
import pytest

from storage.core.database import Database
from storage.core.errors import DatabaseBusy, DatabaseInUse, OutcomeUnknown
from storage.core.shards import Layout
from storage.postgresql import session
from storage.postgresql.address import ServerAddress
from storage.postgresql.database import PostgresqlDatabase
from storage.together.store import Store
from tests.support.cut_connections import Cut, CutConnections
from tests.support.postgresql import Cluster

TERMINATE = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


@pytest.fixture
async def connections(server: Cluster) -> AsyncIterator[CutConnections]:
    server.empty()
    async with CutConnections(server) as made:
        yield made


@pytest.fixture
async def database(connections: CutConnections) -> AsyncIterator[PostgresqlDatabase]:
    async with await PostgresqlDatabase.open(connections.address) as opened:
        yield opened


async def sql(address: ServerAddress, *statements: str) -> None:
    """Run statements as somebody else."""

    def run() -> None:
        with psycopg.connect(address.url, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    await asyncio.to_thread(run)


async def keep(database: Database, user: int) -> None:
    await database.execute("INSERT INTO erasure VALUES (?, 1)", user)


async def kept(database: Database) -> list[int]:
    found = await database.read(lambda c: c.execute('SELECT "user" FROM erasure ORDER BY 1').fetchall())
    return [user for (user,) in found]


async def test_a_commit_whose_answer_is_lost_counts_and_is_not_repeated(
    connections: CutConnections, database: PostgresqlDatabase
) -> None:
    connections.cut = Cut.UNANSWERED
    await keep(database, 1)
    assert connections.was_cut.is_set()
    await keep(database, 2)
    assert await kept(database) == [1, 2]
    assert await database.look_after()
    assert not await database.look_after()


@pytest.mark.parametrize("cut", [Cut.UNSENT, Cut.UNNOTICED])
async def test_a_commit_that_did_not_arrive_does_not_count(
    cut: Cut, connections: CutConnections, database: PostgresqlDatabase
) -> None:
    connections.cut = cut
    with pytest.raises(DatabaseBusy, match="lost") as refused:
        await keep(database, 1)
    assert not isinstance(refused.value, OutcomeUnknown)
    await keep(database, 2)
    assert await kept(database) == [2]


Meanwhile = Callable[[CutConnections, Cluster], Awaitable[None]]


async def out_of_reach(connections: CutConnections, server: Cluster) -> None:
    """Nothing: nobody is connected."""


async def checkpoint(connections: CutConnections, server: Cluster) -> None:
    """It looks as if the server had crashed."""
    await sql(server.address, "CHECKPOINT")
    connections.open = True


@pytest.mark.parametrize("meanwhile", [out_of_reach, checkpoint])
async def test_of_a_commit_of_which_nobody_knows_that_is_said(
    meanwhile: Meanwhile,
    connections: CutConnections,
    database: PostgresqlDatabase,
    server: Cluster,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if meanwhile is out_of_reach:
        monkeypatch.setattr(session, "DECIDE_SECONDS", 0.0)
    connections.cut, connections.open = Cut.UNANSWERED, False
    keeping = asyncio.create_task(keep(database, 1))
    await connections.was_cut.wait()
    await meanwhile(connections, server)
    with pytest.raises(OutcomeUnknown):
        await keeping
    if meanwhile is out_of_reach:
        connections.close_all()
        for refused in (keep(database, 2), kept(database)):
            with pytest.raises(DatabaseBusy, match="not reached"):
                await refused
        assert not await database.look_after()
        connections.open = True
    assert await database.look_after()
    assert await kept(database) == [1]


async def test_those_who_wait_for_a_server_that_is_not_reached_are_notified_at_once(
    connections: CutConnections, database: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = list[ServerAddress]()
    connect = session.connect

    def counted(address: ServerAddress) -> object:
        attempts.append(address)
        return connect(address)

    monkeypatch.setattr(session, "connect", counted)
    connections.open = False
    connections.close_all()
    refused = await asyncio.gather(*(keep(database, user) for user in range(20)), return_exceptions=True)
    assert {type(each) for each in refused} == {DatabaseBusy}
    assert len(attempts) < 5


@pytest.mark.parametrize(
    ("layout", "at"), [(None, b"RESET lock_timeout"), (Layout(2, (0,)), b"SET tabellarius.several")]
)
async def test_a_session_that_was_lost_when_it_had_begun_to_lock_is_ended_by_the_next_one(
    connections: CutConnections, server: Cluster, layout: Layout | None, at: bytes
) -> None:
    async with await Store.open(connections.address, layout) as store:
        if store.processes is not None:
            assert await store.processes.take_shard(0)
        await sql(server.address, TERMINATE)
        connections.cut, connections.of, connections.at = Cut.UNNOTICED, at, at
        with pytest.raises(DatabaseBusy):
            await store.erasures.add_erasure(1, time=1.0)
        assert connections.was_cut.is_set()
        await store.look_after()
        await store.erasures.add_erasure(2, time=1.0)
        assert await store.erasures.users_to_erase() == (2,)


async def test_a_database_that_another_program_has_taken_is_lost_for_good(server: Cluster) -> None:
    server.empty()
    async with await PostgresqlDatabase.open(server.address) as database:
        await sql(server.address, TERMINATE)
        async with await PostgresqlDatabase.open(server.address) as other:
            with pytest.raises(DatabaseBusy, match="in use"):
                await keep(database, 1)
            await keep(other, 2)
        for refused in (keep(database, 3), kept(database)):
            with pytest.raises(DatabaseBusy, match="in use"):
                await refused
        with pytest.raises(DatabaseInUse):
            await database.look_after()


async def test_a_database_that_is_another_one_by_now_is_lost_for_good(server: Cluster) -> None:
    await sql(server.address, "CREATE DATABASE exchanged")
    address = server.address_of("exchanged")
    async with await PostgresqlDatabase.open(address) as database:
        await sql(address, TERMINATE, "DROP TABLE game CASCADE", "CREATE TABLE game (id BIGINT)")
        with pytest.raises(DatabaseInUse, match="was restored, or another server has taken over"):
            await asyncio.wait_for(_lost(database), 60.0)


async def _lost(database: Database) -> None:
    """Look until it is."""
    while True:
        await database.look_after()
