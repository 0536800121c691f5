"""The help of every game: its texts can be said in every language, and fit where they are shown."""

from __future__ import annotations

import pytest

from games import find
from games.game import Help
from games.words import LOCALES
from tests.support.games import GAMES

MESSAGE = 4000
"""Characters that Discord takes in all texts of a message."""

SYMBOL = 60
"""Characters of a symbol's markup and a line break, at most."""

TITLE_AND_CONTROLS = 200
"""Characters of what stands beside a chapter."""

OVERVIEW_LINE = 130
"""Characters that are read at a glance, three lines on a phone."""


def help_of(game: str) -> Help:
    """What a game tells those who learn it."""
    found = find(game).help
    assert found is not None, f"{game} does not explain itself"
    return found()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_a_line_that_can_be_said(name: str, locale: str) -> None:
    words = find(name).words(locale)
    for message in help_of(name).texts:
        text = words.text(message)
        assert text.strip() == text
        assert "\n" not in text
        assert "{" not in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_fits_into_a_message(name: str, locale: str) -> None:
    words = find(name).words(locale)
    for chapter in help_of(name).chapters:
        lines = [words.text(message) for message in (chapter.title, *chapter.paragraphs)]
        assert sum(len(line) + SYMBOL for line in lines) <= MESSAGE - TITLE_AND_CONTROLS, chapter.name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_told_in_six_short_lines(name: str, locale: str) -> None:
    words = find(name).words(locale)
    lines = [words.text(message) for message in help_of(name).overview]
    assert len(lines) == 6
    assert max(map(len, lines)) <= OVERVIEW_LINE
