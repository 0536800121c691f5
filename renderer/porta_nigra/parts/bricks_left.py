"""The bricks left in supply and shops, on which refills and an early end depend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.porta_nigra.pieces import REFILL_BELOW
from games.porta_nigra.state import PortaNigra
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, first_fitting, width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.bricks import any_brick
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.styles import BOARD_WORDS

_MARK = 58
_BEFORE = 14
_AFTER = 10


def bricks_left(view: PortaNigra, words: Words, boxes: Sequence[Box], style: Style) -> Iterator[Item]:
    """The supply, and all bricks in the shops against those of a refill or of an early end, in two boxes."""
    notes = [words.text(each) for each in (Message("picture-in-supply"), _shops_note(view))]
    numbers = [str(view.supply), str(view.in_market)]
    rooms = [
        box.width - 2 * _BEFORE - _MARK - 2 * _AFTER - width(number, style)
        for box, number in zip(boxes, numbers, strict=True)
    ]
    styles = [first_fitting([note], BOARD_WORDS, room) for note, room in zip(notes, rooms, strict=True)]
    set_in = max(styles, key=BOARD_WORDS.index)
    signs = (brick_pile, any_brick)
    for art, number, note, room, box in zip(signs, numbers, notes, rooms, boxes, strict=True):
        yield Stamp(furniture.slab, box, (), 1)
        line = box.part(_BEFORE, 0, box.width - 2 * _BEFORE, box.height - 3)
        yield Stamp(art, line.part(0, 0, _MARK, line.height).centred(_MARK, _MARK))
        figure = line.part(_MARK + _AFTER, 0, width(number, style), line.height)
        yield Text(number, style, figure)
        field = Box(figure.right + _AFTER, line.top, room, line.height)
        yield Text(note, set_in, field, "bark", "left")


def _shops_note(view: PortaNigra) -> Message:
    """Below how many bricks in the shops there is a refill; without a supply, that none ends the game."""
    if view.supply:
        return Message("picture-refill", {"n": REFILL_BELOW})
    return Message("picture-early-end" if view.ended_by is None else "picture-no-refill")
