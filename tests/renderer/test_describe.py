"""Alt texts: short enough, in all languages, and no more than the viewer may know."""

import pytest

from games.words import LOCALES
from renderer import WORDS, describe
from renderer.values import ALT_MOST
from tests.renderer.positions import GAME, NAMES, last, positions, texts


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_fit_and_end_with_a_sentence(locale: str) -> None:
    for position in positions():
        for name, seat in (("table", None), ("table", 0), ("colonia", position.players - 1)):
            names = NAMES[: position.players]
            view = position.views[seat]
            text = describe(GAME, view, picture=name, seat=seat, words=texts(locale), names=names)
            assert 0 < len(text) <= ALT_MOST
            assert text.endswith(".")


def test_a_colonia_is_told() -> None:
    position = positions()[3]
    view = position.views[1]
    own, public = (
        describe(GAME, position.views[viewer], picture="colonia", seat=1, words=texts(), names=NAMES)
        for viewer in (1, None)
    )
    assert own.startswith(f"Colonia of {NAMES[1]}: {view.players[1].points} point")
    assert f"Face-down tiles: {', '.join(view.players[1].covered)}." in own
    assert "Left over: " in own
    assert "Left over: " not in public


def test_the_table_is_told_from_the_viewers_seat() -> None:
    view = last().views[2]
    text = describe(GAME, view, picture="table", seat=2, words=texts(), names=("A", "B", "C", "D"))
    assert text.startswith("The table: End of the game.")
    assert text.index(" C: ") < text.index(" A: ")
    assert "Envoys of " in text


def test_an_unknown_picture_is_told() -> None:
    view = last().views[0]
    with pytest.raises(LookupError, match="no picture 'porta'; there are: colonia, table"):
        describe(GAME, view, picture="porta", seat=0, words=texts(), names=NAMES)


def test_all_languages_hold_the_same_texts() -> None:
    ids = {
        locale: [
            line.partition(" ")[0]
            for line in (WORDS / f"{locale}.ftl").read_text("utf-8").splitlines()
            if line.startswith("picture-")
        ]
        for locale in LOCALES
    }
    assert ids["en"] == ids["de"] == ids["ru"]
