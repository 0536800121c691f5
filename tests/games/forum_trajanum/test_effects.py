from typing import get_args

import pytest

from games.forum_trajanum import GAME, effects
from games.forum_trajanum.benefits import carry_out_effect
from games.forum_trajanum.pieces import ROW_CLASSES, TRACKS
from games.words import LOCALES
from tests.games.forum_trajanum.every_effect import EVERY_KIND


def test_these_are_all_kinds() -> None:
    assert {type(effect) for effect in EVERY_KIND} == set(get_args(effects.Effect))


@pytest.mark.parametrize("kind", get_args(effects.Effect))
def test_every_kind_has_a_rule_of_its_own(kind: type[effects.Effect]) -> None:
    assert carry_out_effect.dispatch(kind) is not carry_out_effect.dispatch(object)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("second_citizen", [False, True])
def test_every_effect_can_be_said(locale: str, second_citizen: bool) -> None:
    words = GAME.words(locale)
    said = words.text(effects.effects_text(EVERY_KIND, second_citizen=second_citizen))
    assert "5" in said
    assert "{" not in said


def test_effects_are_shown_with_their_numbers() -> None:
    words = GAME.words("en")
    assert (
        words.text(effects.effects_text((effects.Upgrades(2), effects.Points(1)))) == "2 upgrades + 1 point"
    )
    assert words.text(effects.effects_text((effects.OneOf(("coin", "tribune", "builder")),))) == (
        "1 coin or 1 tribune or 1 builder"
    )


def test_what_the_box_holds() -> None:
    assert tuple(effects.BENEFITS) == TRACKS
    assert {len(benefits) for benefits in effects.BENEFITS.values()} == {4}
    assert len(effects.SECOND_CITIZENS) == len(ROW_CLASSES)
    assert list(effects.AREA_BONUSES) == ["tribune", "assistant", "coin", "upgrade", "points"]
