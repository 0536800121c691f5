"""The formats of pictures, and their header: a band with a seat's shape, the title and the moment."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, cut, first_fitting, width
from renderer.kit import furniture, seats
from renderer.kit.styles import MOMENTS, PHONE_TITLE, TITLE

_BETWEEN = 20
_EMBLEM = 52


class PageFormat(Struct, frozen=True):
    """The format of a picture. Lengths in pixels."""

    width: int
    """The picture's width."""

    margin: int
    """Left free at the sides and below."""

    gap: int
    """Between what lies on the picture."""

    band_height: int
    """How high the band of the header is."""

    inset: int
    """How far the header's texts stand from the sides."""

    style: Style
    """How the header's title is set."""

    @property
    def content_width(self) -> int:
        """From margin to margin."""
        return self.width - 2 * self.margin

    @property
    def band_box(self) -> Box:
        """Where the header lies."""
        return Box(0, 0, self.width, self.band_height)

    def box_below(self, top: int, height: int) -> Box:
        """A box from margin to margin, a gap below `top`."""
        return Box(self.margin, top + self.gap, self.content_width, height)

    def rows_below(self, top: int, count: int, height: int, between: int = 6) -> list[Box]:
        """Rows from margin to margin, the first one a gap below `top`."""
        step = height + between
        return [self.box_below(top + number * step, height) for number in range(count)]

    def band(self) -> Stamp:
        """The header's bare band."""
        return Stamp(furniture.band, self.band_box, ("umber", "gold"), 1)

    @property
    def header_box(self) -> Box:
        """Where the header's texts stand on the band."""
        return self.band_box.part(self.inset, 0, self.width - 2 * self.inset, self.band_height - 8)

    def header(self, title: str, moment: str, seat: int | None = None) -> Iterator[Item]:
        """What stands on the band: the shape of a seat, the title as far as there is room, the moment."""
        line = self.header_box
        before = 0 if seat is None else _EMBLEM + _BETWEEN
        most = line.width * 2 // 3
        beside = line.width - before - width(title, self.style) - _BETWEEN
        style = first_fitting((moment,), MOMENTS, min(beside, most))
        right = cut(moment, style, most)
        wide = width(right, style)
        field = line.part(line.width - wide, 0, wide, line.height)
        yield Text(right, style, field, "marble", "right")
        if seat is not None:
            emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
            yield Stamp(seats.emblem, emblem, (seat,))
        left = line.part(before, 0, line.width - wide - _BETWEEN - before, line.height)
        yield Text(cut(title, self.style, left.width), self.style, left, "gold", "left")


LANDSCAPE = PageFormat(width=1600, margin=16, gap=10, band_height=80, inset=24, style=TITLE)
"""Pictures for the thread."""

CLOSE_UP = PageFormat(width=1200, margin=16, gap=12, band_height=84, inset=20, style=TITLE)
"""Near-square pictures for panels."""

PHONE = PageFormat(width=1200, margin=12, gap=10, band_height=116, inset=24, style=PHONE_TITLE)
"""Near-square pictures that are read on a phone without being opened."""
