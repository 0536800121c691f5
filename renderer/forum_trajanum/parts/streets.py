"""Streets: the signs on their cards, this round's cards, and which are still to come."""

from collections.abc import Iterator

from games.forum_trajanum.pieces import STREET_CARDS, STREETS
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import street_symbol
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style
from renderer.forum_trajanum.drawings.streets import road, street_card
from renderer.kit import furniture
from renderer.kit.styles import LANDSCAPE_COUNT, LANDSCAPE_FIGURE, LANDSCAPE_ZERO, PHONE_NUMBER

LETTERS = "ABCDEF"
"""The signs of the column streets."""

_LINE = len(STREETS) // 2
_GAP = 10
_SIGN = 66
_CARD = 24
_CARD_HEIGHT = 36
_APART = 4
_LARGE_SIGN = 56
_LARGE_CARD = (38, 48)
_COPIES = len(STREET_CARDS) // len(STREETS)


def street_sign(street: str, box: Box, style: Style, *, lit: bool) -> Iterator[Item]:
    """The sign of a street on a small plate."""
    yield Stamp(furniture.plate, box, ("glow", "brass", 8) if lit else ("umber", "umber", 8), 1)
    yield Text(street_symbol(street), style, box, "ink" if lit else "marble")


def street_cards(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """The two cards of this round: a road along the row or the column, with its sign."""
    boxes = field.columns(2, _GAP)
    for box in boxes[len(view.streets) :]:
        yield Stamp(furniture.sunk, box, (), 1)
    for street, box in zip(view.streets, boxes, strict=False):
        yield Stamp(furniture.slab, box, ("glow", "brass", 12), 1)
        inner = box.inset(10)
        yield from street_sign(street, inner.part(0, 0, inner.width, _SIGN), LANDSCAPE_FIGURE, lit=True)
        below = inner.part(0, _SIGN + 6, inner.width, inner.height - _SIGN - 8)
        yield Stamp(road, below, (street.startswith("row"),), 1)


def street_row(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """Every street, this round's ones on light, below it its cards that are still to come."""
    yield Stamp(furniture.slab, field, (), 1)
    inner = field.part(4, 8, field.width - 8, field.height - 18)
    wide, high = _LARGE_CARD
    for street, box in zip(STREETS, inner.columns(len(STREETS)), strict=True):
        left = _COPIES - view.played.count(street)
        now = bool(view.phase) and street in view.streets
        sign = box.part(0, 0, box.width, _LARGE_SIGN)
        if now:
            yield Stamp(furniture.plate, sign.inset(4), ("glow", "brass", 8), 1)
        yield Text(street_symbol(street), PHONE_NUMBER, sign, "ink" if left or now else "bark")
        cards = box.part(0, _LARGE_SIGN, box.width, box.height - _LARGE_SIGN)
        shown = cards.centred(left * (wide + _APART) - _APART, high)
        for number in range(left):
            yield Stamp(street_card, shown.part(number * (wide + _APART), 0, wide, high), (), 1)


def streets_left(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """Every street, below it its cards that are still to come."""
    yield Stamp(furniture.slab, field, (), 1)
    for line, row in zip((STREETS[:_LINE], STREETS[_LINE:]), field.inset(8).rows(2, 4), strict=True):
        for street, box in zip(line, row.columns(_LINE), strict=True):
            left = _COPIES - view.played.count(street)
            sign, cards = box.rows(2)
            style, colour = (LANDSCAPE_COUNT, "ink") if left else (LANDSCAPE_ZERO, "bark")
            yield Text(street_symbol(street), style, sign, colour)
            shown = cards.centred(left * (_CARD + _APART) - _APART, _CARD_HEIGHT)
            for number in range(left):
                yield Stamp(street_card, shown.part(number * (_CARD + _APART), 0, _CARD, _CARD_HEIGHT), (), 1)
