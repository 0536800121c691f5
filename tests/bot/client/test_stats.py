"""Stories of statistics, on the sandbox: worked out after the end or a restart; of this server or of all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.audit import checking
from bot.screens.people.people_ids import StatsGame
from bot.tables.results import statistics
from sandbox import MessageView
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import over
from tests.toy_games import toy_games


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=True):
        async with BotWorld(tmp_path) as world:
            yield world
            assert world.sandbox.faults == []


async def stats(world: BotWorld) -> MessageView:
    """The statistics of the coin toss on this server."""
    shown = await world.anna.invoke(world.channel, "stats").answer()
    return await world.anna.choose(shown, "coin_toss", custom_id=StatsGame("here").encode()).answer()


async def worked_out(world: BotWorld) -> None:
    """Until the statistics of all games are kept."""
    for _ in range(1000):
        if not await world.store.statistics.missing(0, 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing is worked out")


async def test_statistics_are_worked_out_after_the_end(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "FRESH", 0.0)
    assert "No finished games yet." in (await stats(world)).plain_text
    await over(world)
    await worked_out(world)
    shown = await stats(world)
    assert "## Coin Toss: tables of this server" in shown.plain_text
    assert "1 finished game" in shown.plain_text
    assert "points, table 1, " in shown.plain_text
    assert "First choice “" in shown.plain_text
    assert "Wins: seat 1 100 %, seat 2 100 %." in (shown.images[0].description or "")
    history = await world.anna.press(shown, "Table 1").answer()
    assert "Coin Toss, table 1" in history.plain_text
    everywhere = await world.anna.press(shown, "All servers").answer()
    assert "## Coin Toss: all tables" in everywhere.plain_text
    with checking(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_what_a_restart_has_interrupted_is_worked_out_afterwards(world: BotWorld) -> None:
    await over(world)
    await worked_out(world)
    await world.store._database.execute("DELETE FROM seat_statistics")
    await world.restart()
    await worked_out(world)
