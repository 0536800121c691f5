"""Colonia tiles and citizens, each filling its drawing. Unit: a hundredth of it."""

from games.forum_trajanum.pieces import TILES, WOMEN
from renderer.engine.pen import Pen, raised
from renderer.forum_trajanum.drawings import goods, people


@raised
def tile_face(pen: Pen, face: str, seat: int) -> None:
    """A Colonia tile face up, edged in its owner's hue."""
    pen.rect(0, 0, 100, 100, f"seat{seat}_dark", 10)
    pen.rect(3, 3, 97, 95, "marble", 8)
    face_signs(pen, face)


def face_signs(pen: Pen, face: str) -> None:
    """The signs on a Colonia tile: its goods, or a citizen's class, framed, a woman's with a sign."""
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


@raised
def citizen(pen: Pen, kind: str, active: bool) -> None:
    """A citizen in its row; an inactive one is gray."""
    if active:
        pen.rect(0, 0, 100, 100, "brass", 10)
        pen.rect(3, 3, 97, 95, "sand", 8)
        pen.rect(8, 8, 92, 90, "marble", 5)
        people.CLASS_SIGNS[kind](pen.inner(15, 14, 70))
        return
    pen.rect(0, 0, 100, 100, "slate", 10)
    pen.rect(3, 3, 97, 95, "ash", 8)
    people.CLASS_SIGNS[kind](pen.inner(18, 16, 64), "slate", "mist", "ash")


def citizen_space(pen: Pen, kind: str) -> None:
    """An empty space for a citizen of a class."""
    pen.rect(0, 0, 100, 100, "joint", 10)
    pen.rect(3, 5, 98, 98, "stone", 8)
    people.CLASS_SIGNS[kind](pen.inner(22, 21, 58), "joint", "sand", "stone")
