import pytest

from games.porta_nigra.pieces import BUILDINGS
from games.porta_nigra.state import PortaNigra
from games.words import LOCALES
from renderer import Highlight, Layout
from renderer.engine.layout import Box, Stamp
from renderer.kit.furniture import glow, plain, plate, slab, tablet
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.bricks import brick_tile, masonry
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.majority_rows import PLATES
from renderer.porta_nigra.parts.rewards import progress
from renderer.porta_nigra.pictures.seats import GROUPS
from tests.games.porta_nigra.position import build_on, empty, own
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.scenes import stamps, texts_in, written


def scored(state: PortaNigra) -> list[tuple[str, list[int]]]:
    """Area by area, the plates of points with seats next to them, and these seats from left to right."""
    layout = laid(state, "majorities", None)
    found = []
    plates = [each for each in stamps(layout, plate) if each.look in PLATES]
    for each, following in zip(plates, [*plates[1:], None], strict=True):
        line = [seat for seat in stamps(layout, emblem) if in_line(seat, each)]
        right = following.box.left if following and in_line(following, each) else layout.width
        there = [seat.look[0] for seat in line if each.box.left < seat.box.left < right]
        if there:
            found.append((texts_in(layout, each.box)[0], there))
    return found


def bars(layout: Layout) -> int:
    """The number of lines with seats that score nothing."""
    return sum(each.look == ("sand",) for each in stamps(layout, plain))


def in_line(one: Stamp, other: Stamp) -> bool:
    """Whether two drawings stand side by side."""
    return abs(one.box.top + one.box.height / 2 - other.box.top - other.box.height / 2) <= 2


def sums(state: PortaNigra) -> list[str]:
    """Each seat's total for all majorities."""
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
    assert [each.look for each in stamps(layout, brick_tile) if decides.box.contains(each.box)] == [
        ("yellow",)
    ]


def test_nobody_else_scores_where_nobody_has_anything() -> None:
    """Basilica A: 4 white bricks against 2 yellow and 2 blue, 12 and 6; B alone: 12."""
    state = empty()
    build_on(state, "basilica-A5", 4, seat=0)
    build_on(state, "basilica-A2", 2, seat=1)
    build_on(state, "basilica-A4", 2, seat=1)
    build_on(state, "basilica-B1", 2, seat=1)
    assert sums(state) == ["12", "18"]
    assert scored(state) == [("12", [0]), ("6", [1]), ("12", [1])]


def test_a_shared_first_place_of_the_porta_nigra_is_marked() -> None:
    """Height 4, an element each, yellow, yellow, blue: 4, 4, 0."""
    state = empty(3)
    build_on(state, "porta_nigra-7", 4, seat=0)
    build_on(state, "porta_nigra-8", 4, seat=1)
    build_on(state, "porta_nigra-3", 4, seat=2)
    assert sums(state) == ["4", "4", "0"]
    assert scored(state) == [("4", [0, 1, 2])]
    assert bars(laid(state, "majorities")) == 1
    assert written(laid(state, "majorities")).count("=") == 2
    assert written(laid(state, "porta_nigra")).count("=") == 2


def test_no_line_is_wider_than_its_place_whoever_shares_it() -> None:
    """All four seats with equal elements of a height: the colours find no room, the equals signs do."""
    state = empty(4)
    for seat, site in enumerate(("porta_nigra-1", "porta_nigra-2", "porta_nigra-3", "porta_nigra-4")):
        build_on(state, site, 3, seat=seat)
    layout = laid(state, "porta_nigra")
    height = next(each.box for each in stamps(layout, slab) if each.look == ("page", "sand", 10))
    assert [each.look[0] for each in stamps(layout, emblem) if height.contains(each.box)] == [2, 3, 0, 1]
    assert bars(layout) == 1


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
        if each.box.right < 250 and each.box.top < stamps(layout, masonry)[0].box.bottom
    ]
    assert [each.look for each in beside] == [(1,), (2,), (0,)]
    area = Box(0, beside[0].box.top, 250, beside[-1].box.bottom - beside[0].box.top)
    assert [text for text in texts_in(layout, area) if text != "A"] == ["12", "4", "6", "2", "2"]


