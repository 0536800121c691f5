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

TILE = 68
"""The size of a demand tile and of what meets it, in pixels."""


def answer(demand: DemandState, cell: Box) -> Stamp:
    """What meets a demand: a Trajan tile, a forum tile, a wild one; else a cross."""
    box = cell.centred(TILE, TILE)
    if demand.met_by == TRAJAN:
        return Stamp(kept_tile, box, (demand.demand,))
    return Stamp(forum_tile, box, (demand.met_by,)) if demand.met_by else Stamp(icons.nothing, box.inset(8))


WIDTH = 848
"""The row's width in pixels."""

_PLATE = (96, 66)


def demand_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """Each demand with its tile or a cross, places for future ones, the points for missing tiles, if any."""
    yield from labelled_slab(words, "picture-label-demands", field)
    room = box_beside_label(field)
    demands = demands_of(view, seat)
    for number in range(DEMANDS_A_QUARTER):
        cell = room.part(number * MATCH_WIDTH, 0, MATCH_WIDTH, room.height)
        wanted, met = (
            part.centred(TILE, TILE) for part in cell.part(0, 0, 2 * TILE + 4, cell.height).columns(2)
        )
        if number < len(demands):
            yield Stamp(demand_tile, wanted, (demands[number].demand,))
            yield answer(demands[number], met)
        else:
            yield Stamp(furniture.sunk, wanted, (), 1)
    if unmet_points(view, seat):
        right = room.part(room.width - _PLATE[0], 0, _PLATE[0], room.height)
        yield from penalty(unmet_points(view, seat), right.centred(*_PLATE))


def penalty(points: int, box: Box) -> Iterator[Item]:
    """The points for unmet demands, on the emperor's colour if they are a loss."""
    fill, ink = ("crimson", "marble") if points else ("marble", "bark")
    yield Stamp(furniture.plate, box, (fill, "sand", 12), 1)
    yield Text(figure_text(points), CLOSE_UP_FIGURE, box, ink)
