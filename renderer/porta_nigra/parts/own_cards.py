"""The building cards of a seat by buildings, what their sets score, its final cards."""

from collections.abc import Iterator

from games.porta_nigra.events.influence import SUBSTITUTE
from games.porta_nigra.pieces import BUILDING_CARDS, BUILDINGS, HONOR_CARDS
from games.porta_nigra.player import Player
from games.porta_nigra.sets import set_points
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import width
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.bricks import any_brick, brick_tile
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import effect_sign
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_WORDS

_PAD = 10
_LINE = 62
_SIGN = 84
_CARD = 50
_GAP = 8
_IN_A_LINE = 3
"""How many cards of a building lie side by side."""
_TABLET = 118
_FINAL = 132
_LAUREL = 52
_NOTHING = 56


def height(player: Player) -> int:
    """How high all of it is, in pixels."""
    rows = _rows_with_heights(player)
    return sum(high + _GAP for _, high in rows) - _GAP + 2 * _PAD + 2 if rows else _NOTHING


def own_cards(player: Player, words: Words, field: Box) -> Iterator[Item]:
    """The cards of each building by their colours, below them what their sets score, the final cards."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    boxes = _row_boxes(player, field)
    if not boxes:
        yield fitted_text(words("picture-no-cards"), BOARD_WORDS, field, "bark", spare=40)
    if "cards" in boxes:
        yield from _cards(player, boxes["cards"])
    if "sets" in boxes:
        (tablet,) = _boxes_at_right(1, _TABLET, boxes["sets"])
        yield _label(words("picture-own-sets"), [tablet], boxes["sets"])
        yield Stamp(furniture.tablet, tablet, (), 1)
        yield Text(str(set_points(player.buildings_owned)), BOARD_FIGURE, tablet)
    if "finals" in boxes:
        finals = _boxes_at_right(len(player.final_cards), _FINAL, boxes["finals"])
        yield _label(words("picture-part-final_cards"), finals, boxes["finals"])
        for card, place in zip(player.final_cards, finals, strict=True):
            yield from _final_card_items(card, place)


def own_spot(card: str) -> str:
    """The spot of a card in the play area."""
    return f"own_{card}"


def own_spots(player: Player, field: Box) -> dict[str, Spot]:
    """The building cards, substitutes and final cards as spots; of equal ones the first."""
    found: dict[str, Spot] = {}
    boxes = _row_boxes(player, field)
    if "cards" in boxes:
        found = {
            own_spot(card): Spot(box.inset(-3), reach=5, room=2, numbered=False)
            for card, box in _card_boxes(player, boxes["cards"]).items()
        }
    if "finals" in boxes:
        places = _boxes_at_right(len(player.final_cards), _FINAL, boxes["finals"])
        for card, box in zip(player.final_cards, places, strict=True):
            found.setdefault(own_spot(card), Spot(box, room=2, numbered=False))
    return found


def _rows_with_heights(player: Player) -> list[tuple[str, int]]:
    """What lies below each other, and how high it is."""
    most = max((len(cards) for cards in _cards_by_building(player).values()), default=0)
    lines = -(-most // _IN_A_LINE)
    found = [("cards", max(lines * (_CARD + 2 * _GAP), _SIGN + _GAP)), ("sets", _LINE)] if lines else []
    return [*found, ("finals", _LINE)] if player.final_cards else found


def _row_boxes(player: Player, field: Box) -> dict[str, Box]:
    found, top = {}, _PAD
    for name, high in _rows_with_heights(player):
        found[name] = field.part(_PAD, top, field.width - 2 * _PAD, high)
        top += high + _GAP
    return found


def _cards_by_building(player: Player) -> dict[str, list[str]]:
    """Building -> its cards, substitutes last."""
    return {
        building: [
            *(card for card in player.building_cards if BUILDING_CARDS[card][0] == building),
            *(f"{SUBSTITUTE}{each}" for each in player.substitutes if each == building),
        ]
        for building in BUILDINGS
    }


def _cards(player: Player, row: Box) -> Iterator[Item]:
    """The cards of each building next to its sign."""
    for building, cell in _building_boxes(row).items():
        yield Stamp(furniture.sunk, cell, (), 1)
        sign = cell.part(10, 0, _SIGN, cell.height).centred(_SIGN, _SIGN)
        yield Stamp(building_sign, sign, (building, "ink", "stone"))
    for card, box in _card_boxes(player, row).items():
        _, colour = BUILDING_CARDS.get(card, ("", ""))
        yield Stamp(brick_tile if colour else any_brick, box, (colour,) if colour else ())


def _building_boxes(row: Box) -> dict[str, Box]:
    """Where the cards of each building lie."""
    return dict(zip(BUILDINGS, row.columns(len(BUILDINGS), _GAP), strict=True))


def _card_boxes(player: Player, row: Box) -> dict[str, Box]:
    """Building card or substitute -> where it lies."""
    found: dict[str, Box] = {}
    for cards, cell in zip(_cards_by_building(player).values(), _building_boxes(row).values(), strict=True):
        left = _SIGN + 24
        room = cell.part(left, 0, cell.width - left - 6, cell.height)
        lines = room.rows(max(1, -(-len(cards) // _IN_A_LINE)))
        places = [place for line in lines for place in line.columns(_IN_A_LINE)]
        found |= {card: place.centred(_CARD, _CARD) for card, place in zip(cards, places, strict=False)}
    return found


def _boxes_at_right(number: int, wide: int, line: Box) -> list[Box]:
    """Places side by side at the right of a line."""
    left = line.width - number * (wide + _GAP) + _GAP
    return [line.part(left + place * (wide + _GAP), 0, wide, line.height) for place in range(number)]


def _label(text: str, places: list[Box], line: Box) -> Text:
    """What stands in a line, before its places."""
    field = line.part(10, 0, places[0].left - line.left - 20, line.height)
    return fitted_text(text, BOARD_WORDS, field, "bark", "left")


def _final_card_items(card: str, box: Box) -> Iterator[Item]:
    """A final card: its points and a laurel."""
    yield Stamp(furniture.slab, box, ("marble", "brass", 10), 1)
    text = str(HONOR_CARDS[card].final_points)
    wide = width(text, BOARD_FIGURE)
    line = box.centred(wide + 4 + _LAUREL, box.height)
    yield Text(text, BOARD_FIGURE, line.part(0, 0, wide, line.height))
    sign = line.part(wide + 4, 0, _LAUREL, line.height).centred(_LAUREL, _LAUREL)
    yield Stamp(effect_sign, sign, (card,))
