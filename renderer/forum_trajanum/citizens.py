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

_TILE = 77
_TOKEN = 27
_GAP = 1
_BADGE = 46


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    """All six rows."""
    for number, (row, kind, box) in enumerate(
        zip(player.rows, ROW_CLASSES, field.rows(SIZE), strict=True), 1
    ):
        yield from _row(number, row, kind, box.part(0, 4, box.width, box.height - 8))


def _row(number: int, row: CitizenRow, kind: str, box: Box) -> Iterator[Item]:
    yield Stamp(stone.slab, box, ("marble" if row.active else "stone", "sand", 8), 1)
    for step, tokens in enumerate((ABILITIES[number], SECONDS[number])):
        tile = box.part(4 + step * (_TILE + _GAP), 4, _TILE, _TILE - 4)
        if step < len(row.citizens):
            yield Stamp(lying.citizen, tile, (kind, row.active), essential=True)
        else:
            yield Stamp(lying.citizen_space, tile, (kind,))
        below = Box(tile.left, tile.bottom + 1, tile.width, box.bottom - tile.bottom - 5)
        yield from row_of(tokens, below, _TOKEN, 0)
    factor = 1 + (len(row.citizens) if row.active else 0)
    left = 4 + 2 * (_TILE + _GAP)
    badge = box.part(left, 0, box.width - left - 3, box.height).centred(_BADGE, _BADGE - 6)
    yield Stamp(stone.plate, badge, ("umber", "gold" if factor > 1 else "umber", 12), 1)
    yield Text(f"×{factor}", COLONIA_FACTOR, badge, "marble", essential=True)
