"""The beginning of a round: taking tiles, tribunes, passing to the right (ruling 2)."""

from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest

from games.engine.errors import NothingToUndo
from games.engine.table import Table
from games.forum_trajanum.events.round import NothingReceived, StreetTurnedUp, TileReceived
from games.forum_trajanum.pieces import SPACES, STREETS
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.game import space_name
from tests.games.forum_trajanum.play import chosen, play_from
from tests.games.forum_trajanum.position import clear, empty, goods, me, stock
from tests.support.table_story import asked, choose, happened, keys, pending, prompt

ROW_1 = ["A1", "B1", "C1", "D1", "E1", "F1"]


def only(player: Player, spaces: Iterable[str]) -> None:
    """Remove the tiles from all other spaces."""
    clear(player, [name for name in SPACES if name not in spaces])


def taking(state: ForumTrajanum, *streets: str, draws: Iterable[str] = ()) -> Table[ForumTrajanum]:
    """The beginning of a round with these street cards."""
    return play_from(state, "tiles", draws=[*streets, *draws])


def without_tribunes(players: int = 2) -> ForumTrajanum:
    """A table with empty stocks."""
    state = empty(players)
    for player in state.players:
        stock(player)
    return state


def test_where_the_first_tile_came_from_is_shown_while_the_second_is_taken() -> None:
    state = without_tribunes()
    stock(state.players[0], tribune=1)
    table = taking(state, "row_1", "column_2")
    assert chosen(table) == {}
    choose(table, "C1")
    assert chosen(table) == {"C1": ""}
    choose(table, "tribune")
    assert chosen(table) == {"C1": ""}
    choose(table, "D4")
    choice = pending(table, 0)
    assert [option.spots for option in choice.options] == [("taken_C1",), ("taken_D4",)]


def test_two_street_cards_say_where_everybody_takes_a_tile() -> None:
    table = taking(without_tribunes(), "row_1", "column_2")
    turned = [event.street for event in happened(table, StreetTurnedUp)]
    assert turned == ["row_1", "column_2"]
    assert table.waiting_seats == (0, 1)
    assert keys(table) == [*ROW_1, "B2", "B3", "B5", "B6"]
    choose(table, "C1")
    assert keys(table) == ["B1", "B2", "B3", "B5", "B6"]
    choose(table, "B5")
    assert prompt(table) == "keep"
    assert keys(table) == ["C1", "B5"]


def test_the_tile_where_both_streets_cross_may_serve_either() -> None:
    table = taking(without_tribunes(), "row_1", "column_2")
    choose(table, "B1")
    assert keys(table) == ["A1", "C1", "D1", "E1", "F1", "B2", "B3", "B5", "B6"]


def test_two_equal_cards_want_two_tiles_of_that_street() -> None:
    table = taking(without_tribunes(), "row_1", "row_1")
    choose(table, "C1")
    assert keys(table) == ["A1", "B1", "D1", "E1", "F1"]


def asked_streets(table: Table[ForumTrajanum]) -> str:
    """The end of seat 0's prompt: the streets from which it may take a tile."""
    return asked(table).rpartition(" from ")[2]


@pytest.mark.parametrize(
    ("streets", "taken", "left"),
    [
        (("row_1", "column_2"), "C1", "column B."),
        (("row_1", "column_2"), "B1", "row 1 or column B."),
        (("row_1", "row_1"), "C1", "row 1."),
    ],
    ids=["one street is served", "the crossing may serve either", "one of two equal cards is served"],
)
def test_the_prompt_names_the_streets_still_served(streets: tuple[str, str], taken: str, left: str) -> None:
    table = taking(without_tribunes(), *streets)
    names = {"row_1": "row 1", "column_2": "column B"}
    assert asked_streets(table) == f"{' or '.join(names[street] for street in dict.fromkeys(streets))}."
    choose(table, taken)
    assert asked_streets(table) == left


def test_two_equal_cards_are_named_once() -> None:
    table = taking(empty(), "row_1", "row_1")
    assert asked(table) == "Take a tile from row 1."
    choose(table, "A1")
    assert asked(table) == "Taken: builder. Take your second tile from row 1."


