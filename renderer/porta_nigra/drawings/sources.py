"""The signs of the sources of points, on a square of a hundred units."""

from collections.abc import Mapping
from functools import partial

from renderer.engine.pen import Art, Pen
from renderer.kit import icons
from renderer.kit.pieces import laurel
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import chip, sesterce, torch


def card_sheet(pen: Pen, sign: Art) -> None:
    pen.rect(8, 0, 92, 100, "ink", 10)
    pen.rect(13, 5, 87, 95, "marble", 7)
    sign(pen.inner(16, 16, 68))


def action_card_sign(pen: Pen) -> None:
    """An action card: a torch on a card."""
    card_sheet(pen, torch)


def honor_card_sign(pen: Pen) -> None:
    """An honor card: an influence chip on a card."""
    card_sheet(pen, chip)


def final_card_sign(pen: Pen) -> None:
    """A final card: points on a card."""
    card_sheet(pen, icons.points)


def building_cards_sign(pen: Pen) -> None:
    """Building cards of whatever building."""
    card_sheet(pen, partial(building_sign, building="basilica"))


def building_card_sign(pen: Pen, building: str, colour: str) -> None:
    """A building card as a sign: its building on the ground of its colour; "" for a substitute's."""
    ground = f"brick_{colour}_pale" if colour else "mist"
    pen.rect(8, 0, 92, 100, "ink", 10)
    pen.rect(13, 5, 87, 95, ground, 7)
    building_sign(pen.inner(16, 16, 68), building, "ink", ground)


def card_of_colour(pen: Pen, colour: str) -> None:
    """A building card from afar: a card of its colour."""
    pen.rect(6, 0, 94, 100, "ink", 10)
    pen.rect(12, 6, 88, 94, "marble", 6)
    pen.rect(22, 16, 78, 84, f"brick_{colour}", 4)


_SIGNS: Mapping[str, Art] = {
    "elements": element_sign,
    "cards_now": chip,
    "interim": brick_pile,
    "early_end": icons.done,
    "sets": building_cards_sign,
    "final_cards": final_card_sign,
    "play_area": sesterce,
    "majorities": partial(laurel, fill="gold", edge="brass"),
}


def source_sign(pen: Pen, source: str) -> None:
    _SIGNS[source](pen)
