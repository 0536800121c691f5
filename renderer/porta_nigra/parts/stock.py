"""What a seat has to buy and build with, in a line."""

from collections.abc import Iterator

from games.porta_nigra.pieces import COLOURS, LAST_ELEMENT
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_text, width
from renderer.kit import seats
from renderer.kit.seat_rows import Figure, row_ground
from renderer.porta_nigra.drawings.buildings import element_sign
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.styles import LINE_FIGURE, STOCK_FIGURES, STOCK_ZERO

KINDS = ("sesterces", "torches", "chips", "romans", *COLOURS)
"""All that a seat has, as pictures show it."""

_EMBLEM = 64
_SIGN = 62
_GAP = 8
_BEFORE = 24

_MOST_BETWEEN = 36

HEIGHT = 164
"""How high the stock of a seat is, in pixels."""

LINE_HEIGHT = 86
"""The same in one line."""

_LINES = (KINDS[:4], KINDS[4:])
"""Goods above, bricks below."""


def amount_of(player: Player, kind: str) -> int:
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
        yield Figure(goods, amount_of(player, kind), (kind,))
    built = view.elements_built(seat)
    yield Figure(element_sign, f"{built}/{LAST_ELEMENT}")


def stock(view: PortaNigra, seat: int, box: Box) -> Iterator[Item]:
    """A seat's goods, each kind at its place; a light zero if it has none."""
    yield from row_ground(seat, box, lit=True)
    emblem = box.part(_BEFORE, 0, _EMBLEM, box.height - 3).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,))
    for kind, cell in stock_cells(box).items():
        number = amount_of(view.players[seat], kind)
        sign = cell.part(0, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(goods, sign, (kind,) if number else (kind, True))
        field = cell.part(_SIGN + _GAP, 0, cell.width - _SIGN - _GAP, cell.height)
        text, style = fit_text(str(number), STOCK_FIGURES if number else (STOCK_ZERO,), field.width)
        yield Text(text, style, field, "ink" if number else "bark", "left")


def stock_line(view: PortaNigra, seat: int, box: Box) -> Iterator[Item]:
    """What a seat has in one line; zeros are left out."""
    yield from row_ground(seat, box, lit=True)
    line = box.part(_BEFORE, 0, box.width - _BEFORE - 10, box.height - 3)
    emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,))
    field = line.part(_EMBLEM + 24, 0, line.width - _EMBLEM - 24, line.height)
    figures = {kind: str(number) for kind in KINDS if (number := amount_of(view.players[seat], kind))}
    widths = [_SIGN + _GAP + width(figure, LINE_FIGURE) for figure in figures.values()]
    between = min(_MOST_BETWEEN, (field.width - sum(widths)) // max(len(widths), 1))
    left = 0
    for (kind, figure), wide in zip(figures.items(), widths, strict=True):
        cell = field.part(left, 0, wide, field.height)
        sign = cell.part(0, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(goods, sign, (kind,))
        figure_box = cell.part(_SIGN + _GAP, 0, wide - _SIGN - _GAP, cell.height)
        yield Text(figure, LINE_FIGURE, figure_box, "ink", "left")
        left += wide + between


def stock_cells(box: Box) -> dict[str, Box]:
    """Where each kind stands: goods above, bricks below."""
    left = _BEFORE + _EMBLEM + 28
    field = box.part(left, 6, box.width - left - 10, box.height - 15)
    columns = max(map(len, _LINES))
    return {
        kind: cell
        for kinds, line in zip(_LINES, field.rows(len(_LINES), 4), strict=True)
        for kind, cell in zip(kinds, line.columns(columns, 6), strict=False)
    }
