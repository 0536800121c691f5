"""Goods, and what benefits and bonuses bring, on a square of a hundred units."""

from collections.abc import Mapping

from games.forum_trajanum.pieces import COLOURS
from renderer.engine.pen import Art, Pen
from renderer.forum_trajanum.drawings import people
from renderer.forum_trajanum.drawings.icons import four_colours


def coin(pen: Pen) -> None:
    """A coin with the emperor's head."""
    pen.circle((50, 50), 48, "brass")
    pen.circle((50, 50), 43, "gold")
    pen.ring((50, 50), 38, 4, "brass")
    pen.blob("44,20 62,24 68,38 76,50 68,54 66,66 54,68 56,82 32,82 34,62 28,40", "brass")
    pen.arc((46, 44), 20, (180, 300), 5, "glow")


def unpaid(pen: Pen, ink: str = "ink") -> None:
    """Not paid: a coin, crossed out."""
    coin(pen)
    pen.line("12,88 88,12", 20, "marble")
    pen.line("10,90 90,10", 11, ink)


def tribune(pen: Pen) -> None:
    """A tribune: a crested helmet."""
    pen.blob("8,62 4,34 22,8 54,2 84,14 96,40 92,56 74,34 50,26 28,36 18,62", "ink")
    pen.blob("12,56 10,34 26,14 54,8 80,18 91,40 74,28 50,20 26,32", "crimson")
    pen.blob("20,62 24,40 50,24 78,40 84,64 80,96 62,96 58,74 40,68 22,72", "ink")
    pen.blob("25,60 29,44 50,30 74,44 79,64 75,91 66,91 62,70 42,62 28,66", "gold")
    pen.line("26,60 78,60", 6, "brass")


def cypress(pen: Pen) -> None:
    pen.rect(45, 82, 55, 98, "umber")
    pen.blob("50,1 62,26 69,56 64,82 50,89 36,82 31,56 38,26", "ink")
    pen.blob("50,7 59,28 65,56 60,79 50,84 40,79 35,56 41,28", "cypress")
    pen.stroke("46,26 43,50 46,74", 4, "green")


def upgrade(pen: Pen) -> None:
    """An upgrade: a cypress, and an arrow to the right."""
    cypress(pen.inner(-18, 0, 100))
    pen.polygon("44,50 68,50 68,32 99,60 68,88 68,70 44,70", "ink")
    pen.polygon("49,55 73,55 73,42 92,60 73,78 73,65 49,65", "gold")


def area_bonus(pen: Pen) -> None:
    """An area bonus: a mosaic field in a golden frame."""
    pen.rect(2, 2, 98, 98, "brass", 12)
    pen.rect(9, 9, 91, 91, "gold", 8)
    pen.rect(22, 22, 78, 78, "marble")
    pen.line("50,32 50,68", 13, "ink")
    pen.line("32,50 68,50", 13, "ink")


def any_square(pen: Pen) -> None:
    """A square of any colour."""
    pen.rect(4, 4, 96, 96, "umber", 8)
    four_colours(pen, 10, 10, 80)


def take_tile(pen: Pen) -> None:
    """Take a tile from the own Colonia: it is lifted from its space."""
    pen.rect(8, 62, 92, 98, "ink", 7)
    pen.rect(16, 70, 84, 90, "stone", 3)
    pen.polygon("50,0 90,40 68,40 68,78 32,78 32,40 10,40", "ink")
    pen.polygon("50,9 75,34 61,34 61,72 39,72 39,34 25,34", "gold")


def build_again(pen: Pen) -> None:
    """One more building action."""
    pen.polygon("12,90 64,32 76,44 24,99", "ink")
    pen.polygon("17,90 66,37 72,43 24,94", "bark")
    pen.polygon("44,14 66,4 98,38 88,60 72,44 62,50 52,40 58,30", "ink")
    pen.polygon("53,16 65,10 92,39 87,50 72,36 62,42 58,38 64,28", "ash")


def slide_bar(pen: Pen, ink: str = "ink") -> None:
    pen.rect(2, 40, 98, 88, ink, 8)
    pen.rect(8, 46, 92, 82, "brass", 5)
    for x in (34, 62):
        pen.rect(x, 46, x + 5, 82, ink)
    pen.arc((50, 34), 26, (200, 330), 9, ink)
    pen.polygon("62,8 90,24 64,38", ink)


def turned_bar(pen: Pen, ink: str = "ink") -> None:
    """The slide bar that shows its other side: two arrows lead around it."""
    pen.rect(2, 36, 98, 64, ink, 8)
    pen.rect(8, 42, 92, 58, "gold", 4)
    for middle, angles, head in (
        ((50, 34), (190, 330), "60,10 94,12 80,40"),
        ((50, 66), (10, 150), "40,90 6,88 20,60"),
    ):
        pen.arc(middle, 29, angles, 10, ink)
        pen.polygon(head, ink)


def area(pen: Pen) -> None:
    """A connected area of envoys: three squares, linked with gold."""
    squares = ((3, 1), (3, 52), (54, 52))
    for left, top in squares:
        pen.rect(left, top, left + 44, top + 46, "ink", 7)
    for left, top, right, bottom in ((18, 41, 32, 58), (41, 70, 60, 84)):
        pen.rect(left, top, right, bottom, "ink", 2)
        pen.rect(left + 3, top + 2, right - 3, bottom - 2, "gold")
    for left, top in squares:
        people.envoy(pen.inner(left + 7, top + 6, 31), "marble")


def trajan(pen: Pen) -> None:
    """The emperor's head in a wreath: what a Trajan task is worth."""
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 45, "crimson")
    pen.blob("42,16 60,18 68,32 76,47 68,52 66,64 56,68 60,88 28,88 34,64 27,38", "marble")
    for x, y in ((34, 44), (38, 33), (46, 26), (56, 23)):
        pen.circle((x, y), 6, "gold")


GOODS: Mapping[str, Art] = {
    "builder": people.builder,
    "assistant": people.assistant,
    "coin": coin,
    "tribune": tribune,
    "upgrade": upgrade,
}


def good(pen: Pen, kind: str) -> None:
    if kind in COLOURS:
        people.worker(pen, kind)
    else:
        GOODS[kind](pen)
