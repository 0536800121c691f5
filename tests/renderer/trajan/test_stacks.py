from collections import Counter
from collections.abc import Iterator

from games.trajan.actions.trajan_action import stack_option
from games.trajan.pieces import CENTRE, FIRST_SLOTS, STACKS, TRAJAN_TILES, TRAYS
from games.trajan.state import Trajan
from renderer import Layout
from renderer.kit.furniture import arrow, seal, slab
from renderer.trajan.board_in_words import next_slot
from renderer.trajan.drawings.circle import arch
from renderer.trajan.drawings.markers import marker
from renderer.trajan.drawings.trajan_tiles import trajan_tile
from tests.games.trajan.position import empty
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.positions import positions
from tests.support.scenes import stamps, texts_in, written


def seat_views() -> Iterator[tuple[Trajan, int]]:
    """What seats see in the course of whole games."""
    for position in positions(GAME)[::3]:
        for seat in range(position.players):
            yield position.views[seat], seat


def lit_row(layout: Layout) -> list[str]:
    """What is written in the rows of trays that are lit."""
    return [
        text
        for each in stamps(layout, slab)
        if each.look[:1] == ("glow",)
        for text in texts_in(layout, each.box)
    ]


def test_the_stacks_show_their_open_tiles_and_how_many_they_have_over_whole_games() -> None:
    for position in positions(GAME)[::3]:
        for seat in (None, 0):
            view = position.views[seat]
            layout = laid(view, "stacks", seat)
            shown = [each.look[0] for each in stamps(layout, trajan_tile)]
            assert shown[: len(view.stacks)] == [view.stacks[each] for each in STACKS if each in view.stacks]
            left = [text for text in written(layout) if text.endswith("/9")]
            assert left == [f"{view.stack_left(stack)}/9" for stack in STACKS], position.name


def test_a_seat_sees_its_own_markers_and_tiles_in_slots_next_to_them() -> None:
    for view, seat in seat_views():
        player, layout = view.players[seat], laid(view, "stacks", seat)
        lying = Counter(colour for colours in player.trays.values() for colour in colours)
        assert Counter(each.look[0] for each in stamps(layout, marker)) == lying
        shown = [each.look[0] for each in stamps(layout, trajan_tile)][len(view.stacks) :]
        assert shown == [player.slots[slot] for slot in TRAYS if slot in player.slots]


def test_nobodys_trays_stand_next_to_the_stacks_of_a_spectator() -> None:
    assert not stamps(laid(empty(2), "stacks", None), marker, seal)


def test_ticks_are_on_the_markers_that_options_do_not_call_missing() -> None:
    for view, seat in seat_views():
        slot, layout = next_slot(view, seat), laid(view, "stacks", seat)
        tiles = {each.look[0]: each.box for each in stamps(layout, trajan_tile)}
        for stack, tile in view.stacks.items():
            ticks = sum(tiles[tile].meets(each.box) for each in stamps(layout, seal))
            if slot == CENTRE:
                assert ticks == 0
                continue
            about = stack_option(view, seat=seat, stack=stack, slot=slot, reveals=False).about
            assert about
            missing = about.args["number"]
            assert isinstance(missing, int)
            assert ticks == TRAJAN_TILES[tile].needs.total() - missing


def test_of_two_equal_markers_the_first_is_ticked_where_one_lies_there() -> None:
    state = empty(2)
    state.phase = "turn"
    state.stacks = {"legionnaires": "legionnaires-1"}
    colour, other = TRAJAN_TILES["legionnaires-1"].markers
    assert colour == other
    state.players[0].trays["I"] = [colour]
    layout = laid(state, "stacks")
    (tile,), (tick,) = stamps(layout, trajan_tile), stamps(layout, seal)
    assert tick.box.centred(0, 0).left < tile.box.centred(0, 0).left
    state.players[0].trays["I"] = [colour, colour]
    assert len(stamps(laid(state, "stacks"), seal)) == 2


def test_the_row_is_lit_where_the_next_tile_goes_in_the_setup_without_the_arch() -> None:
    state = empty(2)
    for taken, slot in enumerate((*FIRST_SLOTS, "I")):
        state.phase = "first_tiles" if slot in FIRST_SLOTS else "turn"
        state.players[0].slots = dict.fromkeys(FIRST_SLOTS[:taken], "points-1")
        layout = laid(state, "stacks")
        assert lit_row(layout) == [slot]
        assert len(stamps(layout, arrow)) == (slot in FIRST_SLOTS)
        assert len(stamps(layout, arch)) == 1
        assert f"Aurelia’s next Trajan tile goes to slot {slot}." in said(state, "stacks")
    state.players[0].arch = CENTRE
    layout = laid(state, "stacks")
    assert not lit_row(layout)
    assert not stamps(layout, arch)
    assert "Aurelia has no free slot for a Trajan tile." in said(state, "stacks")
