import re

import pytest

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.help_ids import GoOnAlone
from bot.screens.ids.panel_ids import AskHint, Confirm, Look, Pick, ShowMore
from bot.screens.ids.server_ids import BeginGuided, BeginGuidedAgain, PlayGuided, PlayNow
from bot.screens.shared.controls import LIT
from games import find
from games.guided import read_guided
from sandbox import Exchange, MessageView, User
from storage.core.rows import GUIDED, OVER
from tests.support.bot_world import BotWorld, greeting, play_now
from tests.support.engines import on_both_engines
from tests.support.games import GAMES, STORY_GAME
from tests.support.person import button_for

pytestmark = pytest.mark.world(greeted=False)

MOST_PRESSES = 60

SUCCESS = 3
"""The style of a green button."""


async def begun(world: BotWorld, user: User) -> MessageView:
    return await pressed_begin(user, await first_page(user, await greeting(world, user))).followup()


async def first_page(user: User, said: MessageView) -> MessageView:
    page = await press(user, said, PlayGuided).answer()
    assert LIT in page.plain_text
    return page


def pressed_begin(user: User, page: MessageView) -> Exchange:
    return press(user, page, BeginGuided)


def press(user: User, said: MessageView, kind: type[CustomId]) -> Exchange:
    button = next(each for each in said.buttons if kind.matches(each.custom_id))
    return user.press(said, custom_id=button.custom_id)


async def go_on(world: BotWorld, user: User, panel: MessageView, *, follows: bool = True) -> MessageView:
    """Press what is marked, else or not following anything else, and look at the next question."""
    shown = await (choose if follows else choose_unmarked)(user, panel)
    await world.wait_until_idle()
    if asks(user.look(shown)):
        return user.look(shown)
    return await user.invoke(world.channel, "move").answer()


async def choose(user: User, panel: MessageView) -> MessageView:
    for select in reversed(panel.selects):
        for option in select.options:
            if option.label.startswith(LIT):
                return await user.choose(panel, option.value, custom_id=select.custom_id).answer()
    marked = [each for each in panel.buttons if each.label.startswith(LIT)]
    asking = [each for each in panel.buttons if any(kind.matches(each.custom_id) for kind in (Pick, Confirm))]
    button = next(iter(marked or asking), None)
    if button is not None:
        return await user.press(panel, custom_id=button.custom_id).answer()
    select = panel.selects[0]
    return await user.choose(panel, select.options[0].value, custom_id=select.custom_id).answer()


async def choose_unmarked(user: User, panel: MessageView) -> MessageView:
    picks = [each for each in panel.buttons if Pick.matches(each.custom_id)]
    for button in picks:
        if not button.label.startswith(LIT):
            return await user.press(panel, custom_id=button.custom_id).answer()
    return await choose(user, panel)


def asks(panel: MessageView) -> bool:
    ids = [each.custom_id for each in panel.buttons] + [each.custom_id for each in panel.selects]
    return any(kind.matches(each) for each in ids for kind in (Pick, Look))


async def test_a_newcomer_is_led_to_the_end_of_the_scoring(world: BotWorld) -> None:
    panel, said, steps = await begun(world, world.anna), 0, list[str]()
    guided = find(STORY_GAME).guided
    assert guided is not None
    given = len(read_guided(guided).start.moves)
    for _ in range(MOST_PRESSES):
        said += f"> {LIT} " in panel.plain_text
        steps += re.findall(r"^-# Lesson (\d+) of 10", panel.text, re.MULTILINE)
        if "That was the lesson" in panel.plain_text:
            break
        panel = await go_on(world, world.anna, panel)
    assert said == 10
    assert steps == [str(number) for number in range(1, 11)]
    end = "**That was the lesson, and you followed every mark.** You built this round. "
    assert f"{end}You and Gaius have 21 points each." in panel.text
    assert any(PlayNow.matches(each.custom_id) for each in panel.buttons)
    alone = next(each for each in panel.buttons if GoOnAlone.matches(each.custom_id))
    again = await press(world.anna, panel, BeginGuided).followup()
    assert "-# Lesson 1 of 10" in again.text
    assert not asks(panel), "nothing else is asked at the end of the lesson"
    panel = await world.anna.press(panel, custom_id=alone.custom_id).answer()
    assert "lesson" not in panel.plain_text
    assert asks(panel)
    panel = await go_on(world, world.anna, panel)
    assert "lesson" not in panel.plain_text
    row = await world.bot.store.game(1)
    assert (row.origin, row.private, row.seeded_after) == (GUIDED, True, given)
    moves = await world.bot.store.moves(1)
    assert all(move.interaction is None for move in moves[:given])


