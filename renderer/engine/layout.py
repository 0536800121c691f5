"""Layouts and how they are painted: what lies where, then sprites and runs of text, each made once.

What is of one colour, however large, takes no room: so the sprites of many games are kept side by side.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Any

from msgspec import Struct
from PIL import Image, ImageChops

from renderer.engine import lettering
from renderer.engine.lettering import Style, extent, run, width
from renderer.engine.lru import LRUCache, bytes_of
from renderer.engine.palette import rgb
from renderer.engine.pen import Art, Pen
from renderer.kit import furniture

LEAST = 0.0225
"""The height of the smallest essential symbol, label or figure, in parts of the picture's width."""


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
    """A picture before it is painted: `items` lie on travertine, each upon those before it."""

    width: int
    height: int
    items: tuple[Item, ...]

    @property
    def least(self) -> float:
        """The height of the smallest essential thing, in pixels."""
        return LEAST * self.width


def draw(layout: Layout) -> Image.Image:
    """Paint a layout."""
    image = Image.new("RGB", (layout.width, layout.height))
    for top in range(0, layout.height, _PAGE[1]):
        image.paste(_page(), (0, top))
    for item in layout.items:
        if isinstance(item, Text):
            mask, top = run(item.text, item.style)
            ink = item.ink
            image.paste(rgb(item.colour), (ink.left, ink.bottom + top), mask)
        else:
            for piece in _sprite(item):
                image.paste(piece.fill, piece.within(item.box), piece.mask)
    return image


def cache_bytes() -> int:
    """How many bytes of sprites, of type, and of the page."""
    return _SPRITES.weight + lettering.cache_bytes() + bytes_of(_page())


_PAGE = 1600, 1200
"""The size of the travertine that is painted once and laid under every picture, in pixels."""


@cache
def _page() -> Image.Image:
    pen = Pen(*_PAGE, 1)
    furniture.page(pen)
    return pen.finished().convert("RGB")


class Piece(Struct, frozen=True):
    """A part of a drawing: its pixels or its only colour, and its mask, None where it covers all."""

    box: Box
    fill: Image.Image | tuple[int, ...] | float
    mask: Image.Image | None

    def within(self, box: Box) -> tuple[int, int, int, int]:
        """Where it lies when the drawing lies in a box: left, top, right, bottom."""
        here = box.part(self.box.left, self.box.top, self.box.width, self.box.height)
        return here.left, here.top, here.right, here.bottom

    @property
    def weight(self) -> int:
        """How many bytes it takes in memory."""
        return _PIECE + sum(
            bytes_of(each) for each in (self.fill, self.mask) if isinstance(each, Image.Image)
        )


_PIECE = 1_000
"""What a piece takes in memory beside its pixels, in bytes; measured."""

Sprite = tuple[Piece, ...]
"""A drawing in pieces, what is empty left out."""


def _sprite(item: Stamp) -> Sprite:
    key = (item.art, item.box.width, item.box.height, item.unit, item.look, item.fine)
    return _SPRITES.get(key, lambda: _pieces(drawn(item)))


def drawn(item: Stamp) -> Image.Image:
    """A drawing, made anew."""
    pen = Pen(item.box.width, item.box.height, item.unit, fine=item.fine)
    item.art(pen, *item.look)
    return pen.finished()


def _pieces(image: Image.Image) -> Sprite:
    """A drawing cut into what is of one colour about its middle, if that is large, and what lies around."""
    whole = Box(0, 0, image.width, image.height)
    flat = _flat(image)
    if flat.width * flat.height < _LARGE * whole.width * whole.height:
        cut = [whole]
    else:
        cut = [
            whole.part(0, 0, whole.width, flat.top),
            whole.part(0, flat.top, flat.left, flat.height),
            flat,
            whole.part(flat.right, flat.top, whole.right - flat.right, flat.height),
            whole.part(0, flat.bottom, whole.width, whole.bottom - flat.bottom),
        ]
    pieces = (_piece(image, box) for box in cut if box.width and box.height)
    return tuple(piece for piece in pieces if piece)


def _flat(image: Image.Image) -> Box:
    """What is of one colour about the middle of a drawing: as broad as it can be there, then as high."""
    across, down = image.width // 2, image.height // 2
    plain = Image.new("RGBA", image.size, image.getpixel((across, down)))
    other = ImageChops.difference(image, plain)
    before, after = (
        other.crop((left, down, right, down + 1)).getbbox(alpha_only=False)
        for left, right in ((0, across), (across, image.width))
    )
    left, right = before[2] if before else 0, across + after[0] if after else image.width
    above, below = (
        other.crop((left, top, right, bottom)).getbbox(alpha_only=False)
        for top, bottom in ((0, down), (down, image.height))
    )
    top, bottom = above[3] if above else 0, down + below[1] if below else image.height
    return Box(left, top, right - left, bottom - top)


def _piece(image: Image.Image, box: Box) -> Piece | None:
    part = image.crop((box.left, box.top, box.right, box.bottom))
    mask = part.getchannel("A")
    least, most = mask.getextrema()
    if not most:
        return None
    pixels = part.convert("RGB")
    colours = pixels.getcolors(1)
    return Piece(box, colours[0][1] if colours else pixels, None if least == _OPAQUE else mask)


_OPAQUE = 255

_LARGE = 0.25
"""How large the one colour about the middle has to be for a drawing to be cut, in parts of all of it."""

_SPRITES = LRUCache[Sprite](32 * 2**20, lambda sprite: sum(piece.weight for piece in sprite))
