import pytest

from games.trajan.events.actions import TrajanTileTaken, WorkerPlaced
from games.trajan.events.turn import PlusTwoPlaced, TileAccomplished
from games.trajan.pieces import ACTIONS, TRAJAN_TILES, TRAYS
from games.trajan.player import Player
from games.trajan.sowing import tile_accomplished
from games.trajan.state import Trajan
from tests.games.trajan.position import empty, empty_pile, me, sowing
from tests.support.table_story import asked, choose, happened, keys, label, option, prompt


def with_tile(tile: str, slot: str = "II") -> Trajan:
    state = empty()
    state.players[0].slots = {slot: tile}
    return state


def test_the_last_marker_brings_the_colours_together() -> None:
    state = with_tile("workers-1")
    table = sowing(state, I="blue", II="green pink")
    choose(table, "I=blue")
    assert [each.tile for each in happened(table, TileAccomplished)] == ["workers-1"]
    assert me(table).points == 5
    assert me(table).slots == {}
    assert me(table).trays["II"] == ["green", "pink", "blue"], "the markers stay"
    assert prompt(table) == "tile-worker_camp"
    choose(table, "deploy")
    assert (me(table).worker_camp, me(table).supply) == (2, 12)


def test_it_needs_a_marker_of_each_colour_and_two_for_a_double_one() -> None:
    player = Player()
    player.slots = {"I": "points-1", "II": "workers-1"}
    for inside, tile in ((["blue"], ""), (["blue", "green"], ""), (["blue", "blue"], "points-1")):
        player.trays["I"] = inside
        assert tile_accomplished(player, "I") == tile
    for inside, tile in ((["blue", "blue"], ""), (["green", "white", "blue"], "workers-1")):
        player.trays["II"] = inside
        assert tile_accomplished(player, "II") == tile


def test_only_the_tile_beside_the_target_is_accomplished() -> None:
    state = with_tile("points-1", "III")
    state.players[0].slots["IV"] = "points-6"
    table = sowing(state, II="pink", III="blue blue", IV="yellow yellow")
    choose(table, "II=pink")
    assert [each.slot for each in happened(table, TileAccomplished)] == ["III"]
    assert me(table).slots == {"IV": "points-6"}


def test_markers_that_lay_there_long_since_count() -> None:
    table = sowing(with_tile("points-1"), I="pink", II="blue blue")
    choose(table, "I=pink")
    assert me(table).points == 9


def test_the_effect_may_be_left_out_and_the_points_stay() -> None:
    table = sowing(with_tile("workers-6"), I="blue", II="yellow")
    choose(table, "I=blue", "none")
    assert (me(table).points, me(table).supply, me(table).worker_camp) == (2, 13, 1)


def test_two_tokens_with_one_left_are_one() -> None:
    state = with_tile("legionnaires-6")
    state.players[0].supply = 1
    table = sowing(state, I="blue", II="orange")
    choose(table, "I=blue")
    assert label(table, "deploy") == "1 legionnaire into the military camp"
    choose(table, "deploy")
    assert (me(table).supply, me(table).military_camp) == (0, 2)


def test_without_tokens_there_are_points_alone() -> None:
    state = with_tile("legionnaires-6")
    state.players[0].supply = 0
    table = sowing(state, I="blue", II="orange")
    choose(table, "I=blue")
    assert me(table).points == 2
    assert not prompt(table).startswith("tile-")


@pytest.mark.parametrize(("left", "drawn"), [(5, 2), (1, 1)])
def test_cards_are_drawn_as_far_as_the_pile_lasts(left: int, drawn: int) -> None:
    state = with_tile("cards-4")
    empty_pile(state, left)
    table = sowing(state, I="blue", II="white")
    choose(table, "I=blue")
    assert option(table, "draw").reveals
    choose(table, "draw")
    assert len(me(table).hand) == drawn
    assert table.undoable(0) == 0, "a card was drawn"


def test_with_an_empty_pile_there_are_points_alone() -> None:
    state = with_tile("cards-4")
    empty_pile(state)
    table = sowing(state, I="blue", II="white")
    choose(table, "I=blue")
    assert me(table).points == 3
    assert not prompt(table).startswith("tile-")


