import pytest

from games.trajan.actions.construction import sites_for
from games.trajan.events.actions import ForumTileTaken, LeaderMoved, LegionnairePlaced, SenateAdvanced
from games.trajan.events.cards import CardTaken, open_card
from games.trajan.left import cards_left
from games.trajan.pieces import DEMANDS, FIRST_TILE_GIVES, SITES
from renderer import Change, Highlight, Layout
from renderer import changes as changes_of
from renderer.engine.layout import Stamp, Text
from renderer.kit.furniture import slab
from renderer.kit.seats import emblem, outline
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.demands import demand, demand_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.goods import card
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.time import start_space, step, time_marker
from renderer.trajan.parts.senate import disc_spot
from tests.games.trajan.position import at_senate, empty, hold, own
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.positions import positions
from tests.support.scenes import stamps, texts_in, written


def lit_texts(layout: Layout) -> set[str]:
    """The texts on lit slabs."""
    lit = [each for each in stamps(layout, slab) if each.look[:1] == ("glow",)]
    return {text for place in lit for text in texts_in(layout, place.box)}


def label_texts(layout: Layout) -> list[str]:
    """The labels of the options."""
    return [item.text for item in layout.items if isinstance(item, Text) and item.colour == "glow"]


# The district


def test_sites_beside_own_workers_are_lit() -> None:
    state = empty(2)
    state.workers = {"B2": [0], "E4": [1]}
    for site in state.workers:
        del state.district[site]
    named = {text for text in lit_texts(laid(state, "district")) if text in SITES}
    assert named == set(sites_for(state, 0)) == {"A2", "B1", "B3", "C2"}
    assert not lit_texts(laid(empty(2), "district")) & set(SITES), "the first worker goes anywhere"


def test_sites_that_can_be_chosen_have_their_names_as_labels() -> None:
    layout = laid(empty(2), "district", highlights=[Highlight("A1", "A1"), Highlight("C3", "C3")])
    assert label_texts(layout) == ["A1", "C3"]
    assert [written(layout).count(site) for site in SITES] == [1] * len(SITES)


def test_the_action_of_a_first_tile_is_pale_once_it_was_had() -> None:
    state = empty(2)
    state.players[0].construction = ["door-2", "door-3"]
    pale = [each.look[0] for each in stamps(laid(state, "district"), action) if each.look[1] == "sand"]
    assert pale == [FIRST_TILE_GIVES["door"]]
    others = stamps(laid(state, "district", 1), action)
    assert all(each.look[1] == "ink" for each in others)


def test_the_words_of_the_district_say_where_and_what() -> None:
    state = empty(2)
    state.players[0].construction = ["door-2"]
    text = said(state, "district")
    assert "Sites for Aurelia’s next worker: any." in text
    assert "window (military)" in text
    assert "door (senate)" not in text


# The forum


@pytest.mark.parametrize(("players", "spaces"), [(2, 9), (3, 12), (4, 15)])
def test_every_forum_space_is_named(players: int, spaces: int) -> None:
    state = empty(players)
    for picture in ("forum", "board"):
        found = written(laid(state, picture))
        assert len(state.forum_spaces) == spaces
        assert all(found.count(space) == 1 for space in state.forum_spaces)


def test_tiles_lie_where_the_rules_say_over_whole_games() -> None:
    for position in positions(GAME)[::3]:
        view = position.views[None]
        layout = laid(view, "forum", None)
        assert [each.look[0] for each in stamps(layout, forum_tile)] == [
            view.forum[space] for space in view.forum_spaces if space in view.forum
        ], position.name


# The seaport


def test_a_gray_ship_shows_its_gray_points_first() -> None:
    state = empty(2)
    state.gray_ships = ["equal"]
    layout = laid(state, "port")
    assert [each.look for each in stamps(layout, ship)] == [
        ("equal", True),
        ("pairs", False),
        ("different", False),
    ]
    first = written(layout)
    assert first.index("15") < first.index("20"), "gray above coloured"


def test_the_piles_show_tops_and_numbers() -> None:
    state = empty(2)
    hold(state, "fish", "wheat")
    hold(state, "oil", seat=1)
    layout = laid(state, "port")
    piles = [each.look[0] for each in stamps(layout, card)][:2]
    assert piles == ["wine", "fish"]
    assert str(cards_left(state).left) in written(layout)


def test_cards_to_ship_can_be_chosen_beside_the_ships() -> None:
    state = empty(2)
    hold(state, "fish", "fish", "wheat")
    own(state.players[0], wild_commodity=2)
    layout = laid(state, "port", highlights=[Highlight("card_fish"), Highlight("tile_wild-commodity")])
    frames = [item for item in layout.items if isinstance(item, Stamp) and item.art.__name__ == "glow"]
    assert len(frames) == 2
    assert any(each.look[0] == "fish" and frames[0].box.contains(each.box) for each in stamps(layout, card))


