from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.trajan.actions.trajan_action import stack_option
from games.trajan.pieces import CENTRE, COLOURS, FIRST_SLOTS, STACKS, TRAJAN_TILES, TRAYS
from games.trajan.player import Player
from games.trajan.sowing import plan_of
from games.trajan.state import Trajan
from games.words import LOCALES
from renderer import Highlight, NothingToShow, alt_text
from renderer.engine.layout import Layout, Stamp
from renderer.kit import furniture, pieces
from renderer.kit.furniture import arrow, seal, slab
from renderer.trajan.board_in_words import next_free_slot
from renderer.trajan.drawings import circle, markers, marks
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.circle import arch
from renderer.trajan.drawings.markers import marker
from renderer.trajan.drawings.trajan_tiles import trajan_tile
from tests.games.trajan.position import empty
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.positions import NAMES, positions, texts
from tests.support.scenes import stamps, texts_in, written


def markers_in(layout: Layout, art: object) -> list[str]:
    """The colours of the drawn markers of a kind."""
    return sorted(str(stamp.look[0]) for stamp in stamps(layout, art))


def test_every_marker_lies_in_a_tray_and_none_on_another() -> None:
    for position in positions(GAME):
        for seat, player in enumerate(position.state.players):
            layout = laid(position.views[seat], "circle", seat)
            lying = stamps(layout, markers.marker)
            assert markers_in(layout, markers.marker) == sorted(c for t in player.trays.values() for c in t)
            for one, other in combinations(lying, 2):
                assert not one.box.overlaps(other.box)


@pytest.mark.parametrize("number", range(1, 13))
def test_nothing_covers_a_marker_in_a_full_tray(number: int) -> None:
    state = with_trays({"II": [colour for colour in COLOURS for _ in range(2)][:number]})
    layout = laid(state, "circle", 0, [Highlight("tray_II", "II")])
    lying = stamps(layout, markers.marker)
    assert len(lying) == number
    after = layout.items[layout.items.index(lying[-1]) + 1 :]
    covering = [item for item in after if not (isinstance(item, Stamp) and item.art is furniture.round_glow)]
    assert [item for item in covering for one in lying if item.box.overlaps(one.box)] == []


def test_each_tray_says_how_far_it_goes_and_which_action_that_is() -> None:
    state = empty()
    layout = laid(state, "circle")
    icons = [stamp.look[0] for stamp in stamps(layout, action)]
    player = state.players[0]
    assert icons == [
        ("military", "senate", "trajan", "construction", "seaport", "forum")[n] for n in range(6)
    ]
    assert [text for text in written(layout) if text == "2"] == ["2"] * 6
    assert [plan_of(player, tray).target for tray in TRAYS] == ["III", "IV", "V", "VI", "I", "II"]


def test_a_tile_that_could_be_accomplished_has_a_laurel_and_so_has_the_tray_that_would_do_it() -> None:
    state = empty()
    assert stamps(laid(state, "circle"), pieces.laurel) == []
    state.players[0].slots["III"] = "points-3"
    state.players[0].trays["I"] = ["orange", "orange"]
    state.players[0].trays["II"] = ["yellow"]
    state.players[0].trays["III"] = ["orange"]
    layout = laid(state, "circle")
    assert len(stamps(layout, pieces.laurel)) == 2
    assert "could complete its tile" in said(state, "circle")


def test_before_a_tray_is_sown_its_path_its_target_and_what_falls_where_are_shown() -> None:
    state = with_trays({"I": ["yellow", "orange", "blue"], "IV": ["white"]})
    chosen = [Highlight("tray_I", chosen=True), Highlight("tray_II", chosen=True, piece="blue")]
    layout = laid(state, "circle", 0, chosen)
    assert len(stamps(layout, circle.path)) == 3
    assert [stamp.look for stamp in stamps(layout, circle.lit_sign)] == [("senate",)]
    assert markers_in(layout, markers.marker) == ["white"]
    assert markers_in(layout, markers.coming_marker) == ["blue"]
    assert len(stamps(layout, markers.open_marker)) == 2
    assert len(stamps(layout, furniture.seal)) == len(stamps(laid(state, "circle"), furniture.seal)) + 1


