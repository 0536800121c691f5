"""The citizen rows beside a Colonia: who is there, what they are good for, how they multiply."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import ROW_CLASSES, SIZE
from games.forum_trajanum.state import CitizenRow, Player
from renderer import stone
from renderer.canvas import Box, Item, Stamp, Text
from renderer.forum_trajanum import lying
from renderer.forum_trajanum.styles import COLONIA_FACTOR
from renderer.forum_trajanum.tokens import ABILITIES, SECONDS, row_of
from renderer.marks import Spot

_TILE = 67
_TOKEN = 34
_GAP = 6
_TAB = 46
_PAD = 5
_ROOM = 4
_MOST = 2
"""How many signs find room below a citizen."""

_SMALL = 31
_NUMBER = 39
"""Where the first sign of a crowded row lies, clear of the number of a change."""


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    """All six rows."""
    for number, (row, kind, box) in enumerate(zip(player.rows, ROW_CLASSES, _slabs(field), strict=True), 1):
        yield from _row(number, row, kind, box)


def row_spots(field: Box) -> Iterator[tuple[int, Spot]]:
    """The rows as spots; their outlines end where the numbers beside them begin."""
    for number, box in enumerate(_slabs(field), 1):
        yield number, Spot(box.part(0, 0, box.width - _ROOM, box.height), room=_ROOM)


def _slabs(field: Box) -> list[Box]:
    return [box.part(0, 4, box.width, box.height - 8) for box in field.rows(SIZE)]


def _row(number: int, row: CitizenRow, kind: str, box: Box) -> Iterator[Item]:
    """A row: how it multiplies, its two spaces, below each what its citizen is good for."""
    yield Stamp(stone.slab, box, ("marble" if row.active else "stone", "sand", 8), 1)
    factor = 1 + (len(row.citizens) if row.active else 0)
    tab = box.part(_PAD, _PAD, _TAB, _TILE - 8)
    look, ink = (("umber", "gold", 8), "marble") if factor > 1 else (("page", "sand", 8), "bark")
    yield Stamp(stone.plate, tab, look, 1)
    yield Text(f"×{factor}", COLONIA_FACTOR, tab, ink, essential=True)
    tiles = [box.part(_PAD + _TAB + _GAP + step * (_TILE + _GAP), 4, _TILE, _TILE) for step in range(2)]
    for step, tile in enumerate(tiles):
        if step < len(row.citizens):
            yield Stamp(lying.citizen, tile, (kind, row.active), essential=True)
        else:
            yield Stamp(lying.citizen_space, tile, (kind,))
    below = box.part(0, _TILE + 4, box.width, _TOKEN)
    first, second = ABILITIES[number], SECONDS[number]
    if len(first) > _MOST:
        wide = len(second) * _SMALL
        right = below.width - 2 * _ROOM - wide
        yield from row_of(first, below.part(_NUMBER, 0, len(first) * _SMALL, _TOKEN), _SMALL, 0)
        yield from row_of(second, below.part(right, 0, wide, _TOKEN), _SMALL, 0)
        return
    for signs, tile in zip((first, second), tiles, strict=True):
        yield from row_of(signs, Box(tile.left, below.top, tile.width, _TOKEN), _TOKEN, 0)
