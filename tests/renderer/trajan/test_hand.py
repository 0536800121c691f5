from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from bot.screens.painting.pictures import highlights
from games.hidden import as_seen_by, copy_state
from games.trajan.pieces import FORUM_TILES
from games.trajan.scoring.final_scoring import final_by_source
from games.trajan.state import Trajan
from games.words import LOCALES, Message
from renderer import Highlight, Layout, alt_text, lay_out
from renderer.engine.layout import Box, Stamp, Text
from renderer.kit import furniture, icons
from renderer.trajan.drawings import goods, marks
from renderer.trajan.drawings.construction import construction_tile
from renderer.trajan.drawings.demands import demand_tile, kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from tests.games.trajan.position import acting, empty, hold, own, own_bonus, play_from, show
from tests.renderer.trajan import GAME
from tests.support.positions import NAMES, positions, texts
from tests.support.scenes import stamps
from tests.support.table_story import choose, pending


def shown(
    state: Trajan, seat: int = 0, *, viewer: int | None = None, marked: Sequence[Highlight] = ()
) -> Layout:
    """The hand and mat of a seat, as a viewer sees them."""
    view = as_seen_by(copy_state(state), seat if viewer is None else viewer)
    return lay_out(
        GAME,
        view,
        picture="hand",
        seat=seat,
        words=texts(GAME),
        names=NAMES[: len(view.players)],
        highlights=marked,
    )


def looks(layout: Layout, art: object) -> list[str]:
    """The first arguments of the drawings by an art."""
    return [stamp.look[0] for stamp in stamps(layout, art)]


def written_at(layout: Layout, box: Box) -> Iterator[str]:
    """The texts on a piece or at its corner."""
    around = box.inset(-8)
    return (
        item.text for item in layout.items if isinstance(item, Text) and around.contains(item.capitals_box)
    )


def card_in_hand(layout: Layout, kind: str) -> Stamp:
    """The card of a commodity in the upper row."""
    return min((each for each in stamps(layout, goods.card) if each.look == (kind,)), key=lambda c: c.box.top)


def test_cards_lie_by_commodity_with_their_number() -> None:
    state = empty()
    state.discard_piles = [[], []]
    hold(state, "fish", "fish", "wheat")
    show(state, "wine", "oil", "oil", "oil")
    layout = shown(state)
    assert sorted(looks(layout, goods.card)) == ["fish", "oil", "wheat", "wine"]
    assert list(written_at(layout, card_in_hand(layout, "fish").box)) == ["2"]
    assert list(written_at(layout, card_in_hand(layout, "wheat").box)) == []
    assert list(written_at(layout, card_in_hand(layout, "oil").box)) == ["3"]


def test_of_another_hand_only_what_everybody_knows_is_shown() -> None:
    state = empty()
    state.discard_piles = [[], []]
    hold(state, "fish", "gems", seat=1, seen=["wheat"])
    mine, others = shown(state, 1), shown(state, 1, viewer=0)
    assert sorted(looks(mine, goods.card)) == ["fish", "gems", "wheat"]
    assert looks(others, goods.card) == ["wheat"]
    assert len(stamps(others, goods.card_back)) == len(stamps(mine, goods.card_back)) + 1


def test_hands_that_differ_in_secret_look_the_same() -> None:
    layouts = []
    for cards in (("fish", "gems"), ("oil", "oil")):
        state = empty()
        hold(state, *cards, seat=1)
        layouts.append(shown(state, 1, viewer=0))
    assert layouts[0] == layouts[1]


def test_the_piles_show_their_tops_and_how_many_cards_they_have() -> None:
    state = empty()
    hold(state, "fish")
    show(state, "oil")
    state.discard_piles[1] = []
    layout = shown(state)
    [pile] = stamps(layout, goods.card_back)
    assert list(written_at(layout, pile.box)) == ["57"], "60 less the hand, the display and one discarded"
    assert "wine" in looks(layout, goods.card)


def test_tiles_of_a_kind_lie_on_each_other_and_a_marker_doubles_an_extra_action() -> None:
    state = empty()
    own(state.players[0], bread=2, extra_forum=1, extra_senate=1)
    state.players[0].plus_two = ["forum", "military"]
    layout = shown(state)
    tiles = {stamp.look[0]: stamp.box for stamp in stamps(layout, forum_tile)}
    assert tiles.keys() == {"bread", "extra-forum", "extra-senate"}
    assert list(written_at(layout, tiles["bread"])) == ["2"]
    [marker] = stamps(layout, marks.plus_two)
    assert marker.box.overlaps(tiles["extra-forum"])


