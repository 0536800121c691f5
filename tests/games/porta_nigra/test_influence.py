import pytest

from games.porta_nigra.events.influence import ChipsPaid, HonorCardBought
from games.porta_nigra.events.turn import SymbolUsed
from tests.games.porta_nigra.position import choose, display, empty, hold, me, own, play
from tests.support.table_story import about, happened, keys, label, prompt

CARD = "card_A5"


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
    assert table.goes_back(0)
    choose(table, "H5")
    assert me(table).points == 4
    table.undo(0, all_moves=True)
    assert (me(table).chips, me(table).points) == (2, 0)
    assert table.view(0).honor_display == ["H5"]
