from itertools import combinations

import pytest

from games.porta_nigra.pieces import BUILDINGS, COLOURS
from renderer.porta_nigra.drawings.bricks import LIGHT_ON, brick_value
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.palette import PALETTE
from renderer.porta_nigra.symbols import SYMBOLS
from tests.support.colours import APART, difference, drawn
from workshop.colour_vision import VIEWS, contrast, distance


@pytest.mark.parametrize("view", VIEWS)
def test_bricks_stay_apart(view: str) -> None:
    for one, other in combinations(COLOURS, 2):
        found = distance(PALETTE.rgb(f"brick_{one}"), PALETTE.rgb(f"brick_{other}"), view)
        assert found >= APART, f"{one} and {other}"


def test_numerals_are_read_from_their_bricks() -> None:
    for colour in COLOURS:
        hue = PALETTE.rgb(f"brick_{colour}")
        assert contrast(PALETTE.rgb(LIGHT_ON[colour]), hue) >= 4.5, colour
        assert contrast(PALETTE.rgb("ink"), PALETTE.rgb(f"brick_{colour}_pale")) >= 4.5, colour


def test_every_colour_has_a_numeral_of_its_own() -> None:
    numerals = {colour: drawn(brick_value, colour, "ink") for colour in COLOURS}
    for (one, drawing), (other, another) in combinations(numerals.items(), 2):
        assert difference(drawing, another) > 0.08, f"{one} and {other}"


def test_every_building_has_a_sign_of_its_own() -> None:
    signs = {building: drawn(building_sign, building) for building in BUILDINGS}
    for (one, drawing), (other, another) in combinations(signs.items(), 2):
        assert difference(drawing, another) > 0.2, f"{one} and {other}"


def test_there_is_a_symbol_for_every_thing_with_a_name() -> None:
    assert set(SYMBOLS) >= {*BUILDINGS, *(f"brick_{colour}" for colour in COLOURS)}
    assert set(SYMBOLS) >= {"sesterces", "torches", "chips", "romans", "builder", "element"}
