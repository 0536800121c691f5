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
_GOLD = 5
_ROOM = _OUT + _GOLD
_THIN = 5
_THIN_GOLD = 3
_SEAL = 0.5


class Spot(Struct, frozen=True):
    """A place that can be marked or have changed.

    `label`: where a mark's label goes, without it in the middle of the box; `ink`: the label's colour when
    it is written straight onto the spot, without a plate; `reach`: how broad the frame is, in pixels; `sign`:
    what has to be seen on the spot beside the label; `room`: how far the outline of a change may lie outside
    the box, in pixels, thinner where there is little; `token`: what is painted anew inside the outline, as
    small as that leaves it.
    """

    box: Box
    label: Box | None = None
    ink: str = ""
    reach: int = _REACH
    sign: Stamp | None = None
    room: int = _ROOM
    token: Stamp | None = None

    @property
    def lines(self) -> tuple[int, int]:
        """How thick the outline of a change is, and the golden frame around it."""
        return (_REACH, _GOLD) if self.room >= _ROOM else (_THIN, _THIN_GOLD)

    @property
    def outline(self) -> Box:
        """The outer edge of the outline of a change."""
        return self.box.inset(self.lines[1] - self.room)


def upon(
    spots: Mapping[str, Spot],
    marks: Sequence[Mark],
    changes: Sequence[Change],
    style: Style,
    numbers: Style | None = None,
) -> Iterator[Item]:
    """Outlines of what changed, frames of what can be chosen or was, labels, then the changes' numbers.

    Only spots that lie on this picture are shown. `numbers` sets the changes' numbers where they are no more
    than a help.
    """
    there = [each for each in changes if each.spot in spots]
    yield from _changed(there, spots)
    yield from _marked([each for each in marks if each.spot in spots], spots, style)
    for change in there:
        yield from _number(change, spots[change.spot].outline, numbers or style, essential=numbers is None)


def _marked(marks: Sequence[Mark], spots: Mapping[str, Spot], style: Style) -> Iterator[Item]:
    """The glow around each marked spot, and its label; a tick upon what was chosen before."""
    for mark in marks:
        spot = spots[mark.spot]
        if not mark.label:
            yield Stamp(stone.glow, spot.box, (spot.reach, "gold"), 1)
            seal = round(min(spot.box.width, spot.box.height) * _SEAL)
            yield Stamp(stone.seal, spot.box.centred(seal, seal), essential=True)
            continue
        yield Stamp(stone.glow, spot.box, (spot.reach,), 1)
        if spot.sign:
            yield spot.sign
        field = spot.label or spot.box
        if not spot.ink:
            field = field.centred(width(mark.label, style) + 2 * _PAD, style.capital + 2 * _PAD)
            yield Stamp(stone.plate, field, (), 1)
        yield Text(mark.label, style, field, spot.ink or "glow", essential=True)


def _changed(changes: Sequence[Change], spots: Mapping[str, Spot]) -> Iterator[Item]:
    """The outline around each changed spot; the last one also has a golden frame around it."""
    last = max((change.ordinal for change in changes), default=0)
    for change in changes:
        spot = spots[change.spot]
        box, (line, gold) = spot.outline, spot.lines
        if spot.token:
            within = box.inset(line)
            yield Stamp(stone.plain, spot.box, ("marble", 2), 1)
            yield Stamp(spot.token.art, within, spot.token.look)
        if change.ordinal == last:
            yield Stamp(stone.frame, box.inset(-gold), ("ink", gold + 2, gold + 7), 1)
            yield Stamp(stone.frame, box.inset(1 - gold), ("gold", gold, gold + 6), 1)
        yield Stamp(seats.outline, box, (change.seat, line), 1)


def _number(change: Change, box: Box, style: Style, *, essential: bool) -> Iterator[Item]:
    """The change's number at the lower left of a large outline, clear of labels, seals and open tiles."""
    size = style.capital + 2 * _PAD - 6
    if min(box.width, box.height) < 2 * size:
        return
    wide = max(width(str(change.ordinal), style) + _PAD, size)
    plate = box.part(0, box.height - size, wide, size)
    yield Stamp(stone.plate, plate, (f"seat{change.seat}", "marble", 8), 1)
    yield Text(str(change.ordinal), style, plate, seats.light(change.seat), essential=essential)
