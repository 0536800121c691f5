import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app import Tabellarius
from bot.screens.ids.lobby_ids import Start
from bot.screens.ids.table_ids import PlayAgain
from storage.core.rows import GameRow
from storage.core.shards import shard_of
from storage.peace.posted_steps import PostedStep
from tests.support.coin_table import button_of, complaints, removals
from tests.support.games import is_thorough
from tests.support.postgresql import Cluster
from tests.support.two_bots import QUIET, TwoBots, two_bots

pytestmark = pytest.mark.skipif(not is_thorough(), reason="--thorough only: two bots")


@pytest.fixture
async def two(virtual_time: None, toys: None, tmp_path: Path, server: Cluster) -> AsyncIterator[TwoBots]:
    server.empty()
    async with two_bots(tmp_path, [server.address] * 2) as two:
        yield two
        assert two.sandbox.faults == []


class Noted:
    """At tables of which shards a bot stores answers, and delivers something."""

    def __init__(self, bot: Tabellarius, patch: pytest.MonkeyPatch) -> None:
        self.answered, self.delivered = set[int](), set[int]()
        answer, attempt = bot.tables.answer, bot.outbox.attempt

        async def answered(game: int, *values: Any, **options: Any) -> object:
            self.answered.add(shard_of((await bot.store.game(game)).guild, 2))
            return await answer(game, *values, **options)

        async def attempted(game: GameRow, *values: Any) -> object:
            self.delivered.add(shard_of(game.guild, 2))
            return await attempt(game, *values)

        patch.setattr(bot.tables, "answer", answered)
        patch.setattr(bot.outbox, "attempt", attempted)


async def test_direct_messages_reach_the_bot_of_shard_0_and_each_delivers_at_its_own_tables(
    two: TwoBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = [Noted(each.bot, monkeypatch) for each in two.bots]
    await asyncio.gather(*(table.play() for table in two.tables))
    await asyncio.sleep(QUIET)
    assert [complaints(table) for table in two.tables] == [[], []]
    assert noted[0].answered == {0, 1}
    assert [each.delivered for each in noted] == [{0}, {1}]
    table = two.tables[1]
    panel = next(each for each in table.host.direct_messages() if button_of(each, PlayAgain))
    await table.host.press(panel, custom_id=button_of(panel, PlayAgain))
    await two.sandbox.until(lambda: table.card(Start), within=QUIET)
    await asyncio.sleep(QUIET)
    lobbies = [each for each in table.host.sees(table.channel) if button_of(each, Start)]
    assert len(lobbies) == 1


async def test_only_the_bot_of_its_shard_tells_that_it_was_removed_from_a_server(two: TwoBots) -> None:
    removed = two.tables[1]
    for user in removed.people:
        user.installed = True
    plays = [asyncio.create_task(table.play()) for table in two.tables]
    await two.sandbox.until(lambda: all(each.host.threads(each.place) for each in two.tables), within=QUIET)
    known = await two.bots[0].bot.find_server(removed.guild.id)
    assert known is not None
    assert known.get_channel(removed.channel.id) is not None
    assert two.bots[0].bot.get_guild(removed.guild.id) is None
    removed.guild.kick_bot()
    plays[1].cancel()
    await plays[0]
    await asyncio.sleep(QUIET)
    assert await two.bots[0].bot.find_server(removed.guild.id) is None
    assert [each.bot.is_removed(removed.guild.id) for each in two.bots] == [False, True]
    assert [removals(table) for table in two.tables] == [[0, 0], [1, 1]]


async def test_a_step_that_one_bot_stores_is_posted_once_by_the_bot_of_the_table(
    two: TwoBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = [Noted(each.bot, monkeypatch) for each in two.bots]
    table = two.tables[1]
    await table.play()
    await asyncio.sleep(QUIET)
    noted[0].delivered.clear()
    store = two.bots[0].store
    thread, *_ = table.host.threads(table.place)
    game = await store.game_in(thread.id)
    assert game is not None
    now = two.bots[0].bot.tables.clock.now()
    await store.posted_steps.post(PostedStep(game.id, table.host.id, 2, 0, "", "Look!", now))
    await asyncio.sleep(QUIET)
    assert len([each for each in thread.messages if "Look!" in each.text]) == 1
    assert noted[0].delivered == set()


async def test_the_bot_of_its_shard_leaves_a_server_that_is_closed(two: TwoBots) -> None:
    closed = two.tables[1]
    address = two.bots[0].address
    assert address is not None
    ended = CliRunner().invoke(app, ["close-server", str(closed.guild.id), "--database", address.url])
    assert ended.exit_code == 0, ended.output
    await two.sandbox.until(lambda: not closed.guild.has_bot, within=QUIET)
    await asyncio.sleep(QUIET)
    assert [each.bot.get_guild(closed.guild.id) for each in two.bots] == [None, None]
    assert all(closed.guild.id in each.bot.closed_servers for each in two.bots)
    left = [each for each in two.sandbox.requests if each.method == "DELETE"]
    assert [each.path.partition("/users")[2] for each in left] == [f"/@me/guilds/{closed.guild.id}"]
