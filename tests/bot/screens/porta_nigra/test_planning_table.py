from msgspec import structs

from bot.locales import game_words
from bot.screens.panel.panel import Panel
from bot.screens.panel.plan_panel import PlanPanel
from bot.tables.planned_turns import NO_PLAN
from bot.tables.plans import Planning
from games.engine.plans import Trial
from tests.support.games import Start, begin
from tests.support.planned import ahead
from tests.support.screens import buttons, playing
from tests.support.table_story import answer_at_random, pending


def test_a_planning_table_has_hints_where_they_are_on_but_chooses_for_nobody() -> None:
    table, random = begin("porta_nigra", Start(seed=1, players=3))
    while table.phase_start.phase != "turn":
        answer_at_random(table, random)
    seat, words = (table.waiting_seats[0] + 1) % 3, game_words("en", "porta_nigra")
    planning = ahead(table, seat)
    assert table.game.phases["turn"].can_choose_for(pending(planning, seat))
    context = playing(planning, "en")
    assert "Choose for me" in buttons(Panel(context, seat, words).screen())
    for hints in (True, False):
        seen = structs.replace(context, is_plan=True, row=structs.replace(context.row, hints=hints))
        looked_at = Planning(context.row, table, planning, None, NO_PLAN, Trial(()))
        shown = buttons(PlanPanel(seen, seat, words, planning=looked_at).screen())
        assert ("Hint" in shown, "Choose for me" in shown) == (hints, False)
