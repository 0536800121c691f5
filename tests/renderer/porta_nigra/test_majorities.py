"""The table of majorities: what every seat has, what decides ties, what each would score."""

from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Stamp
from renderer.kit.furniture import plate, tablet
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.bricks import brick_tile, masonry
from renderer.porta_nigra.parts.areas import PLATES
from tests.games.porta_nigra.position import build_on, empty
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.scenes import stamps, texts_in, written


def scored(state: PortaNigra) -> list[str]:
    """What seats would score, area by area, from left to right."""
    layout = laid(state, "majorities", None)
    right = min(each.box.left for each in stamps(layout, tablet))
    plates = [each for each in stamps(layout, plate) if each.look in PLATES and each.box.left > right]
    return [texts_in(layout, each.box)[0] for each in plates]


def sums(state: PortaNigra) -> list[str]:
    """What all majorities would bring each seat."""
    layout = laid(state, "majorities", None)
    return [texts_in(layout, each.box)[0] for each in stamps(layout, tablet)]


def test_a_tie_goes_to_the_better_colour() -> None:
    """Amphitheater A: 3 yellow against 3 red, 15 and 7."""
    state = empty()
    build_on(state, "amphitheater-A4", 3, seat=1)
    build_on(state, "amphitheater-A3", 3, seat=0)
    assert sums(state) == ["7", "15"]
    assert "1. Marcus (3, 15 points, ahead by color), 2. Aurelia (3, 7 points)" in said(state, "majorities")
    layout = laid(state, "majorities")
    gilded = [each for each in layout.items if isinstance(each, Stamp) and each.look == ("gold", 9)]
    (decides,) = gilded
    assert [each.look for each in stamps(layout, brick_tile) if decides.box.holds(each.box)] == [("yellow",)]


def test_nobody_else_scores_where_nobody_has_anything() -> None:
    """Basilica A: 4 white bricks against 2 yellow and 2 blue, 12 and 6; B alone: 12."""
    state = empty()
    build_on(state, "basilica-A5", 4, seat=0)
    build_on(state, "basilica-A2", 2, seat=1)
    build_on(state, "basilica-A4", 2, seat=1)
    build_on(state, "basilica-B1", 2, seat=1)
    assert sums(state) == ["12", "18"]
    assert scored(state) == ["12", "6", "12"]


def test_a_shared_first_place_of_the_porta_nigra_is_marked() -> None:
    """Height 4, an element each, yellow, yellow, blue: 4, 4, 0."""
    state = empty(3)
    build_on(state, "porta_nigra-7", 4, seat=0)
    build_on(state, "porta_nigra-8", 4, seat=1)
    build_on(state, "porta_nigra-3", 4, seat=2)
    assert sums(state) == ["4", "4", "0"]
    assert written(laid(state, "majorities")).count("=4") == 2


def test_who_leads_stands_beside_the_rows_of_a_building() -> None:
    state = empty()
    build_on(state, "city_wall-4", 3, seat=1)
    text = said(state, "city_wall")
    assert "City wall, 20 and 10 points: 1. Marcus (3, 20 points)." in text
    assert "The majorities would now score: Aurelia 0, Marcus 20." in said(state, "majorities")


def test_beside_the_rows_stands_how_many_bricks_each_has() -> None:
    """Basilica A: 4 against 2; the third seat scores nothing and stands below them."""
    state = empty(3)
    build_on(state, "basilica-A1", 4, seat=1)
    build_on(state, "basilica-A4", 2, seat=2)
    build_on(state, "basilica-A2", 2, seat=0)
    layout = laid(state, "basilica", None)
    beside = [
        each
        for each in stamps(layout, emblem)
        if each.box.right < 220 and each.box.top < stamps(layout, masonry)[0].box.bottom
    ]
    assert [each.look for each in beside] == [(1,), (2,), (0,)]
    area = Box(0, beside[0].box.top, 230, beside[-1].box.bottom - beside[0].box.top)
    assert [text for text in texts_in(layout, area) if text != "A"] == ["12", "4", "6", "2", "2"]


def test_empty_areas_are_said_last_and_together() -> None:
    state = empty()
    build_on(state, "porta_nigra-1", 3)
    empty_areas = "Amphitheater A, B, C, Basilica A, B, City wall, Porta Nigra 4, 5, 6, 7, 8."
    assert said(state, "majorities").endswith(f"Nobody has anything here yet: {empty_areas}")
