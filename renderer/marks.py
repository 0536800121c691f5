"""Marks and changes: the glow of spots that can be chosen, the outlines of spots that changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from renderer import seats, stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.lettering import Style, width
from renderer.values import Change, Mark

_REACH = 9
_OUT = 4
_PAD = 9


class Spot(Struct, frozen=True):
    """A place that can be marked or have changed.

    `label`: where a mark's label goes, without it in the middle of the box; `ink`: the label's colour when
    it is written straight onto the spot, without a plate.
    """

    box: Box
    label: Box | None = None
    ink: str = ""


def marked(marks: Sequence[Mark], spots: Mapping[str, Spot], style: Style) -> Iterator[Item]:
    """The glow around each marked spot that lies on this picture, and its label."""
    for mark in marks:
        spot = spots.get(mark.spot)
        if spot is None:
            continue
        yield Stamp(stone.glow, spot.box, (_REACH,), 1)
        field = spot.label or spot.box
        if not spot.ink:
            field = field.centred(width(mark.label, style) + 2 * _PAD, style.capital + 2 * _PAD)
            yield Stamp(stone.plate, field, (), 1)
        yield Text(mark.label, style, field, spot.ink or "glow", essential=True)


def changed(changes: Sequence[Change], spots: Mapping[str, Spot], style: Style) -> Iterator[Item]:
    """The outline around each changed spot, and in a large one the change's number at the upper right."""
    size = style.capital + 2 * _PAD - 6
    for change in changes:
        if change.spot not in spots:
            continue
        box = spots[change.spot].box.inset(-_OUT)
        yield Stamp(seats.outline, box, (change.seat, _REACH), 1)
        if min(box.width, box.height) < 2 * size:
            continue
        wide = max(width(str(change.ordinal), style) + _PAD, size)
        plate = box.part(box.width - wide, 0, wide, size)
        yield Stamp(stone.plate, plate, (f"seat{change.seat}", "marble", 8), 1)
        yield Text(str(change.ordinal), style, plate, seats.light(change.seat), essential=True)
