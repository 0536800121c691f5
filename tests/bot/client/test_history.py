import logging
import re

import discord
import pytest

from bot.client.components import layout_view
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import (
    ANYTHING,
    AS_SEAT,
    ChooseMomentKind,
    ChooseMomentSeat,
    ChoosePicture,
    ChooseStep,
    ChooseViewer,
    ShowStep,
)
from bot.screens.model import Screen, Select, SelectOption
from games.engine.steps import steps_of
from sandbox import Channel, MessageView, User
from sandbox import Select as ShownSelect
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, ends, guess, over
from tests.support.games import GAMES, is_thorough, share
from tests.support.played import played

STEPS = 4
"""Steps looked at in a game; with `--thorough` all."""

MOMENTS = 40
"""Moves before somebody looks for moments."""

WHOLE = 10_000
"""More steps than any game has."""


def button(message: MessageView, how: str) -> str | None:
    for each in message.buttons:
        pressed = parse(each.custom_id) if each.custom_id else None
        if isinstance(pressed, ShowStep) and pressed.how == how and not each.disabled:
            return each.custom_id
    return None


def select_of(message: MessageView, kind: type[CustomId]) -> ShownSelect:
    return next(each for each in message.selects if kind.matches(each.custom_id))


async def gone_through(user: User, place: Channel) -> list[MessageView]:
    """All steps of the game in a place, the first one first."""
    shown = await user.invoke(place, "history", step=1).answer()
    found = [shown]
    while on := button(found[-1], "on"):
        await user.press(found[-1], custom_id=on).answer()
        found.append(user.look(shown))
    return found


@pytest.mark.parametrize("game", share(GAMES, 1))
async def test_three_people_and_a_spectator_go_through_a_game(world: BotWorld, game: str) -> None:
    thread = await world.start_table(await world.card(world.ben, world.vera, game=game))
    await played(world, 1, WHOLE if is_thorough() else STEPS)
    table = await world.bot.tables.table(1)
    found = steps_of(table)
    for user, title in (
        (world.anna, "### Step {} of {}"),
        (world.ben, "### Schritt {} von {}"),
        (world.vera, "### Шаг {} из {}"),
        (world.stranger, "### Step {} of {}"),
    ):
        shown = await gone_through(user, thread)
        for number, message in enumerate(shown[: len(found)], 1):
            assert message.ephemeral
            assert title.format(number, len(found)) in message.plain_text
            assert len(message.images) == 1
        rest = shown[len(found) :]
        assert len(rest) <= (user is not world.stranger), "own moves that others do not see yet"
        assert all(re.search(r"^### (Now|Jetzt|Сейчас)", each.plain_text, re.MULTILINE) for each in rest)
        assert table.over == any(isinstance(parse(each.custom_id), ChooseViewer) for each in shown[0].selects)
    said = [f"/{thread.id}/{each.id})" for each in thread.messages if each.id != thread.id]
    assert any(link in shown[0].text for link in said), "a link to the message that told of it"


async def test_own_moves_that_others_do_not_see_are_now(tossing: BotWorld) -> None:
    thread = await begun(tossing)
    await guess(tossing, tossing.anna)
    (anna, now), (ben,) = [await gone_through(user, thread) for user in (tossing.anna, tossing.ben)]
    assert "### Step 1 of 1" in anna.plain_text
    assert "### Schritt 1 von 1" in ben.plain_text
    assert "### Now" in now.plain_text
    assert "Nobody else can see these moves of yours yet." in now.plain_text
    again = await tossing.anna.invoke(thread, "history").answer()
    assert "### Now" in again.plain_text, "the newest that there is for who asks"
    back = await tossing.anna.press(again, "◀ Back").answer()
    assert "### Step 1 of 1" in back.plain_text
    none = await tossing.ben.invoke(thread, "history", step=9).answer()
    assert "Diesen Schritt gibt es noch nicht. Der letzte ist 1." in none.plain_text


