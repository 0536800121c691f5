import pytest

import renderer
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt
from games.porta_nigra.events.influence import BrickAdded
from games.porta_nigra.events.setup import SetupEnded
from games.porta_nigra.events.turn import TurnEnded
from games.porta_nigra.pieces import BUILDINGS, COLOURS, SITES
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import site_place
from games.words import LOCALES
from renderer import Change, Highlight, Layout
from renderer.engine.layout import Box
from renderer.kit.furniture import glow, plain, slab
from renderer.kit.seats import emblem, outline
from renderer.porta_nigra.changes import changes as changes_of
from renderer.porta_nigra.drawings.bricks import ground, masonry
from renderer.porta_nigra.drawings.city import border
from renderer.porta_nigra.drawings.goods import sesterce
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.drawings.sources import building_card_sign, card_of_colour
from renderer.porta_nigra.parts.quarter import builder_spot
from renderer.porta_nigra.parts.rewards import progress
from tests.games.porta_nigra.position import build_on, display, display_cards, empty, own
from tests.renderer.porta_nigra import GAME
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.positions import positions
from tests.support.scenes import stamps, texts_in, written

SHOPS = len(COLOURS)
SHOP_HIGH = 100
"""The greatest height of a shop, which lies on the ground of its colour."""


def site_box(layout: Layout, site: str) -> Box:
    """The box of a site, whose name is there once on a close-up of its building."""
    (box,) = [
        each.box
        for each in (*stamps(layout, ground), *stamps(layout, masonry))
        if each.box.height > SHOP_HIGH and site_place(site) in texts_in(layout, each.box)[-1:]
    ]
    return box


# Sites and elements


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_site_is_named_with_what_it_takes_and_scores(building: str) -> None:
    layout = laid(empty(), building)
    for site in SITES.values():
        if site.building == building and site.bricks:
            found = texts_in(layout, site_box(layout, site.name))
            assert found == [str(site.bricks), str(site.points), site_place(site.name)]


def test_a_site_of_the_porta_nigra_takes_3_to_8_bricks_and_scores_each() -> None:
    layout = laid(empty(), "porta_nigra")
    assert texts_in(layout, site_box(layout, "porta_nigra-9")) == ["3–8", "×5", "9"]


def test_an_element_shows_whose_it_is_and_how_many_bricks_it_has() -> None:
    state = empty()
    build_on(state, "porta_nigra-7", 7, seat=1)
    layout = laid(state, "porta_nigra")
    box = site_box(layout, "porta_nigra-7")
    assert texts_in(layout, box) == ["7", "7"]
    assert [each.look for each in stamps(layout, emblem) if box.contains(each.box)] == [(1,)]
    assert [each.look[0] for each in stamps(layout, masonry)] == ["yellow"]


def test_the_city_and_its_close_ups_show_all_elements_of_a_game() -> None:
    for position in positions("porta_nigra")[::4]:
        view: PortaNigra = position.views[None]
        free = len(view.free_sites())
        for picture in ("city", "sites"):
            layout = laid(view, picture, None)
            assert len(stamps(layout, masonry)) == len(view.elements), position.name
            assert len(stamps(layout, ground)) == free + SHOPS
        close = [laid(view, building, None) for building in BUILDINGS]
        assert sum(len(stamps(each, masonry)) for each in close) == len(view.elements)


@pytest.mark.parametrize("picture", ["city", "sites"])
def test_sites_that_can_be_chosen_have_their_names_as_labels(picture: str) -> None:
    offered = [Highlight("basilica-A1", "A1"), Highlight("city_wall-3", "3")]
    layout = laid(empty(), picture, highlights=offered)
    assert len(stamps(layout, glow)) == 2
    for highlight, frame in zip(offered, stamps(layout, glow), strict=True):
        assert texts_in(layout, frame.box).count(highlight.label) == 1


def test_a_close_up_lights_where_the_viewer_could_build() -> None:
    """Two blue bricks and one white one: sites of two blue ones in the basilica, of three in the wall."""
    state = empty()
    own(state, blue=2, white=1)
    assert lit_names(laid(state, "basilica")) == ["A2"]
    assert lit_names(laid(state, "city_wall")) == ["2", "7"]
    assert "Aurelia could build now: A2 (2 blue bricks, 5 points)." in said(state, "basilica")
    assert "2 (3 blue bricks, 8 points)" in said(state, "city_wall")
    assert "Moving there costs Aurelia 1 sesterce." in said(state, "city_wall")
    own(state, romans=0)
    assert lit_names(laid(state, "basilica")) == []
    assert lit_names(laid(state, "basilica", None)) == []


@pytest.mark.parametrize("picture", ["city", "sites"])
def test_the_city_lights_where_the_viewer_could_build_until_a_site_is_asked(picture: str) -> None:
    state = empty()
    own(state, blue=2)
    assert lit_names(laid(state, picture)) == ["A2", "7", "B2", "C2"]
    assert "Aurelia could build now: amphitheater B2, C2, basilica A2, city wall 7." in said(state, picture)
    assert lit_names(laid(state, picture, highlights=[Highlight("basilica-A2", "A2")])) == []
    assert lit_names(laid(state, picture, None)) == []


def test_a_question_about_two_buildings_shows_these_two_without_the_market() -> None:
    state, names = empty(), {"Basilica", "Amphitheater", "City wall", "Porta Nigra"}
    asked = [Highlight("basilica"), Highlight("amphitheater")]
    whole, layout = laid(state, "sites"), laid(state, "sites", highlights=asked)
    assert names <= set(written(whole))
    assert names & set(written(layout)) == {"Basilica", "Amphitheater"}
    assert layout.height < 0.65 * whole.height


@pytest.mark.parametrize("picture", ["city", "sites", "amphitheater"])
def test_an_open_building_card_lies_on_the_sites_that_bring_it(picture: str) -> None:
    """A yellow amphitheater: on rows A and B, not on C; not on an element."""
    state = empty()
    display_cards(state, "amphitheater-yellow")
    layout = laid(state, picture)
    art, look = (
        (card_of_colour, ("yellow",))
        if picture == "sites"
        else (building_card_sign, ("amphitheater", "yellow"))
    )
    assert [each.look for each in stamps(layout, art)] == [look] * 2
    assert "These earn a building card now: A4, B4." in said(state, "amphitheater")
    build_on(state, "amphitheater-A4")
    assert len(stamps(laid(state, picture), art)) == 1


def lit_names(layout: Layout) -> list[str]:
    """The names of the lit sites."""
    lit = [each.box for each in stamps(layout, plain) if each.look == ("glow", 4)]
    return [text for box in lit for text in texts_in(layout, box)]


# Quarters


def test_quarters_lie_clockwise() -> None:
    """Red, yellow, black, blue: a way leads from each to the next one."""
    shops = {each.look[0]: each.box for each in stamps(laid(empty(), "market"), ground)}
    assert shops["red"].left < shops["yellow"].left
    assert shops["red"].top == shops["yellow"].top
    assert shops["yellow"].top < shops["black"].top
    assert shops["yellow"].left == shops["black"].left
    assert shops["black"].left > shops["blue"].left
    assert shops["black"].top == shops["blue"].top
    ways = [each.look[0] for each in stamps(laid(empty(), "market"), border)]
    assert ways == ["right", "down", "left", "up"]


def test_the_words_of_the_city_say_whose_turn_it_is_first() -> None:
    state = empty(3)
    state.phase, state.active = "turn", 2
    text = said(state, "city", 1)
    assert text.startswith(
        "Porta Nigra: Round 1 of 2. It is Livia’s turn. Aurelia is the start player. "
        "Moving there costs Marcus: "
    )
    assert text.index("Marcus: 0 points") < text.index("Aurelia: 0 points")


@pytest.mark.parametrize("picture", ["city", "sites", "city_wall"])
def test_the_way_to_a_quarter_is_on_light_if_the_viewer_can_pay_it(picture: str) -> None:
    """From the basilica one border leads to the city wall, in the whole city three to the amphitheater."""
    state = empty()
    own(state, sesterces=2)
    in_city = {1: True, 2: True, 3: False}
    assert ways(laid(state, picture), 0) == ({1: True} if picture == "city_wall" else in_city)
    state.players[0].quarter = "porta_nigra"
    assert ways(laid(state, "porta_nigra"), 0) == {}
    state.players[0].quarter = ""
    assert ways(laid(state, picture), 0) == ways(laid(state, picture, None), 0) == {}


def ways(layout: Layout, seat: int) -> dict[int, bool]:
    """The prices of ways for a seat, and whether it can pay them."""
    found = {}
    for plate in stamps(layout, slab):
        inside = [each for each in stamps(layout, emblem) if plate.box.contains(each.box)]
        if [each.look for each in inside] == [(seat,)] and plate.look[0] in ("glow", "mist"):
            texts = texts_in(layout, plate.box)
            if len(texts) == 1 and any(plate.box.contains(each.box) for each in stamps(layout, sesterce)):
                found[int(texts[0])] = plate.look[0] == "glow"
    return found


def test_builders_share_quarters() -> None:
    state = empty(4)
    state.players[2].quarter = "amphitheater"
    for picture in ("city", "sites", "market", "turn"):
        layout = laid(state, picture)
        assert sorted(each.look[0] for each in stamps(layout, builder)) == [0, 1, 2, 3]
    assert [each.look[0] for each in stamps(laid(state, "amphitheater"), builder)] == [2]
    assert "Livia: 0 points; builder: amphitheater;" in said(state, "city")


def test_the_next_reward_is_counted_from_the_bricks_in_a_building() -> None:
    """Basilica: 2 blue, then 2 red: no reward, then one, and 2 bricks are missing to the next."""
    state = empty()
    build_on(state, "basilica-A2", 2)
    assert [each.look[0] for each in stamps(laid(state, "basilica"), progress)] == [2, 0]
    assert "in parentheses how many more the next reward needs: Aurelia 2 (1), Marcus 0 (3)." in said(
        state, "basilica"
    )
    build_on(state, "basilica-B3", 2)
    assert [each.look[0] for each in stamps(laid(state, "basilica"), progress)] == [1, 0]
    assert "in parentheses how many more the next reward needs: Aurelia 4 (2), Marcus 0 (3)." in said(
        state, "basilica"
    )


def test_the_sites_show_how_far_the_next_reward_of_the_viewer_is() -> None:
    """The basilica, the city wall, the Porta Nigra, the amphitheater."""
    state = empty()
    build_on(state, "basilica-A2", 2)
    build_on(state, "city_wall-4", 3, seat=1)
    build_on(state, "city_wall-1", 2, seat=1)
    done = {
        seat: [each.look[0] for each in stamps(laid(state, "sites", seat), progress)] for seat in (0, 1, None)
    }
    assert done == {0: [2, 0, 0, 0], 1: [0, 2, 0, 0], None: [0, 0, 0, 0]}


@pytest.mark.parametrize("locale", LOCALES)
def test_headings_of_sites_are_not_cut_in_any_language(locale: str) -> None:
    """Gold is explained where there is some: with a brick of each color on all pictures of sites."""
    state = empty()
    own(state, **dict.fromkeys(COLOURS, 3))
    lit = {"en": "you can build now", "de": "jetzt baubar", "ru": "можно построить"}[locale]
    for picture in ("sites", *BUILDINGS):
        texts = written(laid(state, picture, locale=locale))
        assert lit in texts
        assert not any("…" in text for text in texts)


def test_a_close_up_shows_what_the_viewer_has() -> None:
    state = empty()
    own(state, seat=1, sesterces=17, romans=9, white=6)
    for picture in ("market", "basilica"):
        assert {"17", "9", "6"} <= set(written(laid(state, picture, 1)))
        assert "17" not in written(laid(state, picture, 0))
    for picture in ("market", "sites"):
        has = "Marcus has: 17 sesterces, 1 torch token, 9 Romans, 6 white bricks."
        assert has in said(state, picture, 1)


# What changed


def test_what_changed_is_outlined_on_the_city_and_its_close_ups() -> None:
    state = empty()
    build_on(state, "basilica-A2", 2, seat=1)
    news = [Change("city", "basilica-A2", 1), Change("city", "shop_blue", 1), Change("hand", "A", 1)]
    for picture in ("city", "sites", "turn"):
        assert len(stamps(laid(state, picture, changes=news), outline)) == 2
    assert len(stamps(laid(state, "basilica", changes=news), outline)) == 1
    assert len(stamps(laid(state, "market", changes=news), outline)) == 1


def test_what_seats_gained_stands_before_their_points() -> None:
    gained = [Change("city", "points-1", 1, points=9)]
    assert "+9" in written(laid(empty(), "city", changes=gained))


def test_events_change_the_spots_where_pieces_came_or_went() -> None:
    story = (
        (1, SetupEnded()),
        (2, BuilderMoved(0, "city_wall", 1)),
        (3, BrickBought(0, "yellow", 4)),
        (4, TurnEnded(0)),
        (5, ElementBuilt(1, "porta_nigra-7", 3, 0, 12, "")),
        (6, BrickAdded(1, "porta_nigra-7", 4)),
    )
    found = changes_of(story, 1, 0)
    in_city = [each for each in found if each.picture == "city"]
    assert [(each.spot, each.seat, each.news) for each in in_city if not each.points] == [
        (builder_spot(0), 0, False),
        ("shop_yellow", 0, False),
        ("porta_nigra-7", 1, True),
    ]
    assert [(each.spot, each.points) for each in in_city if each.points] == [("points-1", 12)]
    assert renderer.turn_ends(GAME, story) == [1, 4]


def test_nothing_that_is_secret_is_on_a_picture_of_the_city() -> None:
    """Two tables that differ only in a hand look and sound the same to another seat."""
    one, other = empty(), empty()
    other.players[0].hand = other.players[0].hand[:1]
    for picture in ("city", "sites", "seats", "market", *BUILDINGS, "majorities", "quarters"):
        assert laid(one, picture, 1) == laid(other, picture, 1)
        assert said(one, picture, 1) == said(other, picture, 1)


def test_after_the_game_nothing_can_be_built_or_bought() -> None:
    state = empty()
    own(state, blue=2, chips=3)
    display(state, "H8")
    places = {
        "city": "could build",
        "sites": "could build",
        "basilica": "could build",
        "market": "the move",
        "honor_cards": "could buy",
    }
    assert all(words in said(state, picture) for picture, words in places.items())
    state.phase = ""
    assert not any(words in said(state, picture) for picture, words in places.items())
    for picture in ("city", "sites", "basilica", "city_wall", "market"):
        assert lit_names(laid(state, picture)) == []
        assert ways(laid(state, picture), 0) == {}
