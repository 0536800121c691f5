"""The building action: where one may build, double tiles, the order of their halves (ruling 8)."""

import pytest

from games.forum_trajanum.events.building import BenefitTaken, ColumnScored, MarkerMoved, Paid, TileBuilt
from games.forum_trajanum.events.forum import EnvoySent
from games.forum_trajanum.events.goods import Gained, PointsGained
from games.forum_trajanum.pieces import CORNERS, PLANS, SPACES, TEMPLES
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import acting, play_from, turn
from tests.games.forum_trajanum.position import build, clear, empty, goods, lay_citizens, me, ship, stock
from tests.support.table_story import asked, choose, happened, keys, prompt


def site(*spaces: str, **goods: int) -> ForumTrajanum:
    """A table where seat 0 has only these free spaces and goods."""
    state = empty()
    clear(state.players[0], spaces)
    stock(state.players[0], **goods)
    return state


def test_building_is_optional() -> None:
    table = acting(site("C1", "D1", builder=1), "end")
    assert me(table).built == {}
    assert table.state.active == 1


def test_one_builds_once_a_turn() -> None:
    table = acting(site("C1", "D1", builder=2), "triumphal_column", "C1")
    assert (prompt(table), keys(table)) == ("built", ["end"])


def test_only_emptied_spaces_of_the_grid_are_free_and_no_temple_crane_or_building() -> None:
    state = site(*SPACES, builder=1)
    build(state.players[0], {"D1": "park"})
    table = acting(state, "triumphal_column")
    assert set(keys(table)) == set(SPACES) - set(TEMPLES) - set(CORNERS) - {"D1"}


def test_without_a_free_space_nothing_is_built() -> None:
    assert keys(acting(site(builder=1))) == ["end"]


def test_a_space_emptied_this_round_is_free() -> None:
    state = site(builder=1)
    table = play_from(state, "tiles", draws=["row_1", "column_2"])
    for seat in (0, 1):
        choose(table, "C1", "B2", "C1", seat=seat)
    choose(table, "own", "triumphal_column")
    assert keys(table) == ["C1", "B2"]


def test_a_double_tile_needs_two_free_spaces_side_by_side() -> None:
    apart = acting(site("C1", "D2", builder=1, green=1))
    assert "triumphal_column+park" not in keys(apart)
    over = acting(site("D1", "D2", builder=1, green=1))
    assert "triumphal_column+park" in keys(over)


def test_a_temple_between_two_spaces_keeps_them_apart() -> None:
    assert "house+house" not in keys(acting(site("C1", "C3", orange=2)))


def test_a_double_tile_lies_in_any_of_the_four_directions() -> None:
    state = site("C4", "D3", "D4", "E4", "D1", builder=1, green=1)
    clear(state.players[0], ["D5"])
    table = acting(state, "triumphal_column+park")
    assert keys(table) == ["D3", "C4", "D4", "E4"]
    choose(table, "D4")
    assert keys(table) == ["D3", "C4", "E4"]
    choose(table, "D3")
    assert (me(table).building_on("D4"), me(table).building_on("D3")) == ("triumphal_column", "park")


def test_the_tile_is_paid_then_laid_whole_and_then_brings_its_benefits() -> None:
    state = site("C1", "D1", builder=1, blue=1)
    ship(state.players[0], 0, 1)
    table = acting(state, "library+fountain", "C1", "green", "D4")
    events = happened(table, Paid, TileBuilt, MarkerMoved, BenefitTaken, Gained, EnvoySent)
    assert events == [
        Paid(0, {"builder": 1, "blue": 1}, {}),
        TileBuilt(0, "library+fountain", ("C1", "D1")),
        MarkerMoved(0, "library", 1),
        BenefitTaken(0, "library", 1),
        Gained(0, {"green": 1}),
        Gained(0, {"tribune": 1}),
        EnvoySent(0, "D4"),
    ]


