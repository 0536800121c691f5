"""The squares of the forum, envoys on them and what counts there. Unit: a hundredth of the drawing."""

from renderer.engine.pen import Pen, raised
from renderer.forum_trajanum.drawings import people
from renderer.kit import pieces, seats

AROUND = ((-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1))
"""Where the sides and corners of a square lie, (down, right): the order of its borders."""


_JOINT, _RIM = 3, 10


_TESSERA = 100 / 6


def square(pen: Pen, colour: str, state: str, *borders: bool) -> None:
    """A square of an area: a rim runs around areas that were begun; completed ones are pale mosaic."""
    rim = {"begun": f"{colour}_pale", "complete": "gold"}.get(state, "")
    _ground(pen, f"{colour}_pale" if state == "complete" else colour, rim, borders)
    if state == "complete":
        _tesserae(pen, colour, borders)
    _corners(pen, rim, borders)


def pale_square(pen: Pen, colour: str, state: str, *borders: bool) -> None:
    """A square that cannot be chosen where others can: pale, with a rim of its colour around begun areas."""
    if state == "complete":
        square(pen, colour, state, *borders)
        return
    rim = colour if state == "begun" else ""
    _ground(pen, f"{colour}_pale", rim, borders)
    _corners(pen, rim, borders)


def _ground(pen: Pen, fill: str, rim: str, borders: tuple[bool, ...]) -> None:
    """The colour of a square, its joints, and the rim of its area."""
    for thickness, tint in ((0, "umber"), (_JOINT, rim or fill), (_RIM if rim else _JOINT, fill)):
        above, left, right, below = (thickness * end for end in borders[:4])
        pen.rect(left, above, 100 - right, 100 - below, tint)


def _tesserae(pen: Pen, colour: str, borders: tuple[bool, ...]) -> None:
    """Draw the lines between the mosaic stones of a completed area."""
    above, left, right, below = (_RIM * end for end in borders[:4])
    for step in range(6):
        at = (step + 0.5) * _TESSERA
        pen.line([(at, above), (at, 100 - below)], 1.6, colour)
        pen.line([(left, at), (100 - right, at)], 1.6, colour)


def _corners(pen: Pen, rim: str, borders: tuple[bool, ...]) -> None:
    """Where the rim of the area bends around a corner of this square."""
    ends = dict(zip(AROUND, borders, strict=True))
    for down, right in AROUND[4:]:
        if rim and ends[down, right] and not (ends[down, 0] or ends[0, right]):
            _corner(pen, down, right, rim)


def _corner(pen: Pen, down: int, right: int, rim: str) -> None:
    """Where the area bends around a corner of this square."""
    for size, tint in ((_RIM, rim), (_JOINT, "umber")):
        left, top = (100 - size if step > 0 else 0 for step in (right, down))
        pen.rect(left, top, left + size, top + size, tint)


def eagle_square(pen: Pen) -> None:
    pen.rect(0, 0, 100, 100, "umber")
    pen.rect(3, 3, 97, 97, "marble")
    pen.rect(8, 8, 92, 92, "brass")
    pen.rect(11, 11, 89, 89, "marble")


def eagle_sign(pen: Pen, _: str) -> None:
    """The eagle of an eagle space."""
    pieces.eagle(pen.inner(-8, -8, 116), "brass")


@raised
def seat_envoy(pen: Pen, seat: int) -> None:
    """An envoy of a seat: a bust on the seat's shape."""
    seats.emblem(pen, seat)
    size = (46, 46, 36, 40)[seat]
    people.envoy(pen.inner(50 - size / 2, seats.CENTRES[seat] - size * 0.52, size), seats.light_colour(seat))


def largest_area_ring(pen: Pen) -> None:
    """The golden ring under an envoy of the largest area."""
    pen.circle((50, 50), 50, "ink")
    pen.circle((50, 50), 47, "gold")


def largest_area_link(pen: Pen) -> None:
    """The link between two envoys of the largest area. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "ink", 5)
    pen.rect(2, 2, pen.width - 2, pen.height - 2, "gold", 4)


def eagle_point(pen: Pen) -> None:
    _eagle_on(pen, "gold")


def possible_eagle_point(pen: Pen) -> None:
    """A point that an envoy here would get by an eagle."""
    _eagle_on(pen, "marble")


def _eagle_on(pen: Pen, fill: str) -> None:
    pen.circle((50, 50), 50, "ink")
    pen.circle((50, 50), 44, fill)
    pieces.eagle(pen.inner(14, 14, 72))
