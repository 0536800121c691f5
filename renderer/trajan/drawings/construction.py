"""The construction district: signs of the five types, tiles, sites. Unit: a hundredth of the drawing."""

from collections.abc import Mapping

from games.trajan.pieces import CONSTRUCTION_TILES
from renderer.engine.pen import Art, Pen


def stairs(pen: Pen, fill: str, back: str) -> None:
    """Steps that rise to the right."""
    pen.polygon("2,96 2,74 26,74 26,52 50,52 50,30 74,30 74,8 98,8 98,96", fill)
    for x, y in ((8, 82), (32, 60), (56, 38), (80, 16)):
        pen.line([(x, y), (92, y)], 4, back)


def door(pen: Pen, fill: str, back: str) -> None:
    """A door of two leaves under a lintel."""
    pen.rect(8, 2, 92, 16, fill, 2)
    pen.rect(14, 14, 86, 98, fill)
    pen.rect(24, 24, 47, 98, back)
    pen.rect(53, 24, 76, 98, back)
    for left in (29, 58):
        pen.rect(left, 31, left + 13, 54, fill, 2)
        pen.rect(left, 62, left + 13, 90, fill, 2)


def fountain(pen: Pen, fill: str, back: str) -> None:
    """A basin on a foot, water above it."""
    for side in (-1, 1):
        pen.stroke([(50, 20), (50 + side * 16, 6), (50 + side * 32, 20), (50 + side * 34, 44)], 7, fill)
    pen.line("50,8 50,56", 8, fill)
    pen.rect(2, 50, 98, 62, fill, 4)
    pen.polygon("10,60 90,60 68,82 32,82", fill)
    pen.rect(42, 78, 58, 92, fill)
    pen.rect(22, 88, 78, 98, fill, 3)
    pen.line("24,69 76,69", 4, back)


def roof(pen: Pen, fill: str, back: str) -> None:
    """A gable with rows of tiles."""
    pen.polygon("50,6 100,60 100,72 0,72 0,60", fill)
    for y, half in ((34, 16), (50, 31)):
        pen.line([(50 - half, y), (50 + half, y)], 5, back)
    pen.line("50,16 50,32", 4, back)
    for x in (38, 62):
        pen.line([(x, 36), (x, 48)], 4, back)
    for x in (26, 50, 74):
        pen.line([(x, 53), (x, 70)], 4, back)
    for x in (12, 76):
        pen.rect(x, 72, x + 12, 98, fill)


def window(pen: Pen, fill: str, back: str) -> None:
    """An arched window with bars, a sill below."""
    pen.circle((50, 40), 38, fill)
    pen.rect(12, 40, 88, 88, fill)
    pen.circle((50, 40), 28, back)
    pen.rect(22, 40, 78, 84, back)
    pen.rect(46, 10, 54, 86, fill)
    pen.rect(20, 38, 80, 46, fill)
    pen.rect(20, 62, 80, 69, fill)
    pen.rect(4, 86, 96, 98, fill, 3)


CONSTRUCTION_ARTS: Mapping[str, Art] = {
    "stairs": stairs,
    "door": door,
    "fountain": fountain,
    "roof": roof,
    "window": window,
}


def construction_sign(pen: Pen, type_: str, fill: str = "ink", back: str = "stone") -> None:
    CONSTRUCTION_ARTS[type_](pen, fill, back)


def construction_tile(pen: Pen, tile: str) -> None:
    """A construction tile without its points: the sign of its type on cut stone."""
    pen.rect(0, 0, 100, 100, "bark", 8)
    pen.rect(3, 3, 97, 95, "stone", 6)
    construction_sign(pen.inner(18, 15, 64), CONSTRUCTION_TILES[tile].type)


def site(pen: Pen) -> None:
    """A site without a tile: bare ground."""
    pen.rect(0, 0, 100, 100, "sand", 8)
    pen.rect(2, 3, 98, 98, "page", 6)
