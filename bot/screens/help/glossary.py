"""What the symbols of a game stand for, and which chapter of the rules speaks of it: pages of its help."""

from __future__ import annotations

from collections.abc import Callable

from bot.limits import TEXT
from bot.screens.ids.custom_id import CustomId
from bot.screens.model import Block, Button, text_button, texts
from bot.screens.symbols import Symbols, with_symbol
from bot.screens.text import SEPARATOR, packed
from games.game import GlossaryPart, Help
from games.words import Words

PAGE = "-symbols-"
"""How the names of its pages begin; what follows is the number, from 0."""

ROOM = TEXT - 400
"""Characters of a page without its title and what stands below."""

Turn = Callable[[int], CustomId]
"""The custom id that shows a page of it."""


def glossary_page(number: int) -> str:
    """The name of one of its pages."""
    return f"{PAGE}{number}"


def glossary_row(
    about: Help | None, words: Words, symbols: Symbols, turn: Turn, page: str = ""
) -> tuple[Block, ...]:
    """Opens it from another `page`; nothing if the game has none."""
    if about is None or not about.glossary or page.startswith(PAGE):
        return ()
    return ((text_button(turn(0), "button-symbols", words, symbols),),)


def glossary_blocks(about: Help, page: str, words: Words, symbols: Symbols, turn: Turn) -> tuple[Block, ...]:
    """One of its pages, by its name, and the way to the others."""
    pages, wanted = glossary_pages(about, words, symbols), page.removeprefix(PAGE)
    shown = min(int(wanted) if wanted.isdigit() else 0, len(pages) - 1)
    title = f"## {words('guide-symbols')}\n-# {words('guide-symbols-about')}"
    return (*texts(title, pages[shown]), *page_numbers(len(pages), shown, turn))


def page_numbers(pages: int, shown: int, turn: Turn) -> tuple[tuple[Button, ...], ...]:
    """A button for each of several pages."""
    numbers = tuple(Button(turn(n), str(n + 1), disabled=n == shown) for n in range(pages))
    return (numbers,) if pages > 1 else ()


def glossary_pages(about: Help, words: Words, symbols: Symbols) -> list[str]:
    """Their texts: a line for each chapter, below its title."""
    return packed((_line(part, words, symbols) for part in about.glossary), ROOM)


def _line(part: GlossaryPart, words: Words, symbols: Symbols) -> str:
    names = [with_symbol(symbols.of(name), words.text(name)) for name in part.names]
    return f"**{words(f'help-{part.chapter}')}**\n{SEPARATOR.join(names)}"
