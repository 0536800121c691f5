"""Pictures as files. The last ones are kept, so that an unchanged picture is not painted again."""

from __future__ import annotations

from renderer.engine.layout import Layout, draw
from renderer.engine.lru import LRUCache
from renderer.engine.palette import encode


def file_of(layout: Layout) -> bytes:
    """A layout painted, as PNG."""
    return _FILES.get(layout, lambda: encode(draw(layout)))


def cache_bytes() -> int:
    """How many bytes of files are kept in memory, with the layouts by which they are found."""
    return _FILES.weight


_MEGABYTE = 2**20
_LAYOUT = 120_000
"""What a layout takes in memory at most, in bytes; measured on the table of four players."""

_FILES = LRUCache[bytes](12 * _MEGABYTE, lambda data: len(data) + _LAYOUT)
