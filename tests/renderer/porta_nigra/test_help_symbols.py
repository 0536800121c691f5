"""Every chapter and every paragraph of the help begins with a symbol."""

from __future__ import annotations

from games.porta_nigra import GAME
from games.porta_nigra.help import HELP
from games.words import text_ids
from renderer import text_symbols


def test_every_line_of_the_help_begins_with_a_symbol() -> None:
    symbols = text_symbols(GAME.name)
    titles = [chapter.title for chapter in HELP.chapters]
    paragraphs = [paragraph for chapter in HELP.chapters for paragraph in chapter.paragraphs]
    lines = [*HELP.overview, *titles, *paragraphs]
    assert [line.id for line in lines if not symbols.keys() & set(text_ids(line))] == []
