"""The construction tiles of a seat by type, and the sets they make."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import CONSTRUCTION_TILES, TYPES
from games.trajan.player import Player
from games.trajan.sets import construction_sets
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO
from renderer.trajan.drawings.construction import construction_tile
from renderer.trajan.drawings.marks import wild
from renderer.trajan.parts.labelled import beside_label, labelled_slab

_ANY = {tile.type: name for name, tile in CONSTRUCTION_TILES.items()}
"""Type -> one of its tiles, which look alike."""

_TILE = 70
_FIGURE = 44
_PLATE = (58, 48)
_STAR = 38


def construction_row(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """How many tiles of each type; next to a set its points, with a star for each wild tile in it."""
    yield from labelled_slab(words, "picture-label-buildings", field)
    sets = {each.type: each for each in construction_sets(player)}
    for kind, cell in zip(TYPES, beside_label(field).columns(len(TYPES)), strict=True):
        number = len(player.construction_of(kind))
        tile = cell.part(0, 0, _TILE, cell.height).centred(_TILE, _TILE)
        yield Stamp(construction_tile, tile, (_ANY[kind],))
        figure = cell.part(_TILE + 4, 0, _FIGURE, cell.height)
        style, ink = (CLOSE_UP_FIGURE, "ink") if number else (CLOSE_UP_ZERO, "bark")
        yield Text(str(number), style, figure, ink)
        if kind in sets:
            plate = Box(figure.right + 2, figure.top, _PLATE[0], figure.height).centred(*_PLATE)
            yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
            yield Text(str(sets[kind].points), CLOSE_UP_NUMBER, plate)
            for star in range(sets[kind].wild):
                left = plate.left + star * (_STAR - 2)
                yield Stamp(wild, Box(left, plate.top - _STAR + 6, _STAR, _STAR))
