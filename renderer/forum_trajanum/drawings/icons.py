"""The signs of the four colours and of the kinds of buildings, on a square of a hundred units."""

from collections.abc import Mapping

from games.forum_trajanum.pieces import COLOURS
from renderer.engine.pen import Art, Pen

LIGHT_ON = {"blue": "marble", "green": "marble", "yellow": "ink", "orange": "ink"}
"""The colour that is read best on each of the four colours."""


def drop(pen: Pen, fill: str, back: str) -> None:
    """Blue: a drop of water."""
    pen.blob("50,4 64,30 79,55 76,80 50,95 24,80 21,55 36,30", fill)
    pen.stroke("36,62 39,74 50,81", 7, back)


def leaf(pen: Pen, fill: str, back: str) -> None:
    pen.blob("88,6 92,44 74,78 40,84 18,74 16,44 40,16", fill)
    pen.polygon("88,6 70,10 90,32", fill)
    pen.line("6,95 30,70", 8, fill)
    pen.stroke("26,74 50,50 74,24", 6, back)
    pen.line("46,54 46,34", 5, back)
    pen.line("44,57 66,57", 5, back)


def horseshoe(pen: Pen, fill: str, back: str) -> None:
    pen.arc((50, 45), 31, (150, 390), 22, fill)
    pen.line("23,60 30,86", 22, fill)
    pen.line("77,60 70,86", 22, fill)
    for x, y in ((22, 38), (32, 20), (68, 20), (78, 38), (25, 64), (75, 64)):
        pen.circle((x, y), 4.5, back)


def gable(pen: Pen, fill: str, back: str) -> None:
    """Orange: a house."""
    pen.polygon("50,6 98,50 2,50", fill)
    pen.rect(14, 46, 86, 93, fill)
    pen.rect(40, 60, 60, 93, back, 4)


SIGNS: Mapping[str, Art] = {"blue": drop, "green": leaf, "yellow": horseshoe, "orange": gable}


def sign(pen: Pen, colour: str, fill: str = "", back: str = "") -> None:
    """The sign of a colour, as it is drawn on that colour unless other colours are given."""
    SIGNS[colour](pen, fill or LIGHT_ON[colour], back or colour)


def four_colours(pen: Pen, left: float, top: float, size: float) -> None:
    """A square in all four colours."""
    half = size / 2
    for number, colour in enumerate(COLOURS):
        x, y = left + number % 2 * half, top + number // 2 * half
        pen.rect(x, y, x + half, y + half, colour)


def fountain(pen: Pen, fill: str, back: str) -> None:
    """A basin with a bowl above it, and water."""
    for far in (14, 27):
        pen.stroke([(50, 12), (50 - far, 10 + far * 0.6), (50 - far * 1.3, 42 + far * 0.2)], 5, fill)
        pen.stroke([(50, 12), (50 + far, 10 + far * 0.6), (50 + far * 1.3, 42 + far * 0.2)], 5, fill)
    pen.line("50,10 50,60", 6, fill)
    pen.polygon("24,50 76,50 62,62 38,62", fill)
    pen.rect(44, 60, 56, 78, fill)
    pen.rect(6, 74, 94, 82, fill, 3)
    pen.polygon("11,82 89,82 80,96 20,96", fill)
    pen.line("30,89 70,89", 3, back)


def park(pen: Pen, fill: str, back: str) -> None:
    """A stone pine above a hedge."""
    pen.blob("8,38 18,18 38,8 62,7 84,16 93,38 76,46 50,44 24,46", fill)
    pen.polygon("46,44 54,44 57,92 43,92", fill)
    pen.line("50,62 32,44", 5, fill)
    pen.line("50,58 68,44", 5, fill)
    pen.circle((22, 86), 13, fill)
    pen.circle((78, 86), 13, fill)
    pen.rect(8, 88, 92, 97, fill, 4)
    for x, y in ((30, 26), (50, 20), (70, 26)):
        pen.arc((x, y + 6), 9, (200, 340), 4, back)


