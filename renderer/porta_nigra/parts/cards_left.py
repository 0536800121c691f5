"""Which action cards each seat can still play in this round: a column for each card, a row for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import ACTION_CARDS, deck
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.kit import furniture, seats
from renderer.porta_nigra.drawings.goods import torch
from renderer.porta_nigra.parts.effects import EffectSizes, effects_in_row
from renderer.porta_nigra.styles import BOARD_TIGHT, BOARD_WORDS

SYMBOLS = EffectSizes(style=BOARD_WORDS[-1], sign=40, beside=27)
"""Symbols on the heads of columns."""

ROW = 46
"""How high the row of a seat is, in pixels."""

HEAD = 144
"""How high the heads of the columns are, in pixels."""

_EMBLEM = 36
_SEATS = 56
_TORCH = 27
_GAP = 6


def cards_left(view: PortaNigra, field: Box) -> Iterator[Item]:
    """The cards as heads of columns; below them the seats that can still play each."""
    cards = deck(len(view.players))
    for card, box in zip(cards, _columns(field.part(0, 0, field.width, HEAD), len(cards)), strict=True):
        yield from _head(card, box)
    for seat in range(len(view.players)):
        row = field.part(0, HEAD + _GAP + seat * (ROW + 4), field.width, ROW)
        emblem = row.part(0, 0, _SEATS, ROW).centred(_EMBLEM + 4, _EMBLEM + 4)
        yield Stamp(seats.emblem, emblem, (seat,))
        left, known = view.cards_left(seat), known_hand(view, seat)
        for card, box in zip(cards, _columns(row, len(cards)), strict=True):
            if card not in left:
                yield Stamp(furniture.sunk, box, (), 1)
                continue
            look = ("glow", "brass", 8) if card in known else ("marble", "sand", 8)
            yield Stamp(furniture.slab, box, look, 1)
            yield Stamp(seats.emblem, box.part(0, 0, box.width, ROW - 2).centred(_EMBLEM, _EMBLEM), (seat,))


def height(view: PortaNigra) -> int:
    """How high all of it is, in pixels."""
    return HEAD + _GAP + len(view.players) * (ROW + 4) - 4


def _columns(row: Box, number: int) -> list[Box]:
    return row.part(_SEATS, 0, row.width - _SEATS, row.height).columns(number, _GAP)


def _head(name: str, box: Box) -> Iterator[Item]:
    """A card as the head of a column: its name, its torches, its symbols."""
    card = ACTION_CARDS[name]
    yield Stamp(furniture.slab, box, ("page", "bark", 10), 1)
    head = box.part(8, 4, box.width - 12, 40)
    wide = width(name, BOARD_TIGHT)
    yield Text(name, BOARD_TIGHT, head.part(0, 0, wide, head.height), "ink", "left")
    for number in range(card.torches):
        place = head.part(head.width - (card.torches - number) * (_TORCH - 2), 0, _TORCH, head.height)
        yield Stamp(torch, place.centred(_TORCH, _TORCH))
    field = box.part(4, 46, box.width - 8, box.height - 54)
    above = (len(card.symbols) + 1) // 2
    rows = zip((card.symbols[:above], card.symbols[above:]), field.rows(2), strict=True)
    for symbols, row in rows:
        yield from effects_in_row(symbols, row, SYMBOLS)
