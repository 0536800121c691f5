"""Numbers on the parts of a picture, for a text below it that names them."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import TEXT, Style
from renderer.kit import furniture

_SIZE = 64
_OUT = 38
"""How far a number lies outside its part, in pixels."""

_NUMBER = Style(TEXT, 38, 700)


def numbered(layout: Layout, parts: Sequence[Box], cut: int) -> Layout:
    """A picture with numbers, from 1, at the upper left corners of its parts; `cut`: pixels cut above."""
    return structs.replace(layout, items=(*layout.items, *_numbers(parts, cut)))


def _numbers(parts: Sequence[Box], cut: int) -> Iterator[Item]:
    for number, part in enumerate(parts, 1):
        disc = Box(max(part.left - _OUT, 0), max(part.top - cut - _OUT, 0), _SIZE, _SIZE)
        yield Stamp(furniture.plate, disc, ("ink", "glow", _SIZE // 2), 1)
        yield Text(str(number), _NUMBER, disc, "glow")
