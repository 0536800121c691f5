"""Bonus tiles: their ground by side, and the sign of the things counted."""

from games.trajan.pieces import BONUS_TILES
from renderer.engine.pen import Pen, raised
from renderer.trajan.drawings import demands, goods
from renderer.trajan.drawings.outlines import outlined, outlined_circle, outlined_polygon


@raised
def bonus_ground(pen: Pen, yellow: bool) -> None:
    """The yellow or the gray side; the yellow one has a golden frame. Unit: pixels."""
    edge, rim, fill = ("brass", "gold", "glow") if yellow else ("umber", "ash", "mist")
    for grown, colour in ((0, edge), (2, rim), (7, fill)):
        pen.rect(grown, grown, pen.width - grown, pen.height - grown, colour, 12 - grown)


@raised
def bonus_chip(pen: Pen, name: str, yellow: bool) -> None:
    """A bonus tile by its sign and the side that lies up."""
    edge, fill = ("brass", "gold") if yellow else ("umber", "ash")
    pen.rect(0, 0, 100, 100, edge, 14)
    pen.rect(4, 4, 96, 95, fill, 11)
    pen.rect(11, 11, 89, 88, "glow" if yellow else "mist", 7)
    bonus_sign(pen.inner(14, 13, 72), name)


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


def worker(pen: Pen) -> None:
    """A worker with a hammer."""
    pen.line("82,30 82,94", 13, "ink")
    pen.line("82,30 82,94", 6, "straw")
    outlined_polygon(pen, "66,12 98,12 98,34 66,34", "ash", width=8)
    outlined_polygon(pen, "38,40 58,46 68,62 68,96 8,96 8,62 18,46", "terracotta", width=8)
    outlined_circle(pen, (38, 23), 17, "skin", width=8)
    pen.polygon("21,22 24,10 38,5 52,10 55,22", "sable")
    pen.line("60,66 82,62", 12, "ink")
    pen.line("58,66 82,62", 6, "skin")


def legionnaire(pen: Pen) -> None:
    """A legionnaire behind a shield."""
    pen.line("86,14 86,95", 9, "ink")
    pen.polygon("86,0 95,20 77,20", "ink")
    outlined(pen, "22,18 24,8 42,2 60,8 62,18", "ruby", width=8)
    outlined_circle(pen, (42, 28), 17, "skin", width=8)
    pen.polygon("25,28 25,20 32,12 52,12 59,20 59,28 52,30 32,30", "ash")
    pen.line("25,28 59,28", 5, "ink")
    outlined_polygon(pen, "14,48 70,48 70,94 14,94", "ruby", width=9)
    for line in ("42,52 42,90", "18,71 66,71"):
        pen.line(line, 6, "gold")
    pen.circle((42, 71), 10, "gold")


def yellow_tiles(pen: Pen) -> None:
    """The own yellow bonus tiles: two of them."""
    for left, top in ((0, 8), (26, 40)):
        pen.rect(left, top, left + 74, top + 52, "ink", 10)
        pen.rect(left + 5, top + 5, left + 69, top + 47, "gold", 7)
        pen.rect(left + 13, top + 13, left + 61, top + 39, "glow", 4)
