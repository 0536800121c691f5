"""Tiles, cranes and buildings as they lie on a board, each filling its drawing. Unit: a hundredth of it."""

from __future__ import annotations

from games.forum_trajanum.pieces import STRUCTURES, TILES, WOMEN
from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.signs import BUILDINGS, LIGHT_ON, sign


def tile_face(pen: Pen, face: str, seat: int) -> None:
    """A Colonia tile face up, edged in its owner's hue."""
    pen.rect(0, 0, 100, 100, f"seat{seat}_dark", 10)
    pen.rect(3, 3, 97, 95, "marble", 8)
    on_face(pen, face)


def on_face(pen: Pen, face: str) -> None:
    """What stands on a Colonia tile: what it brings, or a citizen's class, framed, a woman's with a sign."""
    tile = TILES[face]
    if tile.citizen:
        pen.rect(8, 8, 92, 90, "brass", 6)
        pen.rect(12, 12, 88, 86, "marble", 4)
        people.CLASS_SIGNS[tile.citizen](pen.inner(17, 16, 66))
        if face in WOMEN:
            _woman(pen.inner(55, 53, 44))
        return
    each = [kind for kind, number in tile.gain.items() for _ in range(number)]
    if len(each) == 1:
        goods.good(pen.inner(8, 7, 84), each[0])
        return
    goods.good(pen.inner(5, 5, 52), each[0])
    goods.good(pen.inner(43, 40, 52), each[1])


def _woman(pen: Pen) -> None:
    """The sign of Venus on a seal."""
    pen.circle((50, 50), 50, "marble")
    pen.circle((50, 50), 44, "crimson")
    pen.ring((50, 37), 22, 11, "marble")
    pen.line("50,58 50,84", 11, "marble")
    pen.line("36,71 64,71", 11, "marble")


def place_for_tile(pen: Pen) -> None:
    """A place beside the board on which no tile lies: a pale outline."""
    pen.rect(2, 2, 98, 98, "joint", 10)
    pen.rect(6, 6, 94, 94, "stone", 7)


def citizen(pen: Pen, kind: str, active: bool) -> None:
    """A citizen in its row; an inactive one lies on its back, gray."""
    if active:
        pen.rect(0, 0, 100, 100, "brass", 10)
        pen.rect(3, 3, 97, 95, "gold", 8)
        pen.rect(8, 8, 92, 90, "marble", 5)
        people.CLASS_SIGNS[kind](pen.inner(15, 14, 70))
        return
    pen.rect(0, 0, 100, 100, "slate", 10)
    pen.rect(3, 3, 97, 95, "ash", 8)
    people.CLASS_SIGNS[kind](pen.inner(18, 16, 64), "slate", "mist", "ash")
    pen.line([(10, 88), (90, 10)], 7, "slate")


def citizen_space(pen: Pen, kind: str) -> None:
    """An empty space for a citizen of a class."""
    pen.rect(0, 0, 100, 100, "joint", 10)
    pen.rect(3, 5, 98, 98, "stone", 8)
    people.CLASS_SIGNS[kind](pen.inner(22, 21, 58), "joint", "sand", "stone")


def crane(pen: Pen, colour: str, scored: bool) -> None:
    """An uncovered crane in its colour with its sign; once scored, colourless."""
    edge, fill = ("slate", "ash") if scored else (f"{colour}_dark", colour)
    _ground(pen, edge, fill)
    if scored:
        monuments.crane(pen.inner(18, 14, 66), "slate", "mist")
        return
    monuments.crane(pen.inner(30, 12, 64), LIGHT_ON[colour], colour)
    pen.circle((24, 26), 20, LIGHT_ON[colour])
    sign(
        pen.inner(11, 12, 27),
        colour,
        f"{colour}_dark" if LIGHT_ON[colour] == "marble" else colour,
        LIGHT_ON[colour],
    )


def crane_base(pen: Pen, colour: str) -> None:
    """A crane under an open tile: its colour and sign show at the upper left."""
    _ground(pen, f"{colour}_dark", colour)
    sign(pen.inner(3, 3, 28), colour)


def temple(pen: Pen) -> None:
    """A temple of the Colonia, on its steps."""
    pen.rect(0, 0, 100, 100, "sand", 8)
    pen.rect(3, 3, 97, 97, "marble", 6)
    monuments.temple(pen.inner(14, 13, 72), "brass", "marble")


def free_space(pen: Pen) -> None:
    """A space without a tile, free to be built on."""
    pen.rect(0, 0, 100, 100, "sand", 8)
    pen.rect(2, 4, 99, 99, "page", 7)
    for x, y in ((12, 12), (88, 12), (12, 88), (88, 88)):
        pen.circle((x, y), 3, "joint")


def built(pen: Pen, kind: str) -> None:
    """A building: a coloured structure on its colour, a gray building on gray stone."""
    colour = STRUCTURES.get(kind)
    if colour is None:
        _ground(pen, "slate", "mist")
        BUILDINGS[kind](pen.inner(13, 11, 74), "ink", "mist")
        return
    _ground(pen, f"{colour}_dark", colour)
    BUILDINGS[kind](pen.inner(13, 11, 74), LIGHT_ON[colour], colour)


def cramp(pen: Pen) -> None:
    """The cramp that holds the halves of a double building together."""
    pen.rect(0, 0, pen.width, pen.height, "ink", 4)
    pen.rect(2, 2, pen.width - 2, pen.height - 2, "gold", 3)


def _ground(pen: Pen, edge: str, fill: str) -> None:
    pen.rect(0, 0, 100, 100, edge, 8)
    pen.rect(2, 2, 98, 95, fill, 7)