def test_who_keeps_a_tile_is_shown_who_gets_the_other_one() -> None:
    table = play_from(without_tribunes(), "tiles", draws=["row_1", "column_2"])
    choose(table, "C1", "B2")
    assert asked(table) == "Which tile do you keep for your turn? You pass the other one to seat 2."


def test_two_equal_cards_with_one_tile_left_in_the_street_give_one() -> None:
    state = without_tribunes()
    only(state.players[0], ["C1", "B2"])
    table = taking(state, "row_1", "row_1")
    assert me(table).own is not None
    assert me(table).covered == ["B2"]
    assert 0 not in table.waiting_seats


def test_a_tile_that_can_be_had_must_be_taken() -> None:
    state = without_tribunes()
    only(state.players[0], ["C1", "D1", "B2"])
    table = taking(state, "row_1", "column_2")
    assert keys(table) == ["C1", "D1", "B2"]
    choose(table, "D1")
    assert prompt(table) == "keep"
    assert me(table).covered == ["C1"]


def test_a_tribune_takes_a_tile_from_anywhere_though_the_street_still_has_some() -> None:
    table = taking(empty(), "row_1", "column_2")
    choose(table, "tribune")
    anywhere = keys(table)
    assert len(anywhere) == 32
    assert {"A1", "F6", "D4"} <= set(anywhere)
    choose(table, "F6")
    assert goods(table) == {"builder": 1, "assistant": 1, "coin": 1}
    assert me(table).uncovered_cranes == ["F6"]
    assert "tribune" not in keys(table)
    assert keys(table) == [*ROW_1, "B2", "B3", "B5", "B6"]


def test_a_tribune_may_also_be_paid_after_the_first_tile_was_seen() -> None:
    table = taking(empty(), "row_1", "column_2", draws=["upgrade_coin"])
    choose(table, "C1")
    assert me(table).taken[0].tile.face == "upgrade_coin"
    choose(table, "tribune", "D4")
    assert [taken.space for taken in me(table).taken] == ["C1", "D4"]


def test_two_tribunes_take_both_tiles_from_anywhere() -> None:
    state = empty()
    stock(state.players[0], tribune=2)
    table = taking(state, "row_1", "column_2")
    choose(table, "tribune", "D4", "tribune", "E4")
    assert goods(table) == {}
    assert [taken.space for taken in me(table).taken] == ["D4", "E4"]


def test_with_one_tribune_the_other_tile_may_come_from_either_street() -> None:
    state = empty()
    only(state.players[0], ["C1", "B2", "D4"])
    table = taking(state, "row_1", "column_2")
    choose(table, "tribune", "D4")
    assert keys(table) == ["C1", "B2"]
    choose(table, "C1")
    assert keys(table) == ["D4", "C1"]


def test_a_street_without_tiles_gives_none_unless_a_tribune_is_paid() -> None:
    state = empty()
    only(state.players[0], ["D4"])
    table = taking(state, "row_1", "column_2")
    assert keys(table) == ["tribune", "none"]
    assert asked(table) == "There are no tiles left on this round’s streets in your Colonia."
    choose(table, "none")
    assert (me(table).own, me(table).covered, goods(table)["tribune"]) == (None, ["D4"], 1)


def test_a_street_without_a_tile_is_not_named() -> None:
    state = empty()
    only(state.players[0], ["B2", "B3"])
    table = taking(state, "row_1", "column_2")
    assert asked_streets(table) == "column B."
    choose(table, "B2")
    assert asked(table).endswith("The other street card has no tile left for you.")


def test_a_tribune_does_not_help_without_any_tile() -> None:
    state = empty()
    only(state.players[0], [])
    table = taking(state, "row_1", "column_2")
    assert 0 not in table.waiting_seats
    assert goods(table)["tribune"] == 1


def test_who_took_one_tile_keeps_it_and_passes_nothing() -> None:
    state = without_tribunes()
    only(state.players[0], ["C1"])
    table = taking(state, "row_1", "column_2", draws=["tribunes"])
    choose(table, "B1", "B2", "B1", seat=1)
    own, received = me(table).own, me(table, 1).received
    assert own is not None
    assert own.face == "tribunes"
    assert received is None
    assert happened(table, NothingReceived) == [NothingReceived(1, 0)]


