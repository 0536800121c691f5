"""Honor cards: cards handed in, effects in signs and in words, affordable ones."""

from collections.abc import Iterator

from games.porta_nigra.actions.honor_cards import why_not_honor_card
from games.porta_nigra.pieces import HONOR_CARDS, HonorCard
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import honor_card_text
from games.words import Argument, Message, Words
from renderer.engine.layout import Box, Item, Stamp, Text, text_block
from renderer.engine.lettering import Style, bind_numbers, capitalised, fit_balanced, width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.cards import building_card, different_cards, effect_sign
from renderer.porta_nigra.parts.effects import EffectSizes, effects_in_row
from renderer.porta_nigra.styles import BOARD_FIGURE, CARD_LINES

EFFECT = EffectSizes(style=BOARD_FIGURE, sign=74, with_number=62)
"""Effects on honor cards of the display."""

WORDS = (*CARD_LINES, (CARD_LINES[-1][0], 3))
"""Styles of a card's effects in words, with the number of lines; the first that fits is used."""

_PAD = 10
_LEAST = 88
_SIGN = 54
_LINE = 53
_ARROW = 42
_GAP = 6
_EACH = 90
_WITH_POINTS = 110
_WIDE = 132
_COUNT = 84


def could_buy(view: PortaNigra, seat: int, name: str) -> bool:
    """Whether the seat can pay for the card and gains from it; False after the game."""
    has_begun = bool(view.phase and view.players[seat].quarter)
    return has_begun and not any(why_not_honor_card(view, seat, name))


def do_words_fit(name: str, number: int, words: Words, wide: int) -> bool:
    """Whether the words of a card find room when it is so wide, in pixels."""
    return " ".join(_lines(name, number, words, wide)[0]) == _card_text(name, words)


def honor_height(name: str, number: int, words: Words, wide: int) -> int:
    """How high a card is that is so wide, in pixels."""
    return max(_LEAST, len(_lines(name, number, words, wide)[0]) * _LINE + _PAD)


def honor_card(name: str, number: int, box: Box, words: Words, ground: tuple[str, str]) -> Iterator[Item]:
    """An honor card: cards handed in and effects, in signs and in words, and the number of copies."""
    card = HONOR_CARDS[name]
    yield Stamp(furniture.slab, box, (*ground, 12), 1)
    inside = box.part(_PAD, 0, box.width - 2 * _PAD, box.height - 3)
    handed_in, brings = _widths(card)
    yield from _handed_in_items(card, inside.part(0, 0, handed_in, inside.height))
    effects = inside.part(handed_in, 0, brings, inside.height)
    if card.substitutes:
        yield Stamp(
            building_card,
            effects.part(0, 0, brings - 4, effects.height).centred(brings - 4, 68),
            (card.substitutes, ""),
            1,
        )
    else:
        yield from effects_in_row(card.effects, effects, EFFECT)
    lines, style = _lines(name, number, words, box.width)
    left = handed_in + brings + 2 * _GAP
    block = inside.part(left, 0, inside.width - left, inside.height)
    yield from text_block(lines, style, block, _LINE, anchor="left")
    if number > 1:
        yield from _count(number, inside)


def _widths(card: HonorCard) -> tuple[int, int]:
    """The width of the signs of price and effects, in pixels."""
    number = _number_handed_in(card)
    handed_in = width(str(number), BOARD_FIGURE) + _SIGN + _ARROW + 4 * _GAP if number else 0
    if len(card.effects) > 1:
        points = any(effect.startswith("points") for effect in card.effects)
        return handed_in, (_WITH_POINTS if points else _EACH) * len(card.effects)
    return handed_in, _WIDE if card.is_kept or card.effects[0].startswith("points") else _EACH


def _lines(name: str, number: int, words: Words, wide: int) -> tuple[tuple[str, ...], Style]:
    """A card in words, in lines."""
    count = _COUNT if number > 1 else 0
    room = wide - 2 * _PAD - sum(_widths(HONOR_CARDS[name])) - 2 * _GAP - count
    return fit_balanced(_card_text(name, words), WORDS, room)


def _card_text(name: str, words: Words) -> str:
    return bind_numbers(capitalised(words.text(_card_sentence(name))))


def _card_sentence(name: str) -> Message:
    """The effects of a card, and the cards handed in for it."""
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


def _number_handed_in(card: HonorCard) -> int:
    """How many building cards are handed in, or the points of the final card that is."""
    return HONOR_CARDS[card.hand_in].final_points if card.hand_in else card.hand_in_buildings


def _handed_in_items(card: HonorCard, box: Box) -> Iterator[Item]:
    """The cards that are handed in, and an arrow to the effects."""
    if not box.width:
        return
    text = str(_number_handed_in(card))
    wide = width(text, BOARD_FIGURE)
    figure, _, sign, _, arrow = box.columns_of_widths(wide, _GAP, _SIGN, 2 * _GAP, _ARROW)
    yield Text(text, BOARD_FIGURE, figure)
    art, look = (effect_sign, (card.hand_in,)) if card.hand_in else (different_cards, ())
    yield Stamp(art, sign.centred(_SIGN, _SIGN), look)
    yield Stamp(furniture.arrow, arrow.centred(_ARROW, _ARROW), ("brass",))


def _count(number: int, inside: Box) -> Iterator[Item]:
    """How many equal cards there are, at the right."""
    text = f"{number}×"
    wide = _COUNT - 2 * _GAP
    plate = inside.part(inside.width - wide, 0, wide, inside.height).centred(wide, 54)
    yield Stamp(furniture.plate, plate, ("ink", "glow", 8), 1)
    yield Text(text, BOARD_FIGURE, plate, "glow")
