"""Stories of games and logs that were played by earlier rules: they are looked at, and not played on from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path

import pytest

from bot.audit import checking
from bot.screens.history.history_ids import PlayOnFrom
from sandbox import Channel, MessageView, User
from storage.rows import ABANDONED, AGREED, FINISHED, RESIGNED
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, guess, toss
from tests.support.other_rules import happening_first
from tests.support.person import button_for
from tests.support.table_helpers import end_without_rules
from tests.support.thoroughness import share
from tests.toy_games import toy_games


@pytest.fixture
async def tossing(tmp_path: Path) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=True):
        async with BotWorld(tmp_path) as world:
            yield world
            assert world.sandbox.faults == []


def nothing_wrong(world: BotWorld) -> None:
    """The check finds nothing."""
    with checking(world.file) as check:
        assert [fault for report in check.games() for fault in report.faults] == []
        assert check.faults() == ()


async def updated(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is started again with other rules."""
    await world.wait_until_idle()
    await world.stop()
    module = import_module(f"games.{GAME}")
    monkeypatch.setattr(module, "GAME", happening_first(module.GAME, module.CoinFell("heads")))
    await world.start()


async def ended(world: BotWorld, outcome: str) -> Channel:
    """The thread of a game of Anna and Ben that has ended so, if without its rules in a second round."""
    thread = await begun(world)
    await toss(world)
    if outcome == FINISHED:
        await toss(world)
    else:
        await guess(world, world.anna)
        await end_without_rules(world.bot.tables, 1, outcome, seat=1 if outcome == RESIGNED else None)
    await world.wait_until_idle()
    return thread


async def pages(user: User, place: Channel) -> list[str]:
    """What each step says, from the last on back to the first."""
    shown = await user.invoke(place, "history").answer()
    found = [shown.plain_text]
    while not next(each for each in shown.buttons if each.label == "First").disabled:
        shown = await user.press(shown, "◀ Back").answer()
        found.append(shown.plain_text)
    return found


async def taken(user: User, shown: MessageView) -> MessageView:
    """The message with the game as a file."""
    there = await user.press(shown, "Take along").answer()
    return await user.until(lambda: user.look(there) if user.look(there).images else None)


@pytest.mark.parametrize("outcome", share([FINISHED, AGREED, RESIGNED, ABANDONED], 2))
async def test_a_finished_game_whose_last_phase_is_played_otherwise_today_is_looked_back_at(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    thread = await ended(tossing, outcome)
    before = await pages(tossing.anna, thread)
    page = (await taken(tossing.anna, await tossing.anna.invoke(thread, "history").answer())).images[0]
    await updated(tossing, monkeypatch)
    assert await pages(tossing.anna, thread) == before
    shown = await tossing.anna.invoke(thread, "history").answer()
    assert (await taken(tossing.anna, shown)).images[0].content == page.content
    form = (await tossing.anna.press(shown, "Note")).modal
    assert form is not None
    noted = await tossing.anna.submit(form, {form.fields[0].custom_id: "Well played"}).answer()
    assert "Well played" in noted.plain_text
    for user, word in (
        (tossing.anna, "followed earlier rules"),
        (tossing.ben, "nach früheren Regeln gespielt"),
        (tossing.vera, "по прежним правилам"),
    ):
        first = await user.invoke(thread, "history", step=1).answer()
        button = button_for(first, PlayOnFrom)
        assert word in (await user.press(first, custom_id=button).answer()).plain_text
    assert await tossing.bot.play_on.running(tossing.anna.id) is None
    nothing_wrong(tossing)
