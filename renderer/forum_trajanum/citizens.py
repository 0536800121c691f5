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

_TILE = 67
_TOKEN = 34
_GAP = 6
_TAB = 46
_PAD = 5


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    """All six rows."""
    for number, (row, kind, box) in enumerate(
        zip(player.rows, ROW_CLASSES, field.rows(SIZE), strict=True), 1
    ):
        yield from _row(number, row, kind, box.part(0, 4, box.width, box.height - 8))


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
    first, second = tiles
    yield from row_of(ABILITIES[number], _under(first, below, len(ABILITIES[number])), _TOKEN, 0)
    yield from row_of(SECONDS[number], _under(second, below, len(SECONDS[number])), _TOKEN, 0)


def _under(tile: Box, line: Box, tokens: int) -> Box:
    """The field below a citizen for so many signs: more than two reach out to the left."""
    wide = tokens * _TOKEN
    left = tile.left + min((tile.width - wide) // 2, tile.width - wide)
    return Box(left, line.top, wide, line.height)
