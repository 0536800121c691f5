"""Borders between quarters, and the ground below them."""

from renderer.engine.pen import Pen
from renderer.porta_nigra.drawings.goods import sesterce

_TURNS = {"right": 0, "down": 1, "left": 2, "up": 3}


def border(pen: Pen, towards: str) -> None:
    """A border with the way across it and its price; `towards`: right, down, left or up."""
    turns = _TURNS[towards]

    def turned(*line: tuple[float, float]) -> list[tuple[float, float]]:
        for _ in range(turns):
            line = tuple((100 - y, x) for x, y in line)
        return list(line)

    pen.polygon(turned((2, 22), (56, 22), (56, 2), (98, 50), (56, 98), (56, 78), (2, 78)), "ink")
    pen.polygon(turned((7, 28), (62, 28), (62, 15), (91, 50), (62, 85), (62, 72), (7, 72)), "gold")
    (x, y), *_ = turned((44, 50))
    sesterce(pen.inner(x - 20, y - 20, 40))


def brick_pile(pen: Pen) -> None:
    """The supply: bricks in a heap. Unit: a hundredth of the drawing."""
    for left, top, fill in (
        (2, 66, "slate"),
        (36, 66, "ash"),
        (70, 66, "slate"),
        (19, 35, "ash"),
        (53, 35, "slate"),
        (36, 4, "ash"),
    ):
        wide = 30 if left == 70 else 33
        pen.rect(left, top, left + wide, top + 30, "ink", 3)
        pen.rect(left + 3, top + 3, left + wide - 3, top + 26, fill, 2)