def test_cards_that_are_left_out_can_be_thought_over() -> None:
    table = sowing(with_tile("cards-4"), I="blue", II="white")
    choose(table, "I=blue", "none")
    assert table.undoable(0) == 2
    table.undo(0)
    assert prompt(table) == "tile-cards"


def test_a_plus_two_marker_goes_to_an_action_that_has_none() -> None:
    state = with_tile("plus2-3")
    state.players[0].plus_two = ["seaport", "trajan"]
    table = sowing(state, I="pink", II="white")
    choose(table, "I=pink")
    assert keys(table) == ["forum", "military", "senate", "construction", "none"]
    choose(table, "senate")
    assert me(table).plus_two == ["seaport", "trajan", "senate"]


def test_with_six_plus_two_markers_there_are_points_alone() -> None:
    state = with_tile("plus2-3")
    state.players[0].plus_two = list(ACTIONS)
    table = sowing(state, I="pink", II="white")
    choose(table, "I=pink")
    assert (me(table).points, happened(table, PlusTwoPlaced)) == (4, [])
    assert not prompt(table).startswith("tile-")


def test_a_tile_that_meets_a_demand_is_kept_and_all_others_leave_the_game() -> None:
    table = sowing(with_tile("demand-6"), I="green", II="yellow")
    choose(table, "I=green")
    assert (me(table).kept, me(table).slots, me(table).points) == (["demand-6"], {}, 1)
    table = sowing(with_tile("points-7"), I="blue", II="white")
    choose(table, "I=blue")
    assert (me(table).kept, me(table).slots) == ([], {})


def test_what_a_tile_brings_can_be_used_in_the_same_turn() -> None:
    state = with_tile("workers-1", "VI")
    state.players[0].worker_camp = 0
    table = sowing(state, V="blue", VI="green")
    choose(table, "V=blue", "deploy", "A1")
    assert [each.site for each in happened(table, WorkerPlaced)] == ["A1"]


def full(tile: str, slot: str) -> Trajan:
    """Seat 0 has full slots, with this tile on this one, and the Arch in the centre."""
    state = empty()
    player = state.players[0]
    player.slots = {**dict.fromkeys(TRAYS, "points-2"), slot: tile}
    player.arch = ""
    state.trajan_out += ["points-2", tile]
    return state


def test_the_arch_in_the_centre_goes_to_the_slot_that_becomes_free_before_the_action() -> None:
    table = sowing(full("points-6", "V"), IV="yellow", V="yellow")
    choose(table, "IV=yellow")
    assert me(table).arch == "V"
    assert prompt(table) == "trajan"
    choose(table, "stack_plus2")
    taken = happened(table, TrajanTileTaken)[-1]
    assert (taken.slot, me(table).slots["V"], me(table).arch) == ("V", "plus2-1", "")


def test_an_arch_on_a_slot_stays_there() -> None:
    state = with_tile("points-6")
    state.players[0].arch = "IV"
    table = sowing(state, I="yellow", II="yellow")
    choose(table, "I=yellow")
    assert me(table).arch == "IV"


def test_with_the_arch_in_the_centre_there_is_no_trajan_action() -> None:
    table = sowing(full("points-6", "V"), IV="pink")
    assert keys(table) == ["end"]
    assert "impossible now: Trajan" in asked(table)


def test_a_sowing_and_a_tile_are_taken_back_together() -> None:
    table = sowing(full("points-6", "V"), IV="yellow", V="yellow", I="pink")
    choose(table, "IV=yellow")
    table.undo(0)
    assert (me(table).points, me(table).arch, me(table).slots["V"]) == (0, "", "points-6")


@pytest.mark.parametrize("name", TRAJAN_TILES)
def test_every_tile_can_be_accomplished(name: str) -> None:
    first, second = TRAJAN_TILES[name].markers
    table = sowing(with_tile(name), I=first, II=second)
    choose(table, f"I={first}" if prompt(table) == "sow" and f"I={first}" in keys(table) else keys(table)[0])
    assert me(table).points == TRAJAN_TILES[name].points
