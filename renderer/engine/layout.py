"""Layouts: what lies where on a picture, before anything is painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from msgspec import Struct, structs

from renderer.engine.lettering import Style, fit_text, height_and_depth, width
from renderer.engine.pen import RAISED, Art


class Box(Struct, frozen=True):
    """A rectangle in pixels, measured from the upper left corner."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def area(self) -> int:
        return self.width * self.height

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom."""
        return self.left, self.top, self.right, self.bottom

    def scaled(self, factor: int) -> Box:
        return Box(self.left * factor, self.top * factor, self.width * factor, self.height * factor)

    def inset(self, by: int) -> Box:
        """The box without a margin on all sides; a negative margin is added."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def centred(self, width: int, height: int) -> Box:
        return Box(
            self.left + (self.width - width) // 2, self.top + (self.height - height) // 2, width, height
        )

    def part(self, left: int, top: int, width: int, height: int) -> Box:
        """A box inside it, measured from its upper left corner."""
        return Box(self.left + left, self.top + top, width, height)

    def moved(self, right: int, down: int) -> Box:
        return self.part(right, down, self.width, self.height)

    def columns(self, number: int, gap: int = 0) -> list[Box]:
        """The box split into columns of equal width."""
        each = (self.width - gap * (number - 1)) // number
        return [self.part(step * (each + gap), 0, each, self.height) for step in range(number)]

    def columns_of_widths(self, *widths: int) -> list[Box]:
        """Columns of these widths from the left, side by side."""
        starts = accumulate(widths, initial=0)
        return [self.part(start, 0, width, self.height) for start, width in zip(starts, widths, strict=False)]

    def rows(self, number: int, gap: int = 0) -> list[Box]:
        """The box split into rows of equal height."""
        each = (self.height - gap * (number - 1)) // number
        return [self.part(0, step * (each + gap), self.width, each) for step in range(number)]

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


class Stamp(Struct, frozen=True):
    art: Art
    box: Box
    look: tuple[Any, ...] = ()
    """The arguments of the drawing after the pen."""
    unit: float = 0
    """The pen's unit in pixels; 0 for a hundredth of the shorter side."""
    decoration: bool = False
    """Whether no decision needs it, so that it may be small."""
    fine: bool = True
    """Whether it has small parts, which are smooth only if drawn at more than twice their size."""

    @property
    def shadow(self) -> int:
        """How far its shadow falls below it, in pixels."""
        if self.art not in RAISED:
            return 0
        return max(_SHADOWS[0], min(min(self.box.width, self.box.height) // _SHADOW, _SHADOWS[1]))

    @property
    def covered_box(self) -> Box:
        """The area it covers, with its shadow."""
        return self.box.part(0, 0, self.box.width, self.box.height + self.shadow)


_SHADOW, _SHADOWS = 12, (2, 6)
"""The part of a drawing that its shadow is long, and the least and most pixels."""


class Text(Struct, frozen=True):
    """A text in a box, in the middle of its height."""

    text: str
    style: Style
    box: Box
    colour: str = "ink"
    anchor: str = "centre"
    """Its alignment: "left", "centre" or "right"."""
    decoration: bool = False
    """Whether no decision needs it, so that it may be small."""

    @property
    def capitals_box(self) -> Box:
        """What its capitals cover."""
        wide = width(self.text, self.style)
        free = self.box.width - wide
        left = self.box.left + {"left": 0, "centre": free // 2, "right": free}[self.anchor]
        top = self.box.top + (self.box.height - self.style.capital) // 2
        return Box(left, top, wide, self.style.capital)

    @property
    def covered_box(self) -> Box:
        """The area it covers, with the parts below the line and above the capitals."""
        ink = self.capitals_box
        above, below = height_and_depth(self.text, self.style)
        return Box(ink.left, ink.bottom - above, ink.width, above + below)


Item = Stamp | Text


def moved_down(item: Item, by: int) -> Item:
    return structs.replace(item, box=item.box.moved(0, by))


def text_block(
    lines: Sequence[str], style: Style, box: Box, line: int, colour: str = "ink", anchor: str = "centre"
) -> Iterator[Text]:
    """Lines of a text in the middle of a box; `line`: how high each is, in pixels."""
    rows = box.centred(box.width, len(lines) * line).rows(len(lines))
    for text, row in zip(lines, rows, strict=True):
        yield Text(text, style, row, colour, anchor)


def fitted_text(
    text: str,
    styles: tuple[Style, ...],
    box: Box,
    colour: str = "ink",
    anchor: str = "centre",
    spare: int = 0,
) -> Text:
    """A text in the first of these styles in which its box has room for it, cut in the last.

    `spare`: how much of its width stays free, in pixels.
    """
    shown, style = fit_text(text, styles, box.width - spare)
    return Text(shown, style, box, colour, anchor)


class Layout(Struct, frozen=True):
    """A picture before it is painted: items on the page, each upon those before it."""

    width: int
    height: int
    items: tuple[Item, ...]