def test_empty_areas_are_said_last_and_together() -> None:
    state = empty()
    build_on(state, "porta_nigra-1", 3)
    empty_areas = "Amphitheater A, B, C, Basilica A, B, City wall, Porta Nigra 4, 5, 6, 7, 8."
    assert said(state, "majorities").endswith(f"Nobody has anything here yet: {empty_areas}")


def test_the_place_of_the_viewer_is_lit_wherever_majorities_stand() -> None:
    state = empty()
    build_on(state, "porta_nigra-7", 4, seat=0)
    build_on(state, "porta_nigra-8", 5, seat=1)
    for picture in ("majorities", "porta_nigra"):
        assert lit_places(laid(state, picture, 1)) == [1]
        assert lit_places(laid(state, picture, None)) == []


def lit_places(layout: Layout) -> list[int]:
    tiles = [each.box for each in stamps(layout, brick_tile)]
    grounds = [each.box for each in stamps(layout, slab) if each.look == ("glow", "brass", 8)]
    lit = [box for box in grounds if any(box.contains(tile) for tile in tiles)]
    return [each.look[0] for box in lit for each in stamps(layout, emblem) if box.contains(each.box)]


def test_areas_in_which_nobody_is_stand_apart_with_their_points() -> None:
    state = empty()
    assert "1st" not in written(laid(state, "majorities"))
    build_on(state, "city_wall-4", 3, seat=1)
    texts = written(laid(state, "majorities"))
    apart = texts.index("Nobody there yet: 1st and 2nd place")
    assert texts.index("City wall") < apart
    assert texts[apart + 1 : apart + 4] == ["Amphitheater A", "15", "7"]


@pytest.mark.parametrize("locale", LOCALES)
def test_areas_and_headings_are_not_cut_in_any_language(locale: str) -> None:
    state = empty(4)
    for seat, site in enumerate(("porta_nigra-1", "amphitheater-A1", "basilica-B1", "city_wall-1")):
        build_on(state, site, 3, seat=seat)
    assert not any("…" in text for text in written(laid(state, "majorities", locale=locale)))


def test_each_column_says_what_a_seat_has() -> None:
    state = empty(3)
    own(state, seat=1, sesterces=17, torches=0, chips=2, romans=9, white=6)
    state.players[1].points = 42
    build_on(state, "basilica-A1", 4, seat=1)
    layout = laid(state, "seats", 1)
    columns = [each.box for each in stamps(layout, slab)][:3]
    assert [each.look[0] for box in columns for each in stamps(layout, emblem) if box.contains(each.box)] == [
        0,
        1,
        2,
    ]
    texts = texts_in(layout, columns[1])
    assert texts[:2] == ["Marcus", "42"]
    assert texts[2:] == ["17", "0", "2", "9", "0", "0", "0", "0", "6", "1/15", "4", "0", "0", "0"]
    assert len(texts[2:]) == sum(map(len, GROUPS)) - 1
    quarters = [each.look for each in stamps(layout, building_sign) if columns[1].contains(each.box)]
    assert quarters == [("basilica",)]
    bars = [each.look[0] for each in stamps(layout, progress) if columns[1].contains(each.box)]
    assert bars == [1, 0, 0, 0]
    assert len(stamps(layout, tablet)) == 3


def test_a_seat_can_be_chosen() -> None:
    layout = laid(empty(4), "seats", highlights=[Highlight(f"seat-{seat}") for seat in range(4)])
    frames = [each.box for each in stamps(layout, glow)]
    framed = [each.look[0] for box in frames for each in stamps(layout, emblem) if box.contains(each.box)]
    assert framed == [0, 1, 2, 3]


def test_the_words_say_what_is_built_in_each_building() -> None:
    state = empty()
    build_on(state, "city_wall-1", 2, seat=1)
    text = said(state, "seats")
    assert "Marcus: 0 points; builder: basilica; 20 sesterces" in text
    assert (
        "City wall, bricks there, and in parentheses how many more the next reward needs: Aurelia 0 (3), "
        in text
    )
    assert "Marcus 2 (1)." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_seats_are_shown_in_every_language(locale: str) -> None:
    said = sentences(empty(), "seats", locale=locale)
    assert len(said) == 5 + len(BUILDINGS)
    assert all("{" not in each for each in said)
