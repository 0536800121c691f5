"""The time track, on squares of a hundred units."""

from renderer.engine.pen import Pen


def step(pen: Pen, gone: bool) -> None:
    """A step of the time track, dark once the marker is past it."""
    pen.circle((50, 50), 34, "bark")
    pen.circle((50, 50), 27, "bark" if gone else "marble")


def start_space(pen: Pen) -> None:
    """The start space: a golden sun."""
    pen.rect(6, 6, 94, 94, "ink", 16)
    pen.rect(14, 14, 86, 86, "gold", 10)
    pen.circle((50, 50), 24, "ink")
    pen.circle((50, 50), 16, "glow")


def time_marker(pen: Pen) -> None:
    """The time marker: an hourglass on a dark disc."""
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 43, "crimson")
    pen.polygon("28,24 72,24 50,52", "marble")
    pen.polygon("28,78 72,78 50,50", "marble")
    pen.line("26,23 74,23", 8, "gold")
    pen.line("26,78 74,78", 8, "gold")
