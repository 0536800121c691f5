"""Bricks: each colour bears its value as a Roman numeral, so that it differs by more than its hue."""

from collections.abc import Mapping

from games.porta_nigra.pieces import VALUE
from renderer.engine.pen import Pen, Point, raised

LIGHT_ON: Mapping[str, str] = {
    "black": "marble",
    "blue": "marble",
    "red": "marble",
    "yellow": "ink",
    "white": "ink",
}
"""The colour of a sign or text that lies on a brick."""

_TOP, _BOTTOM = 14, 86
_BAR: tuple[tuple[Point, ...], float] = (((0, _TOP), (0, _BOTTOM)), 0)
_FIVE: tuple[tuple[Point, ...], float] = (((-20, _TOP), (0, _BOTTOM), (20, _TOP)), 0)
_NUMERALS: Mapping[int, tuple[tuple[tuple[Point, ...], float], ...]] = {
    1: ((_BAR[0], 50),),
    2: ((_BAR[0], 37), (_BAR[0], 63)),
    3: ((_BAR[0], 24), (_BAR[0], 50), (_BAR[0], 76)),
    4: ((_BAR[0], 20), (_FIVE[0], 64)),
    5: ((_FIVE[0], 50),),
}
"""The strokes of each numeral, and how far to the right each stands."""


def brick_value(pen: Pen, colour: str, fill: str = "ink") -> None:
    """The value of a colour of bricks, as the numeral that stands on them."""
    for stroke, x in _NUMERALS[VALUE[colour]]:
        pen.line([(x + left, y) for left, y in stroke], 13, fill)


def brick(pen: Pen, colour: str) -> None:
    """A brick, seen from above at an angle."""
    hue = f"brick_{colour}"
    pen.polygon("0,27 21,2 100,2 100,75 79,98 0,98", "ink")
    pen.polygon("8,26 24,7 92,7 77,26", f"{hue}_pale")
    pen.polygon("80,29 95,11 95,73 80,90", f"{hue}_dark")
    pen.rect(5, 31, 76, 93, hue)
    brick_value(pen.inner(3, 25, 74), colour, LIGHT_ON[colour])


@raised
def brick_tile(pen: Pen, colour: str) -> None:
    """A brick from the front, square, as a small sign of its colour."""
    hue = f"brick_{colour}"
    pen.rect(0, 0, 100, 100, "ink", 12)
    pen.rect(5, 5, 95, 95, f"{hue}_dark", 8)
    pen.rect(5, 5, 95, 86, hue, 8)
    brick_value(pen.inner(8, 3, 84), colour, LIGHT_ON[colour])


def any_brick(pen: Pen) -> None:
    """A brick of any colour: the five colours side by side."""
    pen.polygon("0,27 21,2 100,2 100,75 79,98 0,98", "ink")
    pen.polygon("8,26 24,7 92,7 77,26", "mist")
    pen.polygon("80,29 95,11 95,73 80,90", "slate")
    for number, colour in enumerate(VALUE):
        pen.rect(5 + number * 14.2, 31, 5 + (number + 1) * 14.2, 93, f"brick_{colour}")


@raised
def masonry(pen: Pen, colour: str, courses: int = 4) -> None:
    """A wall of bricks in one colour. Unit: pixels."""
    hue = f"brick_{colour}"
    pen.rect(0, 0, pen.width, pen.height, "ink", 8)
    pen.rect(2, 2, pen.width - 2, pen.height - 2, f"{hue}_dark", 6)
    high = (pen.height - 6) / courses
    wide = high * 2
    for course in range(courses):
        left = 3 - (wide / 2 if course % 2 else 0)
        while left < pen.width - 3:
            pen.rect(
                max(left, 3) + 1,
                4 + course * high,
                min(left + wide, pen.width - 3) - 1,
                2 + (course + 1) * high,
                hue,
                2,
            )
            left += wide


def ground(pen: Pen, colour: str) -> None:
    """A site without an element: the pale ground of its colour, edged dark. Unit: pixels."""
    hue = f"brick_{colour}"
    pen.rect(0, 0, pen.width, pen.height, f"{hue}_dark", 8)
    pen.rect(3, 3, pen.width - 3, pen.height - 3, f"{hue}_pale", 6)
