"""Honor cards: price, what is handed in, effects in signs and in words; which ones a seat can pay."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.actions.honor_cards import brings_something, can_pay
from games.porta_nigra.pieces import HONOR_CARDS, HONOR_CARDS_A_TURN, HonorCard
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import honor_card_text
from games.words import Argument, Message, Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, bound, fit_balanced, width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.cards import building_card, different_cards, effect_sign
from renderer.porta_nigra.drawings.goods import chip
from renderer.porta_nigra.parts.effects import EffectSizes, effects_in_row
from renderer.porta_nigra.styles import BOARD_FIGURE, CARD_LINES

HONOR = EffectSizes(style=BOARD_FIGURE, sign=68, beside=60)
"""Effects on honor cards of the display."""

_PAD = 12
_HEAD = 80
_CHIP = 48
_SIGN = 50
_LINE = 53
_ARROW = 40
_GAP = 6


def could_buy(view: PortaNigra, seat: int, name: str) -> bool:
    """Whether the seat can pay for the card and gains from it; False once the game is over."""
    player, card = view.players[seat], HONOR_CARDS[name]
    is_used_up = view.active == seat and view.honor_cards_bought >= HONOR_CARDS_A_TURN
    if not view.phase or not player.quarter or is_used_up:
        return False
    return can_pay(player, card) and brings_something(view, seat, card)


def honor_height(name: str, words: Words, wide: int) -> int:
    """How high a card is that is so wide, in pixels."""
    return _PAD // 2 + _HEAD + len(_lines(name, words, wide)[0]) * _LINE


def honor_card(name: str, number: int, box: Box, words: Words, *, lit: bool) -> Iterator[Item]:
    """An honor card: what it costs, what it brings in signs, how many there are; below that in words."""
    card = HONOR_CARDS[name]
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "bark", 12), 1)
    head = box.part(_PAD, 9, box.width - 2 * _PAD, _HEAD - 12)
    if number > 1:
        yield from _count(number, head)
    price = [*_price(card, head)]
    yield from price
    left = max(item.box.right for item in price) - head.left + 2 * _GAP
    arrow = head.part(left, 0, _ARROW, head.height).centred(_ARROW, _ARROW)
    yield Stamp(furniture.arrow, arrow, ("brass",))
    left += _ARROW + 2 * _GAP
    effects = head.part(left, 0, _effects_width(card), head.height)
    if card.substitutes:
        yield Stamp(building_card, effects.centred(effects.width - 8, 68), (card.substitutes, ""), 1)
    else:
        yield from effects_in_row(card.effects, effects, HONOR)
    lines, style = _lines(name, words, box.width)
    block = box.part(_PAD, _HEAD, box.width - 2 * _PAD, len(lines) * _LINE)
    for line, row in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(line, style, row, "ink", "left")


def _effects_width(card: HonorCard) -> int:
    """How wide the signs of a card's effects are, in pixels."""
    each = 136 if any(effect.startswith(("points", "substitute")) for effect in card.effects) else 104
    return each * len(card.effects)


def _lines(name: str, words: Words, wide: int) -> tuple[tuple[str, ...], Style]:
    """A card in words, in lines."""
    text = words.text(_in_words(name))
    return fit_balanced(bound(text[:1].upper() + text[1:]), CARD_LINES, wide - 2 * _PAD)


def _in_words(name: str) -> Message:
    """What a card brings, and what is handed in for it."""
    card = HONOR_CARDS[name]
    if not card.hand_in and not card.hand_in_buildings:
        return honor_card_text(name)
    final = HONOR_CARDS[card.hand_in].final_points if card.hand_in else 0
    arguments: dict[str, Argument] = {
        "card": honor_card_text(name),
        "buildings": card.hand_in_buildings,
        "final": final,
    }
    return Message("picture-honor-for", arguments)


def _price(card: HonorCard, head: Box) -> Iterator[Stamp | Text]:
    """The chips, then the cards that are handed in."""
    for number in range(card.chips):
        place = head.part(number * (_CHIP + 2), 0, _CHIP, head.height).centred(_CHIP, _CHIP)
        yield Stamp(chip, place)
    number = HONOR_CARDS[card.hand_in].final_points if card.hand_in else card.hand_in_buildings
    if not number:
        return
    left = card.chips * (_CHIP + 2) + 3 * _GAP
    text = str(number)
    wide = width(text, BOARD_FIGURE)
    yield Text(text, BOARD_FIGURE, head.part(left, 0, wide, head.height))
    sign = head.part(left + wide + _GAP, 0, _SIGN, head.height).centred(_SIGN, _SIGN)
    if card.hand_in:
        yield Stamp(effect_sign, sign, (card.hand_in,))
    else:
        yield Stamp(different_cards, sign)


def _count(number: int, head: Box) -> Iterator[Item]:
    """How many equal cards there are, at the upper right."""
    text = f"{number}×"
    wide = width(text, BOARD_FIGURE) + 3 * _GAP
    plate = head.part(head.width - wide + 4, 0, wide, head.height).centred(wide, 52)
    yield Stamp(furniture.plate, plate, ("ink", "glow", 8), 1)
    yield Text(text, BOARD_FIGURE, plate, "glow")
