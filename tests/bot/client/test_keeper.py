"""The shards of a process: its own, those that it takes over, and the time in which nobody had them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import psycopg
import pytest
from msgspec import structs

from bot.client.gateway.keeper import ShardKeeper
from bot.clock import ServerClock
from bot.happened import DeadlinesMoved, Happened, ShardTaken
from storage.core.errors import DatabaseBusy
from storage.core.shards import Layout, Share
from storage.together.store import Store
from tests.support.postgresql import END_OTHERS, Cluster
from tests.support.secret_seed import NEW

Begin = Callable[..., Awaitable["Process"]]
END = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_locks
WHERE locktype = 'advisory' AND classid = 8 AND objid = 1
"""
"""Ends the process whose own shard 1 is."""

FAULT = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE 'no room' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON heartbeat EXECUTE FUNCTION no_room()
"""
"""Nobody can note that they run."""

MENDED = "DROP FUNCTION no_room CASCADE"

SEEN = "UPDATE heartbeat SET time = time - 100 WHERE shard = 1"


class SteppedClock(ServerClock):
    ahead = 0.0

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead


class Process:
    """A process as its shards need it."""

    def __init__(self, store: Store, own: int, gone_seconds: float) -> None:
        assert store.processes is not None
        self.store = store
        self.share = Share(2)
        self.clock = SteppedClock()
        self.taken: list[int] = []
        self.downs = 0
        happened = Happened()
        self.keeper = ShardKeeper(
            *(store, store.processes, Layout(2, (own,)), self.share, self.clock, happened),
            gone_seconds=gone_seconds,
        )
        happened.hear(ShardTaken, lambda event: self.taken.append(event.shard))
        happened.hear(DeadlinesMoved, self._down)

    def _down(self, _: DeadlinesMoved) -> None:
        self.downs += 1


@pytest.fixture
async def begin(server: Cluster) -> AsyncIterator[Begin]:
    server.empty()
    async with AsyncExitStack() as opened:

        async def begun(own: int, gone_seconds: float = 0.0) -> Process:
            store = await opened.enter_async_context(await Store.open(server.address, Layout(2, (own,))))
            process = Process(store, own, gone_seconds)
            await process.keeper.take_free_shards()
            return process

        yield begun


async def test_each_process_has_its_own_shards_and_no_other_for_now(begin: Begin) -> None:
    first = await begin(0, 60.0)
    assert (first.share.held, first.taken, first.keeper.all_taken) == ({0}, [0], False)
    second = await begin(1, 60.0)
    await first.keeper.take_free_shards()
    for process, shard in ((first, 0), (second, 1)):
        assert (process.share.held, process.taken) == ({shard}, [shard])
        assert process.keeper.all_taken
        assert [process.share.has(guild) for guild in (None, 1 << 22)] == [shard == 0, shard == 1]
        assert process.share.fraction_of_all == 0.5


async def test_a_free_shard_is_taken_over_and_its_deadlines_stood(begin: Begin, server: Cluster) -> None:
    _, first = await begin(1, 60.0), await begin(0)
    game = (await first.store.lobbies.open(structs.replace(NEW, guild=1 << 22))).id
    other = (await first.store.lobbies.open(NEW)).id
    await first.keeper.take_free_shards()
    assert first.share.held == {0}
    with psycopg.connect(server.address.url, autocommit=True) as connection:
        connection.execute(SEEN)
        connection.execute(END)
    await first.keeper.take_free_shards()
    assert (first.share.held, first.taken, first.downs) == ({0, 1}, [0, 1], 1)
    now = first.clock.now()
    assert await first.store.lobbies.downtime_seconds(game, 0.0, now + 1.0) == pytest.approx(100.0, abs=30.0)
    assert await first.store.lobbies.downtime_seconds(other, 0.0, now + 1.0) == 0.0
    back = await begin(1, 60.0)
    assert (back.share.held, back.keeper.all_taken, back.share.fraction_of_all) == (set(), True, 0.5)


async def test_a_shard_is_free_once_it_is_seen_after_a_lost_server(begin: Begin, server: Cluster) -> None:
    _, first = await begin(1, 60.0), await begin(0, 60.0)
    with psycopg.connect(server.address.url, autocommit=True) as connection:
        connection.execute(END)
        await first.keeper.take_free_shards()
        connection.execute(END_OTHERS)
    with pytest.raises(DatabaseBusy):
        await first.keeper.take_free_shards()
    while not await first.store.look_after():
        """It finds that the server was lost, and then that it is back."""
    for held in ({0}, {0, 1}):
        first.clock.ahead += 61.0
        await first.keeper.take_free_shards()
        assert first.share.held == held


async def test_a_shard_starts_its_work_although_the_database_failed(begin: Begin, server: Cluster) -> None:
    first = await begin(0, 60.0)
    first.clock.ahead += 61.0
    with psycopg.connect(server.address.url, autocommit=True) as connection:
        connection.execute(FAULT)
        with pytest.raises(DatabaseBusy):
            await first.keeper.take_free_shards()
        assert (first.share.held, first.taken) == ({0, 1}, [0])
        connection.execute(MENDED)
    for _ in range(2):
        await first.keeper.take_free_shards()
        assert first.taken == [0, 1]


async def test_a_process_goes_by_the_clock_of_the_server(begin: Begin) -> None:
    first, second = await begin(0, 60.0), await begin(1, 60.0)
    second.clock.correct(first.clock.now() + 600.0)
    await second.keeper.take_free_shards()
    assert second.clock.now() == pytest.approx(first.clock.now(), abs=30.0)
