"""Symbols as files, to be uploaded as application emojis and set beside words in buttons and texts."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

from renderer.engine.pen import Pen

SIZE = 128
"""Width and height of an emoji in pixels."""


def emoji(art: Callable[[Pen, str], None], name: str) -> bytes:
    """A drawing of this name as a PNG file of SIZE pixels, clear around it."""
    pen = Pen(SIZE, SIZE)
    art(pen, name)
    out = BytesIO()
    pen.finished().save(out, "PNG", optimize=True)
    return out.getvalue()
