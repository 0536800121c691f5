"""The colours of cranes and squares are far enough apart for everybody, and each has a sign of its own."""

from itertools import combinations

import pytest

from games.forum_trajanum.pieces import COLOURS, GRAYS, STRUCTURES
from renderer.forum_trajanum.drawings.icons import LIGHT_ON, SIGNS, building
from renderer.forum_trajanum.palette import PALETTE
from tests.support.colours import APART, difference, drawn
from workshop.colour_vision import VIEWS, contrast, distance


@pytest.mark.parametrize("view", VIEWS)
def test_colours_stay_apart(view: str) -> None:
    for one, other in combinations(COLOURS, 2):
        assert distance(PALETTE.rgb(one), PALETTE.rgb(other), view) >= APART, f"{one} and {other}"


def test_signs_are_read_from_their_colour() -> None:
    for colour in COLOURS:
        assert contrast(PALETTE.rgb(LIGHT_ON[colour]), PALETTE.rgb(colour)) >= 4.5, colour


def test_every_colour_has_a_sign_of_its_own() -> None:
    signs = [drawn(SIGNS[colour], "ink", "marble") for colour in COLOURS]
    for one, other in combinations(signs, 2):
        assert difference(one, other) > 0.08


def test_buildings_differ_without_their_colour_as_small_as_on_a_phone() -> None:
    drawings = {kind: drawn(building, kind) for kind in (*GRAYS, *STRUCTURES)}
    for (one, drawing), (other, another) in combinations(drawings.items(), 2):
        assert difference(drawing, another) > 0.2, f"{one} and {other}"
