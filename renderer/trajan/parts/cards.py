"""The commodity cards of a seat: its hand and its display, a column for each commodity it has there."""

from collections.abc import Iterator

from games.trajan.left import pile_left
from games.trajan.pieces import BONUS_TILES, COMMODITIES, DISCARD_PILES
from games.trajan.player import Player
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.pen import Art
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.bonus import bonus_ground
from renderer.trajan.parts.labelled import box_beside_label, count_badge, counted_label, labelled_slab, slab
from renderer.trajan.parts.port import PILE, discard_spot

_CARD, _PILE_CARD = 90, 70
_STEP = 104
_NUMERAL = 60
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
    for cards, row in ((player.cards, hand), (player.display, display)):
        for kind, box in _commodity_boxes(player, row).items():
            if cards.get(kind):
                yield Stamp(goods.card, box, (kind,))
    for kind, box in _commodity_boxes(player, display).items():
        if kind in _commodities_with_bonus(player) and not player.display.get(kind):
            yield Stamp(goods.pale, box.centred(48, 48), (kind,))


def card_numbers(player: Player, field: Box) -> Iterator[Item]:
    """How many cards of a commodity lie on each other, upon them and their frames."""
    for cards, row in zip((player.cards, player.display), _rows(field), strict=True):
        for kind, box in _commodity_boxes(player, row).items():
            yield from count_badge(cards.get(kind, 0), box)


def card_spots(player: Player, field: Box) -> Iterator[tuple[str, Spot]]:
    """The cards in hand and in the display as spots."""
    hand, display = _rows(field)
    for where, row in (("card", hand), ("display", display)):
        for kind, box in _commodity_boxes(player, row).items():
            yield f"{where}_{kind}", Spot(box.inset(-2), room=_ROOM, numbered=False)


def _rows(field: Box) -> list[Box]:
    return [field.part(0, 4 + number * _ROW, field.width, _ROW) for number in range(2)]


def _commodity_boxes(player: Player, row: Box) -> dict[str, Box]:
    """Where each commodity lies that is in hand, on display or counted by an own bonus tile."""
    there = player.cards.keys() | player.display.keys() | _commodities_with_bonus(player)
    kinds = [kind for kind in COMMODITIES if kind in there]
    room = box_beside_label(row)
    step = min(room.width // max(len(kinds), 1), _STEP)
    size = min(_CARD, step - 4)
    cells = (room.part(number * step, 0, step, room.height) for number in range(len(kinds)))
    return {kind: cell.centred(size, size) for kind, cell in zip(kinds, cells, strict=True)}


def _commodities_with_bonus(player: Player) -> set[str]:
    """The commodities that the player's bonus tiles count."""
    return {kind for own in player.bonus for kind in BONUS_TILES[own.name].cards}


def _bonus_grounds(player: Player, row: Box) -> Iterator[Item]:
    """The side of an own bonus tile below the two commodities it counts."""
    boxes = _commodity_boxes(player, row)
    for own in player.bonus:
        if BONUS_TILES[own.name].cards:
            first, second = (
                boxes[kind] for kind in sorted(BONUS_TILES[own.name].cards, key=COMMODITIES.index)
            )
            ground = Box(first.left - 4, row.top + 4, second.right - first.left + 8, row.height - 8)
            yield Stamp(bonus_ground, ground, (own.yellow,), 1)


def piles(view: Trajan, field: Box, words: Words) -> Iterator[Item]:
    """The draw pile and the tops of both discard piles after their numbers."""
    yield from labelled_slab(words, "picture-label-piles", field)
    tops: list[tuple[Art, list[str]]] = [
        (goods.card_back, []),
        *((goods.card, pile[-1:]) for pile in view.discards),
    ]
    for place, ((art, look), number, box) in enumerate(
        zip(tops, _pile_sizes(view), _pile_boxes(field), strict=True)
    ):
        if number:
            yield Stamp(art, box, tuple(look))
        else:
            yield Stamp(furniture.sunk, box, (), 1)
        if place:
            yield Text(str(place), CLOSE_UP_FIGURE, box.part(-_NUMERAL, 0, _NUMERAL, box.height), "bark")


def pile_numbers(view: Trajan, field: Box) -> Iterator[Item]:
    """How many cards each pile has, upon it and its frame."""
    for number, box in zip(_pile_sizes(view), _pile_boxes(field), strict=True):
        yield from count_badge(number, box)


def _pile_sizes(view: Trajan) -> list[int]:
    """How many cards the draw pile and the discard piles have."""
    return [pile_left(view), *map(len, view.discards)]


def pile_spots(field: Box) -> Iterator[tuple[str, Spot]]:
    for name, box in zip((PILE, discard_spot(1), discard_spot(2)), _pile_boxes(field), strict=True):
        yield name, Spot(box.inset(-2), room=_ROOM, numbered=False)


def _pile_boxes(field: Box) -> list[Box]:
    cells = box_beside_label(field).columns(1 + DISCARD_PILES)
    return [cell.part(0, 0, _PILE_CARD, cell.height).centred(_PILE_CARD, _PILE_CARD) for cell in cells]
