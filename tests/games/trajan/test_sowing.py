from math import factorial

import pytest

from games.trajan.pieces import CENTRE, COLOURS, MARKERS, TRAYS
from games.trajan.player import Player
from games.trajan.sowing import (
    SowingPlan,
    all_orders,
    does_accomplish,
    order_key,
    order_of,
    plan_of,
    proposed_order,
    some_orders,
)
from tests.games.trajan.position import empty, me, sowing
from tests.support.table_story import about, asked, choose, keys, label, pending, prompt

ALL = tuple(colour for colour in COLOURS for _ in range(2))
"""The twelve markers of a seat."""


def falls(tray: str, number: int) -> dict[str, int]:
    """Tray -> the markers it gets when `number` are sown from a tray."""
    return dict(SowingPlan(tray, ALL[:number]).portions)


def circle(**trays: str) -> Player:
    """A seat with these markers in its trays: tray -> colours with spaces between them."""
    player = Player()
    player.trays.update({tray: colours.split() for tray, colours in trays.items()})
    return player


# Where the markers fall


def test_two_markers_of_tray_v_end_in_tray_i() -> None:
    table = sowing(empty(), V="white pink")
    choose(table, "V=white.pink")
    trays = me(table).trays
    assert (trays["V"], trays["VI"], trays["I"]) == ([], ["white"], ["pink"])
    assert table.view(0).time == 2
    assert "seaport" in asked(table)


def test_seven_markers_of_tray_i_give_two_to_ii_alone_and_one_to_i() -> None:
    assert falls("I", 7) == {"II": 2, "III": 1, "IV": 1, "V": 1, "VI": 1, "I": 1}
    assert SowingPlan("I", ALL[:7]).target == "II"


def test_six_markers_end_where_they_began() -> None:
    assert falls("IV", 6) == {"V": 1, "VI": 1, "I": 1, "II": 1, "III": 1, "IV": 1}
    assert SowingPlan("IV", ALL[:6]).target == "IV"


def test_twelve_markers_give_two_to_every_tray() -> None:
    assert falls("III", 12) == dict.fromkeys(("IV", "V", "VI", "I", "II", "III"), 2)
    assert SowingPlan("III", ALL).target == "III"


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("number", range(1, 13))
def test_the_last_marker_says_the_target(tray: str, number: int) -> None:
    plan = SowingPlan(tray, ALL[:number])
    assert plan.target == TRAYS[(TRAYS.index(tray) + number) % len(TRAYS)]
    assert sum(dict(plan.portions).values()) == plan.steps == number
    assert plan.portions[plan.target_index][0] == plan.target


def test_a_tray_without_markers_cannot_be_sown() -> None:
    table = sowing(empty(), II="white", V="pink blue")
    assert {key.partition("=")[0] for key in keys(table)} == {"II", "V"}


# Orders of colours


def test_equal_colours_are_the_same_choice() -> None:
    assert list(all_orders(("blue", "blue"), (1, 1))) == [(("blue",), ("blue",))]
    assert len(list(all_orders(("yellow", "blue", "blue"), (1, 1, 1)))) == 3
    assert len(list(all_orders(COLOURS, (1,) * 6))) == factorial(6)


def test_two_markers_in_one_tray_have_no_order() -> None:
    plan = SowingPlan("I", (*COLOURS, "blue"))
    found = some_orders(plan, (), 10_000)
    assert len(found) == len(set(found))
    assert all(list(each[0]) == sorted(each[0], key=COLOURS.index) for each in found)


def test_an_order_is_named_by_its_key() -> None:
    order = (("white", "pink"), ("blue",))
    assert order_key(order) == "white+pink.blue"
    assert order_of("white+pink.blue") == order


@pytest.mark.parametrize("number", range(1, 13))
def test_a_ready_made_order_sows_all_markers_of_the_tray(number: int) -> None:
    player = circle(I=" ".join(ALL[:number]), II="pink", III="green")
    player.slots = {"II": "plus2-3", "III": "points-2", "VI": "demand-8"}
    plan = plan_of(player, "I")
    order = proposed_order(player, plan)
    assert [len(colours) for colours in order] == [size for _, size in plan.portions]
    assert sorted(colour for colours in order for colour in colours) == sorted(ALL[:number])


