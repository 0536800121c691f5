"""Symbols as PNG files, to be uploaded as application emojis."""

from __future__ import annotations

from io import BytesIO

from renderer.engine.palette import Palette
from renderer.engine.pen import Art, Pen

SIZE = 128
"""Width and height of an emoji in pixels."""


def emoji(art: Art, palette: Palette) -> bytes:
    """A drawing as a PNG file of SIZE x SIZE pixels with a transparent background."""
    pen = Pen(SIZE, SIZE, palette)
    art(pen)
    out = BytesIO()
    pen.image().save(out, "PNG")
    return out.getvalue()
