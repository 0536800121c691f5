import pytest

from bot.screens.ids.help_ids import GoOnAlone
from bot.screens.ids.panel_ids import AskHint, Look, Pick, ShowMore
from bot.screens.ids.server_ids import PlayGuided, PlayNow
from bot.screens.shared.controls import LIT
from games import find
from games.guided import read_guided
from sandbox import Exchange, MessageView, User
from storage.core.rows import GUIDED
from tests.support.bot_world import BotWorld
from tests.support.engines import on_both_engines
from tests.support.games import STORY_GAME
from tests.support.opponents import greeting, play_now
from tests.support.person import button_for

pytestmark = pytest.mark.world(greeted=False)

MOST_PRESSES = 60


async def begun(world: BotWorld, user: User) -> MessageView:
    return await pressed(user, await greeting(world, user)).followup()


def pressed(user: User, said: MessageView) -> Exchange:
    """Press *Guided game* below a greeting."""
    button = next(each for each in said.buttons if PlayGuided.matches(each.custom_id))
    return user.press(said, custom_id=button.custom_id)


async def go_on(world: BotWorld, user: User, panel: MessageView) -> MessageView:
    """Press what is marked, else anything, and look at the next question."""
    shown = await choose(user, panel)
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
    button = next(iter(marked or [each for each in panel.buttons if Pick.matches(each.custom_id)]), None)
    if button is not None:
        return await user.press(panel, custom_id=button.custom_id).answer()
    select = panel.selects[0]
    return await user.choose(panel, select.options[0].value, custom_id=select.custom_id).answer()


def asks(panel: MessageView) -> bool:
    ids = [each.custom_id for each in panel.buttons] + [each.custom_id for each in panel.selects]
    return any(kind.matches(each) for each in ids for kind in (Pick, Look))


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


@on_both_engines()
async def test_the_same_lesson_goes_on_until_it_is_over(world: BotWorld) -> None:
    said = await greeting(world, world.ben)
    await go_on(world, world.ben, await pressed(world.ben, said).followup())
    await world.restart()
    again = pressed(world.ben, said)
    assert "schon" in (await again.answer()).plain_text
    assert f"> {LIT} " in (await again.followup()).plain_text
    assert [each.row.id for each in await world.bot.store.games_of(world.ben.id)] == [1]
    card = next(each for each in world.channel.messages if "Practice: this table began" in each.plain_text)
    assert card.buttons == ()
    played = await play_now(world.ben, said, "Leicht")
    assert "hat begonnen" in (await played.answer()).plain_text
    assert [each.row.id for each in await world.bot.store.games_of(world.ben.id)] == [2, 1]


async def test_a_hint_tells_the_rest_of_what_the_teacher_begins_with(world: BotWorld) -> None:
    panel = await begun(world, world.anna)
    await world.wait_until_idle()

    def sentences(shown: MessageView) -> list[str]:
        return [line for line in shown.text.splitlines() if line.startswith(f"> {LIT} ")]

    def lit(shown: MessageView) -> list[str]:
        return [each.custom_id or "" for each in shown.buttons if each.label.startswith(LIT)] + [
            each.value for select in shown.selects for each in select.options if LIT in each.label
        ]

    (lesson,), taught = sentences(panel), lit(panel)
    for kind in (ShowMore, AskHint):
        button = button_for(panel, kind)
        assert button is not None
        panel = await world.anna.press(panel, custom_id=button).answer()
    said, hint = sentences(panel)
    assert (said, lit(panel)) == (lesson, taught)
    assert hint.startswith(f"> {LIT} Hint: **")
    assert "Better than" not in panel.text
    panel = await go_on(world, world.anna, panel)
    assert not any("Hint: " in line for line in sentences(panel))
    assert [(use.seat, use.n > 0) for use in (await world.bot.store.table_rows(1)).hints] == [(0, True)]
