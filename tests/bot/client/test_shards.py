import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from tests.support.coin_complaints import complaints, removals
from tests.support.coin_table import CoinTable
from tests.support.coin_tables import CALM, CoinTables
from tests.support.games import share

Tables = Mapping[int, CoinTable]
"""Shard -> a table of its server."""


@pytest.fixture
async def tables(virtual_time: None, toys: None, tmp_path: Path) -> AsyncIterator[CoinTables]:
    async with CoinTables(tmp_path, shards=2) as tables:
        await tables.bot.wait_until_ready()
        yield tables


@pytest.fixture
async def found(tables: CoinTables) -> Tables:
    found: dict[int, CoinTable] = {}
    while len(found) < 2:
        table = await tables.table(f"Club {len(tables.sandbox.guilds)}")
        found.setdefault(tables.bot.shard_of(table.guild.id), table)
        await asyncio.sleep(0.001)
    return found


async def under_way(tables: CoinTables, found: Tables) -> list[asyncio.Task[None]]:
    plays = [asyncio.create_task(table.play()) for table in found.values()]
    await tables.sandbox.until(
        lambda: all(table.host.threads(table.place) for table in found.values()), within=600.0
    )
    await tables.bot.wait_until_idle()
    return plays


async def test_games_run_on_servers_of_both_and_by_direct_message(tables: CoinTables, found: Tables) -> None:
    for user in found[1].people:
        user.direct_messages_open = False
    await asyncio.gather(*(table.play() for table in found.values()))
    await asyncio.sleep(CALM)
    assert [complaints(table) for table in found.values()] == [[], []]
    assert tables.bot.connected_shards == {0: True, 1: True}
    assert tables.sandbox.faults == []


async def test_a_server_of_a_held_back_shard_is_not_removed(tables: CoinTables, found: Tables) -> None:
    plays = await under_way(tables, found)
    await tables.stop()
    tables.sandbox.gateway.hold(1)
    await tables.start()
    await asyncio.sleep(60.0)
    assert tables.bot.connected_shards == {0: True, 1: False}
    assert not all(tables.bot.connected_shards.values())
    assert not tables.bot.is_removed(found[1].guild.id)
    tables.sandbox.gateway.release(1)
    await asyncio.gather(*plays)
    await asyncio.sleep(CALM)
    assert [removals(table) for table in found.values()] == [[0, 0], [0, 0]]


@pytest.mark.parametrize("shard", share([1, 0], 1))
async def test_a_bot_that_was_removed_while_a_shard_was_not_connected_tells_the_players_of_that_server_once(
    tables: CoinTables, found: Tables, shard: int
) -> None:
    for user in found[shard].people:
        user.installed = True
    plays = await under_way(tables, found)
    tables.sandbox.gateway.cut(resumable=False)
    found[shard].guild.kick_bot()
    for play in plays:
        play.cancel()
    await asyncio.sleep(CALM)
    assert tables.bot.is_removed(found[shard].guild.id)
    assert removals(found[shard]) == [1, 1]
    assert removals(found[1 - shard]) == [0, 0]
