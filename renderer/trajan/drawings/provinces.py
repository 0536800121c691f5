"""What stands in provinces: leaders and legionnaires, on a square of a hundred units."""

from __future__ import annotations

from renderer.engine.pen import Pen
from renderer.kit import seats


def leader(pen: Pen, seat: int) -> None:
    """The military leader of a seat: a banner in its hue with its shape."""
    pen.line("50,6 50,98", 10, "ink")
    pen.line("50,6 50,97", 4, "gold")
    pen.line("7,14 93,14", 12, "ink")
    pen.line("7,14 93,14", 5, "gold")
    pen.polygon("8,16 92,16 92,90 71,76 50,90 29,76 8,90", "ink")
    pen.polygon("13,21 87,21 87,80 71,69 50,82 29,69 13,80", f"seat{seat}")
    seats.shape(pen.inner(28, 23, 44), seat, seats.light(seat))
    pen.circle((50, 7), 8, "ink")
    pen.circle((50, 7), 5, "gold")


def leader_sign(pen: Pen, fill: str = "ink", back: str = "marble") -> None:
    """A military leader, whosever it is: a banner."""
    pen.line("50,6 50,97", 9, fill)
    pen.line("8,17 92,17", 9, fill)
    pen.rect(14, 19, 86, 78, fill, 4)
    pen.rect(30, 34, 70, 40, back)
    pen.rect(30, 52, 70, 58, back)
    for x in (20, 40, 60, 80):
        pen.circle((x, 80), 6, fill)
