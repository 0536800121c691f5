"""The guided game: a newcomer presses what is marked, and a practice table counts nowhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.screens.controls import LIT
from bot.screens.help.help_ids import GoOnAlone
from bot.screens.panel.panel_ids import Pick
from bot.screens.servers.greeting_ids import PlayGuided, PlayNow
from games import find
from games.guided import read_guided
from sandbox import MessageView, User
from storage.rows import GUIDED
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME
from tests.support.greetings import greeting

MOST_PRESSES = 60


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """A server on which the bot was never used."""
    async with BotWorld(tmp_path, greeted=False) as world:
        yield world
        assert world.sandbox.faults == []


async def begun(world: BotWorld, user: User) -> MessageView:
    """The first panel of a guided game."""
    told = await greeting(world, user)
    button = next(each for each in told.buttons if PlayGuided.matches(each.custom_id))
    return await user.press(told, custom_id=button.custom_id).followup()


async def go_on(world: BotWorld, user: User, panel: MessageView) -> MessageView:
    """Press what is marked, else anything, and look at the next question."""
    for select in reversed(panel.selects):
        for option in select.options:
            if option.label.startswith(LIT):
                chosen = await user.choose(panel, option.value, custom_id=select.custom_id).answer()
                picked = Pick.matches(select.custom_id)
                return await next_panel(world, user) if picked else chosen
    marked = [each for each in panel.buttons if each.label.startswith(LIT)]
    button = next(iter(marked or [each for each in panel.buttons if Pick.matches(each.custom_id)]), None)
    if button is None:
        (select, *_) = panel.selects
        await user.choose(panel, select.options[0].value, custom_id=select.custom_id).answer()
    else:
        await user.press(panel, custom_id=button.custom_id).answer()
    return await next_panel(world, user)


async def next_panel(world: BotWorld, user: User) -> MessageView:
    """The panel as `/move` shows it once all others have moved."""
    await world.wait_until_idle()
    return await user.invoke(world.channel, "move").answer()


async def test_a_newcomer_is_led_to_the_end_of_the_scoring(world: BotWorld) -> None:
    panel, said = await begun(world, world.anna), 0
    assert "**Guided game.**" in panel.plain_text
    guided = find(STORY_GAME).guided
    assert guided is not None
    given = len(read_guided(guided).start.moves)
    for _ in range(MOST_PRESSES):
        said += f"> {LIT} " in panel.plain_text
        if "**That was the lesson.**" in panel.plain_text:
            break
        panel = await go_on(world, world.anna, panel)
        assert "**Guided game.**" not in panel.plain_text
    assert said >= 8
    assert any(PlayNow.matches(each.custom_id) for each in panel.buttons)
    alone = next(each for each in panel.buttons if GoOnAlone.matches(each.custom_id))
    panel = await world.anna.press(panel, custom_id=alone.custom_id).answer()
    assert "lesson" not in panel.plain_text
    panel = await go_on(world, world.anna, panel)
    assert "lesson" not in panel.plain_text
    row = await world.bot.store.game(1)
    assert (row.origin, row.private, row.seeded_after) == (GUIDED, True, given)
    moves = await world.bot.store.moves(1)
    assert all(move.interaction is None for move in moves[:given])
