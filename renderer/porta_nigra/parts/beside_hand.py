"""Next to the hand of a seat: where its builder is, its draw pile, its elements, the bricks of the supply."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import LAST_ELEMENT
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit
from renderer.engine.pen import Art
from renderer.kit import furniture
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.drawings.sources import action_card_sign
from renderer.porta_nigra.styles import STOCK_FIGURES

_SIGN = 58
_QUARTER = 62
_GAP = 12


def beside_hand(view: PortaNigra, seat: int, field: Box) -> Iterator[Item]:
    """One below the other: the builder and its quarter, the draw pile, the elements, the supply."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    place, pile, elements, supply = field.part(18, 8, field.width - 24, field.height - 20).rows(4, 4)
    yield Stamp(builder, _first(place).centred(_SIGN, _SIGN), (seat,))
    if quarter := view.players[seat].quarter:
        sign = place.part(_SIGN + _GAP, 0, _QUARTER, place.height).centred(_QUARTER, _QUARTER)
        yield Stamp(building_sign, sign, (quarter, "ink", "stone"))
    yield from _counted(action_card_sign, str(view.pile(seat)), pile)
    built = view.elements_built(seat)
    yield from _counted(element_sign, f"{built}/{LAST_ELEMENT}", elements)
    yield from _counted(brick_pile, str(view.supply), supply)


def _first(box: Box) -> Box:
    """Where the sign of a box lies."""
    return box.part(0, 0, _SIGN, box.height)


def _counted(art: Art, figure: str, box: Box) -> Iterator[Item]:
    """A sign and a figure next to it."""
    yield Stamp(art, _first(box).centred(_SIGN, _SIGN))
    yield from _figure(figure, box)


def _figure(figure: str, box: Box) -> Iterator[Item]:
    """A figure next to a sign."""
    field = box.part(_SIGN + _GAP, 0, box.width - _SIGN - 2 * _GAP, box.height)
    text, style = fit(figure, STOCK_FIGURES, field.width)
    yield Text(text, style, field, "ink", "left")
