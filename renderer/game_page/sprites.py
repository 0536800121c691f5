"""The pictures of a page: every drawing and word is stored once, and a picture is a list of their places."""

from collections.abc import Hashable, Sequence
from io import BytesIO

from msgspec import Struct, structs
from PIL import Image

from renderer.engine.layout import Box, Item, Layout, Text
from renderer.engine.paint import Patch, page_image, pasted
from renderer.engine.palette import Palette

SIDE = 2048
"""How wide and about how high a sheet is at most, in pixels: a phone can decode it."""

_FULL = SIDE * SIDE * 9 // 10
"""How many pixels are packed on one sheet."""

_QUALITY = 60
"""How hard sheets are compressed, without loss, to 100."""


class PagePatch(Struct, array_like=True):
    """A part of a drawing: a rectangle of one colour, or of a sheet."""

    left: int
    top: int
    width: int
    height: int
    fill: str | int
    """The colour, "#rrggbb", or the number of the sheet."""
    from_left: int = 0
    """Where it is on the sheet."""
    from_top: int = 0


class Place(Struct, frozen=True, array_like=True):
    """A drawing by its number, and where it lies."""

    sprite: int
    left: int
    top: int


class PageLayout(Struct, frozen=True, array_like=True):
    width: int
    height: int
    places: tuple[int, ...]
    """The numbers of what lies on it, each above the earlier ones."""


class Sprites:
    """The layouts of a page, and their parts: equal layouts, places and drawings are there once."""

    def __init__(self, palette: Palette) -> None:
        self.layouts: list[PageLayout] = []
        self.places: list[Place] = []
        self.sprites: list[list[PagePatch]] = []
        self.sheets: list[bytes] = []
        """WebP files, all of them after `finish`."""
        self._palette = palette
        self._known_layouts: dict[PageLayout, int] = {}
        self._known_places: dict[Place, int] = {}
        self._known_items: dict[Item, int] = {}
        self._known_sprites: dict[Hashable, int] = {}
        self._unpacked: list[tuple[PagePatch, Image.Image]] = []
        self._unpacked_area = 0

    def add(self, layout: Layout) -> int:
        """Add a layout unless it is there; returns its number."""
        page = page_image(self._palette)
        patch = Patch(Box(0, 0, page.width, page.height), page, None)
        ground = [self._place("page", (patch,), 0, top) for top in range(0, layout.height, page.height)]
        places = (*ground, *map(self._place_of, layout.items))
        found = PageLayout(layout.width, layout.height, places)
        number = self._known_layouts.setdefault(found, len(self.layouts))
        if number == len(self.layouts):
            self.layouts.append(found)
        return number

    def finish(self) -> None:
        """Pack what is on no sheet yet."""
        images = [image for _, image in self._unpacked]
        if not images:
            return
        sheet, boxes = pack_on_sheet(images)
        for (patch, _), box in zip(self._unpacked, boxes, strict=True):
            patch.from_left, patch.from_top = box.left, box.top
        out = BytesIO()
        sheet.save(out, "WEBP", lossless=True, quality=_QUALITY, method=2)
        self.sheets.append(out.getvalue())
        self._unpacked, self._unpacked_area = [], 0

    def _place_of(self, item: Item) -> int:
        """The number of an item's place."""
        if (known := self._known_items.get(item)) is not None:
            return known
        sprite, left, top = pasted(item, self._palette)
        if isinstance(item, Text):
            key: Hashable = (item.text, item.style, item.colour)
        else:
            key = structs.replace(item, box=Box(0, 0, item.box.width, item.box.height))
        number = self._known_items[item] = self._place(key, sprite, left, top)
        return number

    def _place(self, key: Hashable, sprite: Sequence[Patch], left: int, top: int) -> int:
        drawing = self._known_sprites.setdefault(key, len(self.sprites))
        if drawing == len(self.sprites):
            self.sprites.append(self._patches(sprite))
        place = Place(drawing, left, top)
        number = self._known_places.setdefault(place, len(self.places))
        if number == len(self.places):
            self.places.append(place)
        return number

    def _patches(self, sprite: Sequence[Patch]) -> list[PagePatch]:
        found = []
        for each in sprite:
            box = each.box
            patch = PagePatch(box.left, box.top, box.width, box.height, len(self.sheets))
            if isinstance(each.fill, tuple) and each.mask is None:
                patch.fill = "#{:02x}{:02x}{:02x}".format(*each.fill)
            elif box.area:
                self._unpacked.append((patch, each.image))
                self._unpacked_area += box.area
            found.append(patch)
        if self._unpacked_area > _FULL:
            self.finish()
        return found


def pack_on_sheet(images: Sequence[Image.Image]) -> tuple[Image.Image, list[Box]]:
    """Images in rows on a sheet that is SIDE pixels wide at most, and where on it each of them is."""
    left = top = high = 0
    boxes = [Box(0, 0, 1, 1)] * len(images)
    for number in sorted(range(len(images)), key=lambda each: -images[each].height):
        image = images[number]
        if left + image.width > SIDE:
            left, top, high = 0, top + high, 0
        boxes[number] = Box(left, top, image.width, image.height)
        left, high = left + image.width, max(high, image.height)
    sheet = Image.new("RGBA", (max(box.right for box in boxes), max(box.bottom for box in boxes)))
    for box, image in zip(boxes, images, strict=True):
        sheet.paste(image, (box.left, box.top))
    return sheet, boxes