async def test_after_the_end_each_step_is_seen_as_any_seat_saw_it(tossing: BotWorld) -> None:
    thread = await over(tossing)
    last = ends(thread)[-1]
    looked = await tossing.stranger.press(last, "Look back").answer()
    shown = await tossing.stranger.press(looked, "History").answer()
    assert shown.ephemeral
    number = int(re.findall(r"### Step (\d+) of \1", shown.plain_text)[0])
    (viewer,) = [each for each in shown.selects if ChooseViewer.matches(each.custom_id)]
    seen = await tossing.stranger.choose(shown, str(AS_SEAT + 1), custom_id=viewer.custom_id).answer()
    assert "As Ben saw it" in seen.plain_text
    back = await tossing.stranger.press(seen, "◀ Back").answer()
    assert f"### Step {number - 1} of {number}" in back.plain_text
    assert "As Ben saw it" in back.plain_text
    selects = [parse(each.custom_id) for each in back.selects]
    assert {"rounds", "scorings"} <= {each.how for each in selects if isinstance(each, ChooseStep)}
    scorings = next(each for each in back.selects if "scorings" in each.custom_id)
    scored = await tossing.stranger.choose(
        back, scorings.options[0].value, custom_id=scorings.custom_id
    ).answer()
    assert "Scoring: " in scored.plain_text
    from_more = await tossing.anna.press(last, "My board").answer()
    assert "### Step" in (await tossing.anna.press(from_more, "History").answer()).plain_text
    assert "### Step 1 of" in (await gone_through(tossing.anna, thread))[0].plain_text


async def test_moments_of_others_are_found_by_kind_and_opened(world: BotWorld) -> None:
    thread = await world.start_table(await world.card(world.ben, world.vera))
    await played(world, 1, MOMENTS)
    kinds = (await world.bot.tables.table(1)).game.moments
    for user, find, title in (
        (world.anna, "Find a moment", "### Step {} of"),
        (world.ben, "Moment finden", "### Schritt {} von"),
        (world.vera, "Найти момент", "### Шаг {} из"),
        (world.stranger, "Find a moment", "### Step {} of"),
    ):
        shown = await user.press(await user.invoke(thread, "history").answer(), find).answer()
        assert shown.ephemeral
        seats = select_of(shown, ChooseMomentSeat)
        shown = await user.choose(shown, "2", custom_id=seats.custom_id).answer()
        listed = len(select_of(shown, ChooseStep).options)
        for kind in kinds:
            by_kind = select_of(shown, ChooseMomentKind)
            shown = await user.choose(shown, kind, custom_id=by_kind.custom_id).answer()
            found = [each for each in shown.selects if ChooseStep.matches(each.custom_id)]
            assert all("Ben" in option.label for each in found for option in each.options)
        anything = await user.choose(
            shown, ANYTHING, custom_id=select_of(shown, ChooseMomentKind).custom_id
        ).answer()
        assert len(select_of(anything, ChooseStep).options) == listed
        number = select_of(anything, ChooseStep).options[0].value
        step = await user.choose(
            anything, number, custom_id=select_of(anything, ChooseStep).custom_id
        ).answer()
        assert title.format(number) in step.plain_text


async def test_where_nothing_is_played_there_is_no_history(tossing: BotWorld) -> None:
    refused = await tossing.stranger.invoke(tossing.channel, "history").answer()
    assert "There’s no table here" in refused.plain_text


async def test_a_history_goes_on_after_a_restart(tossing: BotWorld) -> None:
    thread = await over(tossing)
    shown = await tossing.ben.invoke(thread, "history", step=1).answer()
    await tossing.restart()
    onward = await tossing.ben.press(shown, "Weiter ▶").answer()
    assert "### Schritt 2 von" in onward.plain_text


async def test_a_forged_picture_shows_the_turn(tossing: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    await over(tossing)
    channel = tossing.bot.get_channel(tossing.channel.id)
    assert isinstance(channel, discord.TextChannel)
    forged = "a" * 90
    select = Select(ChoosePicture(1, number=1), "Pictures", (SelectOption(forged, "Forged"),))
    await channel.send(view=layout_view(Screen((select,))))
    shown = await tossing.anna.choose(tossing.anna.last(tossing.channel), "Forged").answer()
    assert "### Step 1 of" in shown.text
    assert not any(forged in (each.custom_id or "") for each in shown.buttons)
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []
