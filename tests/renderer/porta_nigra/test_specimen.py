"""The sheet with everything, and the symbols there are."""

from itertools import combinations

from games.porta_nigra.pieces import BUILDINGS, COLOURS
from renderer.engine.layout import Box, Stamp, Text
from renderer.porta_nigra import specimen
from renderer.porta_nigra.pictures.city_types import CITY_TYPES
from renderer.porta_nigra.symbols import SYMBOLS
from tests.games.porta_nigra.position import build_on, empty
from tests.renderer.porta_nigra.city_scenes import laid


def test_the_specimen_holds_every_symbol_within_its_edges() -> None:
    layout = specimen.lay_out()
    page = Box(0, 0, layout.width, layout.height)
    labels = [item for item in layout.items if isinstance(item, Text)]
    assert set(SYMBOLS) <= {item.text for item in labels}
    for one, other in combinations(labels, 2):
        assert not one.ink.meets(other.ink), f"{one.text!r} lies on {other.text!r}"
    assert all(page.holds(item.box) for item in layout.items if isinstance(item, Stamp))


def test_whatever_pictures_of_the_city_are_made_of_stands_on_the_specimen() -> None:
    sheet = specimen.lay_out().items
    arts = {item.art for item in sheet if isinstance(item, Stamp)}
    styles = {item.style for item in sheet if isinstance(item, Text)}
    state = empty(4)
    build_on(state, "basilica-A1", 4)
    build_on(state, "porta_nigra-9", 8, seat=3)
    for picture in CITY_TYPES:
        for item in laid(state, picture).items:
            shown = item.art in arts if isinstance(item, Stamp) else item.style in styles
            assert shown, f"{picture}: {item}"


def test_there_is_a_symbol_for_every_thing_with_a_name() -> None:
    assert set(SYMBOLS) >= {*BUILDINGS, *(f"brick_{colour}" for colour in COLOURS)}
    assert set(SYMBOLS) >= {"sesterces", "torches", "chips", "romans", "builder", "element"}
