"""Filled shapes with a dark contour."""

from renderer.engine.pen import Line, Pen, Point, smooth_line, to_points

_CONTOUR = 10


def outlined(pen: Pen, line: Line, fill: str, width: float = _CONTOUR) -> None:
    """A shape with a smooth outline; half of the contour lies outside of it."""
    _draw_outlined(pen, smooth_line(to_points(line), closed=True), fill, width)


def outlined_polygon(pen: Pen, line: Line, fill: str, width: float = _CONTOUR) -> None:
    """A shape with straight sides; half of the contour lies outside of it."""
    _draw_outlined(pen, list(to_points(line)), fill, width)


def outlined_circle(pen: Pen, centre: Point, radius: float, fill: str, width: float) -> None:
    """A disc; half of the contour lies outside of it."""
    pen.circle(centre, radius + width / 2, "ink")
    pen.circle(centre, radius, fill)


def _draw_outlined(pen: Pen, line: list[Point], fill: str, width: float) -> None:
    pen.line([*line, line[0]], width, "ink")
    pen.polygon(line, fill)
