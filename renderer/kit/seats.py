"""The marks of seats: each has a hue, a shape and a pattern."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from renderer.engine.pen import CLEAR, Pen, Point, raised

SHAPES: tuple[tuple[Point, ...], ...] = (
    (),
    ((9, 9), (91, 9), (91, 91), (9, 91)),
    ((50, 2), (98, 90), (2, 90)),
    ((50, 0), (100, 50), (50, 100), (0, 50)),
)
"""The outlines of the seats' shapes: disc (no corners), square, triangle, lozenge."""

CENTRES = (50, 50, 61, 50)
"""How far down, in hundredths, the middle of each shape lies."""

DASHES = ((), (14, 8), (4, 7), (22, 6, 4, 6))
"""The patterns of the seats' outlines: lengths of dashes and gaps in turn, none for an unbroken line."""


def light_colour(seat: int) -> str:
    """The colour that is read best on a seat's hue."""
    return "ink" if seat == 2 else "marble"


def back_colours(seat: int) -> tuple[str, str]:
    """The ground and the sign of a tile face down; the fourth seat's is dark, since gray means buildings."""
    return (f"seat{seat}", "marble") if seat == 3 else (f"seat{seat}_pale", f"seat{seat}")


def shape(pen: Pen, seat: int, fill: str, share: float = 1) -> None:
    """The seat's shape in one colour, reduced to a share of its size about its middle."""
    if not SHAPES[seat]:
        pen.circle((50, 50), 48 * share, fill)
        return
    middle = CENTRES[seat]
    pen.polygon([(50 + (x - 50) * share, middle + (y - middle) * share) for x, y in SHAPES[seat]], fill)


@raised
def emblem(pen: Pen, seat: int) -> None:
    """The seat's shape in its hue, with a light and a dark rim."""
    shape(pen, seat, "ink")
    shape(pen, seat, "marble", 0.92)
    shape(pen, seat, f"seat{seat}", 0.78)


def mark(pen: Pen, seat: int) -> None:
    """The outline of the seat's shape: others that lie at the same place are seen through it."""
    for colour, outer in ((f"seat{seat}_dark", 1.0), (f"seat{seat}", 0.9)):
        shape(pen, seat, colour, outer)
    shape(pen, seat, f"seat{seat}_dark", 0.62)
    shape(pen, seat, CLEAR, 0.52)


def pattern(pen: Pen, seat: int, fill: str, step: float = 24) -> None:
    """The seat's pattern, all over the drawing: stripes, checks, waves or lozenges."""
    (_stripes, _checks, _waves, _lozenges)[seat](pen, fill, step)


def _stripes(pen: Pen, fill: str, step: float) -> None:
    for number in range(-int(pen.height / step) - 1, int(pen.width / step) + 2):
        left = number * step
        pen.polygon(
            [
                (left, pen.height),
                (left + pen.height, 0),
                (left + pen.height + step / 3, 0),
                (left + step / 3, pen.height),
            ],
            fill,
        )


def _checks(pen: Pen, fill: str, step: float) -> None:
    half = step / 2
    for row in range(int(pen.height / half) + 1):
        for column in range(row % 2, int(pen.width / half) + 1, 2):
            left, top = column * half, row * half
            pen.rect(left, top, left + half, top + half, fill)


def _waves(pen: Pen, fill: str, step: float) -> None:
    for row in range(int(pen.height / step) + 2):
        points = [
            (column * step / 2, row * step + (step / 4 if column % 2 else -step / 4))
            for column in range(int(2 * pen.width / step) + 3)
        ]
        pen.stroke(points, step / 5, fill)


def _lozenges(pen: Pen, fill: str, step: float) -> None:
    size = step * 0.34
    for row in range(int(pen.height / step) + 2):
        for column in range(int(pen.width / step) + 2):
            x, y = column * step, row * step
            pen.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], fill)


def outline(pen: Pen, seat: int, thickness: float) -> None:
    """A frame along the drawing's edge in the seat's hue and dashes, on a light line that sets it off."""
    half = thickness / 2
    right, bottom = pen.width - half, pen.height - half
    corners = [(half, half), (right, half), (right, bottom), (half, bottom), (half, half)]
    pen.line(corners, thickness, "marble")
    for side in pairwise(corners):
        _dashed_line(pen, side, seat, thickness * 0.62, thickness / 5)


def ring(pen: Pen, seat: int, thickness: float) -> None:
    """The same frame around a disc."""
    radius = (min(pen.width, pen.height) - thickness) / 2
    turns = [2 * pi * step / 90 for step in range(91)]
    circle = [(pen.width / 2 + radius * cos(turn), pen.height / 2 + radius * sin(turn)) for turn in turns]
    pen.line(circle, thickness, "marble")
    _dashed_line(pen, circle, seat, thickness * 0.62, thickness / 5)


def curve(pen: Pen, seat: int, line: Sequence[Point], thickness: float) -> None:
    """A line in the seat's hue and dashes."""
    _dashed_line(pen, line, seat, thickness, thickness / 2)


def _dashed_line(pen: Pen, line: Sequence[Point], seat: int, width: float, unit: float) -> None:
    for piece in dashes(line, [length * unit for length in DASHES[seat]]):
        pen.line(piece, width, f"seat{seat}")


def dashes(line: Sequence[Point], lengths: Sequence[float]) -> list[list[Point]]:
    """The dashes of a line; `lengths` are those of dashes and gaps in turn, none for an unbroken line."""
    if not lengths:
        return [list(line)]
    found = [[line[0]]]
    number, left = 0, lengths[0]
    for (x, y), (far_x, far_y) in pairwise(line):
        length = hypot(far_x - x, far_y - y)
        at = 0.0
        while length - at > left:
            at += left
            point = (x + (far_x - x) * at / length, y + (far_y - y) * at / length)
            if number % 2 == 0:
                found[-1].append(point)
            else:
                found.append([point])
            number += 1
            left = lengths[number % len(lengths)]
        left -= length - at
        if number % 2 == 0:
            found[-1].append((far_x, far_y))
    return found
