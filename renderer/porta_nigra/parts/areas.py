"""Majorities: who would score first and second place in an area."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.majorities import Place, places
from games.porta_nigra.pieces import MAJORITIES
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.kit import furniture, seats

PLATES = (("gold", "brass", 8), ("silver", "slate", 8))
"""The plates of the points of first and second place."""

_PLATE_PAD = 18
_GAP = 4


def place_plate(number: int, points: int, box: Box, style: Style) -> Iterator[Item]:
    """The points of the first or second place on its plate."""
    yield Stamp(furniture.plate, box, PLATES[number], 1)
    yield Text(str(points), style, box)


def area_lines(view: PortaNigra, area: str, box: Box, style: Style, sign: int) -> Iterator[Item]:
    """The points of both places and who would score them now with how many; below them all others there.

    Seats that share a place score the next one's; where there is no room for numbers, they are left out.
    """
    points, found = MAJORITIES[area].points, places(view, area)
    lines = [[each for each in found if each.points == number] for number in points]
    lines += [[each] for each in found if not each.points]
    wide = max(width(str(number), style) for number in points) + _PLATE_PAD
    count = max(2, min(len(lines), (box.height + _GAP) // (max(sign, style.capital + 16) + _GAP)))
    high = (box.height + _GAP) // count - _GAP
    for number, there in enumerate(lines[:count]):
        line = box.part(0, number * (high + _GAP), box.width, high)
        if number < len(points):
            plate = line.part(0, 0, wide, high).centred(wide, min(high, style.capital + 16))
            yield from place_plate(number, points[number], plate, style)
        yield from _seats(there, line.part(wide + 6, 0, line.width - wide - 6, high), style, sign)


def _seats(there: list[Place], line: Box, style: Style, sign: int) -> Iterator[Item]:
    """The seats of a line, each with what it has if there is room."""
    figures = [width(str(each.number), style) + _GAP for each in there]
    has_room = len(there) * sign + sum(figures) <= line.width
    step = min(sign + _GAP, line.width // max(len(there), 1))
    left = 0
    for each, figure in zip(there, figures, strict=True):
        emblem = line.part(left, 0, sign, line.height).centred(sign, sign)
        yield Stamp(seats.emblem, emblem, (each.seat,))
        left += sign if has_room else step
        if has_room:
            yield Text(
                str(each.number),
                style,
                line.part(left, 0, figure, line.height),
                "ink",
                "right",
            )
            left += figure
