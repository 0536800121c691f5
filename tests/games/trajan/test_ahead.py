"""Turns planned ahead: whether they hold once others have had theirs, and when nothing can be planned."""

from collections.abc import Collection

import pytest

from games.agents.hints import find_hint
from games.engine.planning import PlanningTable
from games.engine.plans import Plan, Sign, Stop, Why, cause, has_come, plan_of, try_plan
from games.engine.table import Table
from games.trajan.ahead import ahead
from games.trajan.events import AnyEvent
from games.trajan.events.actions import ForumTileTaken
from games.trajan.events.cards import open_card
from games.trajan.events.quarter import DemandTurnedUp
from games.trajan.pieces import COLOURS, TRAY_OF, TRAYS
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, at_senate, empty, hold, sowing
from tests.support.planned import planned
from tests.support.table_story import choose, points_of


def comes_to(action: str, state: Trajan | None = None) -> Trajan:
    """A table for three on which seat 1 can sow nothing but into the tray of this action."""
    state = state or empty(3)
    before = TRAYS[TRAYS.index(TRAY_OF[action]) - 1]
    state.players[1].trays = {tray: [COLOURS[0]] if tray == before else [] for tray in TRAYS}
    return state


def stop(table: Table[Trajan], plan: Plan[AnyEvent], signs: Collection[Sign] = ()) -> Stop:
    """Where the plan of seat 1, whose turn has come, stops."""
    assert has_come(table, 1, plan)
    found = try_plan(table, 1, plan, signs).stop
    assert found is not None
    return found


def said(table: Table[Trajan], stopped: Stop) -> str:
    return table.game.words("en").text(stopped.message)


def test_a_plan_that_nobody_disturbs_is_played_and_does_what_it_said() -> None:
    table = acting(comes_to("forum"), "senate")
    plan = planned(table, 1, "games", "end")
    choose(table, "advance", "end")
    trial = try_plan(table, 1, plan)
    assert (trial.keys, trial.stop) == (("games", "end"), None)
    choose(table, *trial.keys, seat=1)
    assert table.view(1).players[1].tiles == {"games": 1}


def test_a_tile_that_has_gone_stops_it_with_a_reason_and_an_event() -> None:
    table = acting(comes_to("forum"), "forum")
    plan = planned(table, 1, "games", "end")
    choose(table, "games", "end")
    stopped = stop(table, plan)
    assert (stopped.step, stopped.why) == (0, Why.NOT_OFFERED)
    assert said(table, stopped) == "this can no longer be chosen: not on display in the forum"
    assert cause(table, 1, plan) == ForumTileTaken(0, "G2", "games")


def test_an_equal_tile_on_another_space_is_the_same() -> None:
    table = acting(comes_to("forum"), "forum")
    plan = planned(table, 1, "bread", "end")
    choose(table, "bread", "end")
    assert "G1" not in table.view(1).forum
    assert try_plan(table, 1, plan).stop is None


def test_another_tile_on_the_same_stack_stops_it() -> None:
    table = acting(comes_to("trajan"), "trajan", draws=["cards-7"])
    plan = planned(table, 1, "stack_cards", "end")
    choose(table, "stack_cards", "end")
    stopped = stop(table, plan)
    assert (stopped.step, stopped.why) == (0, Why.DIFFERS)
    assert "planned: puts “2 commodity cards, 3 points (2 × blue)” on slot I" in said(table, stopped)


def test_what_comes_up_at_the_end_of_the_turn_does_not_stop_it() -> None:
    table = acting(comes_to("trajan"), "trajan", draws=["cards-7"])
    plan = planned(table, 1, "stack_points", "end")
    assert (plan.ends_turn, plan.answers[-1].events) == (True, ())
    choose(table, "stack_cards", "end")
    assert try_plan(table, 1, plan).stop is None


def test_a_card_that_comes_up_since_a_pile_is_empty_by_now_does_not_stop_it() -> None:
    state = comes_to("seaport")
    state.discard_piles[1] = [open_card("fish"), open_card("fish")]
    table = acting(state, "seaport")
    plan = planned(table, 1, "discard_2", "end")
    assert not plan.is_open_ended
    choose(table, "discard_2", "end")
    assert try_plan(table, 1, plan).keys == ("discard_2", "end")


def test_a_shipment_of_fewer_points_stops_it() -> None:
    state = comes_to("seaport")
    hold(state, "fish", "fish", seat=1)
    hold(state, "oil", "oil")
    table = acting(state, "seaport")
    plan = planned(table, 1, "ship_equal", "fish+fish", "end")
    choose(table, "ship_equal", "oil+oil", "end")
    stopped = stop(table, plan)
    assert (stopped.step, stopped.why) == (1, Why.DIFFERS)
    assert try_plan(table, 1, plan).keys == ("ship_equal",)


