"""Highlights and changes: the glow of spots that can be chosen, the outlines of spots that changed."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.request import Change, Highlight

_REACH = 9
_OUT = 4
_PAD = 7
_BRACKET = 5
_ROOM = _OUT + _BRACKET
_THIN = 5
_THIN_BRACKET = 3
_ARM = 0.3
_SEAL = 0.4
_SEAL_MOST = 60
_STAR = 0.4
_STAR_LEAST = 36
_WITH_SPOTS_INSIDE = 400
_POSSIBLE = 7


class Spot(Struct, frozen=True):
    """Where something can be chosen or have changed."""

    box: Box
    label: Box | None = None
    """Where the label of a highlight goes, by default in the middle of the box."""
    ink: str = ""
    """The colour of a label written straight onto the spot; "" for a label on a plate."""
    reach: int = _REACH
    """How broad the frame of a highlight is, in pixels."""
    sign: Stamp | None = None
    """A sign that must be seen on the spot in addition to the label."""
    room: int = _ROOM
    """How far the outline of a change may lie outside the box, in pixels; thinner where there is little."""
    token: Stamp | None = None
    """Items above the outline of a change."""
    numbered: bool = True
    """Whether a change may have its number here."""
    round: bool = False
    """Whether it is a disc, and so are frames around it; it has no brackets."""

    @property
    def outline_and_bracket_width(self) -> tuple[int, int]:
        """How thick the outline of a change is, and how far brackets lie around it."""
        return (_REACH, _BRACKET) if self.room >= _ROOM else (_THIN, _THIN_BRACKET)

    @property
    def outline_box(self) -> Box:
        """The outer edge of the outline of a change."""
        return self.box.inset(self.outline_and_bracket_width[1] - self.room)


def highlight_items(
    spots: Mapping[str, Spot],
    highlights: Sequence[Highlight],
    changes: Sequence[Change],
    style: Style,
    numbers: Style | None = None,
) -> Iterator[Item]:
    """Outlines of changes, frames of options and earlier choices, labels, then the changes' numbers.

    Only spots that lie on this picture are shown, each as one or the other. `numbers` sets the changes'
    numbers where they are no more than a help.
    """
    highlighted = [each for each in highlights if each.spot in spots]
    taken = {each.spot for each in highlighted}
    there = [each for each in changes if each.spot in spots]
    last = [each for each in there if each is there[-1] or (each.event and each.event == there[-1].event)]
    shown = [each for each in there if each.spot not in taken and (each.news or each in last)]
    beneath = [each for each in shown if not spots[each.spot].token]
    for each in beneath:
        yield from _change_items(each, spots[each.spot], last=each in last)
    for highlight in highlighted:
        yield from _highlight_items(highlight, spots[highlight.spot], style)
    for each in shown:
        if each not in beneath:
            yield from _change_items(each, spots[each.spot], last=each in last)
    set_in = numbers or style
    numbered = [each for each in shown if each.news and _has_room(spots[each.spot], set_in)]
    for ordinal, change in enumerate(numbered, 1):
        yield from _number_items(
            ordinal, change.seat, spots[change.spot].outline_box, set_in, decoration=numbers is not None
        )


def _highlight_items(highlight: Highlight, spot: Spot, style: Style) -> Iterator[Item]:
    """The glow around a highlighted spot, its label, a star; a tick upon earlier choices."""
    if highlight.possible:
        yield Stamp(furniture.slab, spot.box.inset(_POSSIBLE), ("marble", "ink", 8), 1)
        return
    if highlight.chosen:
        yield Stamp(_frame(spot), spot.box, (spot.reach, "cypress"), 1)
        size = min(round(min(spot.box.width, spot.box.height) * _SEAL), _SEAL_MOST)
        inner = spot.box.inset(spot.reach + 1)
        corner = inner.part(inner.width - size, inner.height - size, size, size)
        yield Stamp(furniture.seal, corner)
        return
    yield Stamp(_frame(spot), spot.box, (spot.reach,), 1)
    if spot.sign:
        yield spot.sign
    label = _label_box(highlight, spot, style)
    if highlight.lit:
        yield Stamp(furniture.star, _star_box(spot, label))
    if label is None:
        return
    if not spot.ink:
        yield Stamp(furniture.plate, label, (), 1)
    yield Text(highlight.label, style, label, spot.ink or "glow")


def _label_box(highlight: Highlight, spot: Spot, style: Style) -> Box | None:
    """Where the label of a highlight stands, if it has one."""
    if not highlight.label:
        return None
    field = spot.label or spot.box
    if spot.ink:
        return field
    return field.centred(width(highlight.label, style) + 2 * _PAD, style.capital + 2 * _PAD)


def _star_box(spot: Spot, label: Box | None) -> Box:
    """Where a star lies: in a corner free of the label or, on a spot without one, of its own name.

    Where a spot has others inside, it lies on the frame, since in a corner it would mark one of those.
    """
    box = spot.box
    size = min(max(round(min(box.width, box.height) * _STAR), _STAR_LEAST), _SEAL_MOST)
    right, below = box.width - size, box.height - size
    if label is None and max(box.width, box.height) >= _WITH_SPOTS_INSIDE and not spot.round:
        return box.part(3 * right // 8, -min(size // 2, box.top), size, size)
    if label is None:
        return box.part(0, 0, size, size) if spot.round else box.part(right, below, size, size)
    corners = [box.part(x, y, size, size) for y in (0, below) for x in (0, right)]
    return next((each for each in corners if not each.overlaps(label)), corners[0])


def _frame(spot: Spot) -> Art:
    return furniture.round_glow if spot.round else furniture.glow


def _change_items(change: Change, spot: Spot, *, last: bool) -> Iterator[Item]:
    """The outline around a changed spot if it is news; the last one has brackets around it."""
    box, (line, bracket) = spot.outline_box, spot.outline_and_bracket_width
    if spot.token:
        yield Stamp(furniture.plain, box, ("marble", 2), 1)
    if last and not spot.round:
        around = box.inset(-bracket)
        arm = round(min(around.width, around.height) * _ARM)
        yield Stamp(furniture.brackets, around, (bracket + 3, arm), 1)
    if change.news:
        yield Stamp(seats.ring if spot.round else seats.outline, box, (change.seat, line), 1)
    if spot.token:
        yield spot.token


def _plate_height(style: Style) -> int:
    return style.capital + 2 * _PAD - 2


def _has_room(spot: Spot, style: Style) -> bool:
    return spot.numbered and min(spot.outline_box.width, spot.outline_box.height) >= 2 * _plate_height(style)


def _number_items(ordinal: int, seat: int, box: Box, style: Style, *, decoration: bool) -> Iterator[Item]:
    """A change's number at the lower left of a large outline, clear of labels, seals and open tiles."""
    size = _plate_height(style)
    wide = max(width(str(ordinal), style) + _PAD, size)
    plate = box.part(0, box.height - size, wide, size)
    yield Stamp(furniture.plate, plate, (f"seat{seat}", "marble", 8), 1)
    yield Text(str(ordinal), style, plate, seats.light_colour(seat), decoration=decoration)
