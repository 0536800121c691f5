"""Rows of small signs."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.engine.layout import Box, Stamp
from renderer.forum_trajanum.drawings.tokens import token


def token_row(names: Sequence[str], box: Box, size: int, gap: int = 4) -> list[Stamp]:
    """Signs of this size side by side in the middle of a box."""
    field = box.centred(size * len(names) + gap * (len(names) - 1), size)
    return [
        Stamp(token, field.part(number * (size + gap), 0, size, size), (name,))
        for number, name in enumerate(names)
    ]
