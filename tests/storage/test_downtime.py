"""Downtime as a process sees it when the computer's time jumps, and of which servers."""

from msgspec import structs

from storage.core.shards import Shard
from storage.time.timing import Downtime, Ledger, Timing
from storage.together.store import Store
from tests.support.secret_seed import NEW

HOUR = 3600.0
NOON = 1_000_000.0


def test_a_jump_ahead_is_downtime() -> None:
    found = Ledger().after_jump_ahead(HOUR, NOON, at_start=False)
    assert found == Ledger(Downtime(NOON - HOUR, NOON, at_start=False))


def test_a_jump_that_is_taken_back_soon_was_none() -> None:
    ahead = Ledger().after_jump_ahead(HOUR, NOON, at_start=False)
    assert ahead.after_jump_back(HOUR, NOON - HOUR + 60) == Ledger()


def test_a_time_that_was_wrong_at_the_start_makes_the_downtime_shorter() -> None:
    started = Ledger().after_jump_ahead(5 * HOUR, NOON, at_start=True)
    assert started.after_jump_back(2 * HOUR, NOON - 2 * HOUR + 60) == Ledger(
        Downtime(NOON - 5 * HOUR, NOON - 2 * HOUR, at_start=True)
    )


def test_a_time_that_is_set_back_and_ahead_again_is_no_downtime() -> None:
    began = Ledger().after_jump_ahead(HOUR, NOON, at_start=False)
    later = NOON + 9 * HOUR
    behind = began.after_jump_back(2 * HOUR, later - 2 * HOUR)
    assert behind == Ledger(began.last, behind=2 * HOUR)
    assert behind.after_jump_ahead(2 * HOUR, later, at_start=False) == began


def test_downtime_while_the_time_is_behind_is_what_exceeds_it() -> None:
    behind = Ledger().after_jump_back(HOUR, NOON)
    assert behind.after_jump_ahead(3 * HOUR, NOON + 3 * HOUR, at_start=False) == Ledger(
        Downtime(NOON + HOUR, NOON + 3 * HOUR, at_start=False)
    )


ON_SHARD = (None, 1 << 22, 2 << 22, 3 << 22)
"""Servers of the shards 0, 1, 0, 1 of two, and of 0, 1, 2, 3 of four."""


async def games_on(store: Store) -> list[int]:
    return [(await store.lobbies.open(structs.replace(NEW, guild=guild))).id for guild in ON_SHARD]


def another_process(store: Store) -> Timing:
    """The timing of a new process."""
    return Timing(store._database)


async def test_the_downtime_of_a_shard_is_that_of_its_servers_alone(store: Store) -> None:
    games = await games_on(store)
    first, second = Shard(0, 2), Shard(1, 2)
    for shard in (first, second):
        assert not await store.timing.beat(100.0, 0.0, shard, least=20.0)
    assert not await store.timing.beat(115.0, 15.0, first)
    assert await another_process(store).beat(150.0, 0.0, second, least=20.0)
    assert [await store.lobbies.downtime_seconds(game, 0.0, 1000.0) for game in games] == [
        0.0,
        50.0,
        0.0,
        50.0,
    ]


async def test_a_short_pause_of_a_shard_is_no_downtime(store: Store) -> None:
    for now in (100.0, 119.0):
        assert not await another_process(store).beat(now, 0.0, Shard(0, 2), least=20.0)


async def test_after_the_servers_are_divided_otherwise_nobody_loses_the_time_before(store: Store) -> None:
    games = await games_on(store)
    for shard, now in ((Shard(0, 2), 100.0), (Shard(1, 2), 400.0)):
        await store.timing.beat(now, 0.0, shard)
    for number in range(4):
        assert await store.timing.beat(1000.0, 0.0, Shard(number, 4), least=20.0)
    assert [await store.lobbies.downtime_seconds(game, 0.0, 2000.0) for game in games] == [900.0] * 4
    assert await store.timing.beat(2000.0, 0.0)
    assert [await store.lobbies.downtime_seconds(game, 0.0, 2000.0) for game in games] == [1900.0] * 4
