"""Extra action tiles and [+2] markers (ruling 17)."""

from games.trajan.pieces import TRAYS
from games.trajan.state import Options, Trajan
from tests.games.trajan.position import acting, at_senate, empty, hold, me, own
from tests.support.table_story import about, choose, keys, label, option, points_of, prompt


def with_tiles(options: Options | None = None, **tiles: int) -> Trajan:
    """A table where seat 0 has these tiles: kind, with _ for -, and number."""
    state = empty(options=options)
    own(state.players[0], **tiles)
    return state


def test_on_6_an_extra_senate_tile_and_a_plus_2_marker_give_7_and_8_and_the_second_repeat_is_lost() -> None:
    state = with_tiles(extra_senate=1)
    state.players[0].plus_two = ["senate"]
    at_senate(state, 0, 6)
    table = acting(state, "senate", "advance", "extra-senate")
    assert points_of(table) == [7, 8]
    assert prompt(table) == "end"
    assert me(table).tiles == {}
    assert me(table).plus_two == ["senate"]


def test_with_a_plus_2_marker_an_action_is_repeated_twice_or_only_once() -> None:
    state = with_tiles(extra_senate=1)
    state.players[0].plus_two = ["senate"]
    table = acting(state, "senate", "advance")
    assert about(table, "extra-senate") == "repeats it up to 2 times, thanks to your [+2] marker"
    choose(table, "extra-senate")
    assert keys(table) == ["advance", "end"]
    twin = table.copy()
    choose(table, "advance", "end")
    choose(twin, "end")
    assert points_of(table) == [2, 3, 4]
    assert points_of(twin) == [2, 3]
    assert table.view(None).active == twin.view(None).active == 1


def test_a_second_repeat_that_is_impossible_is_not_shown() -> None:
    state = with_tiles(extra_senate=1, extra_forum=1, extra_trajan=1)
    player = state.players[0]
    player.plus_two = ["senate", "forum", "trajan", "military"]
    at_senate(state, 0, 6)
    table = acting(state, "senate", "advance")
    assert about(table, "extra-senate") == "repeats it once"
    state.forum = {"G1": "bread", "G2": "games"}
    table = acting(state, "forum", "bread")
    assert about(table, "extra-forum") == "repeats it once"
    player.slots = {slot: f"points-{place}" for place, slot in enumerate(TRAYS[:4], 1)}
    player.arch = TRAYS[4]
    table = acting(state, "trajan", "stack_cards")
    assert about(table, "extra-trajan") == "repeats it once"
    own(player, extra_military=1)
    table = acting(state, "military", "alpes")
    assert about(table, "extra-military") == "repeats it up to 2 times, thanks to your [+2] marker"


def test_a_plus_2_marker_of_another_action_does_not_help() -> None:
    state = with_tiles(extra_senate=1)
    state.players[0].plus_two = ["forum"]
    table = acting(state, "senate", "advance")
    assert about(table, "extra-senate") == "repeats it once"
    choose(table, "extra-senate")
    assert points_of(table) == [2, 3]
    assert keys(table) == ["end"]


def test_a_second_tile_in_the_same_turn_is_not_used() -> None:
    table = acting(with_tiles(extra_senate=2, wild_extra=1), "senate", "advance", "extra-senate")
    assert keys(table) == ["end"]
    assert me(table).tiles == {"extra-senate": 1, "wild-extra": 1}


def test_the_wild_one_may_be_used_although_the_real_one_is_there() -> None:
    table = acting(with_tiles(extra_senate=1, wild_extra=1), "senate", "advance")
    assert keys(table) == ["extra-senate", "wild-extra+senate", "end"]
    assert label(table, "wild-extra+senate") == "Once more: senate (wild extra action)"
    choose(table, "wild-extra+senate")
    assert me(table).tiles == {"extra-senate": 1}
    assert points_of(table) == [2, 3]


def test_a_tile_of_another_action_repeats_nothing() -> None:
    table = acting(with_tiles(extra_forum=1), "senate", "advance")
    assert keys(table) == ["end"]


def test_an_action_that_was_left_out_or_impossible_is_not_repeated() -> None:
    table = acting(with_tiles(extra_senate=1), "senate", "end")
    assert table.view(None).active == 1
    state = with_tiles(extra_senate=1)
    at_senate(state, 0, 8)
    assert keys(acting(state, "senate")) == ["end"]


def test_a_tile_that_was_won_in_this_turn_is_used() -> None:
    state = empty()
    state.forum["F1"] = "extra-forum"
    table = acting(state, "forum", "extra-forum", "extra-forum", "senate-3", "end")
    assert me(table).tiles == {"senate-3": 1}


def test_the_repeat_may_be_another_option_of_the_action() -> None:
    table = acting(with_tiles(extra_military=1), "military", "alpes", "extra-military")
    assert "end" not in keys(table)
    choose(table, "legionnaire")
    assert points_of(table) == [3]


def test_after_the_first_door_an_extra_senate_or_an_extra_construction_tile_not_both() -> None:
    state = with_tiles(extra_senate=1, extra_construction=1)
    state.players[0].worker_camp = 2
    table = acting(state, "construction", "B3", "advance")
    assert keys(table) == ["extra-construction", "extra-senate", "end"]
    twin = table.copy()
    choose(table, "extra-senate")
    assert points_of(table) == [4, 2, 3]
    assert keys(table) == ["end"]
    choose(twin, "extra-construction", "B2")
    assert points_of(twin) == [4, 2, 3]
    assert keys(twin) == ["end"]


def test_without_the_option_only_the_main_action_is_repeated() -> None:
    state = with_tiles(Options(extra_after_free_action=False), extra_senate=1, extra_construction=1)
    table = acting(state, "construction", "B3", "advance")
    assert keys(table) == ["extra-construction", "end"]


def test_a_wild_one_repeats_the_main_action_or_the_free_one() -> None:
    table = acting(with_tiles(wild_extra=1), "construction", "B3", "advance")
    assert keys(table) == ["wild-extra+construction", "wild-extra+senate", "end"]


def test_a_repeated_construction_gives_free_actions_too_but_they_are_not_repeated() -> None:
    state = with_tiles(extra_construction=1, extra_senate=1, wild_extra=1)
    state.players[0].worker_camp = 2
    table = acting(state, "construction", "A3", "none", "extra-construction", "B3", "advance")
    assert points_of(table) == [4, 4, 2]
    assert keys(table) == ["end"]


def test_a_repeat_is_taken_back_like_any_move() -> None:
    table = acting(with_tiles(extra_senate=1), "senate", "advance", "extra-senate")
    table.undo(0)
    assert me(table).tiles == {"extra-senate": 1}
    assert points_of(table) == [2]
    table.undo(0)
    assert points_of(table) == []


def test_a_repeated_seaport_action_sees_the_card_that_came_up() -> None:
    state = with_tiles(extra_seaport=1)
    hold(state)
    table = acting(state, "seaport", draws=["gems"])
    assert option(table, "discard_1").reveals
    choose(table, "discard_1", "extra-seaport", "discard_1")
    assert me(table).cards == {"gems": 1, "wine": 1}
    assert table.view(0).discards[0] == []
    assert option(table, "end").reveals
