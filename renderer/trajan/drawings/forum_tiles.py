"""Forum tiles and extra action tiles, each filling its drawing. Unit: a hundredth of it."""

from games.trajan.pieces import DEMANDS, FORUM_TILES, WILD_COMMODITY, WILD_CONSTRUCTION, WILD_DEMAND
from renderer.engine.pen import Pen, raised
from renderer.trajan.drawings.actions import action, senate
from renderer.trajan.drawings.construction import roof
from renderer.trajan.drawings.demands import demand
from renderer.trajan.drawings.marks import wild


@raised
def forum_tile(pen: Pen, tile: str) -> None:
    """A tile face up: extra action tiles on light, all others on marble."""
    edge, ground = ("brass", "glow") if FORUM_TILES[tile].action else ("green_dark", "marble")
    pen.rect(0, 0, 100, 100, edge, 10)
    pen.rect(4, 4, 96, 94, ground, 7)
    forum_tile_signs(pen.inner(11, 10, 78), tile)


def forum_tile_signs(pen: Pen, tile: str) -> None:
    """What stands on a tile, without its edge."""
    kind = FORUM_TILES[tile]
    if kind.action:
        action(pen.inner(4, 2, 78), kind.action, "ink", "glow")
        _again(pen.inner(58, 58, 42))
    elif kind.votes:
        _votes(pen, kind.votes)
    elif kind.meets:
        demand(pen, kind.meets)
    else:
        _wild(pen, tile)


def _again(pen: Pen) -> None:
    """Once more: an arrow that turns about, on a dark seal."""
    pen.circle((50, 50), 50, "ink")
    pen.arc((50, 52), 27, (-50, 210), 12, "glow")
    pen.polygon("52,2 52,46 84,24", "glow")


def _votes(pen: Pen, votes: int) -> None:
    """Votes in the senate: discs, as on dice, below the chair."""
    senate(pen.inner(24, -6, 52), "crimson", "marble")
    rows = (votes,) if votes < 4 else (votes - 2, 2)
    for line, number in enumerate(rows):
        y = 75 + (line - (len(rows) - 1) / 2) * 27
        for place in range(number):
            pen.circle((50 + (place - (number - 1) / 2) * 28, y), 12, "ink")


def _wild(pen: Pen, tile: str) -> None:
    """A wild tile: what it stands for, with a star."""
    if tile == WILD_CONSTRUCTION:
        roof(pen.inner(2, 2, 66), "ink", "marble")
    elif tile == WILD_COMMODITY:
        pen.rect(6, 4, 60, 76, "ink", 8)
        pen.rect(12, 10, 54, 70, "sand", 5)
    elif tile == WILD_DEMAND:
        for (left, top), kind in zip(((22, -4), (-4, 42), (48, 42)), DEMANDS, strict=True):
            demand(pen.inner(left, top, 54), kind)
        return
    else:
        _again(pen.inner(4, 4, 62))
    wild(pen.inner(48, 46, 54))
