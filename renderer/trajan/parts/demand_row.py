"""The demands of the quarter, and what a seat would meet them with."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import figure_text
from games.trajan.demands import TRAJAN, demands_of, unmet_points
from games.trajan.pieces import DEMANDS_A_QUARTER
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import actions, furniture
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.drawings.demands import demand_tile, kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.labelled import beside_label, label, slab

WIDTH = 756
"""The row's width in pixels."""

_CELL = 148
_TILE = 80
_ANSWER = 56
_TABLET = (96, 66)


def demand_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """Each demand with what meets it or a cross, places for those to come, the points for what is missing."""
    yield slab(field)
    yield from label(words, "picture-label-demands", field)
    room = beside_label(field)
    demands = demands_of(view, seat)
    for number in range(DEMANDS_A_QUARTER):
        cell = room.part(number * _CELL, 0, _CELL, room.height)
        tile = cell.part(0, 0, _TILE, cell.height).centred(_TILE, _TILE)
        answer = cell.part(_TILE + 6, 0, _ANSWER, cell.height).centred(_ANSWER, _ANSWER)
        if number < len(demands):
            yield Stamp(demand_tile, tile, (demands[number].demand,), essential=True)
            yield _answer(demands[number].demand, demands[number].met_by, answer)
        else:
            yield Stamp(furniture.sunk, tile, (), 1)
    points = unmet_points(view, seat)
    right = room.part(room.width - _TABLET[0], 0, _TABLET[0], room.height).centred(*_TABLET)
    fill, ink = ("crimson", "marble") if points else ("marble", "bark")
    yield Stamp(furniture.plate, right, (fill, "sand", 12), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, right, ink, essential=True)


def _answer(demand: str, met_by: str, box: Box) -> Stamp:
    """What meets a demand: a Trajan tile, a forum tile, a wild one; a cross where nothing does."""
    if met_by == TRAJAN:
        return Stamp(kept_tile, box, (demand,), essential=True)
    if met_by:
        return Stamp(forum_tile, box, (met_by,), essential=True)
    return Stamp(actions.nothing, box.inset(6), essential=True)