def test_a_rank_that_has_changed_stops_it_only_if_words_are_to_stop_it() -> None:
    state = comes_to("senate")
    at_senate(state, 0, 2)
    table = acting(state, "senate")
    plan = planned(table, 1, "advance", "end")
    choose(table, "advance", "end")
    assert try_plan(table, 1, plan).stop is None
    stopped = stop(table, plan, [Sign.WORDS])
    assert (stopped.step, stopped.why) == (0, Why.WORDS)
    assert said(table, stopped).startswith("what this option says has changed; planned: ")


def test_signs_count_only_what_happened_after_it_was_planned() -> None:
    state = comes_to("senate")
    at_senate(state, 0, 2)
    table = acting(state, "senate", "advance", "end")
    planning = PlanningTable.begin_now(table, 1)
    choose(planning, "advance", "end", seat=1)
    assert try_plan(table, 1, plan_of(table, planning), list(Sign)).stop is None


def test_two_cards_that_are_drawn_are_the_last_of_a_plan() -> None:
    table = acting(comes_to("seaport"), "senate")
    plan = planned(table, 1, "draw")
    assert (plan.is_open_ended, plan.ends_turn) == (True, False)
    assert plan.answers[-1].events == ()
    choose(table, "end")
    assert try_plan(table, 1, plan).keys == ("draw",)


def round_ending(demands: tuple[str, ...]) -> tuple[Table[Trajan], Plan[AnyEvent]]:
    """A plan of seat 1, and its turn after a round that ends with that of seat 0."""
    state = comes_to("forum")
    state.demands, state.round = list(demands), len(demands) + 1
    state.time = state.steps - 1
    table = sowing(state, 0, draws=["games"], III="yellow", V="yellow")
    plan = planned(table, 1, "games", "end")
    choose(table, "III=yellow", "end")
    return table, plan


def test_a_round_that_ends_does_not_stop_it_but_a_quarter_does() -> None:
    table, plan = round_ending(("bread",))
    assert table.view(1).round == 3
    assert try_plan(table, 1, plan).stop is None
    table, plan = round_ending(("bread", "games", "religion"))
    while not has_come(table, 1, plan):
        seat = table.waiting_seats[0]
        table.answer(seat, table.pending_choice(seat).keys[0])  # type: ignore[union-attr]
    assert stop(table, plan).why is Why.SCORING


def test_a_demand_that_has_come_up_stops_it_only_if_the_forecast_is_to_stop_it() -> None:
    table, plan = round_ending(("bread",))
    stopped = stop(table, plan, [Sign.FORECAST])
    assert stopped.why is Why.FORECAST
    assert said(table, stopped).startswith("your forecast has changed from −")
    assert cause(table, 1, plan, [Sign.FORECAST]) == DemandTurnedUp(3, "games")


@pytest.mark.parametrize(
    "phase", ["setup", "first_cards", "demands", "senate", "refill", "final_scoring", ""]
)
def test_nothing_is_planned_outside_of_turns(phase: str) -> None:
    state = comes_to("forum")
    state.phase, state.active = phase, 0
    assert ahead(state, 1) is None


def test_nothing_is_planned_in_the_own_turn_nor_if_the_quarter_is_sure_to_end_first() -> None:
    state = comes_to("forum")
    state.phase, state.active = "turn", 0
    assert ahead(state, 0) is None
    state.round, state.rounds_ended = 3, 1
    planned_state = ahead(state, 1)
    assert planned_state is not None
    assert (planned_state.active, planned_state.round, planned_state.rounds_ended) == (1, 4, 0)
    assert (state.active, state.rounds_ended) == (0, 1)
    state.round = 4
    assert ahead(state, 1) is None


def test_points_of_a_plan_are_those_of_the_turn() -> None:
    table = acting(comes_to("senate"), "forum")
    plan = planned(table, 1, "advance", "end")
    gained = [event.gain.points for each in plan.answers for event in each.events if event.gain]
    choose(table, "bread", "end")
    choose(table, *try_plan(table, 1, plan).keys, seat=1)
    assert points_of(table, 1) == gained


def test_a_hint_can_be_had_on_a_planning_table() -> None:
    table = acting(comes_to("forum"), "senate")
    planning = PlanningTable.begin_ahead(table, 1)
    assert planning is not None
    keys = [answer.key for answer in find_hint(planning, 1).answers]
    assert keys[-1] == "end"
    choose(planning, *keys, seat=1)
    assert planning.waiting_seats == ()
