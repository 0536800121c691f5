"""A pen for vector-like drawings: drawn four times as large, then reduced, so that edges are smooth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin
from typing import TypeVar

from PIL import Image, ImageDraw

from renderer.engine.palette import RGB, Palette

SCALE = 4
"""How many times larger than the image the pen draws."""

_LARGE = 120_000
_LARGE_SCALE = 2

Point = tuple[float, float]
Line = str | Sequence[Point]
"""Points, or their text: "50,4 64,30"."""

Art = Callable[..., None]
"""A drawing: a function of a pen and of the parameters of this one."""

RAISED: set[Art] = set()
"""The drawings of what lies on something else, which casts a shadow below it."""


Drawing = TypeVar("Drawing", bound=Art)


def raised(art: Drawing) -> Drawing:
    """Declare that a drawing casts a shadow."""
    RAISED.add(art)
    return art


CLEAR = "clear"
"""A colour that wipes away what was drawn."""


class Pen:
    """Draws on an image of `width` x `height` pixels in the named colours of a palette.

    Lengths are in units of `unit` pixels; without one, a unit is a hundredth of the shorter side. Where
    there are more than 120,000 pixels, or nothing `fine` is drawn, it draws only twice as large.
    """

    MODE = "RGBa"
    """Colours multiplied by their alpha can be reduced as they are; it is 255 or 0 where nothing is faded."""

    def __init__(
        self, width: int, height: int, palette: Palette, unit: float = 0, *, fine: bool = True
    ) -> None:
        self._palette = palette
        self._scale = SCALE if fine and width * height <= _LARGE else _LARGE_SCALE
        self._unit = (unit or min(width, height) / 100) * self._scale
        self._image = Image.new(self.MODE, (width * self._scale, height * self._scale))
        self._draw = ImageDraw.Draw(self._image)
        self.width = width * self._scale / self._unit
        self.height = height * self._scale / self._unit

    def finished_image(self) -> Image.Image:
        """What was drawn, at its own size."""
        return self._image.reduce(self._scale).convert("RGBA")

    def polygon(self, line: Line, fill: str) -> None:
        self._draw.polygon(self._points(to_points(line)), self._colour(fill))

    def blob(self, line: Line, fill: str) -> None:
        self.polygon(smooth_line(to_points(line), closed=True), fill)

    def line(self, line: Line, width: float, fill: str) -> None:
        """Draw a line with round ends and joints."""
        ends = self._points(to_points(line))
        thick = max(round(width * self._unit), 1)
        self._draw.line(ends, self._colour(fill), thick, joint="curve")
        for x, y in (ends[0], ends[-1]):
            self._draw.circle((x, y), thick / 2, self._colour(fill))

    def stroke(self, line: Line, width: float, fill: str) -> None:
        """Draw a smooth line through the points."""
        self.line(smooth_line(to_points(line), closed=False), width, fill)

    def circle(self, centre: Point, radius: float, fill: str) -> None:
        (x, y), size = self._points([centre])[0], radius * self._unit
        self._draw.circle((x, y), size, self._colour(fill))

    def ring(self, centre: Point, radius: float, width: float, fill: str) -> None:
        """Draw a circle of a line this wide; `radius` reaches its outer edge."""
        (x, y), size = self._points([centre])[0], radius * self._unit
        box = (x - size, y - size, x + size, y + size)
        self._draw.ellipse(box, outline=self._colour(fill), width=max(round(width * self._unit), 1))

    def arc(self, centre: Point, radius: float, turn: tuple[float, float], width: float, fill: str) -> None:
        """Draw part of a circle of a line this wide; `turn`: from, to in degrees clockwise from the right."""
        start, end = turn
        steps = max(int(abs(end - start) / 6), 2)
        angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
        self.line(
            [(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in angles],
            width,
            fill,
        )

    def rect(
        self, left: float, top: float, right: float, bottom: float, fill: str, radius: float = 0
    ) -> None:
        """Fill a rectangle, its corners rounded by `radius`."""
        box = self._box(left, top, right, bottom)
        self._draw.rounded_rectangle(box, radius * self._unit, self._colour(fill))

    def flood(self, colour: RGB) -> None:
        """Fill the drawing with one colour, which need not be a named one."""
        self._image.paste(colour, (0, 0, *self._image.size))

    def fade(self, share: float) -> None:
        """Make the drawing transparent, except for a share of its opacity."""
        faded = self._image.convert("RGBA")
        faded.putalpha(faded.getchannel("A").point([round(value * share) for value in range(256)]))
        self._image.paste(faded.convert("RGBa"), (0, 0))

    def inner(self, left: float, top: float, size: float) -> InnerPen:
        """A pen for a smaller drawing of a hundred units inside this one."""
        return InnerPen(self, left, top, size / 100)

    def _colour(self, name: str) -> tuple[int, ...] | int:
        return (0, 0, 0, 0) if name == CLEAR else (*self._palette.rgb(name), 255)

    def _points(self, line: Iterable[Point]) -> list[tuple[int, int]]:
        return [(round(x * self._unit), round(y * self._unit)) for x, y in line]

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
        (x, y), (far_x, far_y) = self._points([(left, top), (right, bottom)])
        return x, y, max(far_x - 1, x), max(far_y - 1, y)


class InnerPen(Pen):
    """A pen that draws a hundred units wide inside a part of another pen's drawing."""

    def __init__(self, outer: Pen, left: float, top: float, share: float) -> None:
        self._palette = outer._palette
        self._image = outer._image
        self._draw = outer._draw
        self._unit = outer._unit * share
        self._left = left * outer._unit
        self._top = top * outer._unit
        if isinstance(outer, InnerPen):
            self._left += outer._left
            self._top += outer._top
        self.width = self.height = 100

    def _points(self, line: Iterable[Point]) -> list[tuple[int, int]]:
        return [(round(x * self._unit + self._left), round(y * self._unit + self._top)) for x, y in line]


def to_points(line: Line) -> Sequence[Point]:
    if not isinstance(line, str):
        return line
    pairs = (pair.split(",") for pair in line.split())
    return [(float(x), float(y)) for x, y in pairs]


def smooth_line(line: Sequence[Point], *, closed: bool, steps: int = 8) -> list[Point]:
    """More points, on a smooth line through these ones (Catmull-Rom)."""
    count = len(line)
    found = []
    for number in range(count if closed else count - 1):
        before, start, end, after = (
            line[(number + step) % count] if closed else line[min(max(number + step, 0), count - 1)]
            for step in (-1, 0, 1, 2)
        )
        found += [_catmull_rom_point(before, start, end, after, step / steps) for step in range(steps)]
    return found if closed else [*found, line[-1]]


def _catmull_rom_point(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    x, y = (
        (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        / 2
        for a, b, c, d in zip(before, start, end, after, strict=True)
    )
    return x, y
