"""What the symbols and effects mean: the same lines for everybody, in every language, on one page."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.forum_trajanum import GAME
from games.forum_trajanum.reference import reference
from games.words import LOCALES

PAGE = 3000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_can_be_said_and_all_of_them_fit_on_a_page(locale: str) -> None:
    words = GAME.words(locale)
    lines = [words.text(line.message) for line in reference()]
    assert all(lines)
    assert not any("{" in line for line in lines)
    assert len("\n".join(lines)) <= PAGE


def test_the_game_brings_it() -> None:
    assert GAME.reference is not None
    assert GAME.reference() == reference()


def test_every_heading_has_lines() -> None:
    headings = [line.heading for line in reference()]
    assert headings[0]
    assert not headings[-1]
    assert not any(one and next_one for one, next_one in pairwise(headings))


def test_every_citizen_every_benefit_and_every_bonus_is_explained() -> None:
    told = {GAME.words("en").text(line.message) for line in reference()}
    assert (
        "Merchant I: turned slide bar; upgrades jump to the next cypress. Second citizen: 1 coin or 1 tribune"
        in told
    )
    assert "Basilica 4: one more building action" in told
    assert {"1 tribune", "1 assistant", "1 coin", "1 upgrade", "2 points"} <= told
    ids = [line.message.id for line in reference()]
    assert ids.count("explain-row") == 6
    assert ids.count("step-benefit") == 12
