"""What lies over a whole picture: the frame of a plan, which nobody takes for the real table; numbers."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from games.words import Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, moved_down
from renderer.engine.lettering import TEXT, Style, width
from renderer.engine.pen import Pen
from renderer.kit import furniture

_FOR_WIDTH = 1200
"""The width of the picture that these lengths are for, in pixels."""
_BAND = 60
_BORDER = 8
"""Within the margins of all pictures, so that it hides nothing."""
_CAPITAL = 36
_PADDING = 24
_STRIPES = 48
"""From stripe to stripe, in pixels."""


def framed(layout: Layout, words: Words) -> Layout:
    """A picture with a striped border, below a striped band that says that it shows a plan."""
    band, border, capital, padding = (
        length * layout.width // _FOR_WIDTH for length in (_BAND, _BORDER, _CAPITAL, _PADDING)
    )
    text, style = words("picture-plan"), Style(TEXT, capital, 700)
    top = Box(0, 0, layout.width, band)
    bottom = Box(0, band + layout.height, layout.width, border)
    sides = (Box(left, band, border, layout.height) for left in (0, layout.width - border))
    plate = top.centred(width(text, style) + 2 * padding, band)
    items = [moved_down(item, band) for item in layout.items]
    items += (Stamp(tape, box, (), 1) for box in (top, *sides, bottom))
    items += (Stamp(furniture.plain, plate, ("yellow",), 1), Text(text, style, plate))
    return Layout(layout.width, bottom.bottom, tuple(items))


def tape(pen: Pen) -> None:
    """Dark slanted stripes on yellow, as on a barrier tape. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "yellow")
    high = pen.height
    for left in range(-int(high) // _STRIPES * _STRIPES, int(pen.width), _STRIPES):
        right = left + _STRIPES / 2
        pen.polygon([(left, high), (right, high), (right + high, 0), (left + high, 0)], "ink")


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
