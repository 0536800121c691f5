"""The sheet with everything that a game's pictures are made of."""

from __future__ import annotations

from itertools import combinations

import pytest

from renderer.engine.layout import Box, Stamp, Text
from renderer.registry import game_pictures
from tests.support.positions import PAINTED, layouts


@pytest.mark.parametrize("game", PAINTED)
def test_the_specimen_holds_every_symbol_and_style_within_its_edges(game: str) -> None:
    pictures = game_pictures(game)
    layout = pictures.specimen()
    page = Box(0, 0, layout.width, layout.height)
    labels = [item for item in layout.items if isinstance(item, Text)]
    assert set(pictures.symbols) <= {item.text for item in labels}
    assert any(item.text.startswith("PHONE_TITLE") for item in labels)
    for one, other in combinations(labels, 2):
        assert not one.ink.meets(other.ink), f"{one.text!r} lies on {other.text!r}"
    assert all(page.holds(item.box) for item in layout.items if isinstance(item, Stamp))


@pytest.mark.parametrize("game", PAINTED)
def test_whatever_pictures_are_made_of_stands_on_the_specimen(game: str) -> None:
    sheet = game_pictures(game).specimen().items
    arts = {item.art for item in sheet if isinstance(item, Stamp)}
    styles = {item.style for item in sheet if isinstance(item, Text)}
    for name, layout in layouts(game, "ru"):
        for item in layout.items:
            shown = item.art in arts if isinstance(item, Stamp) else item.style in styles
            assert shown, f"{name}: {item}"
