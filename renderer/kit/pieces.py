"""Pieces that any game has: start player, pointer at turn, laurel, eagle, backs of tiles."""

from math import cos, pi, sin
from typing import Any

from renderer.engine.pen import Art, Pen, Point, raised
from renderer.kit import seats

PALE = 0.4
"""How opaque is what somebody lacks."""


def laurel(pen: Pen, fill: str = "green", edge: str = "cypress", ribbon: str = "crimson") -> None:
    """A laurel wreath."""
    for side in (-1, 1):
        for number in range(6):
            angle = (80 - number * 27) * pi / 180
            x, y = 50 + side * 33 * cos(angle), 54 + 33 * sin(angle)
            for lean in (0.55, -0.75):
                _leaf(pen, (x, y), (side * sin(angle - lean), -cos(angle - lean)), edge, 27)
                _leaf(pen, (x, y), (side * sin(angle - lean), -cos(angle - lean)), fill, 21)
    pen.polygon("50,84 38,97 46,99 50,92 54,99 62,97", ribbon)


def _leaf(pen: Pen, foot: Point, towards: Point, fill: str, length: float) -> None:
    (x, y), (right, down) = foot, towards
    half = length * 0.24
    middle = (x + right * length / 2, y + down * length / 2)
    pen.blob(
        [
            foot,
            (middle[0] - down * half, middle[1] + right * half),
            (x + right * length, y + down * length),
            (middle[0] + down * half, middle[1] - right * half),
        ],
        fill,
    )


def eagle(pen: Pen, fill: str = "ink") -> None:
    """An eagle with spread wings."""
    for side in (-1, 1):

        def at(x: float, side: int = side) -> float:
            return 50 + side * x

        pen.polygon(
            [
                (at(4), 40),
                (at(20), 18),
                (at(46), 8),
                (at(49), 20),
                (at(36), 24),
                (at(48), 32),
                (at(33), 36),
                (at(43), 45),
                (at(28), 47),
                (at(35), 56),
                (at(20), 56),
                (at(6), 66),
            ],
            fill,
        )
        pen.polygon([(at(3), 70), (at(20), 84), (at(10), 86), (at(13), 95), (at(0), 90)], fill)
    pen.blob("50,26 60,40 59,62 50,84 41,62 40,40", fill)
    pen.circle((50, 21), 10, fill)
    pen.polygon("54,13 72,22 56,28", fill)


def start_player(pen: Pen) -> None:
    """The start player: a legion's standard."""
    pen.line("50,10 50,97", 9, "ink")
    pen.line("50,10 50,96", 5, "gold")
    pen.line("16,22 84,22", 9, "ink")
    pen.rect(16, 24, 84, 72, "ink", 3)
    pen.rect(20, 26, 80, 67, "crimson", 2)
    for x in (23, 36, 50, 64, 77):
        pen.rect(x - 3, 67, x + 3, 76, "gold")
    eagle(pen.inner(30, 28, 40), "gold")
    pen.circle((50, 9), 9, "ink")
    pen.circle((50, 9), 6, "gold")


def turn_pointer(pen: Pen) -> None:
    """The seat whose turn it is: a pointer."""
    pen.polygon("8,4 96,50 8,96 26,50", "ink")
    pen.polygon("18,18 84,50 18,82 34,50", "marble")


@raised
def tile_back(pen: Pen, seat: int) -> None:
    """A tile face down: its owner's hue, pattern and shape."""
    ground, ink = seats.back_colours(seat)
    pen.rect(0, 0, 100, 100, f"seat{seat}_dark", 10)
    pen.rect(2, 2, 98, 95, ground, 9)
    pen.rect(9, 9, 91, 88, ink, 5)
    pen.rect(12, 12, 88, 85, ground, 3)
    seats.shape(pen.inner(30, 28, 40), seat, ink)


@raised
def hidden_tile(pen: Pen) -> None:
    """A tile face down without its owner: a lattice on gray."""
    pen.rect(0, 0, 100, 100, "ink", 14)
    pen.rect(4, 4, 96, 93, "mist", 11)
    pen.rect(13, 13, 87, 84, "slate", 5)
    for row in range(3):
        for column in range(3):
            x, y = 26.5 + column * 23.5, 24.5 + row * 24
            pen.polygon([(x, y - 11), (x + 11, y), (x, y + 11), (x - 11, y)], "mist")


def badges(view: Any, seat: int) -> list[Art]:
    """The marks next to a seat's name: the pointer of the active seat, the start player's standard."""
    bearers = ((turn_pointer, view.active), (start_player, view.start))
    return [art for art, bearer in bearers if bearer == seat]
