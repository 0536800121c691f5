import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager

import psycopg
import pytest
from msgspec import structs

from storage.core.errors import DatabaseBusy, DatabaseInUse
from storage.core.rows import Notification
from storage.core.shards import ALL_NEWS, Layout, News, Processes, Shards
from storage.postgresql import shared
from storage.postgresql.address import ServerAddress
from storage.postgresql.shared import SharedDatabase
from storage.schema.steps import steps
from storage.together.store import Store
from tests.support.postgresql import END_OTHERS, Cluster
from tests.support.secret_seed import NEW

ON_SHARDS = (None, 1 << 22, 2 << 22, 3 << 22)
"""Servers of the shards 0, 1, 0, 1 of two."""

END = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_locks
WHERE locktype = 'advisory' AND classid = 8 AND objid = %s
"""


@pytest.fixture
def address(server: Cluster) -> ServerAddress:
    server.empty()
    return server.address


@asynccontextmanager
async def processes(address: ServerAddress, *layouts: Layout) -> AsyncIterator[list[Store]]:
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(await Store.open(address, each)) for each in layouts]


def others(store: Store) -> Processes:
    assert store.processes is not None
    return store.processes


def end_sessions(address: ServerAddress, store: Store) -> None:
    """End the writing session of a process, as when its machine is gone."""
    assert isinstance(store._database, SharedDatabase)
    (own,) = store._database._locks._layout.own
    with psycopg.connect(address.url, autocommit=True) as connection:
        connection.execute(END, (own,))


TWO = (Layout(2, (0,)), Layout(2, (1,)))


async def test_a_shard_is_that_of_one_process_until_its_session_ends(address: ServerAddress) -> None:
    async with processes(address, *TWO) as (first, second):
        assert [await others(first).take_shard(shard) for shard in (0, 1)] == [True, True]
        assert [await others(second).take_shard(shard) for shard in (0, 1)] == [False, False]
        assert set((await others(second).taken_shards()).numbers) == {0, 1}
        end_sessions(address, first)
        assert (await others(second).taken_shards()).numbers == frozenset()
        assert await others(second).take_shard(1)


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (Layout(2, (1,)), r"for shard 1 by process \d+ on .* UTC$"),
        (Layout(4, (3,)), r"with SHARDS=2, not 4, by process \d+ on .* UTC$"),
        (None, r"in use by process \d+ on .* UTC$"),
    ],
)
async def test_another_layout_is_refused_in_words_while_a_process_runs(
    address: ServerAddress, layout: Layout | None, said: str
) -> None:
    async with processes(address, TWO[1]):
        with pytest.raises(DatabaseInUse, match=said):
            await Store.open(address, layout)
    async with await Store.open(address, layout):
        pass


async def test_processes_are_refused_while_one_has_the_database_alone(
    address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgresql.shard_locks.START_SECONDS", 0.01)
    async with await Store.open(address):
        with pytest.raises(DatabaseInUse, match="in use by process"):
            await Store.open(address, TWO[0])


async def test_an_update_of_the_schema_is_refused_while_processes_run(address: ServerAddress) -> None:
    before = max(each.number for each in steps() if not each.adds_only) - 1
    async with processes(address, TWO[0]):
        with psycopg.connect(address.url, autocommit=True) as connection:
            connection.execute("UPDATE this_database SET version = %s", (before,))
            try:
                with pytest.raises(DatabaseInUse, match="stop all before an update"):
                    await Store.open(address, TWO[1])
            finally:
                connection.execute("UPDATE this_database SET version = %s", (steps()[-1].number,))


async def test_a_process_with_a_lost_session_has_its_shards_again_if_free(address: ServerAddress) -> None:
    async with processes(address, *TWO) as (first, second):
        await others(first).take_shard(0)
        end_sessions(address, first)
        await first.users.set_language(1, "de")
        assert (await others(first).taken_shards()).numbers == {0}
        assert not await others(second).take_shard(0)
        end_sessions(address, first)
        assert await others(second).take_shard(0)
        with pytest.raises(DatabaseBusy, match="in use for shard 0"):
            await first.users.set_language(1, "ru")
        with pytest.raises(DatabaseInUse, match="in use for shard 0"):
            await first.look_after()
        assert await second.users.language(1) == "de"


async def test_a_lock_that_is_lost_in_the_middle_stores_nothing_more(address: ServerAddress) -> None:
    async with processes(address, *TWO) as (first, second):
        await others(first).take_shard(0)
        game = (await first.lobbies.open(NEW)).id
        await first.notify(game, Notification("card", 0), 1.0)
        (due,) = await first.outbox_due()

        def marked(connection: object) -> None:
            assert isinstance(first._database, SharedDatabase)
            connection.execute("UPDATE outbox SET attempted_after = 5")  # type: ignore[attr-defined]
            connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")  # type: ignore[attr-defined]

        with pytest.raises(DatabaseBusy):
            await first._database.write(marked)
        assert await others(second).take_shard(0)
        with pytest.raises(DatabaseBusy):
            await first.mark_attempted(due, after=7)
        assert (await second.outbox_due())[0].attempted_after is None


async def test_guards_exclude_processes(address: ServerAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "GUARD_SECONDS", 0.05)
    async with processes(address, *TWO) as (first, second):
        async with first.guard_game(1), second.guard_game(2), second.guard_user(1):
            with pytest.raises(DatabaseBusy):
                async with second.guard_game(1):
                    raise AssertionError
        async with second.guard_game(1):
            pass


async def test_a_guard_of_a_process_that_hangs_ends_with_its_session(
    address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(address, *TWO) as (first, second):
        monkeypatch.setattr("storage.postgresql.shard_locks.IDLE_SECONDS", 1)
        async with first.guard_game(1), second.guard_game(1):
            pass
        await others(second).taken_shards()


async def test_what_is_due_is_found_by_the_process_of_its_shard(address: ServerAddress) -> None:
    async with processes(address, *TWO) as (store, _):
        for guild in ON_SHARDS:
            game = (await store.lobbies.open(structs.replace(NEW, guild=guild))).id
            await store.notify(game, Notification("card", 0), 1.0)
        for shard, games in ((0, [1, 3]), (1, [2, 4])):
            shards = Shards(2, frozenset({shard}))
            assert [each.subject for each in await store.due_subjects(None, shards)] == games
            assert [each.subject for each in await store.due_subjects([1, 2], shards)] == games[:1]
            assert [(each.game, each.number) for each in await store.count_due(shards)] == [
                (game, 1) for game in games
            ]
        assert await store.due_subjects(None, Shards(2, frozenset())) == ()
        assert len(await store.due_subjects(None)) == 4


async def test_processes_hear_of_each_other_what_concerns_them(address: ServerAddress) -> None:
    async with (
        asyncio.timeout(60),
        processes(address, *TWO) as (first, second),
        aclosing(others(second).news()) as news,
    ):
        assert await anext(news) == ALL_NEWS
        await second.users.set_language(5, "de")
        game = (await first.lobbies.open(NEW)).id
        await first.notify(game, Notification("card", 0), 1.0)
        await first.users.set_language(6, "de")
        await first.servers.set_settings(7, "{}")
        await first.users.set_settings(8, "{}", digest_due=None)
        await first.erasures.add_erasure(9, time=1.0)
        await others(first).tell(News("timers", "wake"))
        said = [
            News("moved", str(game)),
            News("due", str(game)),
            News("user", "6"),
            News("server", "7"),
            News("user", "8"),
        ]
        said += [News("erased", "9"), News("timers", "wake")]
        assert [await anext(news) for _ in said] == said
        with psycopg.connect(address.url, autocommit=True) as connection:
            connection.execute(END_OTHERS)
        assert await anext(news) == ALL_NEWS
