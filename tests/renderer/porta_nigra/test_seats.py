import pytest

from games.porta_nigra.pieces import BUILDINGS
from games.words import LOCALES
from renderer import Highlight
from renderer.kit.furniture import glow, slab, tablet
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.rewards import progress
from renderer.porta_nigra.pictures.seats import GROUPS
from tests.games.porta_nigra.position import build_on, empty, own
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.scenes import stamps, texts_in


def test_each_column_says_what_a_seat_has() -> None:
    state = empty(3)
    own(state, seat=1, sesterces=17, torches=0, chips=2, romans=9, white=6)
    state.players[1].points = 42
    build_on(state, "basilica-A1", 4, seat=1)
    layout = laid(state, "seats", 1)
    columns = [each.box for each in stamps(layout, slab)][:3]
    assert [each.look[0] for box in columns for each in stamps(layout, emblem) if box.holds(each.box)] == [
        0,
        1,
        2,
    ]
    texts = texts_in(layout, columns[1])
    assert texts[:2] == ["Marcus", "42"]
    assert texts[2:] == ["17", "0", "2", "9", "0", "0", "0", "0", "6", "1/15", "4", "0", "0", "0"]
    assert len(texts[2:]) == sum(map(len, GROUPS)) - 1
    quarters = [each.look for each in stamps(layout, building_sign) if columns[1].holds(each.box)]
    assert quarters == [("basilica",)]
    bars = [each.look[0] for each in stamps(layout, progress) if columns[1].holds(each.box)]
    assert bars == [1, 0, 0, 0]
    assert len(stamps(layout, tablet)) == 3


def test_a_seat_can_be_chosen() -> None:
    layout = laid(empty(4), "seats", highlights=[Highlight(f"seat-{seat}") for seat in range(4)])
    frames = [each.box for each in stamps(layout, glow)]
    framed = [each.look[0] for box in frames for each in stamps(layout, emblem) if box.holds(each.box)]
    assert framed == [0, 1, 2, 3]


def test_the_words_say_what_is_built_in_each_building() -> None:
    state = empty()
    build_on(state, "city_wall-1", 2, seat=1)
    text = said(state, "seats")
    assert "Marcus: 0 points; builder: basilica; 20 sesterces" in text
    assert "City wall, bricks and in brackets those missing to the next reward: Aurelia 0 (3), " in text
    assert "Marcus 2 (1)." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_seats_are_told_in_every_language(locale: str) -> None:
    told = sentences(empty(), "seats", locale=locale)
    assert len(told) == 5 + len(BUILDINGS)
    assert all("{" not in each for each in told)
