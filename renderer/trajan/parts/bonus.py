"""Bonus tiles: things counted, their worth, current points."""

from collections.abc import Iterator

from games.trajan.pieces import BONUS_TILES
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.trajan.drawings.bonus import bonus_ground, bonus_sign
from renderer.trajan.parts.labelled import box_beside_label, labelled_slab

_RIM = 10
_TILE = (124, 78)
_GAP = 4
_PLATE = (64, 48)
_STEP = 196


def bonus_tile(name: str, box: Box, *, yellow: bool, style: Style = CLOSE_UP_FIGURE) -> Iterator[Item]:
    """A bonus tile with one of its sides up: its sign, and at the right the points for each thing counted."""
    yield Stamp(bonus_ground, box, (yellow,), 1)
    inside = box.inset(_RIM)
    size = inside.height
    yield Stamp(bonus_sign, inside.part(0, 0, size, size), (name,))
    figure = inside.part(size, 0, inside.width - size, size)
    yield Text(points_text(name, yellow=yellow), style, figure)


def points_text(name: str, *, yellow: bool) -> str:
    """The points of a bonus tile for each thing counted: "3", "½"."""
    tile = BONUS_TILES[name]
    points = tile.yellow if yellow else tile.gray
    return f"{points:g}".replace("0.5", "½")


def bonus_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The bonus tiles of a seat, next to each what it would bring now, if anything."""
    yield from labelled_slab(words, "picture-label-bonus", field)
    room = box_beside_label(field)
    scores = bonus_scores(view, seat)
    step = min(_STEP, room.width // max(len(scores), 1))
    for number, score in enumerate(scores):
        cell = room.part(number * step, 0, step, room.height)
        box = cell.part(0, 0, _TILE[0], cell.height).centred(*_TILE)
        yield from bonus_tile(score.tile, box, yellow=score.yellow)
        if score.points:
            plate = Box(box.right + _GAP, cell.top, _PLATE[0], cell.height).centred(*_PLATE)
            yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
            yield Text(f"+{score.points}", CLOSE_UP_NUMBER, plate)
