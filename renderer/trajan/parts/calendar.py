"""Time: steps to the end of the round, demands of the quarter, demands that may still come."""

from collections.abc import Iterator

from games.trajan.left import demands_unseen
from games.trajan.pieces import DEMANDS, DEMANDS_A_QUARTER
from games.trajan.state import Trajan
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import Style
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import circle
from renderer.trajan.drawings.demands import demand, demand_tile
from renderer.trajan.drawings.time import start_space, step, time_marker
from renderer.trajan.styles import STEPS_LEFT

_PAD = 8

TIME_SPOT = "time"

DEMANDS_SPOT = "demands"


def steps_dial(view: Trajan, box: Box) -> Iterator[Item]:
    """The steps left in the round, in a ring of all its steps."""
    yield Stamp(circle.steps_dial, box, (view.steps, view.time))
    yield fitted_text(str(view.steps_left), STEPS_LEFT, box, spare=box.width // 2)


def time_track(view: Trajan, field: Box) -> Iterator[Item]:
    """The time track from the start space back to it: steps gone, the marker, steps left."""
    yield Stamp(furniture.sunk, field, ("stone", "joint", 10), 1)
    boxes = _step_boxes(view, field)
    for number, box in enumerate(boxes):
        if number in (0, view.steps):
            yield Stamp(start_space, box)
        else:
            yield Stamp(step, box, (number < view.time,))
    yield Stamp(time_marker, _marker_box(view, field))


def time_spots(view: Trajan, field: Box) -> dict[str, Spot]:
    box = _marker_box(view, field)
    token = Stamp(time_marker, box)
    return {TIME_SPOT: Spot(box, room=3, token=token, numbered=False)}


def _step_boxes(view: Trajan, field: Box) -> list[Box]:
    """The start space, every step after it, and the start space once more."""
    cells = field.inset(_PAD).columns(view.steps + 1, 2)
    size = min(cells[0].width, field.height - 2 * _PAD)
    return [cell.centred(size, size) for cell in cells]


def _marker_box(view: Trajan, field: Box) -> Box:
    box = _step_boxes(view, field)[view.time]
    size = max(box.width, 40)
    return box.centred(size, size)


def demands_of_quarter(view: Trajan, field: Box, size: int) -> Iterator[Item]:
    """The demands turned up in this quarter, and places for those to come."""
    line = field.centred(DEMANDS_A_QUARTER * (size + _PAD) - _PAD, size)
    for number in range(DEMANDS_A_QUARTER):
        box = line.part(number * (size + _PAD), 0, size, size)
        if number < len(view.demands):
            yield Stamp(demand_tile, box, (view.demands[number],))
        else:
            yield Stamp(furniture.sunk, box.inset(2), ("page", "joint", 10), 1)


def demands_to_come(view: Trajan, field: Box, size: int, figure: Style) -> Iterator[Item]:
    """How many tiles of each demand were not turned up yet, those that left the game unseen among them."""
    left = demands_unseen(view)
    for kind, cell in zip(DEMANDS, field.columns(len(DEMANDS)), strict=True):
        wide = size * 2
        pair = cell.centred(wide, size)
        yield Stamp(demand, pair.part(0, 0, size, size), (kind,))
        number = pair.part(size, 0, wide - size, size)
        of_kind = left.get(kind, 0)
        yield Text(str(of_kind), figure, number, "ink" if of_kind else "bark")
