import pytest

from games.engine.table import Table
from games.forum_trajanum.events.round import TileKept
from games.forum_trajanum.pieces import COLOURS, CORNERS, SPACES
from games.forum_trajanum.state import ForumTrajanum
from games.game import Role
from tests.games.forum_trajanum.play import acting, begin, play_from, turn
from tests.games.forum_trajanum.position import at_steps, clear, empty, goods, lay_citizens, me, ship, stock
from tests.support.table_story import asked, choose, happened, keys, label, option, pending, prompt


def revealing(table: Table[ForumTrajanum], seat: int = 0) -> set[str]:
    """The options marked as revealing."""
    return {each.key for each in pending(table, seat).options if each.reveals}


# What is final, what is a menu, what is asked once more


def test_the_corner_that_leaves_one_crane_draws_the_first_citizen_and_says_so() -> None:
    table = begin(2)
    choose(table, "A1")
    assert revealing(table) == set()
    choose(table, "F1")
    assert revealing(table) == {"A6", "F6"}
    choose(table, "A6")
    assert asked(table).startswith("Setup: you drew a ")
    assert revealing(table) == set()
    choose(table, keys(table)[0])
    assert prompt(table) == "woman"
    assert revealing(table) == set(CORNERS)


def test_hidden_tiles_are_final_and_open_ones_are_not() -> None:
    table = play_from(empty(), "tiles", draws=["row_1", "column_2"])
    assert revealing(table) == set(keys(table)) - {"A1", "F1", "tribune"}
    choose(table, "A1")
    assert table.undoable(0) == 1


def test_an_open_tile_is_final_if_the_only_one_after_it_is_hidden() -> None:
    state = empty()
    state.players[0].stock["tribune"] = 0
    clear(state.players[0], [name for name in SPACES if name not in ("A1", "F1", "B3", "D4")])
    table = play_from(state, "tiles", draws=["row_1", "column_2"])
    assert keys(table) == ["A1", "F1", "B3"]
    assert revealing(table) == {"A1", "F1", "B3"}
    choose(table, "A1")
    assert prompt(table) == "keep"
    assert table.undoable(0) == 0


def test_paying_a_tribune_is_a_menu_that_can_be_left() -> None:
    table = play_from(empty(), "tiles", draws=["row_1", "column_2"])
    assert option(table, "tribune").role is Role.MENU
    choose(table, "tribune")
    assert asked(table) == "Which tile do you take? You can take any tile, for 1 tribune."
    assert table.has_only_opened_menu(0)
    choose(table, "A1")
    assert not table.has_only_opened_menu(0)
    assert "tribune" not in goods(table)


def test_choosing_a_part_goes_back_and_leaving_something_out_is_taken_back() -> None:
    state = at_steps(blue=1)
    ship(state.players[0], 0, 1)
    table = acting(state, "fountain")
    assert table.has_only_opened_menu(0)
    choose(table, "C1")
    assert not table.has_only_opened_menu(0)
    choose(table, "none")
    assert prompt(table) == "built"
    assert not table.has_only_opened_menu(0)


def test_the_end_of_a_turn_is_asked_once_more_while_something_can_be_built() -> None:
    table = acting(at_steps(blue=1))
    end = option(table, "end")
    assert end.confirm is not None
    assert end.confirm.id == "confirm-end"
    assert end.confirm.args["plans"] == (pending(table).options[0].label,)
    choose(table, "fountain", "C1")
    assert option(table, "end").confirm is None
    assert option(acting(empty()), "end").confirm is None


def test_what_to_build_shows_where_it_could_go() -> None:
    state = at_steps(blue=2, builder=1)
    clear(state.players[0], ["F4"])
    table = acting(state)
    assert set(option(table, "fountain").spots) == {"C1", "D1", "C3", "D3", "F4"}
    assert set(option(table, "library+fountain").spots) == {"C1", "D1", "C3", "D3"}


# No question whose answers cannot differ


def first_half(track: str, step: int, structure: str, envoys: int, **goods: int) -> ForumTrajanum:
    """Seat 0 builds a double tile whose gray half reaches a step."""
    state = at_steps(**{track: step - 1}, **{"builder": 1, structure: 1, **goods})
    clear(state.players[0], ["F4"])
    ship(state.players[0], 0, envoys)
    return state


def asks_order(state: ForumTrajanum, plan: str) -> bool:
    """Whether the order of the halves is a question."""
    table = acting(state, plan, "C1")
    while prompt(table) in ("place-beside", "pay"):
        choose(table, keys(table)[0])
    return prompt(table) == "first-half"


