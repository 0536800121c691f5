"""Moving and buying (rulings 7 and 8)."""

import pytest

from games.porta_nigra.events.actions import BrickBought, BuilderMoved
from tests.games.porta_nigra.position import choose, empty, me, playing, sell
from tests.support.table_story import about, happened, keys, prompt


def test_from_the_red_shop_to_the_black_one_the_builder_crosses_two_borders() -> None:
    table = playing(empty(), "A2")
    assert about(table, "symbol_1") == ("price 1 + move 2; leaves 17 sesterces; opens amphitheater C1")
    choose(table, "symbol_1")
    assert happened(table, BuilderMoved) == [BuilderMoved(0, "porta_nigra", 2)]
    assert happened(table, BrickBought) == [BrickBought(0, "black", 1)]
    assert (me(table).sesterces, me(table).bricks["black"]) == (17, 1)
    assert table.view(0).market["black"] == 1


def test_in_the_quarter_of_the_shop_the_brick_alone_is_paid() -> None:
    state = empty()
    state.players[0].quarter = "porta_nigra"
    table = playing(state, "A2", "symbol_1")
    assert happened(table, BuilderMoved) == []
    assert me(table).sesterces == 19


def test_from_black_to_yellow_the_builder_crosses_blue_red_and_yellow() -> None:
    state = empty()
    state.players[0].quarter = "porta_nigra"
    table = playing(state, "A3", "symbol_2")
    assert happened(table, BuilderMoved) == [BuilderMoved(0, "city_wall", 3)]
    assert me(table).sesterces == 13


def test_a_white_brick_is_bought_without_moving() -> None:
    table = playing(empty(), "A4", "symbol_2")
    assert happened(table, BuilderMoved) == []
    assert (me(table).sesterces, me(table).quarter, me(table).bricks["white"]) == (15, "basilica", 1)


def test_a_symbol_whose_shop_is_empty_says_so_even_if_one_brick_is_left_to_buy() -> None:
    state = empty()
    sell(state, blue=1)
    table = playing(state, "A2")
    assert about(table, "symbol_1").startswith("its shop is empty; 1 blue brick: price 2 + move 3; ")


def test_shops_that_cost_the_same_are_shown_with_one_price() -> None:
    state = empty()
    sell(state, blue=1, white=1)
    table = playing(state, "A2")
    assert about(table, "symbol_1") == "its shop is empty: 2 shops, each 5 sesterces with the move"


def test_if_its_shop_is_empty_a_coloured_symbol_buys_anywhere_with_the_movement() -> None:
    state = empty()
    sell(state, blue=1, red=1, white=1)
    table = playing(state, "A2")
    assert about(table, "symbol_1") == "its shop is empty: 3 shops, 3 to 5 sesterces with the move"
    choose(table, "symbol_1")
    assert prompt(table) == "shop"
    assert keys(table) == ["blue", "red", "white"]
    assert about(table, "blue") == ("price 2 + move 3; leaves 15 sesterces; opens amphitheater C2")
    choose(table, "blue")
    assert (me(table).sesterces, me(table).quarter) == (15, "amphitheater")


def test_while_its_shop_has_bricks_a_coloured_symbol_buys_nothing_else() -> None:
    state = empty()
    state.players[0].sesterces = 2
    sell(state, black=1, red=1)
    state.players[0].quarter = "porta_nigra"
    table = playing(state, "A2", "symbol_1")
    assert [event.colour for event in happened(table, BrickBought)] == ["black"]


@pytest.mark.parametrize(
    ("sesterces", "offered"),
    [(3, ["black", "red"]), (4, ["black", "red"]), (5, ["black", "blue", "red", "yellow", "white"])],
)
def test_the_gray_symbol_buys_wherever_movement_and_price_can_be_paid(
    sesterces: int, offered: list[str]
) -> None:
    state = empty()
    state.players[0].sesterces = sesterces
    table = playing(state, "A7", "symbol_1")
    assert keys(table) == offered


def test_a_symbol_is_not_offered_if_no_brick_can_be_paid() -> None:
    state = empty()
    state.players[0].sesterces = 2
    assert keys(playing(state, "A7")) == ["symbol_3", "coin-torch", "coin-token", "end"]


def test_a_purchase_that_was_only_begun_is_gone_back_from() -> None:
    table = playing(empty(), "A1", "symbol_1")
    assert prompt(table) == "shop"
    table.undo(0)
    assert prompt(table) == "act"
    assert me(table).sesterces == 20
