"""Symbols that stand next to texts, each on a little tile, so that it is seen on light and dark grounds."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

from renderer.engine.pen import Pen
from renderer.kit import furniture, icons, pieces, seats


class Symbol(Struct, frozen=True):
    """A symbol and the tile below it."""

    art: Callable[[Pen], None]
    ground: str = "marble"
    """The colour of the tile; "" for none."""
    edge: str = "sand"
    """The colour of the tile's edge."""
    size: float = 72
    """How large the drawing is, in hundredths of the tile."""


def action_symbol(art: Callable[[Pen], None]) -> Symbol:
    """The symbol of something that a seat can do: on light."""
    return Symbol(art, "glow", "brass")


def draw_symbol(pen: Pen, symbol: Symbol) -> None:
    """A symbol on its tile."""
    if symbol.ground:
        pen.rect(0, 0, 100, 100, symbol.edge, 20)
        pen.rect(5, 5, 95, 94, symbol.ground, 16)
    margin = (100 - symbol.size) / 2
    symbol.art(pen.inner(margin, margin - 1 if symbol.ground else margin, symbol.size))


CONTROL_SYMBOLS: Mapping[str, Symbol] = {
    "done": action_symbol(icons.done),
    "undo": action_symbol(icons.undo),
    "restart": action_symbol(icons.restart),
    "nothing": action_symbol(icons.nothing),
    "board": action_symbol(icons.board),
    "table": action_symbol(icons.table),
    "large": action_symbol(icons.large),
    "words": action_symbol(icons.words),
    "help": action_symbol(icons.question),
    "hint": action_symbol(furniture.star),
    "scoring": action_symbol(icons.scoring),
}
"""What the bot's own buttons and headings say."""

SEAT_SYMBOLS: Mapping[str, Symbol] = {
    f"seat_{seat + 1}": Symbol(partial(seats.emblem, seat=seat), "", size=98)
    for seat in range(len(seats.SHAPES))
}
"""The shapes of the seats, numbered from 1."""

COMMON_SYMBOLS: Mapping[str, Symbol] = {
    "keep": action_symbol(icons.keep),
    "give": action_symbol(icons.give),
    "exchange": action_symbol(icons.exchange),
    **CONTROL_SYMBOLS,
    "points": Symbol(icons.points),
    "completed": Symbol(furniture.seal),
    "start_player": Symbol(pieces.start_player),
    "at_turn": Symbol(pieces.turn_pointer),
    **SEAT_SYMBOLS,
    "tile_hidden": Symbol(pieces.hidden_tile, "", size=100),
}
"""The symbols that every game has; a game may bring its own of the same name."""
