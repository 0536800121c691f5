"""What pictures of one shape share: their width, margins, and the band that says what they show, and when."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, cut, width
from renderer.kit import furniture, seats
from renderer.kit.styles import TITLE

_BETWEEN = 20
_EMBLEM = 52


class Frame(Struct, frozen=True):
    """The shape of a picture. Unit: pixels.

    `margin`: at the sides; `gap`: between what lies on it; `band`: the band's height; `aside`: how far its
    writing stands from the sides; `style`: that of the writing.
    """

    width: int
    margin: int
    gap: int
    band: int
    aside: int
    style: Style

    @property
    def broad(self) -> int:
        """From margin to margin."""
        return self.width - 2 * self.margin

    @property
    def header(self) -> Box:
        """Where the band lies."""
        return Box(0, 0, self.width, self.band)

    def below(self, top: int, height: int) -> Box:
        """A box from margin to margin, a gap below `top`."""
        return Box(self.margin, top + self.gap, self.broad, height)

    def lines(self, top: int, count: int, height: int, between: int = 6) -> list[Box]:
        """Lines from margin to margin, the first one a gap below `top`."""
        step = height + between
        return [self.below(top + number * step, height) for number in range(count)]

    def bare(self) -> Stamp:
        """The bare band."""
        return Stamp(furniture.band, self.header, ("umber", "gold"), 1)

    def heading(self, title: str, now: str, seat: int | None = None) -> Iterator[Item]:
        """Whom it is about, the title as far as there is room, and at the right the moment."""
        line = self.header.part(self.aside, 0, self.width - 2 * self.aside, self.band - 8)
        right = cut(now, self.style, line.width * 2 // 3)
        wide = width(right, self.style)
        moment = line.part(line.width - wide, 0, wide, line.height)
        yield Text(right, self.style, moment, "marble", "right", essential=True)
        before = 0 if seat is None else _EMBLEM + _BETWEEN
        if seat is not None:
            emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
            yield Stamp(seats.emblem, emblem, (seat,), essential=True)
        left = line.part(before, 0, line.width - wide - _BETWEEN - before, line.height)
        yield Text(cut(title, self.style, left.width), self.style, left, "gold", "left", essential=True)


LANDSCAPE = Frame(width=1600, margin=16, gap=10, band=80, aside=24, style=TITLE)
"""Pictures for the thread."""

CLOSE_UP = Frame(width=1200, margin=16, gap=12, band=84, aside=20, style=TITLE)
"""Near-square pictures for panels."""
