"""Sets of construction tiles, wild ones among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement

from msgspec import Struct

from games.trajan.pieces import SET_POINTS, TYPES, WILD_CONSTRUCTION
from games.trajan.player import Player


class ConstructionSet(Struct, frozen=True):
    """A set of construction tiles of one type."""

    type: str
    size: int
    """3 or 4, wild ones among them."""
    wild: int
    points: int


def construction_sets(player: Player) -> tuple[ConstructionSet, ...]:
    """The sets that bring a seat most now, at most one of each type, with as few wild tiles as that takes."""
    own = {type_: len(player.construction_of(type_)) for type_ in TYPES}
    wilds = player.tiles.get(WILD_CONSTRUCTION, 0)
    ways = (
        _sets(own, Counter(types))
        for number in range(wilds + 1)
        for types in combinations_with_replacement(TYPES, number)
    )
    return max(ways, key=lambda sets: sum(each.points for each in sets))


def _sets(own: Mapping[str, int], wild: Mapping[str, int]) -> tuple[ConstructionSet, ...]:
    """The sets of own and wild tiles of each type."""
    found = []
    for type_, number in own.items():
        size = min(number + wild.get(type_, 0), max(SET_POINTS))
        if size in SET_POINTS:
            found.append(ConstructionSet(type_, size, max(0, size - number), SET_POINTS[size]))
    return tuple(found)
