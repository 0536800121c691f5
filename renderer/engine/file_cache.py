"""Cache of encoded pictures: an unchanged picture is not painted again."""

from __future__ import annotations

from renderer.engine.layout import Layout
from renderer.engine.lru import LRUCache
from renderer.engine.paint import draw
from renderer.engine.palette import Palette


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