def test_every_kind_of_tile_finds_room() -> None:
    state = empty()
    state.players[0].tiles = dict.fromkeys(FORUM_TILES, 2)
    boxes = [stamp.box for stamp in stamps(shown(state), forum_tile)]
    assert len(boxes) == len(FORUM_TILES)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_each_demand_has_what_meets_it_and_what_is_missing_costs_points() -> None:
    state = empty()
    state.demands = ["bread", "games", "religion"]
    state.players[0].kept = ["demand-1"]
    own(state.players[0], games=1)
    layout = shown(state)
    assert looks(layout, demand_tile) == ["bread", "games", "religion"]
    assert looks(layout, kept_tile) == ["bread"]
    assert looks(layout, forum_tile).count("games") == 2, "on the mat, and where it would be paid"
    assert len(stamps(layout, icons.nothing)) == 1
    assert "−4" in [item.text for item in layout.items if isinstance(item, Text)]


def test_a_set_of_buildings_has_its_points_and_a_star_for_each_wild_tile() -> None:
    state = empty()
    state.players[0].construction = ["door-2", "door-3"]
    own(state.players[0], wild_construction=2)
    layout = shown(state)
    assert len(stamps(layout, construction_tile)) == 5
    assert len(stamps(layout, marks.wild)) == 2
    assert "20" in [item.text for item in layout.items if isinstance(item, Text)]


def test_the_final_scoring_is_foretold_by_source() -> None:
    seen = set()
    for position in positions(GAME):
        for seat in range(position.players):
            view = position.views[seat]
            layout = shown(view, seat)
            tablet = stamps(layout, furniture.tablet)[-1]
            points = sum(final_by_source(view, seat).values())
            assert list(written_at(layout, tablet.box)) == [str(points)], position.name
            seen.add(points)
    assert len(seen) > 5


def test_what_can_be_chosen_is_framed_and_its_number_stays_to_be_read() -> None:
    state = empty()
    hold(state, "fish", "fish")
    own(state.players[0], bread=2)
    spots = ["card_fish", "tile_bread", "pile", "discard_1", "discard_2"]
    layout = shown(state, marked=[Highlight(spot) for spot in spots])
    frames = [item.box for item in stamps(layout, furniture.glow)]
    assert len(frames) == len(spots)
    last = max(number for number, item in enumerate(layout.items) if item.box in frames)
    above = Layout(layout.width, layout.height, layout.items[last + 1 :])
    assert [list(written_at(above, box)) for box in frames[:2]] == [["2"], ["2"]]


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words_there_is_what_one_has_to_know_to_choose(locale: str) -> None:
    state = empty()
    state.demands = ["bread"]
    hold(state, "fish", "fish")
    own(state.players[0], wild_demand=1)
    own_bonus(state.players[0], "wine-fish")
    words = texts(GAME, locale)
    said = alt_text(GAME, state, picture="hand", seat=0, words=words, names=NAMES[:2])
    for text in ("commodities-fish", "demand-bread", "tile-wild-demand", "bonus-wine-fish"):
        assert words.text(Message(text)) in said


@pytest.mark.parametrize(("way", "spots"), [("draw", 5), ("play", 2)])
def test_whatever_can_be_chosen_of_a_hand_is_on_the_picture(way: str, spots: int) -> None:
    state = empty()
    hold(state, "fish", "fish", "oil")
    table = acting(state, "seaport", draws=["wheat", "fish"])
    choose(table, way)
    choice = pending(table)
    marked = highlights(choice, texts(GAME))
    assert choice.picture == "hand"
    assert len(marked) == spots
    assert len(stamps(shown(table.view(0), marked=marked), furniture.glow)) == spots


def test_whatever_can_be_given_for_demands_is_on_the_picture() -> None:
    state = empty()
    state.demands = ["bread"]
    own(state.players[0], bread=1, wild_demand=1)
    choice = pending(play_from(state, "demands"))
    marked = highlights(choice, texts(GAME))
    assert choice.picture == "hand"
    assert {each.spot for each in marked} == {"tile_bread", "tile_wild-demand"}
    assert len(stamps(shown(state, marked=marked), furniture.glow)) == 2
