"""Romans and builders. Unit: a hundredth of the drawing."""

from renderer.engine.pen import Pen
from renderer.kit import seats


def roman(pen: Pen) -> None:
    """A Roman in a toga, the same for all seats."""
    pen.polygon("10,98 16,62 32,48 68,48 84,62 90,98", "ink")
    pen.polygon("16,93 21,65 35,54 65,54 79,65 84,93", "toga")
    pen.polygon("32,54 46,54 84,86 84,93 66,93", "crimson")
    pen.circle((50, 27), 25, "ink")
    pen.circle((50, 28), 20, "skin")
    pen.blob("30,24 36,9 50,5 64,9 70,24 60,17 50,18 40,17", "wood")


def builder(pen: Pen, seat: int) -> None:
    """The builder of a seat: a head, the seat's shape as the body, a hammer."""
    pen.line("82,30 82,92", 12, "ink")
    pen.line("82,32 82,90", 6, "wood")
    pen.rect(64, 16, 100, 38, "ink", 3)
    pen.rect(69, 21, 95, 33, "silver", 2)
    pen.circle((38, 20), 20, "ink")
    pen.circle((38, 21), 15, "skin")
    pen.polygon("19,19 23,3 53,3 57,19", "ink")
    pen.polygon("25,14 28,7 48,7 51,14", "gold")
    seats.emblem(pen.inner(4, 30, 70), seat)


def builder_sign(pen: Pen, fill: str = "ink") -> None:
    """The sign of builders, the same for all seats: a head and a hammer."""
    pen.circle((34, 26), 20, fill)
    pen.polygon("4,98 8,62 24,50 44,50 60,62 64,98", fill)
    pen.line("82,34 82,94", 10, fill)
    pen.rect(62, 18, 100, 40, fill, 3)
