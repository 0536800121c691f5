"""Trajan tiles without their points. A hundred units wide."""

from collections.abc import Mapping

from games.trajan.pieces import TRAJAN_TILES
from renderer.engine.pen import Art, Pen, raised
from renderer.kit import icons
from renderer.trajan.drawings import bonus, demands, goods, marks
from renderer.trajan.drawings.markers import marker

POINTS_BOX = (6, 50, 34, 42)
"""Where the points of a tile go: left, top, width, height."""

MARKERS = (7, 52)
"""How far from the left the two markers of a tile lie."""

MARKER = 41
MARKER_TOP = 4.5

STACK_SIGNS: Mapping[str, Art] = {
    "cards": goods.cards,
    "legionnaires": bonus.legionnaire,
    "workers": bonus.worker,
    "plus2": marks.plus_two,
    "points": icons.points,
}
"""The benefit of the tiles of a stack; those of the demand stack have the sign of their demand."""


@raised
def trajan_tile(pen: Pen, name: str) -> None:
    """A Trajan tile: the needed markers above, below at the right its benefit apart from points."""
    tile = TRAJAN_TILES[name]
    pen.rect(0, 0, 100, 100, "ink", 9)
    pen.rect(2.5, 2.5, 97.5, 96, "marble", 7)
    pen.rect(2.5, 48, 97.5, 85, "gold")
    pen.rect(2.5, 70, 97.5, 96, "gold", 7)
    pen.rect(2.5, 48, 97.5, 50, "brass")
    for colour, left in zip(tile.markers, MARKERS, strict=True):
        marker(pen.inner(left, MARKER_TOP, MARKER), colour)
    sign = demands.DEMANDS[tile.meets] if tile.meets else STACK_SIGNS[tile.stack]
    tokens = max(tile.military_camp, tile.worker_camp)
    places = ((36, 56, 33), (63, 56, 33)) if tokens > 1 else ((52, 51, 41),)
    for place in places:
        sign(pen.inner(*place))