def test_each_half_is_finished_with_all_it_sets_off_before_the_other_one_begins() -> None:
    state = site("C1", "D1", builder=1, orange=1)
    state.players[0].tracks["market"] = 2
    state.envoys["B3"] = 1
    ship(state.players[0], 0, 2)
    table = acting(state, "market+house", "C1")
    assert (prompt(table), keys(table)) == ("first-half", ["market", "house"])
    choose(table, "house", "C3")
    assert prompt(table) == "bonus"
    choose(table, "points")
    assert prompt(table) == "benefit"
    assert happened(table, EnvoySent, PointsGained, MarkerMoved) == [
        EnvoySent(0, "C3"),
        PointsGained(0, 2),
        MarkerMoved(0, "market", 3),
    ]


def test_the_gray_half_may_come_first_and_begin_the_area_the_other_one_continues() -> None:
    state = site("C1", "D1", builder=1, orange=1)
    state.players[0].tracks["market"] = 2
    ship(state.players[0], 0, 2)
    table = acting(state, "market+house", "C1", "market", "market_3", "F1")
    assert keys(table) == ["E1", "E2", "none"]


def test_a_benefit_may_be_declined() -> None:
    state = site("C1", builder=1)
    state.players[0].tracks["market"] = 1
    table = acting(state, "market", "none")
    assert goods(table) == {}
    assert me(table).tracks["market"] == 2


def test_an_envoy_may_be_declined() -> None:
    state = site("C1", blue=1)
    ship(state.players[0], 0, 1)
    table = acting(state, "fountain", "none")
    assert table.state.envoys == {}


def test_without_an_envoy_a_coloured_structure_is_built_without_benefit() -> None:
    table = acting(site("C1", blue=1), "fountain")
    assert me(table).building_on("C1") == "fountain"
    assert table.state.envoys == {}


def test_a_double_of_one_colour_sends_two_envoys_one_after_the_other() -> None:
    state = site("C1", "D1", blue=2)
    ship(state.players[0], 0, 2)
    table = acting(state, "fountain+fountain")
    assert asked(table).startswith("For fountain 1 of 2: ")
    choose(table, "E4")
    assert keys(table) == ["D4", "F4", "none"]
    assert asked(table).startswith("For fountain 2 of 2: ")
    assert asked(table, locale="de").startswith("Brunnen 2 von 2: ")
    assert asked(table, locale="ru").startswith("За фонтан 2 из 2: ")
    choose(table, "D4")
    assert table.state.envoys == {"E4": 0, "D4": 0}


@pytest.mark.parametrize(("cycle", "points"), [(1, 5), (2, 4), (3, 3)])
def test_a_triumphal_column_scores_its_fragment_and_two_active_citizens(cycle: int, points: int) -> None:
    state = empty(cycle=cycle)
    clear(state.players[0], ["C1"])
    stock(state.players[0], builder=1)
    lay_citizens(state.players[0], 0, {1: 1, 6: 1})
    lay_citizens(state.players[0], 0, {4: 2}, active=False)
    table = acting(state, "triumphal_column")
    assert me(table).points == points
    assert happened(table, ColumnScored) == [ColumnScored(0, points - 2, 2)]


def test_the_whole_turn_can_be_taken_back_until_it_ends() -> None:
    state = site("C1", "D1", builder=1)
    before = acting(state)
    table = turn(state, own="builder", received="coins")
    choose(table, "own", "triumphal_column", "C1")
    table.undo(0, all_moves=True)
    assert prompt(table) == "use"
    assert me(table).points == me(before).points == 0
    choose(table, "received", "end")
    assert table.undoable(0) == 0


def test_there_are_eight_single_and_eight_double_tiles_to_choose_from() -> None:
    table = acting(site("C1", "D1", builder=2, blue=2, green=2, yellow=2, orange=2))
    assert [key for key in keys(table) if key != "exchange"] == [*PLANS, "end"]
    assert sorted(len(plan.halves) for plan in PLANS.values()) == [1] * 8 + [2] * 8
    assert {"triumphal_column+park", "house+house"} <= set(PLANS)
