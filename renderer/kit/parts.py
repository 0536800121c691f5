"""Numbers beside the parts of a picture, for a text below it that names them."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import TEXT, Style
from renderer.kit import furniture

SIZE = 56
"""How wide and high a number is, in pixels."""

_MARGIN = 10
_NUMBER = Style(TEXT, 38, 700)


def number_box(part: Box, left: int, top: int) -> Box:
    """The box of a number, so far from the upper left corner of a part."""
    return part.part(left, top, SIZE, SIZE)


def numbered(layout: Layout, places: Sequence[Box], cut: int) -> Layout:
    """A picture with numbers from 1, made wider for those beside it; `cut`: pixels cut above."""
    discs = [place.part(0, -cut, SIZE, SIZE) for place in places]
    wide = max(layout.width, *(disc.right + _MARGIN for disc in discs))
    return structs.replace(layout, width=wide, items=(*layout.items, *_numbers(discs)))


def _numbers(discs: Sequence[Box]) -> Iterator[Item]:
    for number, disc in enumerate(discs, 1):
        yield Stamp(furniture.plate, disc, ("ink", "glow", SIZE // 2), 1)
        yield Text(str(number), _NUMBER, disc, "glow")
