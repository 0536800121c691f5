"""The band at the head of a picture: what it shows, and when."""

from __future__ import annotations

from collections.abc import Iterator

from renderer import seats, stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.lettering import Style, cut, width

_GAP = 20
_EMBLEM = 52


def band(box: Box) -> Stamp:
    """The bare band."""
    return Stamp(stone.band, box, ("umber", "gold"), 1)


def heading(
    box: Box, margin: int, title: str, now: str, style: Style, seat: int | None = None
) -> Iterator[Item]:
    """The title at the left as far as there is room, before it whom it is about, the moment at the right."""
    line = box.part(margin, 0, box.width - 2 * margin, box.height - 8)
    right = cut(now, style, line.width * 2 // 3)
    wide = width(right, style)
    moment = line.part(line.width - wide, 0, wide, line.height)
    yield Text(right, style, moment, "marble", "right", essential=True)
    before = 0 if seat is None else _EMBLEM + _GAP
    if seat is not None:
        emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
        yield Stamp(seats.emblem, emblem, (seat,), essential=True)
    left = line.part(before, 0, line.width - wide - _GAP - before, line.height)
    yield Text(cut(title, style, left.width), style, left, "gold", "left", essential=True)
