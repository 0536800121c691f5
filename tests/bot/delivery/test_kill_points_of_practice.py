"""Killed at each moment of practice in direct messages: it continues, its origin is untouched."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import PlayOnAs, PlayOnFrom
from bot.screens.ids.panel_ids import Pick
from sandbox import MessageView, User
from storage.core.errors import NoSuchGame
from storage.core.rows import OVER
from tests.support.bot_world import past_scoring
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME, guess
from tests.support.games import is_thorough
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.person import button_for
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


ORIGIN, PRACTICE = 1, 2
ROUNDS = 2


async def over(tables: CoinTables) -> None:
    """A finished game of Anna and Ben, on a server where no table can be opened any more."""
    await tables.table("Club")
    (guild,), (anna, ben) = tables.sandbox.guilds, people(tables)
    channel = guild.text_channels[0]
    lobby = tables.bot.tables.lobby
    row = await lobby.open(GAME, host=anna.id, channel=channel.id, guild=guild.id)
    await lobby.join(row.id, ben.id)
    await tables.bot.tables.start(row.id, host=anna.id)
    for _ in range(ROUNDS):
        for user in (anna, ben):
            await asyncio.sleep(1.0)
            await guess(tables, user)
    await tables.bot.wait_until_idle()
    channel.deny("create_public_threads")


def people(tables: CoinTables) -> tuple[User, User]:
    found = {user.name: user for user in tables.sandbox.users}
    return found["Anna"], found["Ben"]


async def stage(tables: CoinTables) -> str | None:
    try:
        return (await tables.store.game(PRACTICE)).stage
    except NoSuchGame:
        return None


async def played_on(tables: CoinTables) -> None:
    """Anna plays on from the first step, or continues there, to the end."""
    anna, _ = people(tables)
    if await stage(tables) is None:
        channel = tables.sandbox.guilds[0].text_channels[0]
        shown = await anna.invoke(channel, "history", step=1).answer()
        asked = await anna.press(shown, custom_id=button_for(shown, PlayOnFrom)).answer()
        await anna.press(asked, custom_id=seat_button(asked)).followup()
    for _ in range(ROUNDS):
        await tables.bot.wait_until_idle()
        panel = await past_scoring(anna, await anna.invoke(anna.direct_channel, "move").answer())
        button = button_for(panel, Pick)
        if button is not None:
            await anna.press(panel, custom_id=button).answer()
    await tables.bot.wait_until_idle()


def seat_button(asked: MessageView) -> str:
    ids = [each.custom_id for each in asked.buttons if each.custom_id]
    return next(each for each in ids if isinstance(parse(each), PlayOnAs))


def log_of(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM move WHERE game = ? ORDER BY n", (ORIGIN,)).fetchall()


async def complaints(tables: CoinTables) -> list[str]:
    anna, _ = people(tables)
    found = []
    if await stage(tables) != OVER:
        found.append("it is not over")
    cards = [each for each in anna.direct_messages() if f"table {PRACTICE}\n" in each.text]
    cards = [each for each in cards if each.text.startswith("## ")]
    if len(cards) != 1 or "The game is over" not in cards[0].text:
        found.append(f"the cards say {[each.text for each in cards]}")
    if any(button_for(each, Pick) for each in anna.direct_messages() if not each.ephemeral):
        found.append("a panel still asks")
    if await tables.store.outbox_due():
        found.append("something is still due")
    return [*found, *tables.stored_faults()]


async def kill_points(folder: Path) -> tuple[Sequence[Remains], list[tuple[object, ...]]]:
    """The states that kills leave during the practice; the log of its origin."""
    async with CoinTables(folder) as tables:
        await over(tables)
        log = log_of(tables.file)
        async with KillPoints(tables) as points:
            await played_on(tables)
            assert await complaints(tables) == []
            return points.found, log


async def gone_on(left: Remains, folder: Path) -> tuple[list[str], list[tuple[object, ...]]]:
    """Start again with what was left, and play to the end; what is wrong then, and the log of the origin."""
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        await played_on(tables)
        return await complaints(tables), log_of(tables.file)


@pytest.mark.skipif(not is_thorough(), reason="a restart is told every day")
def test_killed_at_any_moment_practice_goes_on(tmp_path: Path) -> None:
    points, log = run_in_virtual_time(kill_points(tmp_path))
    assert len(points) > 15
    found = after_each_kill(points, gone_on, tmp_path)
    assert {moment: wrong for (wrong, _), moment in found if wrong} == {}
    assert {moment for (_, after), moment in found if after != log} == set()
