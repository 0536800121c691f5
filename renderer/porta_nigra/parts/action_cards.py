"""Action cards: torches above, symbols below, used or free on the card of the turn."""

from collections.abc import Iterator

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import ACTION_CARDS, HAND
from games.porta_nigra.state import Card, PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.porta_nigra.drawings.cards import CARD_HEAD, action_card, action_card_back
from renderer.porta_nigra.drawings.goods import spent_torch, torch
from renderer.porta_nigra.parts.effects import EffectSizes, effect_items
from renderer.porta_nigra.styles import LARGE_FIGURE, ROW_LETTER

SYMBOLS = EffectSizes(style=LARGE_FIGURE, sign=92, with_number=60)
"""Symbols on the cards of the hand."""

LARGE_SYMBOLS = EffectSizes(style=LARGE_FIGURE, sign=114, with_number=72)
"""The same where they all lie side by side."""

CARD_HEIGHT = 300
"""How high a card of the hand is, in pixels."""

_TORCH = 56
_ROW = 3
"""How many symbols lie side by side."""
_GAP = 6
_USED = 44

GAP = 12
"""Between cards, in pixels."""

ACTION_CARD = "action_card_"
"""How the spots of cards of the hand begin."""


def hand_row(view: PortaNigra, seat: int, field: Box) -> Iterator[Item]:
    """The card of the turn, then the hand: open where the viewer knows it, else its backs."""
    card, (first, others) = turn_card(view, seat), _places(view, seat, field)
    if card is not None:
        yield from open_card(card.card, first, card)
    known = known_hand(view, seat)
    size = len(view.players[seat].hand)
    for number, place in enumerate(others):
        if number < len(known):
            yield from open_card(known[number], place)
        elif number < size:
            yield Stamp(action_card_back, place, (seat,), 1)
        else:
            yield Stamp(furniture.sunk, place, (), 1)


def hand_spots(view: PortaNigra, seat: int, field: Box) -> dict[str, Spot]:
    """The cards of the hand that the viewer knows, and the symbols of the card of the turn, as spots."""
    card, (first, others) = turn_card(view, seat), _places(view, seat, field)
    hand = zip(known_hand(view, seat), others, strict=False)
    found = {f"{ACTION_CARD}{card}": Spot(place, room=4) for card, place in hand}
    symbols = [] if card is None else symbol_boxes(card.card, first)
    return found | {
        f"symbol_{number}": Spot(box, room=2, numbered=False) for number, box in enumerate(symbols, 1)
    }


def turn_card(view: PortaNigra, seat: int) -> Card | None:
    """The card that a seat plays in this turn, once chosen."""
    return view.card if view.active == seat else None


def open_card(name: str, box: Box, state: Card | None = None) -> Iterator[Item]:
    """A card face up; of the card of the turn its torches burn that are left, its used symbols are gray."""
    card = ACTION_CARDS[name]
    yield Stamp(action_card, box, ("glow",) if state else (), 1)
    head = box.part(18, 5, box.width - 32, CARD_HEAD - 8)
    yield Text(name, ROW_LETTER, head, "marble", "left")
    left = card.torches if state is None else state.torches
    for number in range(card.torches):
        place = head.part(head.width - (card.torches - number) * (_TORCH + 2), 0, _TORCH, head.height)
        art = torch if number < left else spent_torch
        yield Stamp(art, place.centred(_TORCH, _TORCH))
    used = () if state is None else state.used
    for number, (symbol, place) in enumerate(zip(card.symbols, symbol_boxes(name, box), strict=True), 1):
        look = ("mist", "ash", 10) if number in used else ("marble", "sand", 10)
        yield Stamp(furniture.slab, place, look, 1)
        yield from effect_items(symbol, place, SYMBOLS if len(card.symbols) > _ROW else LARGE_SYMBOLS)
        if number in used:
            corner = place.part(place.width - _USED, 0, _USED, _USED)
            yield Stamp(furniture.seal, corner)


def symbol_boxes(name: str, box: Box) -> list[Box]:
    field = box.part(12, CARD_HEAD + 8, box.width - 24, box.height - CARD_HEAD - 18)
    number = len(ACTION_CARDS[name].symbols)
    rows = field.rows(-(-number // _ROW), _GAP)
    return [cell for row in rows for cell in row.columns(_ROW, _GAP)][:number]


def _places(view: PortaNigra, seat: int, field: Box) -> tuple[Box, list[Box]]:
    """The place of the card of the turn, and those of the hand: the first, too, until a card is played."""
    places = field.columns(HAND, GAP)
    return places[0], places[turn_card(view, seat) is not None :]
