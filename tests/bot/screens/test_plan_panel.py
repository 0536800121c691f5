import msgspec
import pytest
from msgspec import structs

from bot.locales import game_words
from bot.screens.ids.plan_ids import SetPlanSigns
from bot.screens.model import Screen, Select
from bot.screens.painting.pictures import height_when_painted, pictures_of_panel
from bot.screens.panel.choice import Shown
from bot.screens.panel.plan_panel import PlanPanel
from bot.screens.phone_height import ROOM, height
from bot.tables.planned_turns import NO_PLAN
from bot.tables.plans import Planning
from games.engine.planning import PlanningTable
from games.engine.plans import Trial, plan_of
from games.words import LOCALES
from storage.core.rows import PlanRow
from tests.support.games import GAMES, Start, begin
from tests.support.planned import ahead
from tests.support.screens import buttons, playing, unpainted
from tests.support.table_story import answer_at_random

MOVES, STEP = 60, 6
"""Of the beginning of a game, and after how many a turn is planned."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_kept_with_one_button_on_a_low_panel_and_more_has_the_rest(game: str, locale: str) -> None:
    table, random = begin(game, Start(seed=1, players=3))
    while table.phase_start.phase != "turn":
        answer_at_random(table, random)
    seat, words = (table.waiting_seats[0] + 1) % 3, game_words(locale, game)
    planning = ahead(table, seat)
    answer_at_random(planning, random)
    plan, context = plan_of(table, planning), playing(table, locale)
    stored = PlanRow(context.row.id, seat, 0, 1, msgspec.json.encode(plan).decode(), None, "[]")
    looked_at = Planning(context.row, table, planning, stored, plan, Trial(()))
    seen = structs.replace(context, table=planning, is_plan=True)
    draft = PlanPanel(seen, seat, words, planning=looked_at, tips=True)
    pictures = tuple(unpainted(list(pictures_of_panel(draft))))
    closed = structs.replace(draft, pictures=pictures)
    opened = structs.replace(closed, shown=Shown(more=True))
    assert height(closed.screen().blocks) <= ROOM
    for ways, panel in ((False, closed), (True, opened)):
        screen = panel.screen()
        signs = [
            each
            for each in screen.controls
            if isinstance(each, Select) and isinstance(each.custom_id, SetPlanSigns)
        ]
        assert bool(signs) is ways
        assert (words("button-plan-keep") in buttons(screen)) is not ways
        assert (words("button-plan-drop") in buttons(screen)) is ways
        assert (words("plan-played-if") in screen.text) is ways
    assert words("plan-about") not in closed.screen().text, "said at the first step"


@pytest.mark.parametrize("game", GAMES)
def test_a_planning_table_that_nobody_has_touched_is_taken_for_a_plan(game: str) -> None:
    """Its picture says so, and it does not say that the user has switched tips off."""
    table, random = begin(game, Start(seed=1, players=3))
    while table.phase_start.phase != "turn":
        answer_at_random(table, random)
    seat, words = (table.waiting_seats[0] + 1) % 3, game_words("en", game)
    context, planning = playing(table, "en"), ahead(table, seat)
    looked_at = Planning(context.row, table, planning, None, NO_PLAN, Trial(()))
    seen = structs.replace(context, table=planning, is_plan=True)
    draft = PlanPanel(seen, seat, words, planning=looked_at)
    assert words("panel-tips-off") not in draft.screen().text
    (shown,) = pictures_of_panel(draft)
    assert shown.paint().alt.startswith(words("picture-plan"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_planning_table_can_be_answered_also_where_its_story_gives_way(game: str, locale: str) -> None:
    """Below pictures of the heights that they will have."""
    table, random = begin(game, Start(seed=2, players=3))
    words, context = game_words(locale, game), playing(table, locale)
    while len(table.moves) < MOVES:
        for _ in range(STEP):
            answer_at_random(table, random)
        seat = (table.waiting_seats[0] + 1) % 3
        planning = PlanningTable.begin_ahead(table, seat)
        while planning is not None and planning.waiting_seats:
            plan = plan_of(table, planning)
            stored = PlanRow(context.row.id, seat, 0, 1, msgspec.json.encode(plan).decode(), None, "[]")
            looked_at = Planning(context.row, table, planning, stored, plan, Trial(()))
            seen = structs.replace(context, table=planning, is_plan=True)
            draft = PlanPanel(seen, seat, words, planning=looked_at)
            high = structs.replace(draft, unpainted=height_when_painted(pictures_of_panel(draft)))
            screen = high.screen()
            assert any(each.startswith("plan:") for each in ids(screen)), screen.text
            answer_at_random(planning, random)


def ids(screen: Screen) -> list[str]:
    rows = [row if isinstance(row, tuple) else (row,) for row in screen.controls]
    return [each.custom_id.encode() for row in rows for each in row if each.custom_id is not None]
