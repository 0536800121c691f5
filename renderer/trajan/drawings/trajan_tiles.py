"""Trajan tiles without their points. A hundred units wide."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.trajan.pieces import TRAJAN_TILES, TrajanTile
from renderer.engine.pen import Pen
from renderer.kit import actions
from renderer.trajan.drawings import bonus, demands, goods, marks
from renderer.trajan.drawings.markers import marker

POINTS_BOX = (6, 50, 34, 42)
"""Where the points of a tile go: left, top, width, height."""


def trajan_tile(pen: Pen, name: str) -> None:
    """A Trajan tile: above the markers it needs, below at the right what it brings beside points."""
    tile = TRAJAN_TILES[name]
    pen.rect(0, 0, 100, 100, "ink", 9)
    pen.rect(2.5, 2.5, 97.5, 96, "marble", 7)
    pen.rect(2.5, 48, 97.5, 85, "gold")
    pen.rect(2.5, 70, 97.5, 96, "gold", 7)
    pen.rect(2.5, 48, 97.5, 50, "brass")
    for colour, left in zip(tile.markers, (7, 52), strict=True):
        marker(pen.inner(left, 4.5, 41), colour)
    _BRINGS[tile.stack](pen, tile)


def _cards(pen: Pen, tile: TrajanTile) -> None:
    goods.cards(pen.inner(52, 51, 42))


def _legionnaires(pen: Pen, tile: TrajanTile) -> None:
    for number in range(tile.military_camp):
        bonus.legionnaire(pen.inner(*_token(number, tile.military_camp)))


def _workers(pen: Pen, tile: TrajanTile) -> None:
    for number in range(tile.worker_camp):
        bonus.worker(pen.inner(*_token(number, tile.worker_camp)))


def _token(number: int, of: int) -> tuple[float, float, float]:
    """Where one of some tokens stands, and how large it is."""
    return (52, 52, 40) if of == 1 else (36 + number * 27, 56, 33)


def _plus_two(pen: Pen, tile: TrajanTile) -> None:
    marks.plus_two(pen.inner(51, 51, 43))


def _points(pen: Pen, tile: TrajanTile) -> None:
    """Nothing but points."""
    actions.points(pen.inner(52, 51, 42))


def _demand(pen: Pen, tile: TrajanTile) -> None:
    demands.demand(pen.inner(53, 51, 42), tile.meets)


_BRINGS: Mapping[str, Callable[[Pen, TrajanTile], None]] = {
    "cards": _cards,
    "legionnaires": _legionnaires,
    "workers": _workers,
    "plus2": _plus_two,
    "points": _points,
    "demand": _demand,
}
