"""Whom a direct message does not reach is called in the thread, whatever the reason."""

from __future__ import annotations

import pytest

from sandbox import refuse
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import lobby

POST = "POST /channels/[0-9]+/messages$"


@pytest.mark.parametrize("code", [40003, 20026, 40333, 50001, 50013])
async def test_a_passing_refusal_at_joining_is_not_a_closed_door(world: BotWorld, code: int) -> None:
    card = await lobby(world)
    world.sandbox.inject(POST, refuse(code, status=403), times=1)
    told = await world.ben.press(card, "Join").followup()
    assert "Gerade konnte ich dir nicht schreiben" in told.text
    assert await world.store.reachable(world.ben.id) is not False
