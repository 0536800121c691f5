"""Where the provinces and the military camp lie on a map, and how large it is drawn."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.trajan.pieces import MILITARY_CAMP
from renderer.engine.layout import Box
from renderer.engine.lettering import Style

_CENTRES: Mapping[str, tuple[float, int]] = {
    "britannia": (0.265, 0),
    "germania_inferior": (0.69, 0),
    "lugudunensis": (0.175, 1),
    "belgica": (0.515, 1),
    "germania_superior": (0.84, 1),
    "aquitania": (0.1, 2),
    "narbonensis": (0.3, 2),
    "alpes": (0.5, 2),
    "raetia": (0.7, 2),
    "noricum": (0.9, 2),
}
"""Province -> how far to the right its middle lies, in parts of the map, and its row."""

_COLUMNS = 5
_WIDE = 1.42
EDGE = 8
"""Between the edge of a province and what lies in it, in pixels."""

TOKENS_ACROSS = 3
"""So many tokens find room side by side in a province."""


class MapSizes(Struct, frozen=True):
    """How large a map is drawn. Lengths in pixels."""

    names: tuple[tuple[Style, int], ...]
    """How provinces are named: the first in which a name finds room, and in how many lines."""

    figure: Style
    """How points are set."""

    name: int
    """The height of the line of a name."""

    token: int
    """A leader or legionnaire, where there are many."""

    plate: int
    """The width of the column of points."""

    line: int
    """The height of a line of points."""

    apart: int
    """Between provinces side by side."""

    below: int
    """Between the rows of provinces, and above the camp."""

    camp: int
    """The height of the camp."""

    @property
    def province(self) -> int:
        """The height of a province."""
        return self.name + TOKENS_ACROSS * self.token + 2 * EDGE

    @property
    def height(self) -> int:
        """The height of the whole map."""
        return 3 * (self.province + self.below) + self.camp + 2 * EDGE


def supply_box(field: Box, sizes: MapSizes) -> Box:
    """Where the supply of a seat can stand: at the left of the camp."""
    camp = place_boxes(field, sizes)[MILITARY_CAMP]
    return Box(field.left + EDGE, camp.top, camp.left - field.left - 3 * EDGE, camp.height)


def place_boxes(field: Box, sizes: MapSizes) -> Mapping[str, Box]:
    """Where every province and the camp lie."""
    column = field.width // _COLUMNS
    rows = [EDGE + number * (sizes.province + sizes.below) for number in range(4)]
    boxes = {}
    for province, (middle, row) in _CENTRES.items():
        wide = round((column - sizes.apart) * (1 if row == len(rows) - 2 else _WIDE))
        left = round(field.width * middle) - wide // 2
        boxes[province] = field.part(left, rows[row], wide, sizes.province)
    left, right = boxes["narbonensis"].left, boxes["noricum"].right
    boxes[MILITARY_CAMP] = Box(left, field.top + rows[3], right - left, sizes.camp)
    return boxes
