"""What stands in provinces: leaders and legionnaires, on a square of a hundred units."""

from __future__ import annotations

from renderer.engine.pen import Pen
from renderer.kit import seats


def leader(pen: Pen, seat: int) -> None:
    """The military leader of a seat: a banner in its hue with its shape."""
    pen.line("50,6 50,97", 9, "ink")
    pen.line("50,6 50,96", 4, "gold")
    pen.line("10,17 90,17", 9, "ink")
    pen.line("10,17 90,17", 4, "gold")
    pen.rect(10, 19, 90, 82, "ink", 4)
    pen.rect(14, 23, 86, 78, f"seat{seat}", 2)
    for x in (16, 39, 61, 84):
        pen.circle((x, 85), 6, "ink")
        pen.circle((x, 85), 3.5, "gold")
    seats.shape(pen.inner(27, 27, 46), seat, seats.light(seat))
    pen.circle((50, 7), 7, "ink")
    pen.circle((50, 7), 4, "gold")


def leader_sign(pen: Pen, fill: str = "ink", back: str = "marble") -> None:
    """A military leader, whosever it is: a banner."""
    pen.line("50,6 50,97", 9, fill)
    pen.line("8,17 92,17", 9, fill)
    pen.rect(14, 19, 86, 78, fill, 4)
    pen.rect(30, 34, 70, 40, back)
    pen.rect(30, 52, 70, 58, back)
    for x in (20, 40, 60, 80):
        pen.circle((x, 80), 6, fill)
