"""Leaders and legionnaires, on a square of a hundred units."""

from collections.abc import Sequence

from renderer.engine.pen import Pen, Point
from renderer.kit import seats
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
    pen.line(ends, 11, "marble")


def leader(pen: Pen, seat: int) -> None:
    """The military leader of a seat: a banner in its hue with its shape."""
    pen.line("50,6 50,98", 10, "ink")
    pen.line("50,6 50,97", 4, "gold")
    pen.line("7,14 93,14", 12, "ink")
    pen.line("7,14 93,14", 5, "gold")
    pen.polygon("8,16 92,16 92,90 71,76 50,90 29,76 8,90", "ink")
    pen.polygon("13,21 87,21 87,80 71,69 50,82 29,69 13,80", f"seat{seat}")
    seats.shape(pen.inner(28, 23, 44), seat, seats.light_colour(seat))
    pen.circle((50, 7), 8, "ink")
    pen.circle((50, 7), 5, "gold")


def leader_sign(pen: Pen, fill: str = "ink", back: str = "marble") -> None:
    """The sign of military leaders, the same for all seats: a banner."""
    pen.line("50,6 50,97", 9, fill)
    pen.line("8,17 92,17", 9, fill)
    pen.rect(14, 19, 86, 78, fill, 4)
    pen.rect(30, 34, 70, 40, back)
    pen.rect(30, 52, 70, 58, back)
    for x in (20, 40, 60, 80):
        pen.circle((x, 80), 6, fill)
