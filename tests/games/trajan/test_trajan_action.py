"""The Trajan action (rulings 7 and 8), and the next tile of a stack."""

from games.trajan.actions.trajan_action import TRAJAN
from games.trajan.pieces import CENTRE, STACKS, TRAYS
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, empty, me, own, sowing
from tests.support.table_story import about, choose, keys, label, option, prompt


def with_slots(*slots: str, arch: str = "I") -> Trajan:
    """A table where seat 0 has Trajan tiles in these slots."""
    state = empty()
    player = state.players[0]
    player.slots = {slot: f"points-{number}" for number, slot in enumerate(slots, 2)}
    player.arch = arch
    return state


def test_with_the_arch_on_1_and_tiles_on_2_4_6_the_tile_goes_to_1_and_the_arch_to_3() -> None:
    table = acting(with_slots("II", "IV", "VI"), "trajan", "stack_points")
    assert me(table).slots["I"] == "points-1"
    assert me(table).arch == "III"


def test_the_arch_goes_round_to_the_next_free_slot() -> None:
    table = acting(with_slots("I", "VI", arch="V"), "trajan", "stack_cards")
    assert me(table).arch == "II"


def test_without_a_free_slot_the_arch_goes_to_the_centre() -> None:
    table = acting(with_slots("I", "II", "III", "IV", "VI", arch="V"), "trajan", "stack_cards")
    assert me(table).arch == CENTRE


def test_with_the_arch_in_the_centre_there_is_no_trajan_action() -> None:
    assert prompt(acting(with_slots(*TRAYS, arch=CENTRE), "trajan")) == "end-impossible"


def test_every_stack_with_a_tile_is_offered_with_what_it_needs() -> None:
    state = empty()
    del state.stacks["demand"]
    state.trajan_out = [*state.trajan_out, *(f"demand-{n}" for n in range(2, 10))]
    table = acting(state, "trajan")
    assert keys(table) == [*(f"stack_{stack}" for stack in STACKS if stack != "demand"), "end"]
    assert label(table, "stack_legionnaires") == "1 legionnaire, 5 points (2 × blue)"
    assert about(table, "stack_legionnaires") == "neither of its markers is there yet"


def test_an_option_says_which_of_its_markers_lie_beside_the_slot_already() -> None:
    state = empty()
    state.stacks |= {"demand": "demand-4", "points": "points-2", "cards": "cards-6"}
    table = sowing(state, I="green green", IV="pink")
    choose(table, "IV=pink")
    assert about(table, "stack_demand") == about(table, "stack_points") == "all its markers are there"
    assert about(table, "stack_cards") == "still needed: pink"


def test_the_next_tile_comes_up_at_the_end_of_the_turn_so_that_the_action_can_be_taken_back() -> None:
    table = acting(empty(), "trajan", "stack_cards", draws=["cards-7"])
    assert "cards" not in table.view(0).stacks
    assert table.undoable(0) == 1
    assert option(table, "end").reveals
    choose(table, "end")
    assert table.view(0).stacks["cards"] == "cards-7"


def test_the_next_tile_comes_up_at_once_for_who_could_take_it_in_this_turn() -> None:
    for tile in ("extra_trajan", "wild_extra"):
        state = empty()
        own(state.players[0], **{tile: 1})
        table = acting(state, "trajan", draws=["cards-7"])
        assert option(table, "stack_cards").reveals
        choose(table, "stack_cards")
        assert table.view(0).stacks["cards"] == "cards-7"
        assert table.undoable(0) == 0


def test_nothing_comes_up_at_once_for_who_has_no_slot_left_for_a_second_tile() -> None:
    state = with_slots("I", "II", "III", "IV", "VI", arch="V")
    own(state.players[0], extra_trajan=1)
    table = acting(state, "trajan")
    assert not option(table, "stack_cards").reveals
    choose(table, "stack_cards")
    assert "cards" not in table.view(0).stacks


def test_an_empty_stack_stays_empty() -> None:
    state = empty()
    state.trajan_out = [*state.trajan_out, *(f"cards-{n}" for n in range(2, 10))]
    table = acting(state, "trajan", "stack_cards")
    assert not option(table, "end").reveals
    choose(table, "end")
    assert "cards" not in table.view(0).stacks


def test_without_a_slot_or_without_tiles_there_is_no_trajan_action_and_why_says_which() -> None:
    full, sold_out = with_slots(*TRAYS, arch=CENTRE), empty()
    sold_out.stacks.clear()
    assert [*TRAJAN.why_not(full, 0)] == [Reason.NO_SLOT]
    assert [*TRAJAN.why_not(sold_out, 0)] == [Reason.NO_TILES]
    assert not any(TRAJAN.why_not(empty(), 0))
