"""Next to the hand of a seat: where its builder is, its draw pile, its elements, the bricks of the supply."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import LAST_ELEMENT
from games.porta_nigra.state import PortaNigra
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.kit import furniture
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.styles import BOARD_TIGHT, BOARD_WORDS

_SIGN = 58
_QUARTER = 62
_GAP = 12
_FIGURE = BOARD_TIGHT


def beside_hand(view: PortaNigra, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """One below the other: the builder and its quarter, the draw pile, the elements, the supply."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    place, pile, elements, supply = field.part(18, 8, field.width - 24, field.height - 20).rows(4, 4)
    yield Stamp(builder, _first(place).centred(_SIGN, _SIGN), (seat,))
    if quarter := view.players[seat].quarter:
        sign = place.part(_SIGN + _GAP, 0, _QUARTER, place.height).centred(_QUARTER, _QUARTER)
        yield Stamp(building_sign, sign, (quarter, "ink", "stone"))
    built = view.elements_built(seat)
    told = (
        ("pile", str(view.pile(seat)), pile),
        ("built", f"{built}/{LAST_ELEMENT}", elements),
        ("supply", str(view.supply), supply),
    )
    for name, figure, line in told:
        yield from _counted(words(f"picture-beside-{name}"), figure, line)


def _first(box: Box) -> Box:
    """Where the sign of a box lies."""
    return box.part(0, 0, _SIGN, box.height)


def _counted(word: str, figure: str, box: Box) -> Iterator[Item]:
    """A word, and a figure at the right."""
    wide = width(figure, _FIGURE)
    text, style = fit(word, BOARD_WORDS, box.width - wide - _GAP)
    yield Text(text, style, box, "bark", "left")
    yield Text(figure, _FIGURE, box.part(box.width - wide, 0, wide, box.height), "ink", "left")
