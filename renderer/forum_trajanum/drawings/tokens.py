"""Every small sign by name, for rows of signs: goods, and what abilities, bonuses and benefits bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderer.engine.layout import Box, Stamp
from renderer.engine.pen import Art, Pen
from renderer.forum_trajanum.drawings import goods, people
from renderer.kit import pieces

ABILITIES: Mapping[int, Sequence[str]] = {
    1: ("envoy", "any_square"),
    2: ("area_bonus", "area_bonus"),
    3: ("slide_bar", "upgrade"),
    4: ("coin", "assistant", "tribune"),
    5: ("assistant", "any_worker"),
    6: ("assistant", "builder"),
}
"""What the first citizen of each row, 1 to 6, is good for."""

SECONDS: Mapping[int, Sequence[str]] = {
    1: ("envoy",),
    2: ("area_bonus",),
    3: ("coin", "tribune"),
    4: ("coin", "assistant"),
    5: ("any_worker",),
    6: ("builder",),
}
"""What the second citizen of each row brings once."""

BENEFITS: Mapping[str, Sequence[Sequence[str]]] = {
    "library": (("any_worker", "tribune"), ("builder",), ("envoy", "eagle"), ("take_tile",)),
    "basilica": (("assistant", "assistant"), ("tribune", "tribune"), ("upgrade",), ("build_again",)),
    "market": (("coin",), ("area_bonus",), ("envoy", "any_square"), ("take_tile",)),
}
"""The benefits of each track, first to fourth step."""

_ARTS: Mapping[str, Art] = {
    "any_worker": people.any_worker,
    "any_square": goods.any_square,
    "area_bonus": goods.area_bonus,
    "build_again": goods.build_again,
    "eagle": pieces.eagle,
    "envoy": people.envoy,
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
