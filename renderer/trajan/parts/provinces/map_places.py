"""Where the provinces and the military camp lie on a map, and how large it is drawn."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from games.trajan.pieces import MILITARY_CAMP
from renderer.engine.layout import Box
from renderer.engine.lettering import Style

_PLACES: Mapping[str, tuple[float, float, int]] = {
    "britannia": (0.13, 0.405, 0),
    "germania_inferior": (0.55, 0.825, 0),
    "lugudunensis": (0.04, 0.31, 1),
    "belgica": (0.38, 0.65, 1),
    "germania_superior": (0.7, 0.98, 1),
    "aquitania": (0.006, 0.2, 2),
    "narbonensis": (0.209, 0.43, 2),
    "alpes": (0.439, 0.617, 2),
    "raetia": (0.626, 0.804, 2),
    "noricum": (0.813, 0.993, 2),
}
"""Province -> its left and right end in parts of the map's width, as names need, and its row."""

_ROWS = 4

EDGE = 8
"""Between the edge of a province and what lies in it, in pixels."""

TOKENS_ACROSS = 3
"""How many tokens find room side by side, and upon each other, in any province."""


class MapSizes(Struct, frozen=True):
    """How large a map is drawn. Lengths in pixels."""

    names: tuple[tuple[Style, int], ...]
    """Styles of provinces' names, with the number of lines; the first that fits is used."""
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


def place_boxes(field: Box, sizes: MapSizes, up: int = 0) -> Mapping[str, Box]:
    """Where every province and the camp lie on a map that begins `up` pixels above a field."""
    rows = [EDGE - up + number * (sizes.province + sizes.below) for number in range(_ROWS)]
    boxes = {}
    for province, (start, end, row) in _PLACES.items():
        left, right = round(field.width * start), round(field.width * end)
        boxes[province] = field.part(left, rows[row], right - left, sizes.province)
    left, right = boxes["narbonensis"].left, boxes["noricum"].right
    boxes[MILITARY_CAMP] = Box(left, field.top + rows[-1], right - left, sizes.camp)
    return boxes


def offset_to_show(places: Collection[str], field: Box, sizes: MapSizes) -> int:
    """How far above a field the map begins, so that the field shows all of some places, else the last."""
    step = sizes.province + sizes.below
    for wanted in (places, list(places)[-1:]):
        for up in (0, step, sizes.height - field.height):
            boxes = place_boxes(field, sizes, up)
            if all(field.contains(boxes[place]) for place in wanted):
                return up
    raise ValueError(f"no row of the map finds room in {field}")
