"""The colours are far enough apart for everybody, and nothing is told by colour alone."""

from itertools import combinations

import pytest

from renderer.kit.seats import DASHES, light, pattern, shape
from tests.support.colours import APART, COMMON, difference, drawn
from workshop.colour_vision import VIEWS, contrast, distance, simulated

SEATS = tuple(f"seat{seat}" for seat in range(4))


@pytest.mark.parametrize("view", VIEWS)
def test_seats_stay_apart(view: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(COMMON.rgb(one), COMMON.rgb(other), view) >= APART, f"{one} and {other}"


def test_known_colours_are_simulated_and_measured() -> None:
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    red, green = (200, 60, 30), (90, 120, 30)
    assert distance(red, green, "protan") < distance(red, green) / 2
    for view in VIEWS:
        assert simulated((128, 128, 128), view) == pytest.approx((128, 128, 128), abs=1)


def test_letters_are_read_from_the_colour_of_a_seat() -> None:
    for seat, hue in enumerate(SEATS):
        assert contrast(COMMON.rgb(light(seat)), COMMON.rgb(hue)) >= 4.5, hue


def test_every_seat_has_a_sign_of_its_own() -> None:
    shapes = [drawn(shape, seat, "ink") for seat in range(4)]
    patterns = [drawn(pattern, seat, "ink") for seat in range(4)]
    for family in (shapes, patterns):
        for one, other in combinations(family, 2):
            assert difference(one, other) > 0.08
    assert len(set(DASHES)) == 4
