"""Distances between drawings."""

from PIL import Image, ImageChops

from renderer.engine.pen import Art, Pen
from renderer.kit.palette import game_palette

COMMON = game_palette({})


APART = 10
"""Hundredths of OKLab: ten times the just noticeable difference."""


def drawn(art: Art, *look: object) -> Image.Image:
    """The brightness of a drawing of 24 pixels."""
    pen = Pen(24, 24, COMMON)
    art(pen, *look)
    paper = Image.new("RGBA", (24, 24), "white")
    paper.alpha_composite(pen.finished_image())
    return paper.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two drawings, in parts of black and white."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(level * number for level, number in enumerate(histogram)) / (255 * one.width * one.height)
