"""Bonus tiles: what they count and what each of it is worth."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import BONUS_TILES
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.trajan.drawings.bonus import bonus_ground, bonus_sign

_RIM = 10


def bonus_tile(name: str, box: Box, *, yellow: bool, style: Style = CLOSE_UP_FIGURE) -> Iterator[Item]:
    """A bonus tile with one of its sides up: its sign, at the right the points for each of what it counts."""
    yield Stamp(bonus_ground, box, (yellow,), 1)
    inside = box.inset(_RIM)
    size = inside.height
    yield Stamp(bonus_sign, inside.part(0, 0, size, size), (name,), essential=True)
    figure = inside.part(size, 0, inside.width - size, size)
    yield Text(worth(name, yellow=yellow), style, figure, essential=True)


def worth(name: str, *, yellow: bool) -> str:
    """The points for each of what a bonus tile counts: "3", "½"."""
    tile = BONUS_TILES[name]
    points = tile.yellow if yellow else tile.gray
    return f"{points:g}".replace("0.5", "½")