def test_who_took_no_tile_passes_nothing_either_but_receives() -> None:
    state = without_tribunes()
    only(state.players[0], ["D4"])
    table = taking(state, "row_1", "column_2", draws=["coins", "upgrade_coin"])
    choose(table, "B1", "B2", "B1", seat=1)
    assert me(table).own is None
    assert happened(table, NothingReceived) == [NothingReceived(1, 0)]
    assert [each.face for each in me(table).beside_colonia] == ["upgrade_coin"]
    assert goods(table) == {"coin": 1}


def test_one_tile_is_kept_and_the_other_goes_face_down_to_the_right_neighbour() -> None:
    table = taking(without_tribunes(3), "row_1", "column_2")
    for seat, kept in ((0, "A1"), (1, "F1"), (2, "F1")):
        choose(table, "A1" if kept == "A1" else "F1", "B2", kept, seat=seat)
    passed = happened(table, TileReceived)
    assert [(event.giver, event.seat) for event in passed] == [(0, 2), (1, 0), (2, 1)]
    assert passed[0].tile.seats == (0, 2)
    assert [each.own.face for each in table.state.players if each.own] == ["builder", "coins", "coins"]


def test_an_open_tile_taken_from_a_corner_uncovers_its_crane() -> None:
    table = taking(without_tribunes(), "row_1", "column_2")
    choose(table, "A1")
    assert me(table).uncovered_cranes == ["A1"]
    assert me(table).points == 0


def test_a_tile_that_was_turned_up_cannot_be_put_back() -> None:
    table = taking(without_tribunes(), "row_1", "column_2")
    choose(table, "C1")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_an_open_corner_tile_and_a_tribune_can_be_taken_back_until_a_tile_is_turned_up() -> None:
    table = taking(empty(), "row_1", "column_2")
    choose(table, "A1")
    table.undo(0)
    choose(table, "tribune", "F6")
    table.undo(0, all_moves=True)
    assert (me(table).taken, goods(table)["tribune"]) == ([], 1)
    choose(table, "A1", "B2")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_which_tile_is_passed_can_be_changed_until_the_last_seat_has_committed() -> None:
    table = taking(without_tribunes(3), "row_1", "column_2")
    choose(table, "A1", "B2", "A1", seat=0)
    choose(table, "A1", "B2", "A1", seat=1)
    table.undo(0)
    choose(table, "B2", seat=0)
    choose(table, "A1", "B2", "A1", seat=2)
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(NothingToUndo):
        table.undo(0)
    received = me(table, 2).received
    assert received is not None
    assert received.face == "builder"


def street(symbol: str) -> set[str]:
    """The spaces of a street on side A."""
    kind, _, number = symbol.partition("_")
    line = range(1, 7)
    return {space_name(int(number), n) if kind == "row" else space_name(n, int(number)) for n in line}


def fits(names: tuple[str, ...], streets: tuple[str, ...]) -> bool:
    """Whether each tile can be taken for a card of its own."""
    return any(
        all(name in street(card) for name, card in zip(names, cards, strict=False))
        for cards in permutations(streets)
    )


@pytest.mark.parametrize("seed", range(25))
def test_what_can_be_taken_is_what_different_cards_can_ask_for(seed: int) -> None:
    random = Random(seed)
    streets = (random.choice(STREETS), random.choice(STREETS))
    state = without_tribunes()
    only(state.players[0], random.sample(SPACES, 12))
    tiles = state.players[0].spaces_with_tile
    first = [name for name in tiles if fits((name,), streets)]
    table = taking(state, *streets)
    if len(first) > 1:
        assert keys(table) == first
        taken = random.choice(first)
        choose(table, taken)
        second = [name for name in tiles if name != taken and fits((taken, name), streets)]
        if len(second) > 1:
            assert keys(table) == second
        else:
            assert len(me(table).spaces_with_tile) == len(tiles) - 1 - len(second)
    else:
        assert len(me(table).spaces_with_tile) == len(tiles) - len(first)
