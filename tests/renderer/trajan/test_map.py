from games.trajan.pieces import MILITARY_CAMP, PROVINCE_POINTS, PROVINCES
from games.trajan.state import Trajan
from renderer import Highlight, Layout
from renderer.engine.layout import Box, Stamp, Text
from renderer.kit.furniture import glow, seal
from renderer.kit.seats import emblem
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import leader, lit_road
from renderer.trajan.parts.close_up import MAP
from renderer.trajan.parts.provinces.map_places import place_boxes
from tests.games.trajan.position import empty
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.positions import positions
from tests.support.scenes import stamps


def places(layout: Layout) -> dict[str, Box]:
    """The boxes of the provinces and the camp."""
    ground = next(item for item in layout.items if isinstance(item, Stamp) and item.art.__name__ == "land")
    return dict(place_boxes(ground.box, MAP))


def figures_in(layout: Layout, province: str) -> list[str]:
    """The numbers in a province."""
    box = places(layout)[province]
    texts = [item for item in layout.items if isinstance(item, Text) and box.contains(item.box)]
    return [item.text for item in texts if item.text.isdigit()]


def three_in_gaul() -> Trajan:
    """Seat 0's view of a table of three: both others in Britannia and Noricum, one in Raetia, 0 in Alpes."""
    state = empty(3)
    state.legionnaires = {"britannia": [1, 2], "noricum": [2, 1], "raetia": [1], "alpes": [0]}
    state.provinces = {"belgica": "bread"}
    state.players[0].leader = "raetia"
    return state


def test_a_province_shows_what_the_viewers_legionnaire_would_score() -> None:
    layout = laid(three_in_gaul(), "military")
    assert figures_in(layout, "britannia") == ["10", "4"]
    assert figures_in(layout, "noricum") == ["5", "0"]
    assert figures_in(layout, "raetia") == ["3", "0"]
    assert figures_in(layout, "aquitania") == ["10"]


def test_an_own_legionnaire_seals_a_province() -> None:
    layout = laid(three_in_gaul(), "military")
    (done,) = stamps(layout, seal)
    assert places(layout)["alpes"].contains(done.box)
    assert len(stamps(laid(three_in_gaul(), "military", 2), seal)) == 2


def test_who_only_watches_sees_printed_points() -> None:
    layout = laid(three_in_gaul(), "military", None)
    for province, points in PROVINCE_POINTS.items():
        assert figures_in(layout, province) == [str(points)]


def test_the_next_provinces_of_the_viewers_leader_are_lit() -> None:
    layout = laid(three_in_gaul(), "military")
    lit = {item.box for item in layout.items if isinstance(item, Stamp) and item.look[:1] == ("glow",)}
    near = {"alpes", "belgica", "germania_superior", "noricum"}
    boxes = places(layout)
    assert {name for name in PROVINCES if boxes[name] in lit} == near
    assert len(stamps(layout, lit_road)) == len(near)


def test_what_can_be_chosen_is_framed_and_nothing_else_lit() -> None:
    highlights = [Highlight("province_belgica"), Highlight(MILITARY_CAMP)]
    layout = laid(three_in_gaul(), "military", highlights=highlights)
    boxes = places(layout)
    assert {each.box for each in stamps(layout, glow)} == {boxes["belgica"], boxes[MILITARY_CAMP]}
    assert not stamps(layout, lit_road)


def test_the_camp_counts_legionnaires_and_holds_leaders() -> None:
    state = three_in_gaul()
    state.players[1].military_camp = 4
    layout = laid(state, "military", None)
    camp = places(layout)[MILITARY_CAMP]
    inside = [item for item in layout.items if isinstance(item, Text) and camp.contains(item.box)]
    assert [item.text for item in inside] == ["Camp", "1", "4", "1"]
    assert [each.look for each in stamps(layout, leader) if camp.contains(each.box)] == [(1,), (2,)]


def test_every_piece_of_whole_games_stands_where_it_is() -> None:
    seen = 0
    for position in positions(GAME):
        view = position.views[None]
        layout = laid(view, "military", None)
        boxes = places(layout)
        for province in PROVINCES:
            inside = [
                item
                for item in layout.items
                if isinstance(item, Stamp) and boxes[province].contains(item.box)
            ]
            here = [item.look[0] for item in inside if item.art is emblem]
            assert here == view.legionnaires.get(province, []), f"{position.name}, {province}"
            leaders = [item.look[0] for item in inside if item.art is leader]
            assert leaders == [seat for seat, player in enumerate(view.players) if player.leader == province]
            tiles = [item.look[0] for item in inside if item.art is forum_tile]
            assert tiles == [tile for name, tile in view.provinces.items() if name == province]
            seen += len(here) + len(leaders) + len(tiles)
    assert seen


def test_the_words_say_where_the_leader_can_go() -> None:
    text = said(three_in_gaul(), "military")
    assert "Aurelia’s leader is here: Raetia." in text
    assert "Noricum (a legionnaire would score 0)" in text
    assert "Alpes (own legionnaire already there)" in text
    assert "Belgica (6): bread." in text
    assert "Britannia (10): Marcus’s legionnaire, Livia’s legionnaire." in text
