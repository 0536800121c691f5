"""Furniture of pictures: slabs, tablets, plates, and the glow of options."""

from collections.abc import Iterator
from math import cos, pi, sin

from games.numerals import figure_text
from renderer.engine.layout import Box, Item, Stamp, fitted_text
from renderer.engine.lettering import Style
from renderer.engine.pen import CLEAR, Pen, raised
from renderer.kit.seats import pattern

FINE, FIRM, BOLD = 2, 4, 8
"""The three widths of lines: of what lies flat; of what can be moved; of what counts now. In pixels."""


def band(pen: Pen, fill: str, line: str) -> None:
    """A band across the picture with a thin line near its lower edge. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, fill)
    pen.rect(0, pen.height - 6 - FIRM, pen.width, pen.height - 6, line)


def seat_band(pen: Pen, seat: int) -> None:
    """A band in a seat's hue and pattern. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, f"seat{seat}_dark")
    pen.rect(0, 0, pen.width, pen.height - 12, f"seat{seat}")
    pattern(pen, seat, f"seat{seat}_dark", 26)
    plain = [(0, 0), (pen.width - 300, 0), (pen.width - 340, pen.height), (0, pen.height)]
    pen.polygon(plain, f"seat{seat}")
    pen.rect(0, pen.height - 12, pen.width, pen.height, f"seat{seat}_dark")
    pen.rect(0, pen.height - 12, pen.width, pen.height - 12 + FIRM, "sand")


@raised
def slab(pen: Pen, fill: str = "marble", edge: str = "sand", radius: float = 10) -> None:
    """A slab of stone with a fine edge and a heavier lower one. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, edge, radius)
    pen.rect(FINE, FINE, pen.width - FINE, pen.height - FIRM, fill, radius - FINE)


def sunk(pen: Pen, fill: str = "stone", edge: str = "joint", radius: float = 8) -> None:
    """A field sunk into the stone, its upper edge in shadow. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, edge, radius)
    pen.rect(FINE, FIRM, pen.width - FINE, pen.height - FINE, fill, radius - FINE)


def plain(pen: Pen, fill: str, radius: float = 0) -> None:
    """One flat colour. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, fill, radius)


def brackets(pen: Pen, thickness: float, arm: float) -> None:
    """The last piece that was placed: a dark bracket at each corner, between light lines. Unit: pixels."""
    for grown, colour in ((0, "marble"), (1, "ink")):
        thin, long = thickness - grown, arm - grown
        for left, right in ((grown, long), (pen.width - long, pen.width - grown)):
            for top, bottom in ((grown, thin), (pen.height - thin, pen.height - grown)):
                pen.rect(left, top, right, bottom, colour, 2)
        for left, right in ((grown, thin), (pen.width - thin, pen.width - grown)):
            for top, bottom in ((grown, long), (pen.height - long, pen.height - grown)):
                pen.rect(left, top, right, bottom, colour, 2)


@raised
def tablet(pen: Pen, fill: str = "marble", edge: str = "brass") -> None:
    """A tabula ansata, the Roman tablet with handles, for points. Unit: pixels."""
    middle, handle = pen.height / 2, pen.height * 0.3
    for inset, colour in ((0, edge), (FIRM, fill)):
        wing, root = pen.height * 0.34 - 1.6 * inset, pen.height * 0.12 - inset / 3
        for outer, inner in ((inset, handle + 4), (pen.width - inset, pen.width - handle - 4)):
            pen.polygon(
                [
                    (outer, middle - wing),
                    (inner, middle - root),
                    (inner, middle + root),
                    (outer, middle + wing),
                ],
                colour,
            )
        pen.rect(handle + inset, inset, pen.width - handle - inset, pen.height - inset, colour)
    for top in (7, pen.height - 9):
        pen.rect(handle + 7, top, pen.width - handle - 7, top + 2, edge)


def glow(pen: Pen, reach: float, fill: str = "marble") -> None:
    """The frame of a spot that can be chosen: light, between dark lines that set it off. Unit: pixels."""
    line = 3 if reach > 7 else 1
    pen.rect(0, 0, pen.width, pen.height, "ink", 12)
    pen.rect(line, line, pen.width - line, pen.height - line, fill, 10)
    inner = reach - line
    pen.rect(inner, inner, pen.width - inner, pen.height - inner, "ink", 7)
    pen.rect(reach, reach, pen.width - reach, pen.height - reach, CLEAR, 6)


def round_glow(pen: Pen, reach: float, fill: str = "marble") -> None:
    """The same around a disc. Unit: pixels."""
    middle, radius = (pen.width / 2, pen.height / 2), min(pen.width, pen.height) / 2
    line = 2 if reach > 7 else 1
    pen.circle(middle, radius, "ink")
    pen.circle(middle, radius - line, fill)
    pen.circle(middle, radius - reach + line, "ink")
    pen.circle(middle, radius - reach, CLEAR)


@raised
def plate(pen: Pen, fill: str = "ink", edge: str = "marble", radius: float = 10) -> None:
    """The plate under a label. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, edge, radius)
    pen.rect(FIRM, FIRM, pen.width - FIRM, pen.height - FIRM, fill, radius - FIRM)


def seal(pen: Pen) -> None:
    """Done or chosen: a light tick on a dark seal."""
    pen.circle((50, 50), 48, "marble")
    pen.circle((50, 50), 42, "cypress")
    pen.line("26,52 44,70 76,32", 14, "marble")


def star(pen: Pen) -> None:
    """The mark of a guided game or a hint: a star."""
    points = [
        (50 + reach * sin(pi * n / 5), 52 - reach * cos(pi * n / 5)) for n, reach in enumerate((50, 21) * 5)
    ]
    for share, colour in ((1, "ink"), (0.84, "marble"), (0.62, "crimson")):
        pen.polygon([(50 + (x - 50) * share, 52 + (y - 52) * share) for x, y in points], colour)


def arrow(pen: Pen, fill: str) -> None:
    """An arrow to the right: this becomes that."""
    pen.line([(8, 50), (70, 50)], 12, fill)
    pen.polygon([(58, 22), (96, 50), (58, 78)], fill)


def arrow_down(pen: Pen, fill: str) -> None:
    """An arrow downwards: this becomes that."""
    pen.line([(50, 8), (50, 70)], 12, fill)
    pen.polygon([(22, 58), (50, 96), (78, 58)], fill)


def unequal(pen: Pen, fill: str) -> None:
    """All different: an equals sign, crossed out."""
    pen.line([(12, 36), (88, 36)], 12, fill)
    pen.line([(12, 66), (88, 66)], 12, fill)
    pen.line([(68, 10), (32, 92)], 12, fill)


def points_tablet(
    points: int, box: Box, styles: tuple[Style, ...], handles: int, *, gilded: bool = False
) -> Iterator[Item]:
    """The points in the first of these styles that suits them. `handles`: how wide both are, in pixels."""
    yield Stamp(tablet, box, ("gold", "ink") if gilded else (), 1)
    yield fitted_text(figure_text(points), styles, box, spare=handles)