def test_the_order_of_halves_is_asked_only_where_it_can_matter() -> None:
    assert not asks_order(first_half("library", 3, "blue", 2), "library+fountain")
    assert asks_order(first_half("library", 4, "blue", 0), "library+fountain")
    assert not asks_order(first_half("market", 3, "orange", 1), "market+house")
    assert asks_order(first_half("market", 3, "orange", 2), "market+house")
    assert not asks_order(first_half("basilica", 4, "yellow", 1), "basilica+stable")
    assert asks_order(first_half("basilica", 4, "yellow", 1, green=1), "basilica+stable")
    assert not asks_order(first_half("basilica", 4, "yellow", 0, green=1), "basilica+stable")


def test_an_area_bonus_may_pay_for_the_further_building() -> None:
    state = first_half("basilica", 4, "yellow", 1)
    lay_citizens(state.players[0], 0, {6: 1})
    assert not asks_order(state, "basilica+stable")
    yellow = [name for name, colour in state.squares.items() if colour == "yellow"]
    area = state.areas[yellow[0]]
    state.envoys = dict.fromkeys(area[1:], 1)
    assert asks_order(state, "basilica+stable")


@pytest.mark.parametrize("face", ["coins", "builder", "upgrade_coin"])
def test_of_an_own_and_a_received_tile_that_bring_the_same_none_is_chosen(face: str) -> None:
    state = empty()
    state.players[0].stock["tribune"] = 0
    table = turn(state, own=face, received=face)
    assert prompt(table) == "build"
    assert [each.face for each in me(table).ship] == [face]
    assert [each.face for each in me(table).beside_colonia] == [face]
    state.players[0].stock["tribune"] = 2
    assert keys(turn(state, own=face, received=face)) == ["own", "own+received"]


def test_two_citizens_of_a_class_are_chosen_between_as_only_the_own_one_could_be_an_envoy() -> None:
    state = empty()
    state.players[0].stock["tribune"] = 0
    assert keys(turn(state, own="merchant", received="merchant")) == ["own", "received"]


@pytest.mark.parametrize(
    ("own", "received", "rows", "orders"),
    [
        ("craftsman", "coins", {5: 2, 6: 2}, 1),
        ("craftsman", "coins", {}, 1),
        ("merchant", "upgrade_coin", {}, 2),
        ("merchant", "upgrade_coin", {3: 1}, 1),
        ("merchant", "merchant", {3: 2, 4: 1}, 2),
        ("merchant", "merchant_woman", {}, 1),
        ("patrician", "merchant", {1: 1}, 2),
        ("patrician", "craftsman", {1: 1}, 1),
        ("coins", "patrician", {1: 1}, 2),
        ("patrician", "coins", {1: 1}, 1),
    ],
)
def test_two_tiles_have_both_orders_only_where_it_can_matter(
    own: str, received: str, rows: dict[int, int], orders: int
) -> None:
    state = empty()
    stock(state.players[0], tribune=2)
    lay_citizens(state.players[0], 0, rows)
    both = [key for key in keys(turn(state, own=own, received=received)) if "+" in key]
    assert both == ["own+received", "received+own"][:orders]


def test_of_two_equal_tiles_taken_the_first_is_kept_without_a_question() -> None:
    table = play_from(empty(), "tiles", draws=["row_1", "column_2", "builder", "builder"])
    choose(table, "C1", "B2")
    assert prompt(table) == ""
    assert [event.space.face for event in happened(table, TileKept) if event.seat == 0] == ["C1"]


def test_a_double_of_one_kind_is_laid_at_once_where_only_one_pair_of_spaces_is_free() -> None:
    state = empty()
    clear(state.players[0], ["C1", "D1"])
    stock(state.players[0], **dict.fromkeys(COLOURS, 2), builder=1)
    table = acting(state, "park+park")
    assert set(me(table).built) == {"C1", "D1"}
    table = acting(state, "library+fountain")
    assert prompt(table) == "place"


def test_ways_to_pay_begin_with_the_fewest_pieces() -> None:
    state = at_steps(builder=1, blue=2, assistant=1)
    lay_citizens(state.players[0], 0, {6: 1})
    table = acting(state, "triumphal_column", "C1")
    assert keys(table)[:3] == ["builder", "assistant@craftsman_2", "blue+blue"]
    assert label(table, "builder") == "1 builder"
