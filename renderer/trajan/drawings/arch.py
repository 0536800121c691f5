"""The Arch of Trajan. A hundred units wide."""

from __future__ import annotations

from renderer.engine.pen import CLEAR, Pen


def arch(pen: Pen, fill: str = "marble", edge: str = "ink") -> None:
    """The Arch of Trajan: one gate between columns, an attic above."""
    pen.rect(2, 6, 98, 98, edge, 3)
    pen.rect(7, 11, 93, 93, fill)
    pen.rect(2, 30, 98, 36, edge)
    pen.rect(18, 15, 82, 26, "crimson")
    for left in (10, 74):
        pen.rect(left, 38, left + 5, 90, "gold")
        pen.rect(left + 11, 38, left + 16, 90, "gold")
    pen.circle((50, 60), 22, edge)
    pen.rect(28, 60, 72, 98, edge)
    pen.circle((50, 60), 17, CLEAR)
    pen.rect(33, 60, 67, 100, CLEAR)
