"""Envoys on the forum: colour areas, their bonus, eagles and connected areas (rulings 10 and 11)."""

from collections.abc import Iterable

import pytest

from games.engine.table import Table
from games.forum_trajanum.events.forum import AreaCompleted
from games.forum_trajanum.events.scoring import AreaScored, EaglesScored
from games.forum_trajanum.mosaics import connected_groups, printed_boards, random_boards
from games.forum_trajanum.pieces import STRUCTURE_OF
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import acting, play_from
from tests.games.forum_trajanum.position import clear, empty, goods, lay_citizens, me, ship, stock
from tests.support.table_story import E, choose, happened, keys, prompt


def sending(
    colour: str, taken: Iterable[str] = (), *, double: bool = False, envoys: int = 2, rows: Iterable[int] = ()
) -> Table[ForumTrajanum]:
    """Seat 0 builds in a colour and places its envoy; others have envoys on the squares taken."""
    state = empty()
    stock(state.players[0], **{colour: 2 if double else 1})
    ship(state.players[0], 0, envoys)
    lay_citizens(state.players[0], 0, dict.fromkeys(rows, 1))
    state.envoys = dict.fromkeys(taken, 1)
    clear(state.players[0], ["C1", "D1"])
    table = acting(state)
    kind = STRUCTURE_OF[colour]
    if double:
        choose(table, f"{kind}+{kind}")
    else:
        choose(table, kind, "C1")
    return table


def squares(table: Table[ForumTrajanum]) -> set[str]:
    """The squares seat 0 may choose."""
    return set(keys(table)) - {"none"}


# Colour areas


def test_with_no_area_begun_any_square_of_the_colour_is_free() -> None:
    assert squares(sending("orange")) == {"B3", "C3", "E1", "E2", "F1", "H1", "H2", "I1"}


def test_a_colour_area_reaches_across_boards() -> None:
    areas = empty(3).areas
    assert areas["H1"] == ("H1", "H2", "H3", "H4", "H5")
    assert areas["D4"] == ("B4", "C4", "D1", "D2", "D3", "D4")


def test_eagles_belong_to_no_area() -> None:
    assert not {"B2", "F2", "H3"} & set(empty().areas)


def test_areas_of_one_colour_that_touch_at_a_corner_only_are_two() -> None:
    areas = empty().areas
    assert areas["G3"] == ("G1", "G2", "G3")
    assert areas["F4"] == ("D4", "E4", "F4")


def test_a_begun_area_must_be_continued_whoever_began_it_and_not_beside_his_envoy() -> None:
    assert squares(sending("orange", ["F1"])) == {"E1", "E2"}
    assert squares(sending("blue", ["D4"])) == {"E4", "F4"}


def test_of_several_begun_areas_one_may_choose() -> None:
    assert squares(sending("orange", ["F1", "B3"])) == {"E1", "E2", "C3"}


def test_a_completed_area_is_no_longer_begun() -> None:
    assert squares(sending("orange", ["B3", "C3"])) == {"E1", "E2", "F1", "H1", "H2", "I1"}


def test_active_patrician_1_may_begin_a_new_area_or_continue_one() -> None:
    assert squares(sending("orange", ["F1"], rows=[1])) == {"B3", "C3", "E1", "E2", "H1", "H2", "I1"}


def test_patrician_1_still_keeps_to_the_colour_and_off_the_eagles() -> None:
    table = sending("green", rows=[1])
    assert {table.state.squares[name] for name in squares(table)} == {"green"}


def test_without_a_free_square_of_the_colour_no_envoy_goes() -> None:
    orange = ["B3", "C3", "E1", "E2", "F1", "H1", "H2", "I1"]
    table = sending("orange", orange)
    assert prompt(table) == "built"
    assert len(me(table).ship) == 2


def test_the_second_envoy_of_a_double_continues_what_the_first_began() -> None:
    table = sending("orange", double=True)
    choose(table, "H1")
    assert squares(table) == {"H2", "I1"}


def test_with_patrician_1_the_second_envoy_is_free_too() -> None:
    table = sending("orange", double=True, rows=[1])
    choose(table, "H1")
    assert squares(table) == {"B3", "C3", "E1", "E2", "F1", "H2", "I1"}


def test_the_second_envoy_may_begin_anew_when_the_first_completed_the_area() -> None:
    table = sending("orange", ["C3"], double=True)
    choose(table, "B3", "points")
    assert squares(table) == {"E1", "E2", "F1", "H1", "H2", "I1"}


def test_a_double_with_one_envoy_on_the_ship_sends_one() -> None:
    table = sending("orange", double=True, envoys=1)
    choose(table, "H1")
    assert prompt(table) == "built"


# The area bonus


def test_who_fills_the_last_square_has_the_bonus_alone() -> None:
    table = sending("orange", ["C3"])
    choose(table, "B3")
    assert keys(table) == ["tribune", "assistant", "coin", "upgrade", "points"]
    choose(table, "tribune")
    assert happened(table, AreaCompleted) == [AreaCompleted(0, "orange", ("B3", "C3"))]
    assert goods(table) == {"tribune": 1}
    assert goods(table, 1) == {"tribune": 1, "builder": 1, "assistant": 1, "coin": 1}