def test_a_ready_made_order_accomplishes_the_tile_at_the_target() -> None:
    player = circle(I="white blue pink", IV="pink")
    player.slots = {"IV": "plus2-3", "II": "points-5"}
    plan = plan_of(player, "I")
    assert plan.could_accomplish == "plus2-3"
    order = proposed_order(player, plan)
    assert order[-1] == ("white",)
    assert does_accomplish(player, plan, order)


def test_a_ready_made_order_then_helps_the_tiles_on_the_way() -> None:
    player = circle(I="yellow green blue", II="white", III="pink")
    player.slots = {"II": "legionnaires-3", "III": "cards-6"}
    assert proposed_order(player, plan_of(player, "I")) == (("blue",), ("green",), ("yellow",))


def test_a_ready_made_order_without_tiles_goes_by_the_colours() -> None:
    player = circle(I="orange white blue")
    assert proposed_order(player, plan_of(player, "I")) == (("orange",), ("white",), ("blue",))


def test_no_tile_can_be_accomplished_by_more_markers_than_fall_there() -> None:
    player = circle(I="white pink")
    player.slots = {"III": "plus2-3"}
    assert plan_of(player, "I").could_accomplish == ""


def test_six_markers_take_their_own_tray_as_the_target_once_it_is_empty() -> None:
    player = circle(I="yellow orange green white pink blue")
    player.slots = {"I": "plus2-3"}
    assert plan_of(player, "I").could_accomplish == ""


# What is asked


def test_a_tray_of_equal_markers_is_sown_in_one_step() -> None:
    table = sowing(empty(), III="white white", V="pink")
    assert keys(table) == ["III=white.white", "V=pink"]
    choose(table, "III=white.white")
    assert me(table).trays["V"] == ["white", "pink"]


def test_two_colours_are_offered_in_both_orders_beside_the_trays() -> None:
    table = sowing(empty(), III="white pink", IV="blue")
    assert keys(table) == ["III=white.pink", "III=pink.white", "IV=blue"]


def test_three_colours_are_offered_as_proposed_or_to_be_chosen_from_whole_orders() -> None:
    table = sowing(empty(), III="white pink blue", IV="blue")
    assert keys(table) == ["III=white.pink.blue", "III", "IV=blue"]
    choose(table, "III")
    assert prompt(table) == "sow-order"
    assert len(keys(table)) == 6
    choose(table, "blue.white.pink")
    assert [me(table).trays[tray] for tray in ("IV", "V", "VI")] == [["blue", "blue"], ["white"], ["pink"]]


def test_many_colours_are_chosen_tray_by_tray_until_few_orders_are_left() -> None:
    table = sowing(empty(), III="white pink blue green")
    choose(table, "III")
    assert (prompt(table), keys(table)) == ("sow-marker", ["green", "white", "pink", "blue", "rest"])
    choose(table, "blue")
    assert prompt(table) == "sow-order"
    assert len(keys(table)) == 6
    assert dict(pending(table).chosen) == {"tray_III": "", "tray_IV": "blue"}
    choose(table, "pink.white.green")
    assert me(table).trays["I"] == ["green"]


def test_the_rest_falls_as_proposed() -> None:
    state = empty()
    state.players[0].slots = {"I": "points-2"}
    table = sowing(state, III="white pink blue green", I="green")
    choose(table, "III")
    assert "The rest as proposed: white, pink, blue, green" in label(table, "rest")
    choose(table, "rest")
    assert me(table).trays["I"] == ["green", "green"]
    assert me(table).points == 9


