"""The demands of the quarter, and what a seat would meet them with."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import figure_text
from games.trajan.pieces import DEMANDS_A_QUARTER
from games.trajan.scoring.demands import demands_of, unmet_points
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.parts import demand_matches
from renderer.trajan.parts.labelled import beside_label, labelled_slab

WIDTH = 848
"""The row's width in pixels."""

_PLATE = (96, 66)


def demand_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """Each demand with what meets it or a cross, places for those to come, the points for what is missing."""
    yield from labelled_slab(words, "picture-label-demands", field)
    room = beside_label(field)
    demands = demands_of(view, seat)
    for number in range(DEMANDS_A_QUARTER):
        cell = room.part(number * demand_matches.WIDTH, 0, demand_matches.WIDTH, room.height)
        if number < len(demands):
            yield from demand_matches.answered(demands[number], cell)
        else:
            size = demand_matches.TILE
            yield Stamp(furniture.sunk, cell.part(0, 0, size, cell.height).centred(size, size), (), 1)
    right = room.part(room.width - _PLATE[0], 0, _PLATE[0], room.height)
    yield from penalty(unmet_points(view, seat), right.centred(*_PLATE))


def penalty(points: int, box: Box) -> Iterator[Item]:
    """What unmet demands bring, on the emperor's colour where it is a loss."""
    fill, ink = ("crimson", "marble") if points else ("marble", "bark")
    yield Stamp(furniture.plate, box, (fill, "sand", 12), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, box, ink)
