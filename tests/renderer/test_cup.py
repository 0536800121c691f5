from itertools import combinations, product

import pytest

import renderer
from bot.screens.cups.parts import standings_of
from games.words import LOCALES
from renderer.engine.layout import Box, Text
from renderer.request import ALT_MOST
from storage.cups.rows import OVER
from tests.support.cup_rows import LONG, cup
from tests.support.positions import PAINTED

GAME = PAINTED[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [4, 8, 11, 31])
def test_everything_has_room(size: int, locale: str) -> None:
    words = renderer.load_words(GAME, locale)
    found = standings_of(cup(size, GAME))
    for name, view in product((LONG, "Maximiliana-Theodora von Hohenst", "Анна"), found):
        layout = renderer.lay_out(
            GAME,
            view,
            picture=renderer.CUP_STANDINGS,
            seat=None,
            words=words,
            names=(name,) * size,
        )
        page = Box(0, 0, layout.width, layout.height)
        labels = [item for item in layout.items if isinstance(item, Text)]
        assert all(page.contains(item.box) for item in layout.items)
        assert all(item.box.contains(item.capitals_box) for item in labels)
        assert not [
            (one.text, other.text)
            for one, other in combinations(labels, 2)
            if one.covered_box.overlaps(other.covered_box)
        ]


def test_it_shows_places_points_by_round_and_who_has_dropped_out() -> None:
    (standings,) = standings_of(cup(4, GAME, begun=2))
    assert [(each.entrant, each.place, each.rounds) for each in standings.lines] == [
        (0, 1, (0.5, None, None)),
        (3, 1, (0.5, None, None)),
        (2, 3, (0.5, None, None)),
        (1, None, (0.5, None, None)),
    ]


def test_the_words_say_who_is_where() -> None:
    alt = renderer.alt_text(
        GAME,
        standings_of(cup(16, GAME, OVER, players=4))[0],
        picture=renderer.CUP_STANDINGS,
        seat=None,
        words=renderer.load_words(GAME, "en"),
        names=[f"Player {n}" for n in range(16)],
    )
    assert alt.startswith("Standings of cup 2147483648: Final standings. 1. Player 10: 12½.")
    assert alt.endswith("Dropped out: Player 1.")
    assert len(alt) <= ALT_MOST
