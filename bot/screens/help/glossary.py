"""What the symbols of a game stand for, and where the rules speak of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.limits import TEXT
from bot.screens.help.help_ids import ReadGlossary
from bot.screens.model import Button, text_button
from bot.screens.symbols import Symbols, with_symbol
from bot.screens.text import SEPARATOR
from games.game import Game, GlossaryPart
from games.words import Words

ROOM = TEXT - 400
"""Characters of a page without its title and what stands below."""


def glossary_button(game: Game[Any], words: Words, symbols: Symbols) -> tuple[Button, ...]:
    """Opens the glossary; nothing if the game has none."""
    if game.help is None or not game.help.glossary:
        return ()
    return (text_button(ReadGlossary(game.name, 0), "button-symbols", words, symbols),)


def glossary_pages(game: Game[Any], words: Words, symbols: Symbols) -> list[str]:
    """The pages of the glossary: a line for each chapter, by its title."""
    pages: list[str] = []
    for line in _lines(game, words, symbols):
        if pages and len(pages[-1]) + len(line) + 2 <= ROOM:
            pages[-1] += f"\n\n{line}"
        else:
            pages.append(line)
    return pages


def page_buttons(game: Game[Any], shown: int, pages: int) -> tuple[tuple[Button, ...], ...]:
    """Go from one page to another; nothing if there is only one."""
    numbers = (
        Button(ReadGlossary(game.name, page), str(page + 1), disabled=page == shown) for page in range(pages)
    )
    return (tuple(numbers),) if pages > 1 else ()


def _lines(game: Game[Any], words: Words, symbols: Symbols) -> Iterator[str]:
    for part in game.help.glossary if game.help else ():
        yield _line(part, words, symbols)


def _line(part: GlossaryPart, words: Words, symbols: Symbols) -> str:
    names = [with_symbol(symbols.of(name), words.text(name)) for name in part.names]
    return f"**{words(f'help-{part.chapter}')}**\n{SEPARATOR.join(names)}"
