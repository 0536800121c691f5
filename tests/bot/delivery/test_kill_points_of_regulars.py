"""Killed at each moment while two become regulars and meet: each letter and invitation is there once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.screens.ids.lobby_ids import AnswerInvitation
from bot.screens.ids.people_ids import OpenRegulars, OpenSearch
from sandbox import User
from storage.core.rows import LOBBY
from storage.lobby.lobby_seats import Terms
from storage.lobby.queue import Search
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.person import button_for
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("pictured_toys")


def people(tables: CoinTables) -> tuple[User, User]:
    found = {user.name: user for user in tables.sandbox.users}
    return found["Anna"], found["Ben"]


async def begun(tables: CoinTables) -> None:
    await tables.table("Club")
    (guild,), (anna, ben) = tables.sandbox.guilds, people(tables)
    for user in (anna, ben):
        await tables.store.users.set_name(guild.id, user.id, user.name)


async def met(tables: CoinTables) -> None:
    """Anna asks, Ben agrees, she invites her regulars to a table, and looks for another one."""
    store, bot, (anna, ben) = tables.store, tables.bot, people(tables)
    (guild,) = tables.sandbox.guilds
    await store.regulars.ask(anna.id, ben.id, 1.0)
    bot.timers.wake()
    await bot.wait_until_idle()
    await store.regulars.ask(ben.id, anna.id, 1.0)
    lobbies = [each.row for each in await store.games_of(anna.id) if each.row.stage == LOBBY]
    row = (
        lobbies[0]
        if lobbies
        else await bot.tables.lobby.open(
            *(GAME,),
            host=anna.id,
            channel=guild.text_channels[0].id,
            guild=guild.id,
            terms=Terms(private=True),
        )
    )
    await bot.lobbies.invite(row.id, await store.regulars.to_invite(row.id, anna.id), host=anna.id)
    now = bot.clock.now()
    await store.seekers.start(Search(anna.id, (GAME,), 2, 2, "reserve", 7), now, now + 7 * 86_400.0)
    bot.outbox.wake(row.id)
    bot.timers.wake()
    await bot.wait_until_idle()


async def complaints(tables: CoinTables) -> list[str]:
    _, ben = people(tables)
    sent = ben.direct_messages()
    letters = [each for each in sent if button_for(each, OpenRegulars)]
    counts = {
        "requests": sum(not button_for(each, OpenSearch) for each in letters),
        "letters that she looks": sum(bool(button_for(each, OpenSearch)) for each in letters),
        "invitations": sum(bool(button_for(each, AnswerInvitation)) for each in sent),
    }
    found = [f"{number} {what}" for what, number in counts.items() if number != 1]
    if await tables.store.outbox_due():
        found.append("something is still due")
    return [*found, *tables.stored_faults()]


async def kill_points(folder: Path) -> Sequence[Remains]:
    async with CoinTables(folder) as tables:
        await begun(tables)
        async with KillPoints(tables) as points:
            await met(tables)
            assert await complaints(tables) == []
            return points.found


async def gone_on(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left, and press everything once more; what is wrong then."""
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        await met(tables)
        return await complaints(tables)


def test_killed_at_any_moment_each_hears_once(tmp_path: Path) -> None:
    points = run_in_virtual_time(kill_points(tmp_path))
    assert len(points) > 10
    found = after_each_kill(points, gone_on, tmp_path)
    assert {moment: wrong for wrong, moment in found if wrong} == {}
