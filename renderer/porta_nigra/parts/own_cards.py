"""The building cards of a seat by sets, a column for each set; its final cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.events.influence import SUBSTITUTE
from games.porta_nigra.pieces import BUILDING_CARDS, BUILDINGS, HONOR_CARDS
from games.porta_nigra.player import Player
from games.porta_nigra.sets import card_sets
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import building_card, effect_sign
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT

HEIGHT = 300
"""How high all of it is, in pixels."""

_FINAL = 236
_SIGN = 54
_HEAD = 66
_GAP = 6
_POINTS = 56
_LAUREL = 46
_TABLET = 128
_SETS = 4
"""So many sets have a place at least; with more of them places are narrower."""
_FINALS = 3
"""So many final cards lie below each other."""


def own_cards(player: Player, field: Box) -> Iterator[Item]:
    """The building cards by sets with their points, then the final cards."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    for building, row in zip(BUILDINGS, _rows(field), strict=True):
        sign = row.part(0, 0, _HEAD, row.height).centred(_SIGN, _SIGN)
        yield Stamp(building_sign, sign, (building, "ink", "stone"), essential=True)
    cards = _card_boxes(player, field)
    taken = set(cards.values())
    for row in _rows(field):
        for cell in _cells(player, row):
            if cell not in taken:
                yield Stamp(furniture.sunk, cell, (), 1)
    for card, box in cards.items():
        yield Stamp(building_card, box, _look(card), 1, True)
    foot = _foot(field)
    for each, cell in zip(card_sets(player.buildings_owned), _cells(player, foot), strict=False):
        tablet = cell.centred(min(cell.width, _TABLET), foot.height - 4)
        yield Stamp(furniture.tablet, tablet, (), 1)
        yield Text(str(each.points), BOARD_TIGHT, tablet, essential=True)
    cells = _final_cells(player, field)
    for cell in cells[len(player.final_cards) :]:
        yield Stamp(furniture.sunk, cell, (), 1)
    for card, cell in zip(player.final_cards, cells, strict=False):
        yield from _final(card, cell)


def own_spot(card: str) -> str:
    """The spot of a card in the play area."""
    return f"own_{card}"


def own_spots(player: Player, field: Box) -> dict[str, Spot]:
    """The building cards, substitutes and final cards as spots; of equal ones the first."""
    found = {own_spot(card): Spot(box, room=2) for card, box in _card_boxes(player, field).items()}
    for card, box in zip(player.final_cards, _final_cells(player, field), strict=False):
        found.setdefault(own_spot(card), Spot(box, room=2))
    return found


def _look(card: str) -> tuple[str, str]:
    """The building and the colour of a card; a substitute has no colour."""
    return BUILDING_CARDS.get(card) or (card.removeprefix(SUBSTITUTE), "")


def _card_boxes(player: Player, field: Box) -> dict[str, Box]:
    """Building card or substitute -> where it lies: in the row of its building, substitutes last."""
    found: dict[str, Box] = {}
    for building, row in zip(BUILDINGS, _rows(field), strict=True):
        own = [card for card in player.building_cards if BUILDING_CARDS[card][0] == building]
        own += [f"{SUBSTITUTE}{each}" for each in player.substitutes if each == building]
        found |= dict(zip(own, _cells(player, row), strict=False))
    return found


def _rows(field: Box) -> list[Box]:
    wide = field.width - _FINAL - 30
    return field.part(12, 8, wide, field.height - _POINTS - 18).rows(len(BUILDINGS), _GAP)


def _foot(field: Box) -> Box:
    return field.part(12, field.height - _POINTS - 8, field.width - _FINAL - 30, _POINTS)


def _cells(player: Player, row: Box) -> list[Box]:
    sets = max(_SETS, len(card_sets(player.buildings_owned)))
    return row.part(_HEAD + 8, 0, row.width - _HEAD - 8, row.height).columns(sets, _GAP)


def _final_cells(player: Player, field: Box) -> list[Box]:
    """Places of final cards at the right."""
    right = field.part(field.width - _FINAL - 12, 8, _FINAL, field.height - 18)
    columns = 1 + len(player.final_cards) // (_FINALS + 1)
    return [cell for row in right.rows(_FINALS, _GAP) for cell in row.columns(columns, _GAP)]


def _final(card: str, box: Box) -> Iterator[Item]:
    """A final card: its points and a laurel."""
    yield Stamp(furniture.slab, box, ("marble", "brass", 10), 1)
    text = str(HONOR_CARDS[card].final_points)
    wide = width(text, BOARD_FIGURE)
    line = box.centred(wide + 2 + _LAUREL, box.height)
    yield Text(text, BOARD_FIGURE, line.part(0, 0, wide, line.height), essential=True)
    sign = line.part(wide + 2, 0, _LAUREL, line.height).centred(_LAUREL, _LAUREL)
    yield Stamp(effect_sign, sign, (card,), essential=True)
