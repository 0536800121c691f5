"""Rows of seats on landscape pictures: who it is, its points, then the figures that the game fills in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.styles import (
    LANDSCAPE_COUNT,
    LANDSCAPE_FIGURE,
    LANDSCAPE_NAMES,
    LANDSCAPE_TIGHT,
    LANDSCAPE_ZERO,
)

_SIGN = 40
_SIGN_GAP = 6
_BADGE = 42
_EMBLEM = 52
_WIDTHS = (60, 10, 346, 6, 128, 10)
"""Emblem, gap, name with badges, gap, points, gap."""


def row_ground(seat: int, box: Box, *, lit: bool) -> Iterator[Item]:
    """The ground of a seat's row, its hue at the left."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if lit else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, 14, box.height), (f"seat{seat}", 6), 1)


def seat_row(
    seat: int, name: str, points: int, box: Box, *, badges: Sequence[Art] = (), gained: int = 0
) -> Iterator[Item]:
    """A seat's shape, name and points; `badges` beside the name, `gained` points before the others."""
    emblem, _, title, _, field, _ = _inside(box).split(*_WIDTHS)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (seat,), essential=True)
    room = title.width - len(badges) * (_BADGE + 4)
    if gained:
        more = f"+{gained}"
        wide = width(more, LANDSCAPE_COUNT) + 8
        title, room = title.part(0, 0, title.width - wide, title.height), room - wide
        right = Box(title.right, title.top, wide, title.height)
        yield Text(more, LANDSCAPE_COUNT, right, "umber", essential=True)
    for number, art in enumerate(badges):
        badge = title.part(room + 4 + number * (_BADGE + 4), 0, _BADGE, title.height)
        yield Stamp(art, badge.centred(_BADGE, _BADGE), essential=True)
    text, style = fit(name, LANDSCAPE_NAMES, room - 4)
    yield Text(text, style, title.part(0, 0, room - 4, title.height), "ink", "left", essential=True)
    tablet = field.centred(field.width, field.height - 8)
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(str(points), LANDSCAPE_FIGURE, tablet, essential=True)


def figures_box(box: Box) -> Box:
    """Where the game's figures stand in a row."""
    line, before = _inside(box), sum(_WIDTHS)
    return line.part(before, 0, line.width - before, line.height)


def figure(art: Art, look: tuple[Any, ...], value: int | str, box: Box) -> Iterator[Item]:
    """A figure after its sign; a light zero."""
    sign, _, field = box.split(_SIGN, _SIGN_GAP, box.width - _SIGN - _SIGN_GAP)
    yield Stamp(art, sign.centred(_SIGN, _SIGN), look, essential=True)
    text = str(value)
    style = LANDSCAPE_COUNT if width(text, LANDSCAPE_COUNT) <= field.width else LANDSCAPE_TIGHT
    if value == 0:
        yield Text(text, LANDSCAPE_ZERO, field, "bark", "left", essential=True)
    else:
        yield Text(text, style, field, "ink", "left", essential=True)


def _inside(box: Box) -> Box:
    """Where a row's texts and signs stand."""
    return box.part(22, 2, box.width - 30, box.height - 6)
