"""The signs of the sources of points, on a square of a hundred units."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from renderer.engine.pen import Art, Pen
from renderer.kit import actions
from renderer.kit.pieces import laurel
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import chip, sesterce


def card_sheet(pen: Pen, sign: Art) -> None:
    """A card with a sign on it."""
    pen.rect(12, 0, 88, 100, "ink", 10)
    pen.rect(17, 5, 83, 95, "marble", 7)
    sign(pen.inner(21, 21, 58))


def building_card_sign(pen: Pen, building: str, colour: str) -> None:
    """A building card as a sign: its building on the ground of its colour."""
    pen.rect(12, 0, 88, 100, "ink", 10)
    pen.rect(17, 5, 83, 95, f"brick_{colour}_pale", 7)
    building_sign(pen.inner(24, 24, 52), building)


_SIGNS: Mapping[str, Art] = {
    "elements": element_sign,
    "cards_now": chip,
    "interim": brick_pile,
    "early_end": actions.done,
    "sets": partial(card_sheet, sign=partial(building_sign, building="basilica")),
    "final_cards": partial(card_sheet, sign=actions.points),
    "play_area": sesterce,
    "majorities": partial(laurel, fill="gold", edge="brass"),
}


def source_sign(pen: Pen, source: str) -> None:
    """The sign of a source of points."""
    _SIGNS[source](pen)
