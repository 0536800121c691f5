"""The Trajan's Column, and a space for a marker at it."""

from renderer.engine.pen import Pen
from renderer.kit import seats


def free_marker_space(pen: Pen, seat: int) -> None:
    """A space that waits for a marker of a seat: its shape, pale."""
    seats.shape(pen, seat, "joint", 0.8)


def trajans_column(pen: Pen, fragments: int) -> None:
    """The Trajan's Column: plinth, shaft, capital with the emperor, pale if not built. Unit: pixels."""
    middle = pen.width / 2
    floor, top = pen.height, 4
    plinth, capital = floor - 84, top + 64
    pen.rect(middle - 56, floor - 14, middle + 56, floor, "sand", 2)
    pen.rect(middle - 46, plinth, middle + 46, floor - 14, "mist", 3)
    pen.rect(middle - 52, plinth, middle + 52, plinth + 12, "sand", 2)
    if fragments == 1:
        pen.rect(middle - 28, capital, middle + 28, plinth, "page")
    else:
        pen.rect(middle - 28, capital, middle + 28, plinth, "mist")
        pen.rect(middle - 22, capital, middle - 14, plinth, "marble")
        pen.rect(middle + 22, capital, middle + 28, plinth, "ash")
        for y in range(int(capital) + 22, int(plinth) - 2, 24):
            pen.line([(middle - 26, y), (middle + 26, y - 14)], 3, "ash")
    block, emperor = ("sand", "gold") if fragments > 2 else ("page", "page")
    pen.rect(middle - 40, capital - 6, middle + 40, capital + 8, block, 3)
    robe = ((-14, capital - 6), (-9, top + 22), (9, top + 22), (14, capital - 6))
    pen.polygon([(middle + x, y) for x, y in robe], emperor)
    pen.circle((middle, top + 14), 11, emperor)
