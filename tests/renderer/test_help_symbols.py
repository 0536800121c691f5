import pytest

from games import find
from games.words import text_ids
from renderer import text_symbols
from tests.support.positions import PAINTED


@pytest.mark.parametrize("game", PAINTED)
def test_every_line_of_the_help_begins_with_a_symbol(game: str) -> None:
    content, symbols = find(game).help, text_symbols(game)
    assert content is not None
    titles = [chapter.title for chapter in content.chapters]
    paragraphs = [paragraph for chapter in content.chapters for paragraph in chapter.paragraphs]
    lines = [*content.overview, *titles, *paragraphs]
    assert [line.id for line in lines if not symbols.keys() & set(text_ids(line))] == []
