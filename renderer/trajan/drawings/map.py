"""The map of Gaul, Germania and Britannia: sea, land, roads. Unit: pixels."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.engine.pen import Pen, Point
from renderer.kit.seats import dashes

Road = tuple[Point, Point]
"""Where a road begins and ends."""


def land(pen: Pen, coasts: Sequence[Sequence[Point]], roads: Sequence[Road], dotted: Sequence[Road]) -> None:
    """The sea, the land within its coasts, roads, and dotted the ways across the sea and out of the camp."""
    pen.rect(0, 0, pen.width, pen.height, "sand")
    pen.rect(3, 3, pen.width - 3, pen.height - 3, "blue_pale")
    for row in range(int(pen.height / 60)):
        for left in range(14 + row % 2 * 90, int(pen.width) - 48, 180):
            y = row * 60 + 30
            pen.stroke([(left + 10 * step, y - 5 * (step % 2)) for step in range(5)], 3, "marble")
    for coast in coasts:
        pen.blob(coast, "green_pale")
    for road in roads:
        pen.line(road, 14, "sand")
        pen.line(road, 8, "marble")
    for road in dotted:
        for dash in dashes(road, (2, 19)):
            pen.line(dash, 12, "umber")


def lit_road(pen: Pen, falls: bool) -> None:
    """A way that the own leader can go now, from corner to corner; `falls` to the right."""
    ends = [(9, 9), (pen.width - 9, pen.height - 9)] if falls else [(9, pen.height - 9), (pen.width - 9, 9)]
    pen.line(ends, 17, "ink")
    pen.line(ends, 11, "gold")
