from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.limits import TEXT
from bot.locales import game_words
from bot.screens.model import Screen, TableContext, Text
from bot.screens.panel import boards, panel, thread
from bot.screens.panel.boards import MOST_IN_THREAD, table_in_words
from bot.screens.symbols import NO_SYMBOLS
from games import find
from games.engine.table import Table
from games.words import LOCALES
from storage.core.rows import GameRow
from tests.support.games import STORY_GAME
from tests.support.harbour_table import with_harbour
from tests.support.message_linter import check
from tests.support.screens.rows import row
from tests.support.table_helpers import all_symbols

NAMES = ("Anna", "Ben")


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    yield from with_harbour()


def seen(name: str, *, lines: int = 0) -> TableContext:
    """A table that has begun; its board has so many lines, or those of the game."""
    game = find(name)
    long = "\n".join(f"line {number} of the table" for number in range(lines))
    told = structs.replace(game, table_text=lambda *_: long) if lines else game
    table = Table.begin(told, 2, told.options())
    symbols = all_symbols(name) if name == STORY_GAME else NO_SYMBOLS
    return TableContext(playing(name), table, NAMES, symbols)


def playing(name: str) -> GameRow:
    return row(name, 2, "playing")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("lines", [0, 400])
def test_panels_boards_and_the_thread_have_it_within_discords_limits(locale: str, lines: int) -> None:
    context, words = seen("harbour", lines=lines), game_words(locale, "harbour")
    shown = {
        "panel": panel.Panel(context, 0, words).screen(),
        "board": boards.board(context, 0, 0, words),
        "thread": thread.turn(context, words, since=0, mentions={}),
    }
    for screen in shown.values():
        check(screen)
        assert bool(more(screen, locale)) is bool(lines), "the rest is not left out silently"
    first = quoted(shown["panel"])[0]
    assert first == ("line 0 of the table" if lines else quoted(shown["board"])[0])
    lengths = {name: len(quoted(screen)) for name, screen in shown.items()}
    assert lengths["thread"] <= lengths["panel"] <= lengths["board"]
    assert sum(map(len, quoted(shown["thread"]))) <= MOST_IN_THREAD


def test_where_much_else_is_said_it_is_left_out() -> None:
    context, words = seen("harbour"), game_words("en", "harbour")
    board = boards.board(context, 0, 0, words)
    assert table_in_words(context, 0, words, board.blocks)
    crowded = [Text("x" * TEXT)]
    assert table_in_words(context, 0, words, crowded) == ()


def test_a_game_with_pictures_needs_none() -> None:
    context, words = seen(STORY_GAME), game_words("en", STORY_GAME)
    assert table_in_words(context, 0, words, ()) == ()


def quoted(screen: Screen) -> list[str]:
    """The lines of the table."""
    return [line.removeprefix("> ") for line in screen.text.splitlines() if line.startswith("> ")]


def more(screen: Screen, locale: str) -> list[str]:
    """What says that there is more of it."""
    begin = {"en": "… and more", "de": "… und mehr", "ru": "…и ещё"}[locale]
    return [line for line in quoted(screen) if line.startswith(f"-# {begin}")]
