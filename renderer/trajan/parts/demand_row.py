"""The demands of the quarter, and how a seat would meet them."""

from collections.abc import Iterator

from games.numerals import figure_text
from games.trajan.pieces import DEMANDS_A_QUARTER
from games.trajan.scoring.demands import TRAJAN, DemandState, demands_of, unmet_points
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture, icons
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.drawings.demands import demand_tile, kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.labelled import box_beside_label, labelled_slab

MATCH_WIDTH = 148
"""The width of a demand with its tile, in pixels."""

TILE = 80
"""The size of a demand tile, in pixels."""

_ANSWER = 56


def demand_and_answer(demand: DemandState, cell: Box) -> Iterator[Item]:
    """A demand tile; next to it what meets it: a Trajan tile, a forum tile, a wild one; else a cross."""
    yield Stamp(demand_tile, cell.part(0, 0, TILE, cell.height).centred(TILE, TILE), (demand.demand,))
    box = cell.part(TILE + 6, 0, _ANSWER, cell.height).centred(_ANSWER, _ANSWER)
    if demand.met_by == TRAJAN:
        yield Stamp(kept_tile, box, (demand.demand,))
    elif demand.met_by:
        yield Stamp(forum_tile, box, (demand.met_by,))
    else:
        yield Stamp(icons.nothing, box.inset(6))


WIDTH = 848
"""The row's width in pixels."""

_PLATE = (96, 66)


def demand_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """Each demand with its tile or a cross, places for future ones, the points for missing tiles."""
    yield from labelled_slab(words, "picture-label-demands", field)
    room = box_beside_label(field)
    demands = demands_of(view, seat)
    for number in range(DEMANDS_A_QUARTER):
        cell = room.part(number * MATCH_WIDTH, 0, MATCH_WIDTH, room.height)
        if number < len(demands):
            yield from demand_and_answer(demands[number], cell)
        else:
            size = TILE
            yield Stamp(furniture.sunk, cell.part(0, 0, size, cell.height).centred(size, size), (), 1)
    right = room.part(room.width - _PLATE[0], 0, _PLATE[0], room.height)
    yield from penalty(unmet_points(view, seat), right.centred(*_PLATE))


def penalty(points: int, box: Box) -> Iterator[Item]:
    """The points for unmet demands, on the emperor's colour if they are a loss."""
    fill, ink = ("crimson", "marble") if points else ("marble", "bark")
    yield Stamp(furniture.plate, box, (fill, "sand", 12), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, box, ink)
