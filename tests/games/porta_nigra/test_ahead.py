"""Turns planned ahead: whether they hold once others have had theirs, and when nothing can be planned."""

import pytest

from games.engine.plans import Why, cause, try_plan
from games.porta_nigra.ahead import ahead
from games.porta_nigra.events.actions import BrickBought
from games.porta_nigra.pieces import action_deck
from games.porta_nigra.state import Card
from tests.games.porta_nigra.play import choose, play
from tests.games.porta_nigra.position import empty, hold, played, played_all, sell
from tests.support.planned import planned


def test_a_plan_that_nobody_disturbs_is_played() -> None:
    table = play(empty(3), "card_A7")
    answers = ("card_A5", "symbol_1", "end", "end")
    asked_once_more = planned(table, 1, *answers[:3])
    assert (asked_once_more.ends_turn, asked_once_more.is_open_ended) == (False, False)
    plan = planned(table, 1, *answers)
    assert plan.ends_turn
    choose(table, "end")
    assert try_plan(table, 1, plan).keys == answers


def test_the_end_of_a_turn_holds_whatever_card_is_drawn() -> None:
    table = play(empty(3), "card_A7")
    plan = planned(table, 1, "card_A7", "symbol_3", "symbol_1", "black", "end")
    choose(table, "end")
    assert plan.ends_turn
    assert plan.is_open_ended
    assert try_plan(table, 1, plan).stop is None


def test_a_shop_that_is_empty_by_now_stops_it_and_the_purchase_is_named() -> None:
    state = empty(3)
    sell(state, black=1, red=2, white=2, blue=2, yellow=2)
    table = play(state, "card_A7")
    plan = planned(table, 1, "card_A7", "symbol_1", "black", "end")
    choose(table, "symbol_1", "black", "end")
    trial = try_plan(table, 1, plan)
    assert trial.stop
    assert (trial.keys, trial.stop.step, trial.stop.why) == (("card_A7", "symbol_1"), 2, Why.NOT_OFFERED)
    assert isinstance(cause(table, 1, plan), BrickBought)


def test_another_brick_for_more_sesterces_stops_it() -> None:
    state = empty(3)
    sell(state, black=1, white=8)
    hold(state, "A5", "A6", seat=1)
    table = play(state, "card_A5")
    plan = planned(table, 1, "card_A5", "symbol_1")
    choose(table, "symbol_1", "end")
    trial = try_plan(table, 1, plan)
    assert trial.stop
    assert (trial.stop.step, trial.stop.why) == (1, Why.DIFFERS)


def test_nobody_plans_the_next_round_whose_hand_is_not_dealt() -> None:
    state = empty(2)
    state.phase = "turn"
    played(state, *action_deck(2)[:-1], seat=1)
    assert ahead(state, 1) is not None
    played_all(state, 1)
    assert ahead(state, 1) is None


def test_after_an_early_end_only_last_turns_are_planned_and_none_with_shuffled_cards() -> None:
    state = empty(3)
    state.phase, state.ended_by, state.last_turns = "turn", 2, [1]
    assert ahead(state, 1) is not None
    assert ahead(state, 2) is None
    played_all(state, 1)
    assert ahead(state, 1) is None


@pytest.mark.parametrize("phase", ["setup", "refill", "interim", "start_player", "final_scoring", ""])
def test_nothing_is_planned_outside_of_turns_nor_in_the_own_one(phase: str) -> None:
    state = empty(2)
    state.phase = phase
    assert ahead(state, 1) is None
    state.phase = "turn"
    assert ahead(state, 0) is None
    assert ahead(state, 1) is not None


def test_the_turn_begins_with_no_card_played_and_no_honor_card_bought() -> None:
    state = empty(2)
    state.phase, state.card, state.honor_cards_bought = "turn", Card("A7", 1), 1
    begun = ahead(state, 1)
    assert begun is not None
    assert (begun.active, begun.card, begun.honor_cards_bought) == (1, None, 0)
    assert state.card is not None
