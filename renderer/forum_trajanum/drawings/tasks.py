"""Drawings of Trajan tasks: spaces of patterns, collected things, the tasks themselves."""

from games.forum_trajanum.pieces import COLOURS
from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.icons import building, sign
from renderer.forum_trajanum.drawings.tokens import token

_LOW = 70


def pattern_cell(pen: Pen, kind: str) -> None:
    """A space of a pattern, also lower than wide: any building, one colour, a temple, a crane."""
    right, bottom = pen.width - 5, pen.height - 5
    pen.rect(0, 0, pen.width, pen.height, "ink", 8)
    if kind in COLOURS:
        pen.rect(5, 5, right, bottom, kind, 5)
        sign(pen.inner(16, 16, 68), kind)
    elif kind in ("temple", "crane"):
        pen.rect(5, 5, right, bottom, "marble", 5)
        art = monuments.temple if kind == "temple" else monuments.crane
        art(pen.inner(14, 13, 72), "brass", "marble")
    elif kind == "gray":
        _bricks(pen)
    else:
        _any_colour(pen)
        if kind == "any":
            _half_bricks(pen)


def _any_colour(pen: Pen) -> None:
    """Four quarters: any coloured structure."""
    wide, high = (pen.width - 10) / 2, (pen.height - 10) / 2
    for number, colour in enumerate(COLOURS):
        left, top = 5 + number % 2 * wide, 5 + number // 2 * high
        pen.rect(left, top, left + wide, top + high, colour)


def _half_bricks(pen: Pen) -> None:
    """Gray masonry on the upper left half."""
    tall = pen.height / 100
    pen.polygon([(0, 0), (100, 0), (0, pen.height)], "ink")
    pen.polygon([(5, 5), (88, 5), (5, 88 * tall)], "mist")
    for y in (35, 64):
        pen.line([(5, y * tall), (92 - y, y * tall)], 6, "slate")
    for x, top, bottom in ((40, 5, 35), (22, 35, 64), (50, 35, 40)):
        pen.line([(x, max(top * tall, 5)), (x, bottom * tall)], 6, "slate")


def _bricks(pen: Pen) -> None:
    """Gray masonry: any gray building."""
    pen.rect(5, 5, 95, pen.height - 5, "mist", 5)
    rows = 3 if pen.height > _LOW else 2
    high = (pen.height - 10) / rows
    for row in range(rows):
        top = 5 + row * high
        pen.line([(5, top), (95, top)], 6, "slate")
        for x in (35, 80) if row % 2 else (20, 58):
            pen.line([(x, top), (x, top + high)], 6, "slate")


def wanted_sign(pen: Pen, name: str) -> None:
    """The sign of a collecting task's thing."""
    if name in people.CLASS_SIGNS:
        people.CLASS_SIGNS[name](pen)
    elif name == "triumphal_column":
        building(pen, name)
    elif name == "scored_crane":
        pen.rect(0, 0, 100, 100, "slate", 8)
        pen.rect(4, 4, 96, 96, "ash", 6)
        monuments.crane(pen.inner(14, 13, 72), "ink", "mist")
    elif name == "ship":
        monuments.ship(pen)
    elif name == "marker":
        monuments.marker_at_column(pen)
    elif name in ("one_worker", "other_worker"):
        people.worker(pen, COLOURS[0] if name == "one_worker" else COLOURS[3])
    else:
        token(pen, name)


def building_task(pen: Pen) -> None:
    goods.trajan(pen.inner(0, 0, 72))
    pattern_cell(pen.inner(46, 46, 54), "any")


def collecting_task(pen: Pen) -> None:
    goods.trajan(pen.inner(0, 0, 72))
    token(pen.inner(46, 46, 54), "coin")


def all_goods(pen: Pen) -> None:
    """All resources together: the second tie-break."""
    people.builder(pen.inner(0, 0, 66))
    goods.coin(pen.inner(44, 44, 56))
