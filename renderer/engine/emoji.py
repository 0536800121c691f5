"""Symbols as PNG files, to be uploaded as application emojis."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from renderer.engine.palette import Palette
from renderer.engine.pen import Pen

SIZE = 128
"""Width and height of an emoji in pixels."""


def emoji(draw_symbol: Callable[[Pen, str], None], name: str, palette: Palette) -> bytes:
    """A symbol as a PNG file of SIZE x SIZE pixels with a transparent background."""
    pen = Pen(SIZE, SIZE, palette)
    draw_symbol(pen, name)
    out = BytesIO()
    pen.finished().save(out, "PNG", optimize=True)
    return out.getvalue()
