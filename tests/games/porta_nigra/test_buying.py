"""Moving and buying (rulings 7 and 8)."""

import pytest

from games.porta_nigra.events.actions import BrickBought, BuilderMoved
from games.porta_nigra.events.influence import ChipsPaid, HonorCardBought
from games.porta_nigra.events.turn import SymbolUsed
from tests.games.porta_nigra.play import choose, me, play, playing
from tests.games.porta_nigra.position import display, empty, hold, own, sell
from tests.support.table_story import about, happened, keys, label, prompt

CARD = "card_A5"


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
    assert about(table, "symbol_1") == "its shop is empty: 2 shops, each 5 sesterces including the move"


def test_if_its_shop_is_empty_a_coloured_symbol_buys_anywhere_with_the_movement() -> None:
    state = empty()
    sell(state, blue=1, red=1, white=1)
    table = playing(state, "A2")
    assert about(table, "symbol_1") == "its shop is empty: 3 shops, 3 to 5 sesterces including the move"
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
def test_the_gray_symbol_buys_wherever_movement_and_price_allow(sesterces: int, offered: list[str]) -> None:
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


def test_the_example_of_the_rulebook() -> None:
    """Nicole has 4 chips: she buys a final card for 2 and a Roman for the other 2."""
    state = empty()
    own(state, chips=4, romans=5)
    display(state, "final-30")
    state.players[0].building_cards = ["amphitheater-red", "basilica-blue", "city_wall-red"]
    state.players[0].substitutes = ["porta_nigra"]
    table = play(state, "influence-honor", "final-30", "influence-roman")
    nicole = me(table)
    assert (nicole.chips, nicole.romans, nicole.romans_left) == (0, 6, 9)
    assert nicole.final_cards == ["final-30"]
    assert nicole.building_cards == []
    assert nicole.substitutes == []


def test_2_chips_take_a_roman_as_long_as_one_is_left() -> None:
    state = empty()
    own(state, chips=6, romans=4, romans_left=2)
    table = play(state)
    assert label(table, "influence-roman") == "Take a Roman for 2 influence chips"
    assert about(table, "influence-roman") == ("then 5 Romans, 4 influence chips; 1 more in the supply")
    choose(table, "influence-roman", "influence-roman")
    assert (me(table).romans, me(table).chips) == (6, 2)
    assert "influence-roman" not in keys(table)


def test_2_chips_build_an_element_by_all_its_rules_without_a_torch() -> None:
    """One border to the basilica, a Roman, points and reward: only no symbol and no torch is used."""
    state = empty()
    own(state, chips=2, sesterces=10, romans=3, yellow=2)
    state.players[0].quarter = "amphitheater"
    table = play(state, CARD, "influence-build", "basilica")
    builder = me(table)
    assert (builder.sesterces, builder.romans, builder.points, builder.chips) == (9, 2, 9, 0)
    assert builder.quarter == "basilica"
    assert happened(table, ChipsPaid) == [ChipsPaid(0, 2)]
    assert happened(table, SymbolUsed) == []
    assert table.state.card is not None
    assert table.state.card.torches == 2


@pytest.mark.parametrize("lack", ["chips", "romans", "bricks", "money"])
def test_nothing_is_built_for_chips_without_chips_roman_bricks_or_the_money_to_get_there(lack: str) -> None:
    state = empty()
    own(
        state,
        chips=1 if lack == "chips" else 2,
        sesterces=0 if lack == "money" else 1,
        romans=0 if lack == "romans" else 1,
        romans_left=0,
        yellow=0 if lack == "bricks" else 2,
    )
    state.players[0].quarter = "porta_nigra"
    assert "influence-build" not in keys(play(state))


def test_influence_comes_before_the_card_too_and_any_number_of_times() -> None:
    state = empty()
    own(state, chips=8, romans=1)
    table = play(state)
    assert prompt(table) == "card"
    choose(table, "influence-roman", "influence-roman", CARD, "influence-roman", "influence-roman")
    assert me(table).romans == 5
    assert me(table).chips == 0


def test_a_chip_won_in_this_turn_can_be_used_at_once() -> None:
    state = empty()
    own(state, chips=1, romans=1)
    hold(state, "A6")
    table = play(state)
    assert "influence-roman" not in keys(table)
    choose(table, "card_A6", "symbol_3", "influence-roman")
    assert me(table).romans == 2


def test_only_one_honor_card_a_turn() -> None:
    state = empty()
    own(state, chips=6)
    display(state, "H5", "H12")
    table = play(state, "influence-honor", "H5")
    assert "influence-honor" not in keys(table)
    assert me(table).chips == 5, "chips for another one are there"
    assert happened(table, HonorCardBought) == [HonorCardBought(0, "H5", 1, ())]
    choose(table, CARD, "end")
    assert table.state.honor_cards_bought == 0


def test_what_is_bought_with_chips_can_be_taken_back() -> None:
    state = empty()
    own(state, chips=2, romans=1)
    display(state, "H5")
    table = play(state, "influence-roman")
    table.undo(0)
    assert (me(table).chips, me(table).romans) == (2, 1)
    choose(table, "influence-honor")
    assert table.has_only_opened_menu(0)
    choose(table, "H5")
    assert me(table).points == 4
    table.undo(0, all_moves=True)
    assert (me(table).chips, me(table).points) == (2, 0)
    assert table.view(0).honor_display == ["H5"]
