"""The sheet with everything, and the symbols there are."""

from itertools import combinations

import renderer
from games.trajan.pieces import ACTIONS, COLOURS, COMMODITIES, SHIPS, TYPES
from renderer.engine.layout import Box, Stamp, Text
from renderer.trajan import specimen
from renderer.trajan.symbols import SYMBOLS
from tests.renderer.trajan import GAME
from tests.support.positions import layouts


def test_the_specimen_holds_every_symbol_and_style_within_its_edges() -> None:
    layout = specimen.lay_out()
    page = Box(0, 0, layout.width, layout.height)
    labels = [item for item in layout.items if isinstance(item, Text)]
    assert set(SYMBOLS) <= {item.text for item in labels}
    assert any(item.text.startswith("MAT_WORDS") for item in labels)
    for one, other in combinations(labels, 2):
        assert not one.ink.meets(other.ink), f"{one.text!r} lies on {other.text!r}"
    assert all(page.holds(item.box) for item in layout.items if isinstance(item, Stamp))


def test_whatever_pictures_are_made_of_stands_on_the_specimen() -> None:
    sheet = specimen.lay_out().items
    arts = {item.art for item in sheet if isinstance(item, Stamp)}
    styles = {item.style for item in sheet if isinstance(item, Text)}
    for name, layout in layouts(GAME, "ru"):
        for item in layout.items:
            shown = item.art in arts if isinstance(item, Stamp) else item.style in styles
            assert shown, f"{name}: {item}"


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*COMMODITIES, *TYPES, *(f"ship_{name}" for name in SHIPS)}
    assert named >= {*(f"action_{name}" for name in ACTIONS), *(f"marker_{colour}" for colour in COLOURS)}
    assert named >= {"bread", "games", "religion", "demand_bread", "kept_games", "bonus_workers"}
    assert named >= {"senate_5", "wild_extra", "extra_senate", "plus_two", "consul", "time", "worker"}