def test_two_envoys_that_complete_an_area_bring_its_bonus_once() -> None:
    table = sending("orange", double=True)
    choose(table, "B3", "C3", "points")
    assert (me(table).points, prompt(table)) == (2, "built")


def test_two_envoys_that_complete_an_area_each_bring_two_bonuses() -> None:
    table = sending("orange", ["C3", "E1", "E2"], double=True)
    choose(table, "B3", "points", "F1", "upgrade")
    assert (me(table).points, me(table).prestige) == (2, 1)


def test_active_patrician_2_takes_two_different_bonuses() -> None:
    table = sending("orange", ["C3"], rows=[2])
    choose(table, "B3")
    assert len(keys(table)) == 10
    assert all(len(set(key.split("+"))) == 2 for key in keys(table))
    choose(table, "coin+upgrade")
    assert (goods(table), me(table).prestige) == ({"coin": 1}, 1)


def test_an_upgrade_as_a_bonus_goes_to_the_next_cypress_with_merchant_1() -> None:
    table = sending("orange", ["C3"], rows=[3])
    choose(table, "B3", "upgrade")
    assert me(table).prestige == 2


# Eagles and areas of envoys in the scoring


def scored(state: ForumTrajanum, kind: type[E], coins: int = 6) -> list[E]:
    """The events of a kind after seat 0 pays for all its citizens; nobody else has envoys."""
    state.players[0].stock["coin"] = coins
    table = play_from(state, "payment")
    while prompt(table) == "pay-citizens":
        choose(table, keys(table)[0])
    return happened(table, kind)


def with_envoys(*names: str, patrician: bool = False) -> ForumTrajanum:
    state = empty()
    state.envoys = dict.fromkeys(names, 0)
    if patrician:
        lay_citizens(state.players[0], 0, {1: 1})
    return state


@pytest.mark.parametrize(
    ("square", "patrician", "points"),
    [
        ("B2", False, 2),
        ("B1", False, 1),
        ("A2", False, 1),
        ("C2", False, 1),
        ("B3", False, 1),
        ("H2", False, 1),
        ("A1", False, 0),
        ("A1", True, 1),
        ("B2", True, 2),
        ("B1", True, 1),
        ("A4", True, 0),
    ],
)
def test_an_envoy_scores_eagles_beside_it_and_its_corner(square: str, patrician: bool, points: int) -> None:
    events = scored(with_envoys(square, patrician=patrician), EaglesScored)
    assert [event.points for event in events] == [points][: points > 0]


def test_an_envoy_near_two_eagles_scores_once() -> None:
    state = with_envoys("G2", "G3", "F2", patrician=True)
    assert state.squares["F2"] == state.squares["H3"] == "eagle"
    assert scored(state, EaglesScored) == [EaglesScored(0, 1, 2, 0, 4)]


def test_inactive_patrician_1_scores_no_corners() -> None:
    state = with_envoys("A1", patrician=True)
    assert scored(state, EaglesScored, coins=0) == []


def test_an_eagle_of_another_board_counts_too() -> None:
    state = with_envoys("G1")
    state.boards[1] = "EOOOBBBBGGGG"
    assert state.squares["F1"] == "eagle"
    assert scored(state, EaglesScored) == [EaglesScored(0, 0, 1, 0, 1)]


def test_the_largest_area_counts_side_by_side_across_boards_and_over_eagles() -> None:
    state = with_envoys("A2", "B2", "C2", "D2", "D3", "F4", "E3")
    assert scored(state, AreaScored) == [AreaScored(0, 6, 6)]


def test_diagonal_envoys_are_not_connected() -> None:
    assert scored(with_envoys("A1", "B2", "C3"), AreaScored) == [AreaScored(0, 1, 1)]


def test_the_envoys_of_others_connect_nothing() -> None:
    state = with_envoys("A1", "C1")
    state.envoys["B1"] = 1
    assert scored(state, AreaScored) == [AreaScored(0, 1, 1), AreaScored(1, 1, 1)]


# The boards


def test_a_printed_board_has_one_eagle_and_four_colours() -> None:
    for sides in printed_boards().values():
        assert len(sides) == 4
        for board in sides:
            assert len(board) == 12
            assert board.count("E") == 1
            assert set(board) == set("BGYOE")


def test_a_board_can_lie_turned_half_around() -> None:
    for sides in printed_boards().values():
        assert {board[::-1] for board in sides} == set(sides)


def test_all_boards_that_could_be_are_15072() -> None:
    boards = random_boards()
    assert len(boards) == len(set(boards)) == 15_072


def test_every_board_that_could_be_follows_the_rule_of_the_printed_ones() -> None:
    cells = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"]
    every_printed = {board for sides in printed_boards().values() for board in sides}
    assert every_printed <= set(random_boards())
    for board in random_boards()[::97]:
        placed = {
            letter: [cell for cell, here in zip(cells, board, strict=True) if here == letter]
            for letter in "BGYOE"
        }
        assert len(placed["E"]) == 1
        assert placed["E"][0] not in ("A1", "D1", "A3", "D3")
        for letter in "BGYO":
            assert 2 <= len(placed[letter]) <= 4
            assert len(list(connected_groups(placed[letter]))) == 1
