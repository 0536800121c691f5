"""Layouts and how they are painted: what lies where, then sprites and runs of text, each made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any

from msgspec import Struct
from PIL import Image

from renderer import stone
from renderer.keep import Keep, bytes_of
from renderer.lettering import RUNS, Style, extent, run, width
from renderer.palette import rgb
from renderer.pen import Pen

LEAST = 0.0225
"""The height of the smallest essential symbol, label or figure, in parts of the picture's width."""

Art = Callable[..., None]
"""A drawing: a function of a pen and of what makes this one different from its like."""


class Box(Struct, frozen=True):
    """A rectangle in pixels, from the upper left."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels to its right."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row of pixels below it."""
        return self.top + self.height

    def inset(self, by: int) -> Box:
        """The box without a margin on all sides; a negative margin is added."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def centred(self, width: int, height: int) -> Box:
        """A box of this size in its middle."""
        return Box(
            self.left + (self.width - width) // 2, self.top + (self.height - height) // 2, width, height
        )

    def part(self, left: int, top: int, width: int, height: int) -> Box:
        """A box inside it, measured from its upper left corner."""
        return Box(self.left + left, self.top + top, width, height)

    def columns(self, number: int, gap: int = 0) -> list[Box]:
        """The box split into columns of equal width."""
        each = (self.width - gap * (number - 1)) // number
        return [self.part(step * (each + gap), 0, each, self.height) for step in range(number)]

    def split(self, *widths: int) -> list[Box]:
        """Columns of these widths from the left, side by side."""
        starts = accumulate(widths, initial=0)
        return [self.part(start, 0, width, self.height) for start, width in zip(starts, widths, strict=False)]

    def rows(self, number: int, gap: int = 0) -> list[Box]:
        """The box split into rows of equal height."""
        each = (self.height - gap * (number - 1)) // number
        return [self.part(0, step * (each + gap), self.width, each) for step in range(number)]

    def meets(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


class Stamp(Struct, frozen=True):
    """A drawing at a place.

    `unit` is the pen's unit in pixels, 0 for a hundredth of the shorter side; `fine` whether small things
    are drawn, which need more than twice their size to be smooth.
    """

    art: Art
    box: Box
    look: tuple[Any, ...] = ()
    unit: float = 0
    essential: bool = False
    fine: bool = True


class Text(Struct, frozen=True):
    """A text in its field, in the middle of its height; `anchor` is "left", "centre" or "right"."""

    text: str
    style: Style
    box: Box
    colour: str = "ink"
    anchor: str = "centre"
    essential: bool = False

    @property
    def ink(self) -> Box:
        """What its capitals cover."""
        wide = width(self.text, self.style)
        free = self.box.width - wide
        left = self.box.left + {"left": 0, "centre": free // 2, "right": free}[self.anchor]
        top = self.box.top + (self.box.height - self.style.capital) // 2
        return Box(left, top, wide, self.style.capital)

    @property
    def reach(self) -> Box:
        """What all of it covers, with what hangs below the line and stands above the capitals."""
        ink = self.ink
        above, below = extent(self.text, self.style)
        return Box(ink.left, ink.bottom - above, ink.width, above + below)


Item = Stamp | Text


class Layout(Struct, frozen=True):
    """A picture before it is painted, on travertine: `items` lie on a `ground` that seldom changes."""

    width: int
    height: int
    ground: tuple[Item, ...]
    items: tuple[Item, ...]

    @property
    def least(self) -> float:
        """The height of the smallest essential thing, in pixels."""
        return LEAST * self.width


def draw(layout: Layout) -> Image.Image:
    """Paint a layout."""
    key = (layout.width, layout.height, layout.ground)
    image = _GROUNDS.get(key, lambda: _ground(layout)).copy()
    _paint(image, layout.items)
    return image


def kept() -> int:
    """How many bytes of grounds, sprites and runs of text."""
    return _GROUNDS.weight + _SPRITES.weight + RUNS.weight + bytes_of(_page())


_PAGE = 1600, 1200
"""The size of the travertine that is painted once and laid under every picture, in pixels."""


@cache
def _page() -> Image.Image:
    pen = Pen(*_PAGE, 1)
    stone.page(pen)
    return pen.finished().convert("RGB")


def _ground(layout: Layout) -> Image.Image:
    image = Image.new("RGB", (layout.width, layout.height))
    for top in range(0, layout.height, _PAGE[1]):
        image.paste(_page(), (0, top))
    _paint(image, layout.ground)
    return image


def _paint(image: Image.Image, items: tuple[Item, ...]) -> None:
    for item in items:
        if isinstance(item, Text):
            run_mask, top = run(item.text, item.style)
            ink = item.ink
            image.paste(rgb(item.colour), (ink.left, ink.bottom + top), run_mask)
        else:
            sprite, mask = _sprite(item)
            image.paste(sprite, (item.box.left, item.box.top), mask)


Sprite = tuple[Image.Image, Image.Image | None]
"""A drawing with its mask, None where it covers all."""


def _sprite(item: Stamp) -> Sprite:
    wide, high = item.box.width, item.box.height
    if wide * high > _KEPT:
        return drawn(item)
    key = (item.art, wide, high, item.unit, item.look, item.fine)
    return _SPRITES.get(key, lambda: drawn(item))


def drawn(item: Stamp) -> Sprite:
    """A drawing, made anew."""
    pen = Pen(item.box.width, item.box.height, item.unit, fine=item.fine)
    item.art(pen, *item.look)
    image = pen.finished()
    mask = image.getchannel("A")
    return image.convert("RGB"), None if mask.getextrema()[0] == _OPAQUE else mask


def _weight(sprite: Sprite) -> int:
    image, mask = sprite
    return bytes_of(image) + (bytes_of(mask) if mask else 0)


_OPAQUE = 255
_KEPT = 500_000
"""The most pixels of a sprite that is kept; larger ones lie in grounds, which are."""

_MEGABYTE = 2**20
_GROUNDS = Keep[Image.Image](28 * _MEGABYTE, bytes_of)
_SPRITES = Keep[Sprite](24 * _MEGABYTE, _weight)