@on_both_engines()
async def test_the_same_lesson_goes_on_until_it_is_over(world: BotWorld) -> None:
    said = await greeting(world, world.ben)
    page = await first_page(world.ben, said)
    assert page.ephemeral
    await go_on(world, world.ben, await pressed_begin(world.ben, page).followup())
    await world.restart()
    twice = pressed_begin(world.ben, page)
    assert "schon" in (await twice.answer()).plain_text
    await twice.followup()
    again = press(world.ben, said, PlayGuided)
    assert "schon" in (await again.answer()).plain_text
    assert f"> {LIT} " in (await again.followup()).plain_text
    assert [each.row.id for each in await world.bot.store.games_of(world.ben.id)] == [1]
    card = next(each for each in world.channel.messages if "Practice: this table began" in each.plain_text)
    assert card.buttons == ()
    played = await play_now(world.ben, said, "Leicht")
    assert "hat begonnen" in (await played.answer()).plain_text
    assert [each.row.id for each in await world.bot.store.games_of(world.ben.id)] == [2, 1]


async def test_a_guided_game_that_runs_is_opened_and_can_be_begun_again_in_place(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    await go_on(world, world.anna, await begun(world, world.anna))
    pressed = press(world.anna, said, PlayGuided)
    answer = await pressed.answer()
    assert "Lesson 2 of 10" in (await pressed.followup()).text
    for _ in range(2):
        again = press(world.anna, answer, BeginGuidedAgain)
        assert "Lesson 1 of 10" in (await again.followup()).text
        await world.wait_until_idle()
        assert [each.row.id for each in await world.bot.store.games_of(world.anna.id)] == [2]
    assert (await world.bot.store.game(1)).stage == OVER


async def test_a_hint_tells_the_rest_of_what_the_teacher_begins_with(world: BotWorld) -> None:
    panel = await begun(world, world.anna)
    await world.wait_until_idle()

    def sentences(shown: MessageView) -> list[str]:
        return [line for line in shown.text.splitlines() if line.startswith(f"> {LIT} ")]

    def lit(shown: MessageView) -> list[str]:
        return [each.custom_id or "" for each in shown.buttons if each.label.startswith(LIT)] + [
            each.value for select in shown.selects for each in select.options if LIT in each.label
        ]

    def has_hint(shown: MessageView) -> bool:
        return "Hint: " in shown.text

    (lesson,), taught = sentences(panel), lit(panel)
    for kind in (ShowMore, AskHint):
        button = button_for(panel, kind)
        assert button is not None
        panel = await world.anna.press(panel, custom_id=button).answer()
    panel = await world.anna.until(lambda: next(filter(has_hint, [world.anna.look(panel)]), None))
    said, hint = sentences(panel)
    assert (said, lit(panel)) == (lesson, taught)
    assert hint.startswith(f"> {LIT} Hint: **")
    assert "next best" not in panel.text
    panel = await go_on(world, world.anna, panel)
    assert not any("Hint: " in line for line in sentences(panel))
    assert [(use.seat, use.n > 0) for use in (await world.bot.store.table_rows(1)).hints] == [(0, True)]


async def test_off_the_path_a_sentence_has_a_star_only_where_an_option_has_one(world: BotWorld) -> None:
    panel, unmarked = await begun(world, world.anna), 0
    await world.wait_until_idle()
    for _ in range(8):
        options = [each.label for select in panel.selects for each in select.options]
        if any(Confirm.matches(each.custom_id) for each in panel.buttons):
            panel = await go_on(world, world.anna, panel, follows=False)
            continue
        marked = any(LIT in label for label in [*options, *(each.label for each in panel.buttons)])
        assert marked != ("Nothing is marked, choose what you like" in panel.text)
        assert marked or f"> {LIT}" not in panel.text
        unmarked += not marked
        panel = await go_on(world, world.anna, panel, follows=False)
    assert unmarked >= 2


async def test_the_guided_game_is_suggested_until_it_was_played(world: BotWorld) -> None:
    said = await greeting(world, world.anna)

    async def shown(user: User) -> list[str]:
        other = await user.choose(said, next(name for name in GAMES if name != STORY_GAME)).answer()
        back = await user.choose(other, STORY_GAME).answer()
        return [each.label for each in back.buttons if each.style == SUCCESS]

    await pressed_begin(world.anna, await first_page(world.anna, said)).followup()
    assert await shown(world.anna) == ["Play now"]
    assert await shown(world.vera) == ["Обучающая партия"]
