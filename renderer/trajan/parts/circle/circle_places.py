"""Where everything lies on an action circle."""

from msgspec import Struct

from games.trajan.pieces import TRAYS
from renderer.engine.layout import Box
from renderer.trajan.drawings.circle import REACH, RING, TRAY, offset_of_tray

WIDTH = 1040
"""The width of a circle with its slots, in pixels."""

HEIGHT = 834

TILE = 136
TAB = 50
"""How large a slot's tile is, and how high the tab above it."""

_SLOTS = ((-316, -318), (316, -318), (450, 0), (316, 318), (-316, 318), (-450, 0))
"""Where the middles of the slots lie from that of the circle."""


class CirclePlaces(Struct, frozen=True):
    """The places of a circle in the middle of a box, reduced to a share of its full size."""

    field: Box
    share: float = 1

    def to_pixels(self, length: float) -> int:
        """A length on the full circle in pixels of this one."""
        return round(length * self.share)

    @property
    def whole_box(self) -> Box:
        """The circle without its slots."""
        return self.field.centred(self.to_pixels(2 * REACH), self.to_pixels(2 * REACH))

    def box_about(self, number: float, radius: float, size: float) -> Box:
        """A square in the direction of a tray, by its number from 0, so far from the middle of the circle."""
        x, y = offset_of_tray(number, radius * self.share)
        middle, side = self.field.centred(0, 0), self.to_pixels(size)
        return Box(round(middle.left + x - side / 2), round(middle.top + y - side / 2), side, side)

    def tray_box(self, tray: str) -> Box:
        return self.box_about(TRAYS.index(tray), RING, 2 * TRAY)

    def tile_box(self, slot: str) -> Box:
        x, y = _SLOTS[TRAYS.index(slot)]
        middle, side = self.field.centred(0, 0), self.to_pixels(TILE)
        left = middle.left + self.to_pixels(x) - side // 2
        return Box(left, middle.top + self.to_pixels(y + TAB / 2) - side // 2, side, side)

    def tab_box(self, slot: str) -> Box:
        """What lies above the tile."""
        tile = self.tile_box(slot)
        high = self.to_pixels(TAB)
        return tile.part(0, -high, tile.width, high - 3)
