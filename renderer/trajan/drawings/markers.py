"""Action markers: each colour has a sign upon it. A hundred units wide."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from renderer.engine.pen import Pen, raised

LIGHT_ON: Mapping[str, str] = {
    "yellow": "ink",
    "orange": "ink",
    "green": "marble",
    "white": "ink",
    "pink": "ink",
    "blue": "marble",
}
"""The colour of the sign that lies on a marker."""


@raised
def marker(pen: Pen, colour: str) -> None:
    hue = f"marker_{colour}"
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 48), 43, f"{hue}_dark")
    pen.circle((50, 46), 40, hue)
    colour_sign(pen.inner(22, 18, 56), colour, LIGHT_ON[colour])


def coming_marker(pen: Pen, colour: str) -> None:
    """A marker that is not there yet: its rim and its sign on a pale ground."""
    hue = f"marker_{colour}"
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 44, hue)
    pen.circle((50, 50), 34, f"{hue}_pale")
    colour_sign(pen.inner(24, 24, 52), colour, "ink")


def open_marker(pen: Pen) -> None:
    """A marker that is not there yet, its colour not chosen."""
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 44, "mist")
    pen.circle((50, 50), 34, "marble")
    for number in range(3):
        pen.circle((32 + number * 18, 52), 6, "ink")


def colour_sign(pen: Pen, colour: str, fill: str) -> None:
    """Draw only the sign of a colour: sun, chevron, leaf, crescent, blossom or drop."""
    _SIGNS[colour](pen, fill)


def _sun(pen: Pen, fill: str) -> None:
    pen.circle((50, 50), 25, fill)
    for number in range(8):
        turn = number * pi / 4
        pen.polygon(
            [
                (50 + reach * sin(turn + lean), 50 - reach * cos(turn + lean))
                for reach, lean in ((33, -0.3), (54, 0), (33, 0.3))
            ],
            fill,
        )


def _chevron(pen: Pen, fill: str) -> None:
    pen.line("10,52 50,14 90,52", 21, fill)
    pen.line("10,88 50,50 90,88", 21, fill)


def _leaf(pen: Pen, fill: str) -> None:
    pen.blob("6,94 14,44 52,10 94,6 90,48 56,86", fill)


def _crescent(pen: Pen, fill: str) -> None:
    outer = [(46 + 46 * cos(turn * pi / 180), 50 + 46 * sin(turn * pi / 180)) for turn in range(42, 319, 6)]
    inner = [(62 + 34 * cos(turn * pi / 180), 50 + 34 * sin(turn * pi / 180)) for turn in range(296, 63, -6)]
    pen.polygon([*outer, *inner], fill)


def _blossom(pen: Pen, fill: str) -> None:
    for number in range(5):
        turn = number * 2 * pi / 5
        pen.circle((50 + 29 * sin(turn), 50 - 29 * cos(turn)), 21, fill)
    pen.circle((50, 50), 18, fill)


def _drop(pen: Pen, fill: str) -> None:
    pen.circle((50, 64), 34, fill)
    pen.polygon("50,0 20,48 80,48", fill)


_SIGNS: Mapping[str, Callable[[Pen, str], None]] = {
    "yellow": _sun,
    "orange": _chevron,
    "green": _leaf,
    "white": _crescent,
    "pink": _blossom,
    "blue": _drop,
}
