"""The spaces of a Colonia with what lies on them, each filling its drawing. Unit: a hundredth of it."""

from games.forum_trajanum.pieces import STRUCTURES
from renderer.engine.pen import Pen, raised
from renderer.forum_trajanum.drawings import monuments
from renderer.forum_trajanum.drawings.icons import BUILDINGS, LIGHT_ON, sign


@raised
def crane(pen: Pen, colour: str, scored: bool) -> None:
    """An uncovered crane in its colour with its sign; once scored, colourless."""
    edge, fill = ("slate", "ash") if scored else (f"{colour}_dark", colour)
    _ground(pen, edge, fill)
    if scored:
        monuments.crane(pen.inner(18, 14, 66), "slate", "mist")
        return
    monuments.crane(pen.inner(38, 18, 60), LIGHT_ON[colour], colour)
    pen.circle((27, 28), 18, LIGHT_ON[colour])
    sign(
        pen.inner(15, 16, 24),
        colour,
        f"{colour}_dark" if LIGHT_ON[colour] == "marble" else colour,
        LIGHT_ON[colour],
    )


@raised
def small_crane(pen: Pen, colour: str, scored: bool) -> None:
    """The crane of a colour where it is one of many; once scored, colourless."""
    edge, fill, ink, back = (
        ("slate", "ash", "slate", "mist") if scored else (f"{colour}_dark", colour, LIGHT_ON[colour], colour)
    )
    _ground(pen, edge, fill)
    monuments.crane(pen.inner(14, 11, 72), ink, back)


@raised
def crane_under_tile(pen: Pen, colour: str) -> None:
    """A crane under an open tile: its colour and sign show at the upper left."""
    _ground(pen, f"{colour}_dark", colour)
    sign(pen.inner(5, 9, 28), colour)


def temple(pen: Pen) -> None:
    pen.rect(0, 0, 100, 100, "joint", 8)
    pen.rect(3, 3, 97, 97, "stone", 6)
    monuments.temple(pen.inner(18, 17, 64), "sand", "stone")


def free_space(pen: Pen) -> None:
    """A free space, without a tile."""
    pen.rect(0, 0, 100, 100, "sand", 8)
    pen.rect(2, 4, 99, 99, "page", 7)
    for x, y in ((12, 12), (88, 12), (12, 88), (88, 88)):
        pen.circle((x, y), 3, "joint")


@raised
def building_space(pen: Pen, kind: str) -> None:
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
    pen.rect(2, 2, pen.width - 2, pen.height - 2, "sand", 3)


def _ground(pen: Pen, edge: str, fill: str) -> None:
    pen.rect(0, 0, 100, 100, edge, 8)
    pen.rect(2, 2, 98, 95, fill, 7)
