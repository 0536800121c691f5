"""What a seat has to buy and build with, in a line."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import COLOURS, LAST_ELEMENT
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit
from renderer.kit import seats
from renderer.kit.seat_rows import Figure, row_ground
from renderer.kit.styles import CLOSE_UP_ZERO
from renderer.porta_nigra.drawings.buildings import element_sign
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.styles import STOCK_FIGURES

KINDS = ("sesterces", "torches", "chips", "romans", *COLOURS)
"""All that a seat has, as pictures show it."""

_EMBLEM = 54
_SIGN = 50
_FIRST = 152
"""The width of the sesterces, of which there are many."""


def amount(player: Player, kind: str) -> int:
    """How many a seat has of one of KINDS."""
    own = {
        "sesterces": player.sesterces,
        "torches": player.torches,
        "chips": player.chips,
        "romans": player.romans,
    }
    return own[kind] if kind in own else player.bricks[kind]


def figures_of(view: PortaNigra, seat: int) -> Iterator[Figure]:
    """What a seat has, then its elements of those that end the game."""
    player = view.players[seat]
    for kind in KINDS:
        yield Figure(goods, amount(player, kind), (kind,))
    built = view.elements_built(seat)
    yield Figure(element_sign, f"{built}/{LAST_ELEMENT}")


def stock_line(view: PortaNigra, seat: int, box: Box) -> Iterator[Item]:
    """What a seat has, each kind at its place; a light zero where it has none."""
    yield from row_ground(seat, box, lit=True)
    line = box.part(24, 2, box.width - 34, box.height - 6)
    yield Stamp(
        seats.emblem, line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM), (seat,), 0, True
    )
    for kind, cell in stock_cells(box).items():
        number = amount(view.players[seat], kind)
        sign = cell.part(0, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(goods, sign, (kind,))
        field = cell.part(_SIGN + 6, 0, cell.width - _SIGN - 6, cell.height)
        text, style = fit(str(number), STOCK_FIGURES if number else (CLOSE_UP_ZERO,), field.width)
        yield Text(text, style, field, "ink" if number else "bark", "left")


def stock_cells(box: Box) -> dict[str, Box]:
    """Where each kind stands in the line."""
    line = box.part(24, 2, box.width - 34, box.height - 6)
    room = line.part(_EMBLEM + 16, 0, line.width - _EMBLEM - 16, line.height)
    first, others = room.split(_FIRST, room.width - _FIRST)
    return dict(zip(KINDS, (first, *others.columns(len(KINDS) - 1, 4)), strict=True))
