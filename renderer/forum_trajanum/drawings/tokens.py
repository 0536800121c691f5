"""Every small sign by name, for rows of signs: goods, and what abilities, bonuses and benefits bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderer.engine.layout import Box, Stamp
from renderer.engine.pen import Art, Pen
from renderer.forum_trajanum.drawings import goods, people
from renderer.kit import actions, pieces

_ARTS: Mapping[str, Art] = {
    "any_worker": people.any_worker,
    "any_square": goods.any_square,
    "area_bonus": goods.area_bonus,
    "build_again": goods.build_again,
    "eagle": pieces.eagle,
    "envoy": people.envoy,
    "points": actions.points,
    "slide_bar": goods.slide_bar,
    "take_tile": goods.take_tile,
}


def token(pen: Pen, name: str) -> None:
    """A small sign by its name."""
    if name in _ARTS:
        _ARTS[name](pen)
    else:
        goods.good(pen, name)


def row_of(names: Sequence[str], box: Box, size: int, gap: int = 4) -> list[Stamp]:
    """Signs of this size side by side in the middle of a box."""
    field = box.centred(size * len(names) + gap * (len(names) - 1), size)
    return [
        Stamp(token, field.part(number * (size + gap), 0, size, size), (name,), essential=True)
        for number, name in enumerate(names)
    ]
