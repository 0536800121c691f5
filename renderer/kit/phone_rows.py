"""Rows of seats on pictures that are read on a phone: who it is, its points, a few figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.numerals import signed
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width, wrap
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.seat_rows import Figure, Spacing, one_figure
from renderer.kit.styles import PHONE_FIGURE, PHONE_GAIN, PHONE_NAMES, TABLET_POINTS
from renderer.kit.tablet import points_tablet

ROW_HEIGHT = 100
"""How high a row is, in pixels."""

_HUE = 16
_EMBLEM = 66
_BADGE = 58
_LINE = 45
_TABLET = 172
_TABLET_HEIGHT = 78
_HANDLES = 64
_GAP = 12
_SPACING = Spacing(PHONE_FIGURE, sign=52, gap=6, between=_GAP)


class SeatRow(Struct, frozen=True):
    """What stands in a seat's row."""

    name: str
    points: int

    gained: int
    """The points gained since the viewer's last turn."""

    badges: Sequence[Art]
    """What stands before the name."""

    figures: Sequence[Figure]
    """Before the points; as many for each seat, nothing where they are 0."""

    lit: bool


def seat_rows(rows: Sequence[SeatRow], boxes: Sequence[Box]) -> Iterator[Item]:
    """The rows of all seats, figures of a kind below each other, the points at the right."""
    widths = [max(map(_width, column)) for column in zip(*(row.figures for row in rows), strict=True)]
    more = max(width(_gain(row), PHONE_GAIN) for row in rows)
    for seat, (row, box) in enumerate(zip(rows, boxes, strict=True)):
        yield from _row(seat, row, box, (*widths, more))


def _row(seat: int, row: SeatRow, box: Box, widths: Sequence[int]) -> Iterator[Item]:
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if row.lit else ("marble", "sand", 12), 1)
    yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{seat}", 8), 1)
    line = box.part(_HUE + 10, 2, box.width - _HUE - 18, box.height - 6)
    emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,), essential=True)
    left = _EMBLEM + _GAP
    for art in row.badges:
        yield Stamp(art, line.part(left, 0, _BADGE, line.height).centred(_BADGE, _BADGE), essential=True)
        left += _BADGE + _GAP
    right = line.width - _TABLET
    tablet = line.part(right, 0, _TABLET, line.height).centred(_TABLET, _TABLET_HEIGHT)
    yield from points_tablet(row.points, tablet, TABLET_POINTS, _HANDLES)
    *of_figures, more = widths
    if more:
        right -= more + _GAP
        if row.gained:
            yield Text(_gain(row), PHONE_GAIN, line.part(right, 0, more, line.height), "umber", "right", True)
    for figure, wide in zip(reversed(row.figures), reversed(of_figures), strict=True):
        if wide:
            right -= wide + _SPACING.between
            if figure.value:
                yield from one_figure(figure, _SPACING, line.part(right, 0, wide, line.height))
    yield from _name(row.name, line.part(left, 0, right - left - _GAP, line.height))


def _name(name: str, box: Box) -> Iterator[Item]:
    """A name, in two lines where one has no room."""
    text, style = fit(name, PHONE_NAMES, box.width)
    lines = (text,) if text == name else wrap(name, style, box.width, 2)
    block = box.centred(box.width, len(lines) * _LINE)
    for line, row in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(line, style, row, "ink", "left", essential=True)


def _width(figure: Figure) -> int:
    """How wide a figure is with its sign, in pixels."""
    return _SPACING.width(figure) if figure.value else 0


def _gain(row: SeatRow) -> str:
    """The points gained, as they are written."""
    return signed(row.gained) if row.gained else ""
