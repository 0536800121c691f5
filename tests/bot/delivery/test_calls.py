"""Whom a direct message does not reach is called in the thread, whatever the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.messages import direct
from sandbox import refuse
from tests.bot.delivery.toy_world import ToyWorld, mentions, panels
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, ends, lobby, scorings, toss, turns
from tests.toy_games import toy_games

POST = "POST /channels/[0-9]+/messages$"


@pytest.mark.parametrize("code", [40003, 20026, 40333, 50001, 50013])
async def test_a_passing_refusal_at_joining_is_not_a_closed_door(
    world: BotWorld, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "OPENING_SECONDS", 0.05)
    card = await lobby(world)
    await world.wait_until_idle()
    world.sandbox.inject(POST, refuse(code, status=403), times=1)
    told = await world.ben.press(card, "Join").followup()
    assert "Gerade konnte ich dir nicht schreiben" in told.text
    assert await world.store.users.reachable(world.ben.id) is not False
    await world.ben.until(lambda: world.ben.direct_messages())
    await world.wait_until_idle()
    (notice,) = world.ben.direct_messages()
    assert "Hallo Ben!" in notice.text


async def test_who_was_unreachable_is_tried_again_a_day_later(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        world = ToyWorld(tmp_path)
        async with world:
            world.ben.direct_messages_open = False
            game = await world.begin(world.anna, world.ben)
            await world.delivered()
            world.ben.direct_messages_open = True
            await world.guess(game, world.anna, world.ben)
            await world.delivered()
            assert (len(panels(world.ben)), mentions(world.ben)) == (0, 2)
            await world.advance(24 * 3600.0 + 1.0)
            await world.begin(world.anna, world.ben)
            await world.delivered()
            assert (len(panels(world.ben)), mentions(world.ben)) == (1, 2)
            assert await world.store.users.reachable(world.ben.id)


async def test_who_was_out_of_reach_while_the_bot_was_kicked_is_called_when_it_is_back(
    world: BotWorld,
) -> None:
    thread = await begun(world)
    world.guild.kick_bot()
    await world.sandbox.until(lambda: not world.bot.guilds)
    await toss(world)
    await world.wait_until_idle()
    assert await world.store.users.reachable(world.ben.id) is False
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await world.anna.until(lambda: len(turns(thread)) == 2)
    assert (
        f"**Toss**: all at the same time {world.anna.mention}, {world.ben.mention}"
        in world.newest(thread).plain_text
    )
    assert await world.store.users.reachable(world.ben.id) is None
    await toss(world)
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    assert (len(scorings(thread)), len(ends(thread))) == (2, 1)