def test_of_twelve_markers_two_colours_are_chosen_for_each_tray() -> None:
    table = sowing(empty(), I=" ".join(ALL))
    choose(table, "I")
    assert "which 2 markers go to II?" in asked(table)
    assert len(keys(table)) == 6 + 15 + 1
    assert len(keys(table)) <= 25
    for colours in ("yellow+yellow", "orange+blue", "white+pink"):
        choose(table, colours)
    while prompt(table) == "sow-marker":
        choose(table, keys(table)[0])
    if prompt(table) == "sow-order":
        choose(table, keys(table)[0])
    trays = me(table).trays
    assert trays["II"] == ["yellow", "yellow"]
    assert all(len(markers) == 2 for markers in trays.values())
    assert sorted(colour for markers in trays.values() for colour in markers) == sorted(ALL)


def test_no_question_about_a_sowing_is_longer_than_a_list() -> None:
    table = sowing(empty(), I=" ".join(ALL[:10]), V="pink", VI="blue")
    assert len(keys(table)) <= 12
    choose(table, "I")
    while prompt(table).startswith("sow"):
        assert len(keys(table)) <= 22
        choose(table, keys(table)[0])
    assert sum(MARKERS.values()) == sum(map(len, me(table).trays.values()))


def test_each_tray_says_target_action_time_and_the_tile_it_accomplishes() -> None:
    state = empty()
    state.time = 9
    state.players[0].slots = {"I": "workers-1"}
    table = sowing(state, V="green white", I="blue", II="pink pink pink")
    assert label(table, "V=white.green") == "V → I seaport: white, green"
    assert about(table, "V=white.green") == (
        "2 steps, completes its tile: 1 worker, 5 points (blue, green), the round ends"
    )
    assert about(table, "V=green.white") == "2 steps, the round ends"
    assert about(table, "I=blue") == "1 step"
    assert asked(table) == "Which tray do you sow?"


def test_the_choice_of_an_order_says_that_a_tile_could_be_accomplished() -> None:
    state = empty()
    state.players[0].slots = {"I": "workers-1"}
    table = sowing(state, IV="green white pink", I="blue")
    assert about(table, "IV") == "3 steps, can complete its tile: 1 worker, 5 points (blue, green)"
    assert (
        about(table, "IV=white.pink.green") == "3 steps, completes its tile: 1 worker, 5 points (blue, green)"
    )


def test_a_tray_says_when_its_action_is_not_possible() -> None:
    state = empty()
    state.players[0].slots = dict.fromkeys(TRAYS, "points-1")
    state.players[0].arch = ""
    table = sowing(state, IV="green", II="pink")
    assert about(table, "IV=green") == "1 step, the action isn’t possible"
    assert about(table, "II=pink") == "1 step"


def test_a_sowing_is_taken_back_as_long_as_the_turn_lasts() -> None:
    table = sowing(empty(), V="white pink")
    choose(table, "V=white.pink")
    assert prompt(table) != "sow"
    table.undo(0)
    assert me(table).trays["V"] == ["white", "pink"]
    assert table.view(0).time == 0
    assert prompt(table) == "sow"


def test_a_sowing_that_accomplishes_a_tile_says_too_that_its_action_is_not_possible() -> None:
    state = empty()
    state.forum = {}
    state.players[0].slots = {"II": "points-2"}
    table = sowing(state, VI="green white", I="pink", II="green")
    assert about(table, "I=pink") == "1 step, the action isn’t possible"
    assert (
        about(table, "VI=white.green")
        == "2 steps, completes its tile: 9 points (2 × green), the action isn’t possible"
    )
    choose(table, "VI=white.green")
    assert prompt(table) == "end-impossible"


def test_a_tile_accomplished_beside_the_trajan_tray_makes_its_action_possible() -> None:
    state = empty()
    state.players[0].slots = dict.fromkeys(TRAYS, "points-3") | {"V": "points-2"}
    state.players[0].arch = CENTRE
    table = sowing(state, III="green white", IV="pink", V="green")
    assert about(table, "IV=pink") == "1 step, the action isn’t possible"
    assert about(table, "III=white.green") == "2 steps, completes its tile: 9 points (2 × green)"
    choose(table, "III=white.green")
    assert prompt(table) == "trajan"
