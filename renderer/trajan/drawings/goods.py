"""Commodities and their cards, on a square of a hundred units."""

from collections.abc import Mapping
from math import atan2, cos, sin

from renderer.engine.pen import Art, Pen, Point, raised
from renderer.trajan.drawings.outlines import outlined, outlined_circle, outlined_polygon


def columns(pen: Pen) -> None:
    """The capital of a column: two scrolls below a slab, the fluted shaft."""
    outlined_polygon(pen, "31,50 69,50 67,94 33,94", "mist")
    for x in (43, 57):
        pen.line([(x, 58), (x, 92)], 5, "slate")
    outlined_polygon(pen, "16,20 84,20 84,46 16,46", "mist")
    for x in (22, 78):
        outlined_circle(pen, (x, 41), 15, "marble", width=9)
        pen.ring((x, 41), 9, 4, "slate")
    pen.line("40,34 60,34", 6, "slate")
    outlined_polygon(pen, "7,8 93,8 86,22 14,22", "marble")


def furs(pen: Pen) -> None:
    """A hide, stretched out."""
    outlined(
        pen,
        "50,7 61,13 62,22 82,9 92,20 78,36 75,54 91,76 83,87 66,77 57,82 50,96 43,82 34,77 17,87 9,76"
        " 25,54 22,36 8,20 18,9 38,22 39,13",
        "hide",
    )
    for line in ("50,24 50,72", "38,36 35,64", "62,36 65,64"):
        pen.line(line, 5, "sable")


def scrolls(pen: Pen) -> None:
    """A scroll between two rods, written in red."""
    outlined_polygon(pen, "20,18 80,18 80,82 20,82", "marble")
    for y in (36, 50, 64):
        pen.line([(31, y), (69 if y != 64 else 54, y)], 7, "ruby")
    for y in (13, 87):
        pen.line([(6, y), (94, y)], 12, "ink")
        pen.line([(17, y), (83, y)], 20, "ink")
        pen.line([(18, y), (82, y)], 11, "straw")


def oil(pen: Pen) -> None:
    """A flask of oil, two olives next to it."""
    outlined_polygon(pen, "26,5 50,5 47,15 29,15", "straw")
    outlined(pen, "31,16 45,16 47,34 66,50 70,72 60,92 38,96 16,92 6,72 10,50 29,34", "glow")
    pen.blob("10,62 38,56 67,62 67,74 58,89 38,93 18,89 9,74", "olive")
    pen.stroke("20,68 22,78 28,84", 6, "glow")
    outlined(pen, "73,14 84,26 82,42 72,46 63,38 64,24", "olive", width=8)
    outlined(pen, "88,40 96,54 92,70 84,72 77,62 79,48", "cypress", width=8)


def fruit(pen: Pen) -> None:
    """An apple with its leaf."""
    outlined(pen, "50,30 66,22 86,32 93,54 82,82 64,95 50,90 36,95 18,82 7,54 14,32 34,22", "ruby")
    pen.stroke("24,44 20,56 26,70", 7, "seat1_pale")
    pen.stroke("50,32 49,18 42,6", 8, "ink")
    outlined(pen, "53,18 66,4 90,4 80,20 66,24", "green", width=8)


def pottery(pen: Pen) -> None:
    """A bowl for mixing with two handles, a band painted around it."""
    for side in (-1, 1):
        pen.stroke([(50 + side * x, y) for x, y in ((30, 28), (44, 24), (46, 44), (30, 58))], 10, "ink")
    outlined(pen, "16,12 84,12 80,44 68,66 56,76 44,76 32,66 20,44", "terracotta")
    outlined_polygon(pen, "42,78 58,78 72,94 28,94", "terracotta")
    pen.rect(20, 32, 80, 46, "ink")
    for x in (28, 41, 54, 67):
        pen.rect(x, 36, x + 7, 42, "orange_pale")
    pen.rect(10, 6, 90, 20, "ink", 6)
    pen.rect(15, 10, 85, 16, "orange")


def wine(pen: Pen) -> None:
    """A bunch of grapes."""
    pen.stroke("50,24 50,12 58,3", 8, "ink")
    grapes = ((26, 34), (50, 34), (74, 34), (38, 54), (62, 54), (50, 75))
    for centre in grapes:
        pen.circle(centre, 19, "ink")
    pen.circle((50, 88), 12, "ink")
    pen.circle((50, 87), 8, "grape")
    for x, y in grapes:
        pen.circle((x, y), 14, "grape")
        pen.circle((x - 4, y - 5), 4.5, "seat0_pale")
    outlined(pen, "46,16 36,4 16,6 8,18 24,24 38,22", "green", width=8)


def fish(pen: Pen) -> None:
    outlined(pen, "66,50 82,42 97,24 92,50 97,76 82,58", "sea")
    outlined(pen, "5,52 18,34 40,24 60,32 76,50 60,68 40,76 18,68", "sea")
    pen.blob("10,56 38,62 68,54 56,66 38,71 20,65", "seat2_pale")
    pen.stroke("36,30 43,42 43,58 37,70", 5, "ink")
    pen.circle((23, 46), 7, "marble")
    pen.circle((22, 46), 3.5, "ink")


