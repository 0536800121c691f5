import asyncio
import re

import pytest

from bot.audit import checking
from bot.screens.ids.people_ids import StatsGame
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import over

pytestmark = pytest.mark.usefixtures("pictured_toys")


async def worked_out(world: BotWorld) -> None:
    for _ in range(1000):
        if not await world.store.statistics.missing(0, 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing is worked out")


async def test_statistics_are_worked_out_after_the_end(world: BotWorld) -> None:
    empty = await world.anna.invoke(world.channel, "stats").answer()
    assert empty.plain_text == "## Statistics\nNo finished games on this server yet."
    await over(world)
    await worked_out(world)
    shown = await world.anna.invoke(world.channel, "stats").answer()
    assert "## Coin Toss: tables of this server" in shown.plain_text
    assert "1 finished game" in shown.plain_text
    assert "points, table 1, " in shown.plain_text
    assert re.search("First choice “.*”: (once|2 times), won [0-9]+%\n", shown.plain_text)
    assert "Wins: seat 1 100%, seat 2 100%." in (shown.images[0].description or "")
    chosen = await world.anna.choose(shown, "coin_toss", custom_id=StatsGame("here").encode()).answer()
    assert chosen.plain_text == shown.plain_text
    history = await world.anna.press(shown, "Table 1").answer()
    assert "Coin Toss, table 1" in history.plain_text
    everywhere = await world.anna.press(shown, "All servers").answer()
    assert "## Coin Toss: all tables" in everywhere.plain_text
    with checking(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_what_a_restart_has_interrupted_is_worked_out_afterwards(world: BotWorld) -> None:
    await over(world)
    await worked_out(world)
    kept = await world.store.statistics.of_games("coin_toss", None)
    for tables in (("seat_statistics", "game_statistics"), ("game_statistics",)):
        for table in tables:
            await world.store._database.execute(f"DELETE FROM {table}")
        await world.restart()
        await worked_out(world)
        assert await world.store.statistics.of_games("coin_toss", None) == kept
