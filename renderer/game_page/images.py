"""The pictures of a page: of each only what differs from the earlier one it is most like is painted."""

from collections import Counter
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import gcd

from msgspec import Struct
from PIL import Image

from renderer.engine.layout import Box, Item, Layout
from renderer.engine.paint import draw_parts
from renderer.engine.palette import Palette
from renderer.engine.parts import difference_mask

_EDGE = 2
"""How many pixels around an item belong to it."""

_LITTLE = 5_000
"""Additional pixels in a box that take less time than another box."""


def different_items(old: Layout, new: Layout) -> list[Item]:
    """The items of two layouts without which both would be the same."""
    common = Counter(old.items) & Counter(new.items)
    before, olds = _split_by_common(old.items, common)
    after, news = _split_by_common(new.items, common)
    moved = [each for pair in zip(before, after, strict=True) if pair[0] != pair[1] for each in pair]
    return [*olds, *news, *moved]


def _split_by_common(items: Sequence[Item], common: Counter[Item]) -> tuple[list[Item], list[Item]]:
    """Items that are common, each as often as that, and all others; in their order."""
    left, shared, own = Counter(common), list[Item](), list[Item]()
    for item in items:
        if left[item]:
            left[item] -= 1
            shared.append(item)
        else:
            own.append(item)
    return shared, own


def boxes_around(items: Sequence[Item]) -> list[Box]:
    """A few boxes that hold all items; no two of them meet."""
    found: list[_Edges] = []
    for edges in dict.fromkeys(item.covered_box.inset(-_EDGE).edges for item in items):
        box = edges
        while near := next((each for each in found if _should_join(each, box)), None):
            found.remove(near)
            box = _edges_around(near, box)
        found.append(box)
    return [Box(left, top, right - left, bottom - top) for left, top, right, bottom in found]


_Edges = tuple[int, int, int, int]
"""Left, top, right, bottom of a box: very many are compared."""


def _should_join(one: _Edges, other: _Edges) -> bool:
    """Whether two boxes meet, or the box around both is hardly larger than they are."""
    if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]:
        return True
    return _area(_edges_around(one, other)) - _area(one) - _area(other) < _LITTLE


def _area(box: _Edges) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _edges_around(one: _Edges, other: _Edges) -> _Edges:
    """The smallest box that holds both."""
    return (min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3]))


WIDTH = 1000

_COMPARED = 16
"""Number of earlier pictures to compare, since a part of the table is not shown every turn."""

_QUALITY = 20
"""How hard pictures are compressed, to 100."""


class Part(Struct, frozen=True, array_like=True):
    """A box of a picture, in pixels."""

    from_left: int
    """Where it is in the file."""
    from_top: int
    left: int
    top: int
    width: int
    height: int


class PageImage(Struct, frozen=True):
    """A picture: parts to draw over another one, transparent where both are equal."""

    step: int
    """The number of the step it shows, from 1."""
    over: int | None
    """The place of the picture it is drawn over, from 0; None for one that stands alone."""
    parts: Sequence[Part]
    webp: bytes
    alts: Mapping[str, Sequence[int]]
    """What it shows in words, by language: the numbers of sentences, from 0."""


class _Recent(Struct, frozen=True):
    """A picture as indices into the palette, its layout, and the numbers of its items."""

    frame: Image.Image
    layout: Layout
    items: frozenset[int]


