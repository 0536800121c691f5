"""The signs of the six actions, on a square of a hundred units."""

from collections.abc import Mapping

from renderer.engine.pen import Art, Pen


def seaport(pen: Pen, fill: str, back: str) -> None:
    """An anchor."""
    pen.circle((50, 16), 15, fill)
    pen.circle((50, 16), 6, back)
    pen.rect(44, 28, 56, 92, fill)
    pen.line("26,40 74,40", 11, fill)
    pen.arc((50, 52), 38, (20, 160), 12, fill)
    pen.polygon("2,76 8,48 30,66", fill)
    pen.polygon("98,76 92,48 70,66", fill)


def forum(pen: Pen, fill: str, back: str) -> None:
    """The front of a hall with four columns."""
    pen.polygon("50,3 97,30 97,37 3,37 3,30", fill)
    pen.polygon("50,14 73,28 27,28", back)
    for left in (10, 32, 56, 78):
        pen.rect(left, 41, left + 12, 80, fill)
    pen.rect(5, 78, 95, 86, fill)
    pen.rect(0, 89, 100, 98, fill)


def military(pen: Pen, fill: str, back: str) -> None:
    """A legion's shield before a sword."""
    pen.line("90,6 90,70", 11, fill)
    pen.line("78,72 100,72", 9, fill)
    pen.line("90,70 90,94", 9, fill)
    pen.rect(4, 2, 76, 98, fill, 22)
    pen.rect(11, 9, 69, 91, back, 16)
    pen.rect(17, 15, 63, 85, fill, 11)
    pen.line("40,18 40,82", 6, back)
    pen.line("22,32 58,68", 6, back)
    pen.line("58,32 22,68", 6, back)
    pen.circle((40, 50), 15, back)
    pen.circle((40, 50), 10, fill)


def senate(pen: Pen, fill: str, back: str) -> None:
    """The folding chair of a magistrate, a cushion upon it."""
    pen.rect(8, 20, 92, 36, fill, 8)
    pen.rect(2, 36, 98, 48, fill, 4)
    pen.stroke("16,46 26,64 50,70 74,76 84,98", 12, fill)
    pen.stroke("84,46 74,64 50,70 26,76 16,98", 12, fill)
    pen.circle((50, 70), 13, fill)
    pen.circle((50, 70), 6, back)
    for x in (6, 94):
        pen.line([(x, 98), (x + (14 if x < 50 else -14), 98)], 5, fill)


def trajan(pen: Pen, fill: str, back: str) -> None:
    """A triumphal arch."""
    pen.rect(6, 4, 94, 26, fill, 2)
    pen.rect(0, 28, 100, 38, fill)
    pen.rect(6, 36, 94, 97, fill)
    pen.rect(33, 62, 67, 98, back)
    pen.circle((50, 62), 17, back)
    pen.line("24,15 76,15", 6, back)
    for x in (20, 80):
        pen.line([(x, 48), (x, 86)], 5, back)


def construction(pen: Pen, fill: str, back: str) -> None:
    """A hammer above a squared stone."""
    pen.polygon("12,56 62,16 70,26 20,66", fill)
    pen.polygon("48,6 66,-2 98,36 88,50 70,30 62,36", fill)
    pen.rect(8, 70, 92, 98, fill, 4)
    pen.line("20,84 80,84", 5, back)


ACTION_ARTS: Mapping[str, Art] = {
    "seaport": seaport,
    "forum": forum,
    "military": military,
    "senate": senate,
    "trajan": trajan,
    "construction": construction,
}


def action(pen: Pen, name: str, fill: str = "ink", back: str = "marble") -> None:
    ACTION_ARTS[name](pen, fill, back)