def test_markers_set_out_so_far_are_seen_by_who_sets_them_out() -> None:
    state = with_trays({})
    chosen = [Highlight("tray_I", chosen=True, piece="yellow,pink"), Highlight("tray_II")]
    layout = laid(state, "circle", 0, chosen)
    assert markers_in(layout, markers.coming_marker) == ["pink", "yellow"]
    assert stamps(layout, circle.path) == []


def test_slots_hold_tiles_the_arch_and_markers_plus_two() -> None:
    state = empty()
    player = state.players[0]
    player.slots = {"II": "cards-1", "V": "points-2"}
    player.plus_two = ["forum", "trajan"]
    layout = laid(state, "circle")
    assert [stamp.look[0] for stamp in stamps(layout, trajan_tile)] == ["cards-1", "points-2"]
    assert len(stamps(layout, marks.plus_two)) == 2
    assert len(stamps(layout, arch)) == 1
    player.slots = dict.fromkeys(TRAYS, "cards-1")
    player.arch = ""
    assert len(stamps(laid(state, "circle"), arch)) == 1


def test_without_a_seat_there_is_no_circle() -> None:
    with pytest.raises(LookupError) as raised:
        laid(empty(), "circle", None)
    assert not isinstance(raised.value, NothingToShow)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_circle_is_shown_whole(locale: str) -> None:
    """The fullest circle loses no tray and no steps in the alt text of any language."""
    state = empty()
    state.players[0].slots = {tray: f"legionnaires-{number}" for number, tray in enumerate(TRAYS, 1)}
    text = alt_text(GAME, state, picture="circle", seat=0, words=texts(GAME, locale), names=NAMES[:2])
    for tray in TRAYS:
        assert f" {tray} " in text
    assert "11" in text


def with_trays(trays: dict[str, list[str]]) -> Trajan:
    """A table with only these markers in the first seat's trays."""
    state = empty()
    state.players[0].trays = {**Player().trays, **trays}
    return state


def seat_views() -> Iterator[tuple[Trajan, int]]:
    """The views of seats in whole games."""
    for position in positions(GAME)[::3]:
        for seat in range(position.players):
            yield position.views[seat], seat


def lit_row(layout: Layout) -> list[str]:
    return [
        text
        for each in stamps(layout, slab)
        if each.look[:1] == ("glow",)
        for text in texts_in(layout, each.box)
    ]


def test_the_stacks_show_their_open_tiles_and_how_many_are_left_over_whole_games() -> None:
    for position in positions(GAME)[::3]:
        for seat in (None, 0):
            view = position.views[seat]
            layout = laid(view, "stacks", seat)
            shown = [each.look[0] for each in stamps(layout, trajan_tile)]
            assert shown[: len(view.stacks)] == [view.stacks[each] for each in STACKS if each in view.stacks]
            left = [text for text in written(layout) if text.endswith(" left")]
            assert left == [f"{view.stack_left(stack)} left" for stack in STACKS], position.name


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
        slot, layout = next_free_slot(view, seat), laid(view, "stacks", seat)
        tiles = {each.look[0]: each.box for each in stamps(layout, trajan_tile)}
        for stack, tile in view.stacks.items():
            ticks = sum(tiles[tile].overlaps(each.box) for each in stamps(layout, seal))
            if slot == CENTRE:
                assert ticks == 0
                continue
            about = stack_option(view, seat=seat, stack=stack, slot=slot, reveals=False).about
            assert about
            missing = about.args["number"]
            assert isinstance(missing, int)
            assert ticks == TRAJAN_TILES[tile].required_markers.total() - missing


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
