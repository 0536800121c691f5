"""Symbols beside words: which one stands for what a text is about. No Discord here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

import renderer
from games.words import Argument, Message

GENERAL: Mapping[str, str] = {
    "button-move": "at_turn",
    "button-board": "board",
    "button-words": "words",
    "button-help": "help",
    "panel-undo": "undo",
    "panel-restart": "restart",
    "panel-forecast": "scoring",
    "scoring-title": "scoring",
}
"""The symbols of the bot's own texts."""


class Symbols(Struct, frozen=True):
    """The symbols of a game as Discord's markup, by name; those that are not on Discord yet are missing.

    `meanings` tells which symbol a text is about: id of the text -> name of the symbol.
    """

    markup: Mapping[str, str] = {}
    meanings: Mapping[str, str] = {}

    def of(self, message: Message) -> str:
        """The symbol of what a message is about, or "": of its text, else of the first argument with one."""
        named = (self.markup.get(self.meanings.get(text, "")) for text in _texts(message))
        return next(filter(None, named), "")

    @property
    def seats(self) -> Symbols:
        """Only the shapes of the seats."""
        return Symbols({name: shown for name, shown in self.markup.items() if name.startswith("seat_")})

    def seat(self, seat: int) -> str:
        """The shape of a seat, or ""."""
        return self.markup.get(f"seat_{seat + 1}", "")


NONE = Symbols()
"""No symbols at all."""


def symbols(game: str, markup: Mapping[str, str]) -> Symbols:
    """The symbols of a game as far as they are on Discord."""
    return Symbols(markup, {**GENERAL, **renderer.meanings(game)})


def beside(symbol: str, text: str) -> str:
    """A text after its symbol, if there is one."""
    return f"{symbol} {text}" if symbol else text


def _texts(message: Message) -> Iterator[str]:
    """The ids of texts in a message, its own first, then those of its arguments in order."""
    yield message.id
    for argument in message.args.values():
        yield from _of_argument(argument)


def _of_argument(argument: Argument) -> Iterator[str]:
    if isinstance(argument, str):
        yield argument
    elif isinstance(argument, Message):
        yield from _texts(argument)
    elif isinstance(argument, Mapping):
        yield from (f"goods-{kind}" for kind, number in argument.items() if number)
    elif isinstance(argument, list | tuple):
        for each in argument:
            yield from _of_argument(each)
