"""The signs of the sources of points, on a square of a hundred units."""

from collections.abc import Mapping
from functools import partial

from renderer.engine.pen import Art, Pen
from renderer.kit import icons as kit_actions
from renderer.trajan.drawings import bonus, construction, demands, goods, marks, ships
from renderer.trajan.drawings.actions import action

_SIGNS: Mapping[str, Art] = {
    "trajan": partial(action, name="trajan"),
    "senate": partial(action, name="senate"),
    "provinces": partial(action, name="military"),
    "ships": partial(ships.ship, name="equal"),
    "construction": partial(action, name="construction"),
    "demands": demands.bread,
    "hand": goods.cards,
    "camps": marks.camp,
    "sets": partial(construction.construction_sign, type_="door"),
    "bonus": bonus.yellow_tiles,
    "leftover": kit_actions.points,
}


def source_sign(pen: Pen, source: str) -> None:
    _SIGNS[source](pen)
