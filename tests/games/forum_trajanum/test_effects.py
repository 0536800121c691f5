from typing import get_args

import pytest

from games.forum_trajanum import GAME
from games.forum_trajanum.benefits import carry_out
from games.forum_trajanum.effects import (
    AREA_BONUSES,
    BENEFITS,
    SECOND_CITIZENS,
    Effect,
    OneOf,
    Points,
    Upgrades,
    effects_text,
)
from games.forum_trajanum.pieces import ROW_CLASSES, TRACKS
from games.words import LOCALES
from tests.games.forum_trajanum.every_effect import EVERY_KIND


def test_these_are_all_kinds() -> None:
    assert {type(effect) for effect in EVERY_KIND} == set(get_args(Effect))


@pytest.mark.parametrize("kind", get_args(Effect))
def test_every_kind_has_a_rule_of_its_own(kind: type[Effect]) -> None:
    assert carry_out.dispatch(kind) is not carry_out.dispatch(object)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("second_citizen", [False, True])
def test_every_effect_can_be_said(locale: str, second_citizen: bool) -> None:
    words = GAME.words(locale)
    said = words.text(effects_text(EVERY_KIND, second_citizen=second_citizen))
    assert "5" in said
    assert "{" not in said


def test_effects_are_shown_with_their_numbers() -> None:
    words = GAME.words("en")
    assert words.text(effects_text((Upgrades(2), Points(1)))) == "2 upgrades + 1 point"
    assert words.text(effects_text((OneOf(("coin", "tribune", "builder")),))) == (
        "1 coin or 1 tribune or 1 builder"
    )


def test_what_the_box_holds() -> None:
    assert tuple(BENEFITS) == TRACKS
    assert {len(benefits) for benefits in BENEFITS.values()} == {4}
    assert len(SECOND_CITIZENS) == len(ROW_CLASSES)
    assert list(AREA_BONUSES) == ["tribune", "assistant", "coin", "upgrade", "points"]
