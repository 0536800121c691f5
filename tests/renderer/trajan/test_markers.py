from itertools import combinations

import pytest
from PIL import Image

import renderer
from games.trajan.pieces import ACTIONS, COLOURS, COMMODITIES, SHIPS, TYPES
from renderer.engine.pen import Art, Pen
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.demands import DEMANDS
from renderer.trajan.drawings.markers import LIGHT_ON, colour_sign, coming_marker, marker
from renderer.trajan.palette import PALETTE
from tests.renderer.trajan import GAME
from tests.support.colours import APART, difference, drawn
from workshop.colour_vision import VIEWS, contrast, distance

SMALL = 24


@pytest.mark.parametrize("view", VIEWS)
def test_colours_of_markers_stay_apart(view: str) -> None:
    for one, other in combinations(COLOURS, 2):
        hues = PALETTE.rgb(f"marker_{one}"), PALETTE.rgb(f"marker_{other}")
        assert distance(*hues, view) >= APART, f"{one} and {other}"


def test_signs_are_read_from_their_marker() -> None:
    for colour in COLOURS:
        assert contrast(PALETTE.rgb(LIGHT_ON[colour]), PALETTE.rgb(f"marker_{colour}")) >= 4.5, colour
        assert contrast(PALETTE.rgb("ink"), PALETTE.rgb(f"marker_{colour}_pale")) >= 4.5, colour


def test_every_colour_has_a_sign_of_its_own() -> None:
    signs = {colour: drawn(colour_sign, colour, "ink") for colour in COLOURS}
    for (one, sign), (other, another) in combinations(signs.items(), 2):
        assert difference(sign, another) > 0.08, f"{one} and {other}"


def test_a_marker_that_will_fall_is_no_marker_that_lies_there() -> None:
    for colour in COLOURS:
        assert difference(as_small(marker, colour), as_small(coming_marker, colour)) > 0.04, colour


def as_small(art: Art, colour: str) -> Image.Image:
    """The brightness of a marker of 24 pixels."""
    pen = Pen(24, 24, PALETTE)
    art(pen, colour)
    paper = Image.new("RGBA", (24, 24), "white")
    paper.alpha_composite(pen.finished_image())
    return paper.convert("L")


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*COMMODITIES, *TYPES, *(f"ship_{name}" for name in SHIPS)}
    assert named >= {*(f"action_{name}" for name in ACTIONS), *(f"marker_{colour}" for colour in COLOURS)}
    assert named >= {"bread", "games", "religion", "demand_bread", "kept_games", "bonus_workers"}
    assert named >= {"senate_5", "wild_extra", "extra_senate", "plus_two", "consul", "time", "worker"}


def without_hue(art: Art) -> Image.Image:
    """The brightness of a drawing in the size of a line of text, on marble."""
    pen = Pen(SMALL, SMALL, PALETTE)
    art(pen)
    paper = Image.new("RGBA", (SMALL, SMALL), PALETTE.rgb("marble"))
    paper.alpha_composite(pen.finished_image())
    return paper.convert("L")


def test_every_commodity_and_demand_has_a_shape_of_its_own() -> None:
    small = {name: without_hue(art) for name, art in (*goods.COMMODITIES.items(), *DEMANDS.items())}
    assert len(small) == 15
    for (one, image), (other, another) in combinations(small.items(), 2):
        assert difference(image, another) > 0.08, f"{one} and {other}"
