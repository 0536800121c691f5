"""Figures: workers, builders, assistants, envoys, citizens, on a square of a hundred units."""

from collections.abc import Mapping

from games.forum_trajanum.pieces import COLOURS
from renderer.engine.pen import Art, Pen, to_points
from renderer.forum_trajanum.drawings.icons import LIGHT_ON, SIGNS, four_colours
from renderer.kit.pieces import laurel

_BODY = to_points("50,38 65,40 80,54 87,76 89,97 11,97 13,76 20,54 35,40")


def _person(pen: Pen, fill: str, edge: str) -> None:
    for grown, colour in ((4, edge), (0, fill)):
        body = [(50 + (x - 50) * (1 + grown / 50), y - (grown if y < 90 else -2)) for x, y in _BODY]
        pen.blob(body, colour)
        pen.circle((50, 22), 18 + grown, colour)
    pen.rect(13, 90, 87, 97, fill, 2)


def worker(pen: Pen, colour: str) -> None:
    _person(pen, colour, f"{colour}_dark")
    SIGNS[colour](pen.inner(21, 40, 58), LIGHT_ON[colour], colour)


def any_worker(pen: Pen) -> None:
    """A worker of any colour: striped in all four."""
    _person(pen, "marble", "umber")
    for number, colour in enumerate(COLOURS):
        pen.rect(14 + number * 18, 58, 32 + number * 18, 92, colour)


def builder(pen: Pen) -> None:
    """A builder: gray, with a hammer."""
    pen.line("86,24 72,92", 12, "ink")
    pen.line("86,24 72,92", 6, "bark")
    pen.polygon("68,6 100,13 96,34 64,27", "ink")
    body = pen.inner(-4, 4, 92)
    _person(body, "slate", "ink")
    pen.rect(24, 10, 60, 22, "ink", 5)
    pen.rect(18, 19, 66, 25, "ink", 3)
    pen.line("60,66 80,60", 11, "mist")
    pen.polygon("42,52 62,92 22,92", "mist")
    pen.polygon("42,68 50,86 34,86", "slate")


def assistant(pen: Pen) -> None:
    """An assistant: a helper with an apron in all colours, for they change them."""
    _person(pen, "sand", "umber")
    pen.rect(28, 50, 72, 97, "marble", 6)
    four_colours(pen, 31, 54, 38)


def envoy(pen: Pen, fill: str = "ink") -> None:
    """An envoy: a bust in a toga."""
    pen.circle((50, 25), 20, fill)
    pen.blob("50,47 74,52 90,72 93,96 7,96 10,72 26,52", fill)


def citizens(pen: Pen) -> None:
    """Citizens: two busts, one before the other."""
    envoy(pen.inner(30, 0, 70), "brass")
    envoy(pen.inner(-4, 17, 87), "marble")
    envoy(pen.inner(0, 22, 78), "umber")


def amphora(pen: Pen, fill: str = "orange_dark", edge: str = "ink", line: str = "marble") -> None:
    """An amphora: merchants."""
    for side in (-1, 1):
        pen.stroke(
            [(50 + side * 10, 16), (50 + side * 30, 18), (50 + side * 30, 36), (50 + side * 22, 46)], 8, edge
        )
    pen.rect(36, 2, 64, 11, edge, 3)
    pen.blob("42,8 58,8 60,26 78,42 76,64 56,92 50,99 44,92 24,64 22,42 40,26", edge)
    pen.blob("45,12 55,12 56,29 72,44 70,62 53,88 47,88 30,62 28,44 44,29", fill)
    pen.line("31,52 69,52", 6, line)


def hammer(pen: Pen, fill: str = "slate", edge: str = "ink", grip: str = "bark") -> None:
    """Hammer and chisel, crossed: craftsmen."""
    pen.line("20,20 76,88", 15, edge)
    pen.line("20,20 76,88", 8, grip)
    pen.polygon("64,78 78,66 97,96 92,99", edge)
    pen.line("78,26 22,90", 15, edge)
    pen.line("78,26 22,90", 8, "sand")
    pen.polygon("54,8 70,2 98,26 94,42 80,46 54,24", edge)
    pen.polygon("61,12 69,8 92,28 89,37 81,39 60,22", fill)


CLASS_SIGNS: Mapping[str, Art] = {"patrician": laurel, "merchant": amphora, "craftsman": hammer}
"""The signs of the classes of citizens."""
