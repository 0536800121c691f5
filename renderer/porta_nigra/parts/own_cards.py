"""The building cards of a seat by buildings, what their sets score, its final cards."""

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
from renderer.porta_nigra.drawings.bricks import any_brick, brick_tile
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import effect_sign
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_TIGHT

HEIGHT = 152
"""How high all of it is, in pixels."""

_CARDS = 66
_POINTS = 56
_SIGN = 56
_CARD = 48
_BETWEEN = 9
_GAP = 6
_SETS = 4
_SETS_WIDTH = 640
_TABLET = 128
_FINALS = 3
_LAUREL = 46
_SMALL_LAUREL = 30


def own_cards(player: Player, field: Box) -> Iterator[Item]:
    """Above the cards of each building by their colours, below what each set scores and the final cards."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    for building, cell in _cells(field).items():
        yield Stamp(furniture.sunk, cell, (), 1)
        sign = cell.part(8, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(building_sign, sign, (building, "ink", "stone"))
    for card, box in _card_boxes(player, field).items():
        _, colour = _look(card)
        yield Stamp(brick_tile if colour else any_brick, box, (colour,) if colour else ())
    sets = card_sets(player.buildings_owned)
    for number, place in enumerate(_set_places(player, field)):
        tablet = place.centred(min(place.width, _TABLET), place.height)
        if number < len(sets):
            yield Stamp(furniture.tablet, tablet, (), 1)
            yield Text(str(sets[number].points), BOARD_TIGHT, tablet)
        else:
            yield Stamp(furniture.sunk, place, (), 1)
    places = _final_places(player, field)
    for place in places[len(player.final_cards) :]:
        yield Stamp(furniture.sunk, place, (), 1)
    for card, place in zip(player.final_cards, places, strict=False):
        yield from _final(card, place)


def own_spot(card: str) -> str:
    """The spot of a card in the play area."""
    return f"own_{card}"


def own_spots(player: Player, field: Box) -> dict[str, Spot]:
    """The building cards, substitutes and final cards as spots; of equal ones the first."""
    found = {
        own_spot(card): Spot(box.inset(-3), reach=5, room=2, numbered=False)
        for card, box in _card_boxes(player, field).items()
    }
    for card, box in zip(player.final_cards, _final_places(player, field), strict=False):
        found.setdefault(own_spot(card), Spot(box, room=2, numbered=False))
    return found


def _look(card: str) -> tuple[str, str]:
    """The building and the colour of a card; a substitute has no colour."""
    return BUILDING_CARDS.get(card) or (card.removeprefix(SUBSTITUTE), "")


def _cells(field: Box) -> dict[str, Box]:
    """Where the cards of each building lie."""
    row = field.part(10, 8, field.width - 20, _CARDS)
    return dict(zip(BUILDINGS, row.columns(len(BUILDINGS), _GAP), strict=True))


def _card_boxes(player: Player, field: Box) -> dict[str, Box]:
    """Building card or substitute -> where it lies: next to the sign of its building, substitutes last."""
    found: dict[str, Box] = {}
    for building, cell in _cells(field).items():
        own = [card for card in player.building_cards if BUILDING_CARDS[card][0] == building]
        own += [f"{SUBSTITUTE}{each}" for each in player.substitutes if each == building]
        room = cell.part(_SIGN + 18, 0, cell.width - _SIGN - 24, cell.height)
        step = min(_CARD + _BETWEEN, room.width // max(len(own), 1))
        for number, card in enumerate(own):
            place = room.part(number * step, 0, step - _BETWEEN, room.height)
            found[card] = place.centred(place.width, place.width)
    return found


def _points(field: Box) -> Box:
    return field.part(10, _CARDS + 16, field.width - 20, _POINTS)


def _set_places(player: Player, field: Box) -> list[Box]:
    """Places of what sets score, at the left."""
    sets = max(_SETS, len(card_sets(player.buildings_owned)))
    return _points(field).part(0, 0, _SETS_WIDTH, _POINTS).columns(sets, _GAP)


def _final_places(player: Player, field: Box) -> list[Box]:
    """Places of final cards, at the right."""
    row = _points(field)
    right = row.part(_SETS_WIDTH + 4 * _GAP, 0, row.width - _SETS_WIDTH - 4 * _GAP, _POINTS)
    return right.columns(max(_FINALS, len(player.final_cards)), _GAP)


def _final(card: str, box: Box) -> Iterator[Item]:
    """A final card: its points and a laurel."""
    yield Stamp(furniture.slab, box, ("marble", "brass", 10), 1)
    text = str(HONOR_CARDS[card].final_points)
    style, laurel = (
        (BOARD_FIGURE, _LAUREL) if box.width > 2 * _LAUREL + _GAP else (BOARD_TIGHT, _SMALL_LAUREL)
    )
    wide = width(text, style)
    line = box.centred(wide + 2 + laurel, box.height)
    yield Text(text, style, line.part(0, 0, wide, line.height))
    sign = line.part(wide + 2, 0, laurel, line.height).centred(laurel, laurel)
    yield Stamp(effect_sign, sign, (card,))
