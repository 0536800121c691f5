"""PNG files: cached pictures, and symbols as application emojis."""

from io import BytesIO

from renderer.engine.layout import Layout
from renderer.engine.lru import LRUCache
from renderer.engine.paint import draw
from renderer.engine.palette import Palette
from renderer.engine.pen import Art, Pen


def png(layout: Layout, palette: Palette) -> bytes:
    """A layout painted and encoded as PNG."""
    return _FILES.get((palette, layout), lambda: palette.encode(draw(layout, palette)))


def cache_bytes() -> int:
    """How many bytes the cached files take, with the layouts that are their keys."""
    return _FILES.size


_MEGABYTE = 2**20
_LAYOUT = 120_000
"""What a layout takes in memory at most, in bytes; measured on the table of four players."""

_FILES = LRUCache[bytes](12 * _MEGABYTE, lambda data: len(data) + _LAYOUT)


EMOJI_SIZE = 128
"""Width and height of an emoji in pixels."""


def emoji(art: Art, palette: Palette) -> bytes:
    """A drawing as a PNG file of EMOJI_SIZE x EMOJI_SIZE pixels with a transparent background."""
    pen = Pen(EMOJI_SIZE, EMOJI_SIZE, palette)
    art(pen)
    out = BytesIO()
    pen.finished_image().save(out, "PNG")
    return out.getvalue()
