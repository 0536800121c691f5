"""Bonus tiles: their ground by side, and the sign of what they count."""

from __future__ import annotations

from games.trajan.pieces import BONUS_TILES
from renderer.engine.pen import Pen
from renderer.trajan.drawings import demands, goods


def bonus_ground(pen: Pen, yellow: bool) -> None:
    """The yellow or the gray side; the yellow one has a golden frame. Unit: pixels."""
    edge, rim, fill = ("brass", "gold", "glow") if yellow else ("umber", "ash", "mist")
    for grown, colour in ((0, edge), (2, rim), (7, fill)):
        pen.rect(grown, grown, pen.width - grown, pen.height - grown, colour, 12 - grown)


def bonus_sign(pen: Pen, name: str) -> None:
    """What a bonus tile counts, on a square of a hundred units."""
    tile = BONUS_TILES[name]
    if tile.cards:
        first, second = tile.cards
        goods.commodity(pen.inner(0, 0, 58), first)
        goods.commodity(pen.inner(42, 42, 58), second)
    elif tile.demand:
        demands.demand(pen, tile.demand)
    elif tile.workers:
        worker(pen)
    elif tile.legionnaires:
        legionnaire(pen)
    else:
        yellow_tiles(pen)


def worker(pen: Pen, fill: str = "hide", edge: str = "ink") -> None:
    """A worker with a pickaxe."""
    pen.line("84,22 62,96", 13, edge)
    pen.line("84,22 62,96", 6, "sand")
    pen.stroke("60,16 80,12 99,32", 15, edge)
    pen.stroke("62,17 80,14 96,31", 6, "ash")
    for grown, colour in ((4, edge), (0, fill)):
        pen.circle((36, 24), 17 + grown, colour)
        pen.blob(
            [(36, 40 - grown), (58 + grown, 48), (66 + grown, 97), (6 - grown, 97), (14 - grown, 48)], colour
        )
    pen.line("54,62 70,66", 10, fill)


def legionnaire(pen: Pen, fill: str = "crimson", edge: str = "ink") -> None:
    """A legionnaire behind a shield."""
    pen.line("84,4 84,96", 10, edge)
    pen.polygon("84,0 93,20 75,20", edge)
    pen.circle((42, 22), 20, edge)
    pen.circle((42, 22), 15, "ash")
    pen.stroke("20,14 42,2 64,14", 12, edge)
    pen.rect(10, 38, 72, 99, edge, 12)
    pen.rect(15, 43, 67, 94, fill, 9)
    pen.line("41,46 41,91", 7, "gold")
    pen.line("18,68 64,68", 7, "gold")
    pen.circle((41, 68), 9, "gold")


def yellow_tiles(pen: Pen) -> None:
    """The own yellow bonus tiles: two of them."""
    for left, top in ((0, 8), (26, 40)):
        pen.rect(left, top, left + 74, top + 52, "ink", 10)
        pen.rect(left + 5, top + 5, left + 69, top + 47, "gold", 7)
        pen.rect(left + 13, top + 13, left + 61, top + 39, "glow", 4)
