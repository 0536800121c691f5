"""Majorities: who would score first and second place in an area."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.majorities import places
from games.porta_nigra.pieces import MAJORITIES
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.kit import furniture, seats

PLATES = (("gold", "brass", 8), ("silver", "slate", 8))
"""The plates of the points of first and second place."""

_PLATE_PAD = 18


def place_plate(number: int, points: int, box: Box, style: Style) -> Iterator[Item]:
    """The points of the first or second place on its plate."""
    yield Stamp(furniture.plate, box, PLATES[number], 1)
    yield Text(str(points), style, box, essential=True)


def area_lines(view: PortaNigra, area: str, box: Box, style: Style, sign: int) -> Iterator[Item]:
    """The points of both places, and who would score them now; seats that share one score the next one's."""
    points = MAJORITIES[area].points
    scoring = {each.seat: each.points for each in places(view, area)}
    wide = max(width(str(number), style) for number in points) + _PLATE_PAD
    for number, line in enumerate(box.rows(2, 4)):
        plate = line.part(0, 0, wide, line.height).centred(wide, min(line.height, style.capital + 16))
        yield from place_plate(number, points[number], plate, style)
        there = [seat for seat in scoring if scoring[seat] == points[number]]
        room = line.width - wide - 6
        step = min(sign + 4, room // max(len(there), 1))
        for position, seat in enumerate(there):
            emblem = line.part(wide + 6 + position * step, 0, sign, line.height).centred(sign, sign)
            yield Stamp(seats.emblem, emblem, (seat,), essential=True)
