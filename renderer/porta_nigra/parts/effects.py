"""A symbol of an action card, or an effect of an honor card: its number, then its sign."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.cards import effect_sign

_GAP = 4
_POINTS = "points-"
_WITHOUT_NUMBER = ("buy", "brick", "substitute", "build", "add_brick")


class EffectSizes(Struct, frozen=True):
    """How large effects are drawn. Lengths in pixels."""

    style: Style
    sign: int
    with_number: int
    """The sign after a number."""


def number_in_effect(effect: str) -> int:
    """The number in an effect; 1 if it has none."""
    kind, _, what = effect.partition("-")
    return 1 if kind in _WITHOUT_NUMBER else int(what)


def effect_items(effect: str, box: Box, sizes: EffectSizes) -> Iterator[Item]:
    """An effect in the middle of a box: points on a tablet, else a number only where there are several."""
    number = number_in_effect(effect)
    if effect.startswith(_POINTS):
        tablet = box.centred(min(2 * sizes.with_number, box.width - _GAP), sizes.with_number)
        yield Stamp(furniture.tablet, tablet, ("gold", "brass"), 1)
        yield Text(str(number), sizes.style, tablet)
        return
    text = str(number) if number > 1 else ""
    sign = sizes.with_number if text else sizes.sign
    before = width(text, sizes.style) + _GAP if text else 0
    line = box.centred(before + sign, box.height)
    if text:
        field = line.part(0, 0, before - _GAP, line.height)
        yield Text(text, sizes.style, field)
    yield Stamp(effect_sign, line.part(before, 0, sign, line.height).centred(sign, sign), (effect,))


def effects_in_row(effects: Sequence[str], box: Box, sizes: EffectSizes) -> Iterator[Item]:
    """Effects side by side, each in the middle of its part of a box."""
    for effect, cell in zip(effects, box.columns(len(effects)), strict=True):
        yield from effect_items(effect, cell, sizes)
