"""Trajan tiles in a box."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import TRAJAN_TILES
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style
from renderer.trajan.drawings import trajan_tiles
from renderer.trajan.styles import TILE_POINTS


def trajan_tile(name: str, box: Box, points: Style = TILE_POINTS) -> Iterator[Item]:
    """A Trajan tile in a square box, at least 80 pixels wide."""
    yield Stamp(trajan_tiles.trajan_tile, box, (name,))
    left, top, wide, high = (round(each * box.width / 100) for each in trajan_tiles.POINTS_BOX)
    field = box.part(left, top, wide, high)
    yield Text(str(TRAJAN_TILES[name].points), points, field)


def marker_boxes(box: Box) -> list[Box]:
    """Where the markers lie that a tile in this box needs."""
    top, size = (round(each * box.width / 100) for each in (trajan_tiles.MARKER_TOP, trajan_tiles.MARKER))
    return [box.part(round(left * box.width / 100), top, size, size) for left in trajan_tiles.MARKERS]
