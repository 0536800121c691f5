"""The citizen rows next to a Colonia: who is there, how they multiply, what they are good for."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.effects import SECOND_CITIZENS
from games.forum_trajanum.pieces import ROW_CLASSES, SIZE
from games.forum_trajanum.player import CitizenRow, Player
from games.numerals import numeral
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.drawings import tiles
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of
from renderer.forum_trajanum.parts.token_rows import token_row
from renderer.forum_trajanum.styles import COLONIA_FACTOR
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER

_TILE = 48
_GAP = 4
_TAB = 42
_PAD = 10
_ROOM = 4
_SIGN = 40
_BAR = 3


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    """All six rows."""
    for number, (row, kind, box) in enumerate(zip(player.rows, ROW_CLASSES, _slabs(field), strict=True), 1):
        yield from _row(number, row, kind, box)


def row_spots(field: Box) -> Iterator[tuple[int, Spot]]:
    """The rows as spots; their outlines end where the numbers next to them begin."""
    for number, box in enumerate(_slabs(field), 1):
        yield number, Spot(box.part(0, 0, box.width - _ROOM, box.height), room=_ROOM, numbered=False)


def _slabs(field: Box) -> list[Box]:
    return [box.part(0, 4, box.width, box.height - 8) for box in field.rows(SIZE)]


def _row(number: int, row: CitizenRow, kind: str, box: Box) -> Iterator[Item]:
    """A row: how it multiplies, its two spaces, its numeral among those of its class, what it is good for."""
    yield Stamp(furniture.slab, box, ("marble" if row.active else "stone", "sand", 8), 1)
    factor = 1 + (len(row.citizens) if row.active else 0)
    tab = box.part(_PAD, _PAD, _TAB, _TILE)
    look, ink = (("umber", "gold", 8), "marble") if factor > 1 else (("page", "sand", 8), "bark")
    yield Stamp(furniture.plate, tab, look, 1)
    yield Text(f"×{factor}", COLONIA_FACTOR, tab, ink)
    boxes = [Box(tab.right + _GAP + step * (_TILE + _GAP), tab.top, _TILE, _TILE) for step in range(2)]
    for step, space in enumerate(boxes):
        if step < len(row.citizens):
            yield Stamp(tiles.citizen, space, (kind, row.active))
        else:
            yield Stamp(tiles.citizen_space, space, (kind,))
    right = boxes[-1].right
    beside = Box(right, tab.top, box.right - _ROOM - _PAD - right, _TILE)
    yield Text(numeral(1 + (number - 1) % 2), CLOSE_UP_NUMBER, beside, "umber")
    below = Box(box.left + _PAD, tab.bottom + _GAP, box.width - 2 * _PAD - _ROOM, _SIGN)
    yield from _effects(number, below)


def _effects(number: int, line: Box) -> Iterator[Item]:
    """What the first citizen is good for, a bar, what the second one brings."""
    first, second = ABILITIES[number], brief_signs_of(SECOND_CITIZENS[number])
    count = len(first) + len(second)
    size = min(_SIGN, (line.width - 2 * _GAP - _BAR) // count)
    before, bar, after = line.centred(size * count + 2 * _GAP + _BAR, size).split(
        size * len(first) + _GAP, _BAR, size * len(second) + _GAP
    )
    yield from token_row(first, before.part(0, 0, before.width - _GAP, size), size, 0)
    yield Stamp(furniture.plain, bar, ("sand",), 1)
    yield from token_row(second, after.part(_GAP, 0, after.width - _GAP, size), size, 0)
