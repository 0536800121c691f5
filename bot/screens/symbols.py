"""The symbol before each text."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

import renderer
from games.words import Message, text_ids

BOT_TEXT_SYMBOLS: Mapping[str, str] = {
    "button-move": "at_turn",
    "button-board": "board",
    "button-table": "table",
    "button-large": "large",
    "button-words": "words",
    "button-help": "help",
    "button-hint": "hint",
    "panel-undo": "undo",
    "panel-back": "undo",
    "panel-restart": "restart",
    "panel-forecast": "scoring",
    "panel-forecast-price": "scoring",
    "panel-forecast-short": "scoring",
    "board-forecast-price": "scoring",
    "board-forecast-short": "scoring",
    "scoring-title": "scoring",
}
"""The symbols of the bot's own texts."""


class Symbols(Struct, frozen=True):
    markup: Mapping[str, str] = {}
    """Name of the symbol -> markup of its emoji."""
    text_symbols: Mapping[str, str] = {}
    """Id of a text -> name of its symbol."""

    def of(self, message: Message) -> str:
        """The symbol of its text, else of its first argument with one, or ""."""
        found = (self.markup.get(self.text_symbols.get(text, "")) for text in text_ids(message))
        return next(filter(None, found), "")

    def of_seats(self) -> Symbols:
        """Only the shapes of the seats."""
        return Symbols({name: markup for name, markup in self.markup.items() if name.startswith("seat_")})

    def seat(self, seat: int) -> str:
        return self.markup.get(f"seat_{seat + 1}", "")


NO_SYMBOLS = Symbols()


def symbols_of(game: str, markup: Mapping[str, str]) -> Symbols:
    return Symbols(markup, {**BOT_TEXT_SYMBOLS, **renderer.text_symbols(game)})


def with_symbol(symbol: str, text: str) -> str:
    return f"{symbol} {text}" if symbol else text
