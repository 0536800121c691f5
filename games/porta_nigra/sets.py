"""Sets of building cards of different buildings, substitutes among them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.porta_nigra.pieces import BUILDINGS, SET_POINTS


class CardSet(Struct, frozen=True):
    buildings: tuple[str, ...]
    """Its 1 to 4 different buildings, clockwise."""

    @property
    def points(self) -> int:
        return SET_POINTS[len(self.buildings)]


def card_sets(owned: Mapping[str, int]) -> tuple[CardSet, ...]:
    """The sets that score most, the biggest first; `owned` is building -> number of its cards."""
    return tuple(
        CardSet(tuple(building for building in BUILDINGS if owned.get(building, 0) >= number))
        for number in range(1, max(owned.values(), default=0) + 1)
    )


def set_points(owned: Mapping[str, int]) -> int:
    """The points of the sets; `owned` is building -> number of its cards."""
    return sum(each.points for each in card_sets(owned))