# The senate


def test_the_ranking_counts_senate_tiles() -> None:
    """Green lies above brown on 5; brown has a tile of 3 votes and is before them, 8 to 5."""
    state = empty(2)
    at_senate(state, 0, 5)
    at_senate(state, 1, 5)
    own(state.players[0], senate_3=1)
    layout = laid(state, "senate", 1)
    names = [text for text in written(layout) if text in ("Aurelia", "Marcus")]
    assert names == ["Aurelia", "Marcus"]
    assert "8" in written(layout)
    assert "Senate 1: Aurelia, 8 votes (track 5, tiles 3)." in said(state, "senate")


def test_discs_lie_upon_each_other_as_they_came() -> None:
    state = empty(3)
    for seat in (2, 0, 1):
        at_senate(state, seat, 4)
    discs = stamps(laid(state, "senate", None), emblem)[:3]
    assert [each.look[0] for each in sorted(discs, key=lambda each: -each.box.top)] == [2, 0, 1]


def test_demands_that_may_still_come_are_counted() -> None:
    state = empty(2)
    state.demands, state.past_demands = ["bread", "bread"], ["games"]
    layout = laid(state, "senate")
    assert [each.look[0] for each in stamps(layout, demand_tile)] == ["bread", "bread"]
    signs = stamps(layout, demand)
    assert [each.look[0] for each in signs] == list(DEMANDS)
    assert [_beside(layout, each) for each in signs] == ["3", "4", "5"]
    assert "3 × bread" in said(state, "senate")


def _beside(layout: Layout, sign: Stamp) -> str:
    """The number next to a sign, on its right."""
    (text,) = [
        item.text
        for item in layout.items
        if isinstance(item, Text) and item.box.left == sign.box.right and item.box.top == sign.box.top
    ]
    return text


@pytest.mark.parametrize(("players", "steps"), [(2, 11), (3, 16), (4, 21)])
def test_the_time_track_has_its_steps(players: int, steps: int) -> None:
    state = empty(players)
    state.time = 4
    layout = laid(state, "senate")
    between = stamps(layout, step)
    assert (len(between), len(stamps(layout, start_space))) == (steps - 1, 2)
    assert [each.look[0] for each in between].count(True) == 3
    (marker,) = stamps(layout, time_marker)
    assert marker.box.overlaps(between[3].box)
    assert f"Steps left: {steps - 4}" in written(layout)


# The whole board


def test_the_board_shows_everything_that_its_close_ups_show_of_a_game() -> None:
    for position in positions(GAME)[::5]:
        view = position.views[None]
        layout = laid(view, "board", None)
        assert len(stamps(layout, ship)) == 3
        tiles = [each.look[0] for each in stamps(layout, forum_tile)]
        assert sorted(tiles) == sorted([*view.forum.values(), *view.provinces.values()]), position.name
        assert len(stamps(layout, demand_tile)) == len(view.demands)
        assert set(SITES) <= set(written(layout))


def test_what_changed_is_outlined_on_the_board_and_its_close_up() -> None:
    state = empty(2)
    at_senate(state, 1, 3)
    changes = [Change("board", disc_spot(1), 1), Change("board", "C3", 1), Change("hand", "C3", 0, 0)]
    assert len(stamps(laid(state, "board", changes=changes), outline)) == 2
    assert len(stamps(laid(state, "senate", changes=changes), outline)) == 1
    assert len(stamps(laid(state, "district", changes=changes), outline)) == 1


def test_what_seats_gained_stands_before_their_points() -> None:
    changes = [Change("turn", "points-1", 1, points=7), Change("turn", "points-0", 0, points=-4)]
    found = written(laid(empty(2), "board", changes=changes))
    assert {"+7", "−4"} <= set(found)


def test_events_change_the_spots_where_pieces_came_or_went() -> None:
    story = (
        (1, ForumTileTaken(0, "G1", "bread")),
        (2, LeaderMoved(1, "alpes", "")),
        (3, LegionnairePlaced(1, "alpes", 3)),
        (4, SenateAdvanced(0, 1)),
        (5, CardTaken(1, 2, open_card("fish"))),
    )
    found = [
        (each.spot, each.seat, each.news)
        for each in changes_of(GAME, story, 1, 0)
        if each.picture == "board" and not each.points
    ]
    assert found == [
        ("G1", 0, False),
        ("leader-1", 1, True),
        ("legionnaire-alpes-1", 1, True),
        ("senate-0", 0, False),
        ("discard_2", 1, True),
    ]
