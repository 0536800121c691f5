"""What a seat has and gains apart from bricks: sesterces, torches, influence chips. A hundred units wide."""

from collections.abc import Mapping
from math import cos, pi, sin

from renderer.engine.pen import Art, Pen
from renderer.kit import icons
from renderer.kit.pieces import PALE, laurel
from renderer.porta_nigra.drawings.bricks import brick
from renderer.porta_nigra.drawings.people import roman


def sesterce(pen: Pen) -> None:
    """A coin with its value stamped: two bars and a half, crossed."""
    pen.circle((50, 50), 48, "ink")
    pen.circle((50, 50), 43, "brass")
    pen.circle((50, 48), 39, "gold")
    pen.line("32,28 32,70", 9, "ink")
    pen.line("50,28 50,70", 9, "ink")
    pen.line("69,32 69,66", 9, "ink")
    pen.line("22,49 78,49", 8, "ink")


def torch(pen: Pen) -> None:
    pen.polygon("38,54 62,54 56,98 44,98", "ink")
    pen.polygon("43,58 57,58 53,94 47,94", "wood")
    pen.rect(32, 48, 68, 62, "ink", 4)
    pen.rect(36, 52, 64, 58, "gold", 2)
    pen.blob("50,0 66,16 74,34 64,52 36,52 26,34 36,24 40,12", "ink")
    pen.blob("50,7 62,20 68,34 60,48 40,48 32,36 42,26 44,16", "ember")
    pen.blob("51,20 60,32 58,46 44,46 40,38 48,32", "flame")
    pen.blob("51,32 55,39 53,46 47,46 46,40", "glow")


def torch_token(pen: Pen) -> None:
    """A torch token: a torch on a dark disc."""
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 44, "umber")
    torch(pen.inner(16, 10, 68))


def spent_torch(pen: Pen) -> None:
    """A torch of a card that is used: burnt out."""
    pen.polygon("38,54 62,54 56,98 44,98", "slate")
    pen.rect(32, 44, 68, 60, "slate", 4)
    pen.stroke("50,38 44,30 54,22 48,12", 6, "ash")


def chip(pen: Pen) -> None:
    """An influence chip: a laurel on a notched disc."""
    pen.circle((50, 50), 49, "ink")
    pen.circle((50, 50), 44, "crimson")
    for number in range(8):
        turn = number * pi / 4 + pi / 8
        pen.line([(50 + reach * cos(turn), 50 + reach * sin(turn)) for reach in (36, 41)], 7, "glow")
    pen.circle((50, 50), 32, "marble")
    laurel(pen.inner(21, 20, 58), "laurel")


GOODS_ARTS: Mapping[str, Art] = {
    "sesterces": sesterce,
    "torches": torch_token,
    "chips": chip,
    "romans": roman,
    "points": icons.points,
}
"""The sign of each kind of goods but bricks."""


def goods(pen: Pen, kind: str, is_missing: bool = False) -> None:
    """The sign of goods: of a colour's bricks, or of one of GOODS_ARTS; pale for what is missing."""
    if kind in GOODS_ARTS:
        GOODS_ARTS[kind](pen)
    else:
        brick(pen, kind)
    if is_missing:
        pen.fade(PALE)