def jewelry(pen: Pen) -> None:
    """A golden necklace with a pendant."""
    beads = (
        (18, 12),
        (13, 28),
        (16, 44),
        (25, 58),
        (38, 68),
        (62, 68),
        (75, 58),
        (84, 44),
        (87, 28),
        (82, 12),
    )
    for centre in beads:
        pen.circle(centre, 12, "ink")
    outlined(pen, "50,60 62,74 58,92 50,97 42,92 38,74", "gold")
    for x, y in beads:
        pen.circle((x, y), 8, "gold")
        pen.circle((x - 2, y - 3), 3, "glow")
    pen.circle((50, 80), 7, "ruby")


def gems(pen: Pen) -> None:
    """A cut stone."""
    outlined_polygon(pen, "24,14 76,14 96,40 50,94 4,40", "gem")
    pen.polygon("30,40 70,40 50,88", "green_pale")
    pen.polygon("36,18 64,18 70,36 30,36", "marble")
    for line in ("4,40 96,40", "24,14 31,40 50,92", "76,14 69,40 50,92"):
        pen.line(line, 5, "ink")


def cattle(pen: Pen) -> None:
    """The head of a cow."""
    for side in (-1, 1):
        horn = ((22, 26), (38, 22), (42, 4), (30, 12), (16, 16))
        outlined(pen, [(50 + side * x, y) for x, y in horn], "straw", width=8)
        ear = ((24, 34), (46, 30), (44, 44), (26, 48))
        outlined(pen, [(50 + side * x, y) for x, y in ear], "sable", width=8)
    outlined(pen, "50,16 70,24 76,42 70,64 68,84 58,95 42,95 32,84 30,64 24,42 30,24", "sable")
    pen.blob("50,18 58,30 58,62 42,62 42,30", "marble")
    pen.blob("34,76 50,66 66,76 62,90 50,93 38,90", "skin")
    for x in (43, 57):
        pen.circle((x, 82), 4, "ink")
    for x in (35, 65):
        pen.circle((x, 44), 5, "marble")


def wheat(pen: Pen) -> None:
    """Three ears of wheat."""
    ears = (((50, 98), (50, 4)), ((45, 98), (14, 20)), ((55, 98), (86, 20)))
    for width, colour, tone in ((11, "ink", "ink"), (5, "yellow_dark", "yellow")):
        for foot, head in ears:
            pen.line([foot, _between(head, foot, 0.2)], width, colour)
            for share in (0.14, 0.3, 0.46):
                for side in (-1, 1):
                    _grain(pen, head, foot, share, side * 0.55, width, tone)
            _grain(pen, head, foot, 0.16, 0, width, tone)
    pen.line("36,78 64,78", 12, "ink")
    pen.line("36,78 64,78", 5, "ruby")


def _grain(pen: Pen, head: Point, foot: Point, share: float, lean: float, width: float, fill: str) -> None:
    """A grain of an ear, leaning away from its stalk."""
    x, y = _between(head, foot, share)
    angle = atan2(head[1] - foot[1], head[0] - foot[0]) + lean
    pen.line([(x, y), (x + 11 * cos(angle), y + 11 * sin(angle))], width + 8, fill)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


COMMODITIES: Mapping[str, Art] = {
    "columns": columns,
    "furs": furs,
    "scrolls": scrolls,
    "oil": oil,
    "fruit": fruit,
    "pottery": pottery,
    "wine": wine,
    "fish": fish,
    "jewelry": jewelry,
    "gems": gems,
    "cattle": cattle,
    "wheat": wheat,
}


def commodity(pen: Pen, kind: str) -> None:
    """A commodity as a bare sign."""
    COMMODITIES[kind](pen)


def pale(pen: Pen, kind: str) -> None:
    """A commodity that is not there."""
    commodity(pen, kind)
    pen.fade(_PALE)


_PALE = 0.22


@raised
def card(pen: Pen, kind: str) -> None:
    _blank(pen)
    commodity(pen.inner(11, 10, 78), kind)


@raised
def card_back(pen: Pen) -> None:
    """A commodity card face down: an anchor on a dark ground."""
    pen.rect(0, 0, 100, 100, "ink", 12)
    pen.rect(4, 4, 96, 94, "sand", 9)
    pen.rect(10, 10, 90, 88, "cypress", 5)
    anchor(pen.inner(22, 20, 56), "sand")


def anchor(pen: Pen, fill: str = "ink") -> None:
    pen.ring((50, 14), 13, 8, fill)
    pen.line("50,26 50,92", 10, fill)
    pen.line("28,38 72,38", 10, fill)
    pen.stroke("12,62 22,82 50,93 78,82 88,62", 10, fill)
    for points in ("2,70 12,48 26,66", "98,70 88,48 74,66"):
        pen.polygon(points, fill)


def cards(pen: Pen) -> None:
    """Commodity cards in hand: two of them, face down."""
    for left, top in ((0, 0), (28, 20)):
        pen.rect(left, top, left + 72, top + 80, "ink", 10)
        pen.rect(left + 5, top + 5, left + 67, top + 75, "sand", 7)
        pen.rect(left + 11, top + 11, left + 61, top + 69, "cypress", 4)
    anchor(pen.inner(43, 36, 42), "sand")


def display(pen: Pen) -> None:
    """Cards that lie open before a seat."""
    for left, top in ((0, 0), (28, 20)):
        pen.rect(left, top, left + 72, top + 80, "ink", 10)
        pen.rect(left + 5, top + 5, left + 67, top + 75, "marble", 7)
    fish(pen.inner(37, 31, 54))


def _blank(pen: Pen) -> None:
    pen.rect(0, 0, 100, 100, "umber", 12)
    pen.rect(4, 4, 96, 94, "marble", 9)