class PageImages:
    """Pictures of one size."""

    def __init__(self, palette: Palette) -> None:
        """There are none yet."""
        self.images: list[PageImage] = []
        self.size = (0, 0)
        self._palette = palette
        self._grid = _PixelGrid(1, 1, 0, 0)
        self._recent: dict[int, _Recent] = {}
        self._items: dict[Item, int] = {}
        self._areas: list[int] = []

    def add(self, step: int, layout: Layout, alts: Mapping[str, Sequence[int]]) -> None:
        """Add the picture of a step."""
        if not self.images:
            self._grid = _grid_of(layout)
            self.size = self._grid.columns * self._grid.after, self._grid.rows * self._grid.after
        items = frozenset(map(self._item_number, layout.items))
        over = min(
            self._recent, key=lambda n: self._differing_area(self._recent[n].items, items), default=None
        )
        old = None if over is None else self._recent[over]
        boxes = [Box(0, 0, layout.width, layout.height)]
        if old is not None:
            boxes = boxes_around(different_items(old.layout, layout))
        cells = [self._grid.cells(box) for box in boxes]
        frame = self._paint_cells(layout, cells, old.frame if old else None)
        shown = [
            part
            for each in cells
            if (part := _different_part(old.frame if old else None, frame, each.scaled(self._grid.after)))
        ]
        sheet, sources = pack_on_sheet([part for _, part in shown], "RGBA", WIDTH)
        parts = [
            Part(source.left, source.top, box.left, box.top, box.width, box.height)
            for source, (box, _) in zip(sources, shown, strict=True)
        ]
        number = len(self.images)
        self.images.append(PageImage(step, over, parts, _encode_webp(sheet), alts))
        self._recent[number] = _Recent(frame, layout, items)
        self._recent.pop(number - _COMPARED, None)

    def _item_number(self, item: Item) -> int:
        """The number of an item among all that were seen."""
        number = self._items.setdefault(item, len(self._areas))
        if number == len(self._areas):
            self._areas.append(item.covered_box.area)
        return number

    def _differing_area(self, old: frozenset[int], new: frozenset[int]) -> int:
        """The area of the items that only one of two layouts has."""
        return sum(self._areas[number] for number in old ^ new)

    def _paint_cells(self, layout: Layout, cells: Sequence[Box], old: Image.Image | None) -> Image.Image:
        """A picture, painted where these cells are, else the old one."""
        before, after = self._grid.before, self._grid.after
        around = [self._grid.box_of_cells(each.inset(-_BLENDED)) for each in cells]
        large = draw_parts(layout, self._palette, [each.scaled(before) for each in around])
        small = []
        for image, wide, each in zip(large, around, cells, strict=True):
            whole = wide.scaled(after)
            inner = each.part(-wide.left, -wide.top, each.width, each.height).scaled(after)
            resized = image.resize((whole.width, whole.height), Image.Resampling.HAMMING)
            small.append(resized.crop(inner.edges))
        sheet, places = pack_on_sheet(small, "RGB", WIDTH)
        colours = self._palette.quantize(sheet)
        frame = colours if old is None else old.copy()
        for place, each in zip(places, cells, strict=True):
            frame.paste(colours.crop(place.edges), each.scaled(after).edges)
        return frame


class _PixelGrid(Struct, frozen=True):
    """Cells of a layout that are whole pixels of its picture, too."""

    before: int
    """How wide and high a cell is in the layout."""
    after: int
    """How wide and high it is in the picture."""
    columns: int
    rows: int

    def cells(self, box: Box) -> Box:
        """The cells in which a box of the layout lies."""
        left, top = box.left // self.before, box.top // self.before
        right, bottom = -(-box.right // self.before), -(-box.bottom // self.before)
        return self.box_of_cells(Box(left, top, right - left, bottom - top))

    def box_of_cells(self, cells: Box) -> Box:
        left, top = max(0, cells.left), max(0, cells.top)
        return Box(left, top, min(self.columns, cells.right) - left, min(self.rows, cells.bottom) - top)


_BLENDED = 1
"""How many cells around another one have a share in its pixels when it is made smaller."""


def _grid_of(layout: Layout) -> _PixelGrid:
    """The grid of a layout whose picture is WIDTH wide at most."""
    width = min(WIDTH, layout.width)
    before = layout.width // gcd(layout.width, width)
    after = width // gcd(layout.width, width)
    return _PixelGrid(before, after, layout.width // before, -(-layout.height // before))


def _different_part(old: Image.Image | None, new: Image.Image, box: Box) -> tuple[Box, Image.Image] | None:
    """The part of a box that differs from another one, and where that is; None without anything."""
    part = new.crop(box.edges)
    alpha = difference_mask(None if old is None else old.crop(box.edges), part)
    edges = alpha.getbbox()
    if edges is None:
        return None
    shown = part.crop(edges).convert("RGBA")
    shown.putalpha(alpha.crop(edges))
    return box.part(edges[0], edges[1], shown.width, shown.height), shown


def pack_on_sheet(parts: Sequence[Image.Image], mode: str, most: int) -> tuple[Image.Image, list[Box]]:
    """Images in rows on a sheet that is `most` pixels wide at most, and where on it each of them is."""
    left = top = high = 0
    places = [Box(0, 0, 1, 1)] * len(parts)
    for number in sorted(range(len(parts)), key=lambda each: -parts[each].height):
        part = parts[number]
        if left + part.width > most:
            left, top, high = 0, top + high, 0
        places[number] = Box(left, top, part.width, part.height)
        left, high = left + part.width, max(high, part.height)
    right, bottom = (max((getattr(each, side) for each in places), default=1) for side in ("right", "bottom"))
    sheet = Image.new(mode, (right, bottom))
    for place, part in zip(places, parts, strict=True):
        sheet.paste(part, (place.left, place.top))
    return sheet, places


def _encode_webp(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", lossless=True, quality=_QUALITY, method=2)
    return out.getvalue()
