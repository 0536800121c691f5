import pytest

from games.trajan.pieces import ACTIONS
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, empty, hold, own
from tests.support.table_story import choose, keys, option, pick, prompt


def well_stocked() -> Trajan:
    """A table where seat 0 has something for every action."""
    state = empty()
    hold(state, "fish", "fish", "oil", "oil")
    own(state.players[0], wild_commodity=1, wild_extra=1)
    state.players[0].leader = "belgica"
    state.provinces = {"britannia": "senate-5"}
    return state


@pytest.mark.parametrize("action", ACTIONS)
def test_every_option_is_taken_back_unless_it_turned_something_up(action: str) -> None:
    first = acting(well_stocked(), action)
    for key in [key for key in keys(first) if key != "end"]:
        table = acting(well_stocked(), action)
        reveals = option(table, key).reveals
        choose(table, key)
        assert table.undoable(0) == (0 if reveals else 1), key
        if not reveals:
            table.undo(0)
            assert (table.view(0), prompt(table), keys(table)) == (first.view(0), action, keys(first)), key


def test_who_has_opened_a_ship_or_the_cards_to_play_goes_back() -> None:
    table = acting(well_stocked(), "seaport")
    for key in ("ship_pairs", "play"):
        choose(table, key)
        assert table.has_only_opened_menu(0)
        table.undo(0)
    choose(table, "ship_different", "other")
    table.undo(0)
    assert prompt(table) == "ship"


def test_a_load_is_taken_back_and_so_are_cards_played_while_none_is_drawn_for_them() -> None:
    table = acting(well_stocked(), "seaport", "ship_different", "other")
    pick(table, "fish", "oil")
    table.undo(0)
    assert prompt(table) == "load"
    pick(table, "oil")
    assert table.view(0).players[0].display == {"oil": 1}


def test_cards_drawn_end_what_can_be_taken_back_but_what_is_laid_off_then_can_be() -> None:
    table = acting(well_stocked(), "seaport", "draw")
    assert table.undoable(0) == 0
    choose(table, "oil+discard_1")
    assert table.undoable(0) == 1
    table.undo(0)
    assert prompt(table) == "discard"


def test_a_free_action_and_its_construction_are_taken_back_one_after_the_other() -> None:
    table = acting(well_stocked(), "construction", "B3", "advance")
    table.undo(0)
    assert prompt(table) == "senate"
    table.undo(0)
    assert prompt(table) == "construction"
    assert table.view(0).players[0].points == 0
