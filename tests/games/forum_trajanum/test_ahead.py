"""Turns planned ahead: whether they hold once others have had theirs, and when nothing can be planned."""

import pytest

from games.engine.planning import PlanningTable
from games.engine.plans import try_plan
from games.engine.table import Table
from games.forum_trajanum.ahead import ahead
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import turn
from tests.games.forum_trajanum.position import empty, tile
from tests.support.planned import ahead as planning_table
from tests.support.planned import planned
from tests.support.table_story import choose, keys


def passed(players: int = 3) -> Table[ForumTrajanum]:
    """The turn of the start player; each of the others has coins, and a builder from its left."""
    state = empty(players)
    for seat in range(1, players):
        left = state.left_neighbour(seat)
        state.players[seat].own = tile("coins", seat, (seat,))
        state.players[seat].received = tile("builder", left, tuple(sorted((seat, left))))
    return turn(state)


def test_the_own_tiles_lie_open_and_are_used_as_planned() -> None:
    table = passed()
    assert keys(planning_table(table, 1), 1) == ["own", "received"]
    plan = planned(table, 1, "received", "end")
    choose(table, "end")
    assert try_plan(table, 1, plan).keys == ("received", "end")


def test_the_tiles_of_others_stay_hidden_and_are_not_opened_at_the_end_of_the_turn() -> None:
    table = passed()
    planning = planning_table(table, 2)
    assert planning.view(2).players[1].own == tile("coins", 1, (1,)).__class__(None, (1,), "tiles_1")
    planning = planning_table(table, 1)
    choose(planning, "own", "end", seat=1)
    assert planning.is_open_ended
    hidden = planning.view(1).players[2].own
    assert hidden is not None
    assert (hidden.face, hidden.seats) == (None, (2,))


def test_with_two_turns_between_a_plan_holds_if_it_does_the_same() -> None:
    table = passed()
    plan = planned(table, 2, "own", "end")
    choose(table, "end")
    choose(table, "own", "end", seat=1)
    assert try_plan(table, 2, plan).stop is None


def test_only_who_is_still_to_come_in_this_round_can_plan() -> None:
    table = passed()
    assert [PlanningTable.begin_ahead(table, seat) is None for seat in range(3)] == [True, False, False]
    choose(table, "end")
    assert [PlanningTable.begin_ahead(table, seat) is None for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize("phase", ["setup", "handicap", "tiles", "payment", "scoring", ""])
def test_nothing_is_planned_while_tiles_are_chosen_and_outside_of_rounds(phase: str) -> None:
    state = empty(3)
    state.phase, state.active = phase, 0
    assert ahead(state, 1) is None
    state.phase, state.active = "turn", None
    assert ahead(state, 1) is None
