"""Small marks on tiles: wild cards and [+2] markers, on a square of a hundred units."""

from math import cos, pi, sin

from renderer.engine.pen import Pen


def wild(pen: Pen, fill: str = "gold", edge: str = "ink") -> None:
    """A wild card: a star."""
    for reach, colour in ((49, edge), (39, fill)):
        pen.polygon(_star(reach), colour)


def _star(reach: float) -> list[tuple[float, float]]:
    """The corners of a star with eight points."""
    return [
        (50 + far * sin(number * pi / 8), 50 - far * cos(number * pi / 8))
        for number, far in enumerate([reach, reach * 0.62] * 8)
    ]


def plus_two(pen: Pen) -> None:
    pen.rect(0, 12, 100, 88, "ink", 20)
    pen.rect(5, 17, 95, 83, "crimson", 16)
    pen.line("14,50 44,50", 10, "marble")
    pen.line("29,35 29,65", 10, "marble")
    pen.stroke("58,39 62,30 71,27 81,31 83,41 74,54 58,71", 10, "marble")
    pen.line("58,71 85,71", 10, "marble")


def camp(pen: Pen) -> None:
    """A camp: a tent."""
    pen.polygon("50,8 98,90 2,90", "ink")
    pen.polygon("50,20 88,84 12,84", "straw")
    pen.polygon("50,30 68,84 32,84", "ink")
    pen.line("50,16 42,2", 6, "ink")
    pen.line("50,16 58,2", 6, "ink")
