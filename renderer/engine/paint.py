"""Painting of layouts: sprites and texts are drawn once and cached, then pasted where they lie.

A part of a sprite that is of one colour takes no memory, however large: so the sprites of many games fit into
the cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

from msgspec import Struct
from PIL import Image, ImageChops

from renderer.engine import lettering
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.engine.lettering import text_mask
from renderer.engine.lru import LRUCache, bytes_of
from renderer.engine.palette import Palette
from renderer.engine.pen import Pen

PAGE_HUES = ("page", "stone")
"""The hues of the page and of its veins."""


def draw_travertine(pen: Pen) -> None:
    """Travertine: calm stone with a few long veins. Unit: pixels."""
    ground, veins = PAGE_HUES
    pen.rect(0, 0, pen.width, pen.height, ground)
    for vein in range(int(pen.height / 46)):
        base = vein * 46 + 17 * sin(vein * 2.3)
        start = (vein * 389) % pen.width - pen.width / 4
        length = pen.width * (0.35 + 0.25 * sin(vein * 1.7))
        points = [(start + length * step / 6, base + 5 * sin(vein * 1.3 + step * 1.1)) for step in range(7)]
        pen.stroke(points, 2 + vein % 3, veins)


def draw(layout: Layout, palette: Palette) -> Image.Image:
    """A layout as an image in the colours of a palette."""
    page = page_image(palette)
    page = page.crop((0, 0, layout.width, min(page.height, layout.height))).convert("RGB")
    image = Image.new("RGB", (layout.width, layout.height))
    for top in range(0, layout.height, page.height):
        image.paste(page, (0, top))
    for item in layout.items:
        patches, left, top = pasted(item, palette)
        for patch in patches:
            image.paste(patch.fill, patch.box.moved(left, top).edges, patch.mask)
    return image


def pasted(item: Item, palette: Palette) -> tuple[Sequence[Patch], int, int]:
    """What is pasted for an item, and its left and top edge."""
    if isinstance(item, Stamp):
        return _sprite(item, palette), item.box.left, item.box.top
    mask, above = text_mask(item.text, item.style)
    ink, box = item.capitals_box, Box(0, 0, mask.width, mask.height)
    return (Patch(box, palette.rgb(item.colour), mask),), ink.left, ink.bottom + above


def cache_bytes() -> int:
    """How many bytes the caches of sprites, type and the page take."""
    return _SPRITES.size + lettering.cache_bytes() + _PAGES.size


_PAGE_SIZE = 1600, 1200
"""The size of the page that is painted once and laid under every picture, in pixels."""


def page_image(palette: Palette) -> Image.Image:
    """The page; games whose pages have the same hues share it.

    It is cached as a palette image of its two hues and their three blends: a quarter of the memory, so that
    the pages of all games fit into the cache.
    """
    ground, veins = (palette.rgb(name) for name in PAGE_HUES)

    def draw_page() -> Image.Image:
        pen = _VeinPen(*_PAGE_SIZE, palette, 1)
        draw_travertine(pen)
        image = pen.finished_image()
        image.putpalette(
            [
                (2 + (4 - quarters) * one + quarters * other) // 4
                for quarters in range(5)
                for one, other in zip(ground, veins, strict=True)
            ]
        )
        return image

    return _PAGES.get((ground, veins), draw_page)


class _VeinPen(Pen):
    """A pen that draws how many of the four quarters of each pixel of the page are vein."""

    MODE = "L"

    def finished_image(self) -> Image.Image:
        return self._image.reduce(self._scale)

    def _colour(self, name: str) -> int:
        return 4 if name == PAGE_HUES[1] else 0


class Patch(Struct, frozen=True):
    """A part of a sprite: one colour and its mask, or pixels that are their own mask; None if opaque."""

    box: Box
    fill: Image.Image | tuple[int, ...] | float
    mask: Image.Image | None

    @property
    def image(self) -> Image.Image:
        """It with its own transparency."""
        if isinstance(self.fill, Image.Image):
            return self.fill.convert("RGBA")
        image = Image.new("RGBA", (self.box.width, self.box.height), self.fill)
        if self.mask is not None:
            image.putalpha(self.mask)
        return image

    @property
    def size(self) -> int:
        """How many bytes it takes in memory."""
        image = self.fill if isinstance(self.fill, Image.Image) else self.mask
        return _PATCH_BYTES + (bytes_of(image) if image else 0)


_PATCH_BYTES = 1_000
"""What a patch takes in memory apart from its pixels, in bytes; measured."""

Sprite = tuple[Patch, ...]
"""A drawing as patches, what is empty left out."""


def _sprite(stamp: Stamp, palette: Palette) -> Sprite:
    key = (palette, stamp.art, stamp.box.width, stamp.box.height, stamp.unit, stamp.look, stamp.fine)
    return _SPRITES.get(key, lambda: _cut_into_patches(draw_stamp(stamp, palette)))


def draw_stamp(stamp: Stamp, palette: Palette) -> Image.Image:
    pen = Pen(stamp.box.width, stamp.box.height, palette, stamp.unit, fine=stamp.fine)
    stamp.art(pen, *stamp.look)
    image = pen.finished_image()
    return _with_shadow(image, stamp.shadow) if stamp.shadow else image


def _with_shadow(image: Image.Image, length: int) -> Image.Image:
    """A drawing and its shadow, which is flat and falls straight down, since light comes from above."""
    outline = image.getchannel("A")
    alpha = Image.new("L", (image.width, image.height + length))
    alpha.paste(outline.point(_FAINT), (0, length))
    alpha.paste(ImageChops.lighter(outline, alpha.crop((0, 0, *image.size))))
    whole = Image.new("RGBA", alpha.size)
    whole.paste(image)
    whole.putalpha(alpha)
    return whole


_FAINT = [round(value * 0.3) for value in range(256)]
"""How dark a shadow is, by the opacity of the drawing."""


def _cut_into_patches(image: Image.Image) -> Sprite:
    """A drawing cut into the area of one colour about its middle, if that is large, and the rest."""
    whole = Box(0, 0, image.width, image.height)
    flat = _flat_area(image)
    if flat.area < max(_LARGE * whole.area, _LEAST):
        cut = [whole]
    else:
        cut = [
            whole.part(0, 0, whole.width, flat.top),
            whole.part(0, flat.top, flat.left, flat.height),
            flat,
            whole.part(flat.right, flat.top, whole.right - flat.right, flat.height),
            whole.part(0, flat.bottom, whole.width, whole.bottom - flat.bottom),
        ]
    patches = (_patch(image, box) for box in cut if box.width and box.height)
    return tuple(patch for patch in patches if patch)


def _flat_area(image: Image.Image) -> Box:
    """The area of one colour about the middle of a drawing: as broad as it can be there, then as high."""
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


def _patch(image: Image.Image, box: Box) -> Patch | None:
    part = image.crop(box.edges)
    alpha = part.getchannel("A")
    least, most = alpha.getextrema()
    if not most:
        return None
    colours = part.convert("RGB").getcolors(1)
    fill, mask = (colours[0][1], alpha) if colours else (part, part)
    return Patch(box, fill, None if least == _OPAQUE else mask)


_OPAQUE = 255

_LARGE = 0.25
"""How large the one colour about the middle has to be for a drawing to be cut, in parts of all of it."""

_LEAST = 2500
"""The same in pixels; for smaller areas four more pastes are not worthwhile."""

_SPRITES = LRUCache[Sprite](40 * 2**20, lambda sprite: sum(patch.size for patch in sprite))

_PAGES = LRUCache[Image.Image](8 * 2**20, bytes_of)
