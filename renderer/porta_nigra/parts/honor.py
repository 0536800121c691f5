"""Honor cards: price, what is handed in, effects; which ones a seat can pay."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.actions.honor_cards import brings_something, can_pay
from games.porta_nigra.pieces import HONOR_CARDS, HONOR_CARDS_A_TURN, HonorCard
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.cards import building_card, different_cards, effect_sign
from renderer.porta_nigra.drawings.goods import chip
from renderer.porta_nigra.parts.effects import EffectSizes, effects_in_row
from renderer.porta_nigra.styles import BOARD_FIGURE

HONOR = EffectSizes(style=BOARD_FIGURE, sign=64, beside=56)
"""Effects on honor cards of the display."""

_HEAD = 54
_CHIP = 42
_SIGN = 40


def could_buy(view: PortaNigra, seat: int, name: str) -> bool:
    """Whether the seat can pay for the card and gains from it; False once the game is over."""
    player, card = view.players[seat], HONOR_CARDS[name]
    is_used_up = view.active == seat and view.honor_cards_bought >= HONOR_CARDS_A_TURN
    if not view.phase or not player.quarter or is_used_up:
        return False
    return can_pay(player, card) and brings_something(view, seat, card)


def honor_card(card: HonorCard, box: Box, *, lit: bool) -> Iterator[Item]:
    """An honor card: what it costs above, what it brings below."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "bark", 12), 1)
    head = box.part(14, 6, box.width - 28, _HEAD - 2)
    for number in range(card.chips):
        place = head.part(number * (_CHIP + 2), 0, _CHIP, head.height).centred(_CHIP, _CHIP)
        yield Stamp(chip, place)
    yield from _handed_in(card, head)
    yield Stamp(furniture.plain, Box(box.left + 10, head.bottom, box.width - 20, 2), ("joint",), 1)
    below = box.part(8, _HEAD + 6, box.width - 16, box.height - _HEAD - 12)
    if card.substitutes:
        yield Stamp(building_card, below.centred(136, below.height - 10), (card.substitutes, ""), 1, True)
    else:
        yield from effects_in_row(card.effects, below, HONOR)


def _handed_in(card: HonorCard, head: Box) -> Iterator[Item]:
    """The cards that are handed in, at the right of the price."""
    number = HONOR_CARDS[card.hand_in].final_points if card.hand_in else card.hand_in_buildings
    if not number:
        return
    text = str(number)
    wide = width(text, BOARD_FIGURE)
    line = head.part(head.width - wide - _SIGN - 4, 0, wide + _SIGN + 4, head.height)
    yield Text(text, BOARD_FIGURE, line.part(0, 0, wide, line.height))
    sign = line.part(wide + 4, 0, _SIGN, line.height).centred(_SIGN, _SIGN)
    if card.hand_in:
        yield Stamp(effect_sign, sign, (card.hand_in,))
    else:
        yield Stamp(different_cards, sign)