def stable(pen: Pen, fill: str, back: str) -> None:
    """A broad roof above a horseshoe."""
    pen.polygon("50,2 99,28 99,40 1,40 1,28", fill)
    pen.rect(8, 40, 16, 96, fill)
    pen.rect(84, 40, 92, 96, fill)
    pen.rect(1, 93, 99, 98, fill)
    horseshoe(pen.inner(25, 42, 50), fill, back)
    pen.line("50,13 22,28", 3, back)
    pen.line("50,13 78,28", 3, back)


def house(pen: Pen, fill: str, back: str) -> None:
    """A town house: tiled roof, door, two windows, a chimney."""
    pen.rect(70, 8, 82, 34, fill)
    pen.polygon("50,4 99,46 1,46", fill)
    pen.rect(12, 44, 88, 97, fill)
    pen.rect(42, 66, 58, 97, back, 4)
    pen.rect(22, 56, 34, 70, back, 2)
    pen.rect(66, 56, 78, 70, back, 2)
    pen.line("30,36 70,36", 4, back)
    pen.line("42,24 58,24", 4, back)


def triumphal_column(pen: Pen, fill: str, back: str) -> None:
    """A column with a winding relief and a figure on top."""
    pen.circle((50, 7), 7, fill)
    pen.polygon("41,24 45,12 55,12 59,24", fill)
    pen.rect(28, 22, 72, 31, fill)
    pen.rect(35, 31, 65, 80, fill)
    for y in (48, 63, 78):
        pen.line([(36, y), (64, y - 12)], 6, back)
    pen.rect(26, 80, 74, 88, fill)
    pen.rect(14, 88, 86, 99, fill)


def library(pen: Pen, fill: str, back: str) -> None:
    """An open scroll: two rods, a written page between them."""
    pen.rect(14, 16, 86, 84, fill)
    pen.rect(26, 23, 74, 77, back)
    for y in (36, 50, 64):
        pen.line([(34, y), (66, y)], 6, fill)
    for x in (12, 88):
        pen.rect(x - 10, 9, x + 10, 91, fill, 9)
        pen.rect(x - 4, 0, x + 4, 100, fill, 3)


def basilica(pen: Pen, fill: str, back: str) -> None:
    """A hall with a high nave between two lower aisles, a great gate in its middle."""
    pen.polygon("50,0 84,24 16,24", fill)
    pen.rect(22, 24, 78, 60, fill)
    pen.polygon("22,44 22,64 0,64", fill)
    pen.polygon("78,44 78,64 100,64", fill)
    pen.rect(4, 62, 96, 98, fill)
    pen.circle((50, 62), 17, back)
    pen.rect(33, 62, 67, 98, back)
    pen.circle((50, 29), 9, back)
    for x in (17, 83):
        pen.rect(x - 5, 74, x + 5, 88, back)


def market(pen: Pen, fill: str, back: str) -> None:
    """A stall: a broad striped awning on two posts, a jar upon the counter."""
    pen.polygon("16,4 84,4 100,36 0,36", fill)
    for number in range(5):
        pen.circle((10 + number * 20, 36), 10, fill)
    for number in (1, 3):
        top, bottom = 16 + number * 13.6, number * 20
        pen.polygon([(top, 9), (top + 13.6, 9), (bottom + 20, 36), (bottom, 36)], back)
        pen.circle((bottom + 10, 36), 7, back)
    pen.rect(6, 40, 13, 98, fill)
    pen.rect(87, 40, 94, 98, fill)
    pen.rect(0, 80, 100, 98, fill)
    pen.blob("43,52 57,52 64,62 60,80 40,80 36,62", fill)


BUILDINGS: Mapping[str, Art] = {
    "fountain": fountain,
    "park": park,
    "stable": stable,
    "house": house,
    "triumphal_column": triumphal_column,
    "library": library,
    "basilica": basilica,
    "market": market,
}
"""The sign of each kind of building."""


def building(pen: Pen, kind: str, fill: str = "ink", back: str = "ash") -> None:
    """A kind of building as a bare sign."""
    BUILDINGS[kind](pen, fill, back)
