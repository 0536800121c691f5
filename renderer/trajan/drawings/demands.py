"""What the people demand: bread, games, religion, on a square of a hundred units."""

from collections.abc import Mapping

from renderer.engine.pen import Art, Pen, raised
from renderer.trajan.drawings.outlines import outlined, outlined_polygon


def bread(pen: Pen) -> None:
    """Bread: a loaf, cut three times."""
    outlined(pen, "8,58 14,40 34,28 66,28 86,40 92,58 86,74 66,80 34,80 14,74", "crust")
    pen.blob("12,66 50,70 88,66 82,72 64,76 36,76 18,72", "hide")
    for x in (28, 48, 68):
        pen.stroke([(x - 5, 58), (x, 46), (x + 8, 38)], 9, "page")


def games(pen: Pen) -> None:
    """Games: the helmet of a gladiator."""
    outlined(pen, "48,4 70,2 90,14 94,32 80,24 50,20 24,26 26,14", "ruby")
    outlined(pen, "50,18 72,24 82,44 82,54 18,54 18,44 28,24", "ash")
    outlined_polygon(pen, "24,54 76,54 72,84 50,95 28,84", "mist")
    outlined_polygon(pen, "4,50 96,50 90,60 10,60", "ash")
    for x in (36, 50, 64):
        pen.line([(x, 70), (x, 82)], 8, "ink")


def religion(pen: Pen) -> None:
    """Religion: a flame."""
    outlined(pen, "54,4 62,22 80,40 84,64 72,86 50,95 28,86 16,64 22,42 34,50 38,28", "orange")
    pen.blob("52,42 60,56 66,70 58,86 50,90 42,86 34,72 42,62", "yellow")


DEMANDS: Mapping[str, Art] = {"bread": bread, "games": games, "religion": religion}


def demand(pen: Pen, kind: str) -> None:
    """A demand as a bare sign."""
    DEMANDS[kind](pen)


@raised
def demand_tile(pen: Pen, kind: str) -> None:
    """A demand tile: the sign on a shield edged with red."""
    for grown, colour in ((0, "ink"), (4, "crimson"), (11, "marble")):
        pen.rect(grown, grown, 100 - grown, 98 - grown, colour, 14 - grown)
    demand(pen.inner(16, 15, 68), kind)


@raised
def kept_tile(pen: Pen, kind: str) -> None:
    """A Trajan tile that meets a demand in every quarter: the sign on gold."""
    for grown, colour in ((0, "ink"), (5, "gold"), (12, "glow")):
        pen.rect(grown, grown, 100 - grown, 98 - grown, colour, 14 - grown)
    demand(pen.inner(17, 16, 66), kind)
