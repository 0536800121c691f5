"""The stock of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_ZERO


def stock(player: Player, field: Box) -> Iterator[Item]:
    """How many of each resource; what is not there is pale."""
    yield Stamp(furniture.slab, field, (), 1)
    for kind, box in zip(RESOURCES, field.inset(8).columns(len(RESOURCES)), strict=True):
        number = player.stock.get(kind, 0)
        size = box.height
        yield Stamp(token, box.part(8, 0, size, size), (kind,))
        yield Text(
            str(number),
            CLOSE_UP_FIGURE if number else CLOSE_UP_ZERO,
            box.part(size + 14, 0, box.width - size - 14, size),
            "ink" if number else "bark",
            "left",
        )
