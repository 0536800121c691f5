"""The commodity cards of a seat: its hand and its display, a column for each commodity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.trajan.left import pile_left
from games.trajan.pieces import BONUS_TILES, COMMODITIES
from games.trajan.player import Player
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp
from renderer.engine.pen import Art
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.bonus import bonus_ground
from renderer.trajan.parts.labelled import beside_label, count_badge, counted_label, slab
from renderer.trajan.parts.port import PILE, discard_spot

_CARD = 70
_ROW = 106
HEIGHT = 2 * _ROW + 12
"""The height of hand and display, in pixels."""

_ROOM = 3


def hand_and_display(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """Hand above, display below; two commodities of an own bonus tile lie on its ground."""
    hand, display = _rows(field)
    yield slab(field)
    yield Stamp(furniture.plain, Box(field.left + 12, hand.bottom, field.width - 24, 2), ("joint",), 1)
    known = not any(card.face is None for card in player.hand)
    yield from counted_label(
        words, "picture-label-hand", hand, goods.cards if known else goods.card_back, len(player.hand)
    )
    yield from counted_label(
        words, "picture-label-display", display, goods.display, sum(player.display.values())
    )
    yield from _bonus_grounds(player, display)
    yield from _cards(player.cards, hand)
    yield from _cards(player.display, display)


def card_numbers(player: Player, field: Box) -> Iterator[Item]:
    """How many cards of a commodity lie on each other, upon them and their frames."""
    for cards, row in zip((player.cards, player.display), _rows(field), strict=True):
        for kind, box in _boxes(row).items():
            yield from count_badge(cards.get(kind, 0), box)


def card_spots(field: Box) -> Iterator[tuple[str, Spot]]:
    """The cards in hand and in the display as spots."""
    hand, display = _rows(field)
    for where, row in (("card", hand), ("display", display)):
        for kind, box in _boxes(row).items():
            yield f"{where}_{kind}", Spot(box.inset(-2), room=_ROOM, numbered=False)


def _rows(field: Box) -> list[Box]:
    return [field.part(0, 4 + number * _ROW, field.width, _ROW) for number in range(2)]


def _boxes(row: Box) -> dict[str, Box]:
    cells = beside_label(row).columns(len(COMMODITIES))
    return {kind: cell.centred(_CARD, _CARD) for kind, cell in zip(COMMODITIES, cells, strict=True)}


def _cards(cards: Mapping[str, int], row: Box) -> Iterator[Item]:
    """Cards by commodity; where there is none, its pale sign."""
    for kind, box in _boxes(row).items():
        if cards.get(kind):
            yield Stamp(goods.card, box, (kind,))
        else:
            yield Stamp(goods.pale, box.centred(48, 48), (kind,))


def _bonus_grounds(player: Player, row: Box) -> Iterator[Item]:
    """The side of an own bonus tile below the two commodities it counts."""
    boxes = _boxes(row)
    for own in player.bonus:
        if BONUS_TILES[own.name].cards:
            first, second = (
                boxes[kind] for kind in sorted(BONUS_TILES[own.name].cards, key=COMMODITIES.index)
            )
            ground = Box(first.left - 4, row.top + 4, second.right - first.left + 8, row.height - 8)
            yield Stamp(bonus_ground, ground, (own.yellow,), 1)


def piles(view: Trajan, field: Box) -> Iterator[Item]:
    """The draw pile and the tops of both discard piles."""
    yield slab(field)
    tops: list[tuple[Art, list[str]]] = [
        (goods.card_back, []),
        *((goods.card, pile[-1:]) for pile in view.discards),
    ]
    for (art, look), number, box in zip(tops, _sizes(view), _pile_boxes(field), strict=True):
        if number:
            yield Stamp(art, box, tuple(look))
        else:
            yield Stamp(furniture.sunk, box, (), 1)


def pile_numbers(view: Trajan, field: Box) -> Iterator[Item]:
    """How many cards each pile has, upon it and its frame."""
    for number, box in zip(_sizes(view), _pile_boxes(field), strict=True):
        yield from count_badge(number, box)


def _sizes(view: Trajan) -> list[int]:
    """How many cards the draw pile and the discard piles have."""
    return [pile_left(view), *map(len, view.discards)]


def pile_spots(field: Box) -> Iterator[tuple[str, Spot]]:
    """The piles as spots."""
    for name, box in zip((PILE, discard_spot(1), discard_spot(2)), _pile_boxes(field), strict=True):
        yield name, Spot(box.inset(-2), room=_ROOM, numbered=False)


def _pile_boxes(field: Box) -> list[Box]:
    return [cell.centred(_CARD, _CARD) for cell in field.inset(12).columns(3)]
