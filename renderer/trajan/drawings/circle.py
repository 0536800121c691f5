"""The action circle without what lies on it. Unit: pixels, about the middle of the drawing."""

from collections.abc import Iterator
from math import cos, pi, sin

from games.trajan.pieces import ACTIONS
from renderer.engine.pen import CLEAR, Pen, Point
from renderer.trajan.drawings.actions import action


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


REACH = 382
"""The radius of the whole circle."""

RING = 254
"""How far from the middle the trays lie."""

TRAY = 116
"""The radius of a tray."""

SIGNS = 92

SIGN = 43
"""The radius of the ground of such a sign."""

_ICON = 54


def offset_of_tray(number: float, radius: float) -> Point:
    """The offset of a tray, or of its parts, from the middle; tray I, number 0, is at the upper left."""
    angle = (number * 60 - 120) * pi / 180
    return radius * cos(angle), radius * sin(angle)


def _tray_centres(pen: Pen, radius: float) -> Iterator[Point]:
    """Yield the centres of all six trays, measured from the pen's upper left."""
    for number in range(6):
        x, y = offset_of_tray(number, radius)
        yield pen.width / 2 + x, pen.height / 2 + y


def action_circle(pen: Pen) -> None:
    """The circle: a night sea with a light rim, six trays, within them the signs of their actions."""
    middle = (pen.width / 2, pen.height / 2)
    pen.circle(middle, REACH, "ink")
    pen.circle(middle, REACH - 3, "sand")
    pen.circle(middle, REACH - 9, "umber")
    pen.ring(middle, REACH - 16, 2, "brass")
    for tray in _tray_centres(pen, RING):
        _tray(pen, tray, "joint", "stone")
    for name, ground in zip(ACTIONS, _tray_centres(pen, SIGNS), strict=True):
        sign(pen, ground, name, "marble")
    _clockwise(pen, middle)


def _tray(pen: Pen, centre: Point, shade: str, ground: str) -> None:
    pen.circle(centre, TRAY, "ink")
    pen.circle(centre, TRAY - 3, shade)
    pen.circle((centre[0] + 1, centre[1] + 4), TRAY - 8, ground)


def lit_tray(pen: Pen) -> None:
    """The tray in which a sowing ends."""
    _tray(pen, (pen.width / 2, pen.height / 2), "cypress", "glow")


def sign(pen: Pen, centre: Point, name: str, ground: str) -> None:
    """The sign of an action on its ground."""
    pen.circle(centre, SIGN, "sand")
    pen.circle(centre, SIGN - 4, "ink")
    pen.circle(centre, SIGN - 6, ground)
    action(pen.inner(centre[0] - _ICON / 2, centre[1] - _ICON / 2, _ICON), name, "ink", ground)


def lit_sign(pen: Pen, name: str) -> None:
    """The sign of the last action of a sowing."""
    sign(pen, (pen.width / 2, pen.height / 2), name, "glow")


def _clockwise(pen: Pen, middle: Point) -> None:
    """Which way markers are sown."""
    pen.arc(middle, 28, (-60, 200), 8, "marble")
    x, y = middle[0] + 28 * cos(200 * pi / 180), middle[1] + 28 * sin(200 * pi / 180)
    pen.polygon([(x - 17, y + 4), (x + 16, y + 8), (x + 5, y - 19)], "marble")


def path(pen: Pen, number: int) -> None:
    """An arrow from a tray to the next one, as a sowing passes. A hundred units wide."""
    angle = (number * 60) * pi / 180
    for grown, colour in ((6, "ink"), (0, "marble")):
        corners = ((-26 - grown, -34 - grown), (34 + grown * 1.4, 0), (-26 - grown, 34 + grown), (-10, 0))
        pen.polygon(
            [
                (50 + x * cos(angle) - y * sin(angle), 50 + x * sin(angle) + y * cos(angle))
                for x, y in corners
            ],
            colour,
        )


def steps_dial(pen: Pen, steps: int, done: int) -> None:
    """The steps of a round in a ring, from the top; those that are left are light."""
    middle = (50, 50)
    pen.circle(middle, 50, "ink")
    share = 2 * pi / steps
    for number in range(steps):
        turns = [number * share - pi / 2 + share * (0.06 + 0.88 * part / 6) for part in range(7)]
        outer = [(50 + 47 * cos(turn), 50 + 47 * sin(turn)) for turn in turns]
        inner = [(50 + 34 * cos(turn), 50 + 34 * sin(turn)) for turn in reversed(turns)]
        pen.polygon([*outer, *inner], "slate" if number < done else "marble")
    pen.circle(middle, 31, "marble")
