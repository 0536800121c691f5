from contextlib import suppress

import pytest

from games.words import LOCALES
from renderer import NothingToShow, alt_text, picture_names, words_folders
from renderer.request import ALT_MOST
from tests.support.games import share
from tests.support.positions import NAMES, PAINTED, asked, positions


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PAINTED)
def test_alt_texts_fit_and_end_with_a_sentence(game: str, locale: str) -> None:
    for number, position in enumerate(share(positions(game), 3)):
        for name in picture_names(game):
            seat = number % position.players
            with suppress(NothingToShow):
                text = alt_text(game, position.views[seat], **asked(position, name, seat, locale))
                assert 0 < len(text) <= ALT_MOST
                assert text.endswith(".")
                assert any(seated in text for seated in NAMES[: position.players])


@pytest.mark.parametrize("game", PAINTED)
def test_all_languages_hold_the_same_texts(game: str) -> None:
    ids = {
        locale: [
            line.partition(" ")[0]
            for folder in words_folders(game)
            for line in (folder / f"{locale}.ftl").read_text("utf-8").splitlines()
            if line.startswith("picture-")
        ]
        for locale in LOCALES
    }
    assert len(ids["en"]) == len(set(ids["en"]))
    assert ids["en"] == ids["de"] == ids["ru"]
