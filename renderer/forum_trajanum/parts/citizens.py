"""The citizen rows next to a Colonia: who is there, how they multiply, their effects."""

from collections.abc import Iterator, Sequence

from games.forum_trajanum.effects import SECOND_CITIZENS
from games.forum_trajanum.pieces import ROW_CLASSES, SIZE
from games.forum_trajanum.player import CitizenRow, Player
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text
from renderer.engine.lettering import width
from renderer.forum_trajanum.drawings import goods, tiles
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of
from renderer.forum_trajanum.parts.stock import token_row
from renderer.forum_trajanum.styles import COLONIA_NARROW
from renderer.kit import furniture
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_NUMBER

_TILE = 70
_GAP = 6
_PAD = 9
_ROOM = 4
_REACH = 5
_SIGN = 56
_WITHOUT_CITIZEN = 48
_QUIET = 38
_APART = 2
_SCORE = 66
_UNPAID = 40


def citizen_headings(line: Box, words: Words) -> Iterator[Item]:
    """What the rows are, what they bring, and what stands at their right."""
    here, effect, points = map(words, ("picture-citizens-here", "picture-row-effect", "picture-row-points"))
    before, after = width(here, COLONIA_NARROW), width(points, COLONIA_NARROW)
    between = line.part(before, 0, line.width - before - after, line.height)
    for text, box, anchor in ((here, line, "left"), (effect, between, "centre"), (points, line, "right")):
        yield Text(text, COLONIA_NARROW, box, "umber", anchor)


def citizen_rows(player: Player, field: Box) -> Iterator[Item]:
    for number, (row, kind, box) in enumerate(
        zip(player.rows, ROW_CLASSES, _slab_boxes(field), strict=True), 1
    ):
        yield from _row(number, row, kind, box, len(player.grays_in_row(number)))


def row_spots(field: Box) -> Iterator[tuple[int, Spot]]:
    """The rows as spots; their outlines end where the numbers next to them begin."""
    for number, box in enumerate(_slab_boxes(field), 1):
        yield (
            number,
            Spot(box.part(0, 0, box.width - _ROOM, box.height), reach=_REACH, room=_ROOM, numbered=False),
        )


def _slab_boxes(field: Box) -> list[Box]:
    return [box.part(0, 4, box.width, box.height - 8) for box in field.rows(SIZE)]


def _row(number: int, row: CitizenRow, kind: str, box: Box, grays: int) -> Iterator[Item]:
    """A row: its spaces, its benefits, its current score."""
    yield Stamp(furniture.slab, box, ("marble", "brass", 8) if row.active else ("stone", "sand", 8), 1)
    inner = box.part(_PAD, 0, box.width - 2 * _PAD - _ROOM, box.height - 2)
    spaces = 2 * (_GAP + _TILE)
    citizens, brings, score = inner.columns_of_widths(spaces, inner.width - spaces - _SCORE, _SCORE)
    for step, field in enumerate(citizens.columns(2)):
        space = field.part(_GAP, 0, _TILE, field.height).centred(_TILE, _TILE)
        if step >= len(row.citizens):
            yield Stamp(tiles.citizen_space, space, (kind,))
            continue
        yield Stamp(tiles.citizen, space, (kind, row.active))
        if not row.active:
            low = _TILE - _UNPAID
            yield Stamp(goods.unpaid, space.part(low, low, _UNPAID, _UNPAID))
    second = brief_signs_of(SECOND_CITIZENS[number]) if len(row.citizens) == 1 else ()
    room = brings.part(2 * _GAP, 0, brings.width - 2 * _GAP, brings.height)
    yield from _effect_items(ABILITIES[number], second, room, _SIGN if row.citizens else _WITHOUT_CITIZEN)
    yield from _score(grays, 1 + (len(row.citizens) if row.active else 0), score)


def _score(grays: int, factor: int, box: Box) -> Iterator[Item]:
    """A row's factor, if it is more than 1, times its kinds of gray buildings, and the points, if any."""
    above, below = box.part(0, 4, box.width, box.height - 6).rows(2)
    if factor > 1:
        yield Stamp(furniture.plate, above, ("umber", "umber", 8), 1)
        yield Text(f"×{factor}", CLOSE_UP_NUMBER, above, "marble")
    if grays:
        yield Stamp(furniture.plate, below, ("gold", "brass", 8), 1)
        yield fitted_text(f"+{grays * factor}", (CLOSE_UP_NUMBER, COLONIA_NARROW), below)


def _effect_items(ability: Sequence[str], second: Sequence[str], field: Box, size: int) -> Iterator[Item]:
    """The effects of the first citizen; below a fine line, while one is there, what a second will bring."""
    if not second:
        yield from _signs(ability, field, size)
        return
    below = field.part(0, field.height - _QUIET - 2, field.width, _QUIET + 2)
    above = field.part(0, 0, field.width, field.height - below.height)
    yield from _signs(ability, above, size)
    yield from _signs(second, below, _QUIET)
    yield Stamp(furniture.plain, below.part(0, -1, field.width, 2), ("sand",), 1)


def _signs(names: Sequence[str], line: Box, size: int) -> Iterator[Item]:
    """Signs one after the other from the left."""
    wide = len(names) * (size + _APART) - _APART
    yield from token_row(names, line.part(0, 0, wide, line.height), size, _APART)
