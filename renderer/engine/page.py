"""The page that lies under every picture."""

from __future__ import annotations

from math import sin

from renderer.engine.pen import Pen

PAGE_HUES = ("page", "stone")
"""The hues of the page and of its veins."""


def page(pen: Pen) -> None:
    """Travertine: calm stone with a few long veins. Unit: pixels."""
    ground, veins = PAGE_HUES
    pen.rect(0, 0, pen.width, pen.height, ground)
    for vein in range(int(pen.height / 46)):
        base = vein * 46 + 17 * sin(vein * 2.3)
        start = (vein * 389) % pen.width - pen.width / 4
        length = pen.width * (0.35 + 0.25 * sin(vein * 1.7))
        points = [(start + length * step / 6, base + 5 * sin(vein * 1.3 + step * 1.1)) for step in range(7)]
        pen.stroke(points, 2 + vein % 3, veins)
