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
from renderer.forum_trajanum.styles import COLONIA_NARROW
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER

_TILE = 76
_GAP = 6
_TAB = 52
_PAD = 9
_ROOM = 4
_REACH = 5
_SIGN = 46
_APART = 3


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    """All six rows."""
    for number, (row, kind, box) in enumerate(zip(player.rows, ROW_CLASSES, _slabs(field), strict=True), 1):
        yield from _row(number, row, kind, box)


def row_spots(field: Box) -> Iterator[tuple[int, Spot]]:
    """The rows as spots; their outlines end where the numbers next to them begin."""
    for number, box in enumerate(_slabs(field), 1):
        yield (
            number,
            Spot(box.part(0, 0, box.width - _ROOM, box.height), reach=_REACH, room=_ROOM, numbered=False),
        )


def _slabs(field: Box) -> list[Box]:
    return [box.part(0, 4, box.width, box.height - 8) for box in field.rows(SIZE)]


def _row(number: int, row: CitizenRow, kind: str, box: Box) -> Iterator[Item]:
    """A row: how it multiplies above its numeral among those of its class, its two spaces, what it brings."""
    yield Stamp(furniture.slab, box, ("marble" if row.active else "stone", "sand", 8), 1)
    inner = box.part(_PAD, 0, box.width - 2 * _PAD - _ROOM, box.height - 2)
    tab, first, second, brings = inner.split(
        _TAB, _GAP + _TILE, _GAP + _TILE, inner.width - _TAB - 2 * (_GAP + _TILE)
    )
    upper, lower = tab.part(0, 5, _TAB, tab.height - 5).rows(2)
    yield from _factor(1 + (len(row.citizens) if row.active else 0), upper)
    yield Text(numeral(1 + (number - 1) % 2), CLOSE_UP_NUMBER, lower, "umber")
    for step, field in enumerate((first, second)):
        space = field.part(_GAP, 0, _TILE, field.height).centred(_TILE, _TILE)
        if step < len(row.citizens):
            yield Stamp(tiles.citizen, space, (kind, row.active))
        else:
            yield Stamp(tiles.citizen_space, space, (kind,))
    yield from _effects(number, brings.part(2 * _GAP, 0, brings.width - 2 * _GAP, brings.height))


def _factor(factor: int, box: Box) -> Iterator[Item]:
    look, ink = (("umber", "gold", 8), "marble") if factor > 1 else (("page", "sand", 8), "bark")
    yield Stamp(furniture.plate, box, look, 1)
    yield Text(f"×{factor}", COLONIA_NARROW, box, ink)


def _effects(number: int, field: Box) -> Iterator[Item]:
    """What the first citizen is good for, a fine line, below it what the second one brings."""
    above, below = field.rows(2)
    for names, line in ((ABILITIES[number], above), (brief_signs_of(SECOND_CITIZENS[number]), below)):
        wide = len(names) * (_SIGN + _APART) - _APART
        yield from token_row(names, line.part(0, 0, wide, line.height), _SIGN, _APART)
    yield Stamp(furniture.plain, below.part(0, -1, below.width, 2), ("sand",), 1)
