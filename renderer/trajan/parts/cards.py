"""The commodity cards of a seat: its hand and its display, a column for each commodity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.trajan.pieces import BONUS_TILES, COMMODITIES
from games.trajan.player import Player
from games.trajan.state import COMMODITY_BAG, Trajan
from games.piles import unseen
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp
from renderer.engine.pen import Art
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.bonus import bonus_ground
from renderer.trajan.parts.labelled import beside_label, count_badge, counted_label, slab

_CARD = 76
_ROW = 98
_ROOM = 3


def hand_and_display(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """Hand above, display below; two commodities of an own bonus tile lie on its ground."""
    hand, display = _rows(field)
    yield slab(field)
    yield Stamp(furniture.plain, Box(field.left + 12, hand.bottom, field.width - 24, 2), ("joint",), 1)
    known = not any(card.face is None for card in player.hand)
    yield from counted_label(
        words, "picture-hand", hand, goods.cards if known else goods.card_back, len(player.hand)
    )
    yield from counted_label(words, "picture-display", display, goods.display, sum(player.display.values()))
    yield from _bonus_grounds(player, display)
    yield from _cards(player.cards, hand)
    yield from _cards(player.display, display)


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
            yield Stamp(goods.card, box, (kind,), essential=True)
            yield from count_badge(cards[kind], box)
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
    """The draw pile and the tops of both discard piles, with how many cards each has."""
    left = unseen(view, COMMODITY_BAG).left
    pile, *discards = _pile_boxes(field)
    yield from _pile(goods.card_back, (), left, pile)
    for cards, box in zip(view.discards, discards, strict=True):
        yield from _pile(goods.card, (cards[-1],) if cards else (), len(cards), box)


def pile_spots(field: Box) -> Iterator[tuple[str, Spot]]:
    """The piles as spots."""
    for name, box in zip(("pile", "discard_1", "discard_2"), _pile_boxes(field), strict=True):
        yield name, Spot(box.inset(-2), room=_ROOM, numbered=False)


def _pile_boxes(field: Box) -> list[Box]:
    return [cell.centred(_CARD, _CARD) for cell in field.columns(3)]


def _pile(art: Art, look: tuple[str, ...], number: int, box: Box) -> Iterator[Item]:
    """A pile, an empty one a bare place."""
    if not number:
        yield Stamp(furniture.sunk, box, (), 1)
    else:
        yield Stamp(art, box, look, essential=True)
        yield from count_badge(number, box)
