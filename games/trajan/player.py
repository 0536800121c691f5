"""The area of one seat: action circle, hand, player mat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct, field

from games.hidden import Piece
from games.trajan.pieces import (
    ARCH_STARTS_AT,
    CENTRE,
    CONSTRUCTION_TILES,
    IN_MILITARY_CAMP,
    IN_WORKER_CAMP,
    MILITARY_CAMP,
    SUPPLY,
    TRAYS,
    clockwise,
)


class OwnBonusTile(Struct, frozen=True):
    """A bonus tile in front of a seat."""

    name: str
    yellow: bool
    """Whether its yellow side is shown."""


class Player(Struct):
    points: int = 0
    """Victory points; they may fall below 0."""

    trays: dict[str, list[str]] = field(default_factory=lambda: {tray: [] for tray in TRAYS})
    """Tray -> the colours of the action markers in it, sorted in the order of `COLOURS`."""
    slots: dict[str, str] = field(default_factory=dict)
    """Slot -> the Trajan tile in it; a free slot is not in it."""
    arch: str = ARCH_STARTS_AT
    """The slot with the Arch of Trajan; CENTRE while all are occupied."""
    kept: list[str] = field(default_factory=list)
    """The Trajan tiles of the demand stack that were accomplished."""
    plus_two: list[str] = field(default_factory=list)
    """The actions with a [+2] marker."""

    hand: list[Piece] = field(default_factory=list)
    """The commodity cards in hand; those that lay open before are known to everybody."""
    displayed: list[Piece] = field(default_factory=list)
    """The commodity cards in the personal display, in the order in which they came; all are open."""

    demands_met: bool = False
    """Whether the seat has met the demands of this quarter that it could."""
    tiles: dict[str, int] = field(default_factory=dict)
    """Forum tiles and extra action tiles on the mat: kind -> number."""
    construction: list[str] = field(default_factory=list)
    """Construction tiles, in the order in which they were taken."""
    bonus: list[OwnBonusTile] = field(default_factory=list)

    supply: int = SUPPLY
    """Player tokens on the mat."""
    military_camp: int = IN_MILITARY_CAMP
    worker_camp: int = IN_WORKER_CAMP
    leader: str = MILITARY_CAMP
    """The province of the military leader, or the camp."""

    # The action circle

    @property
    def free_slot(self) -> str:
        """The next free slot clockwise from the Arch, where it goes after a Trajan action, or the CENTRE."""
        free = [slot for slot in clockwise(self.arch or TRAYS[-1]) if slot not in self.slots]
        return next((slot for slot in free if slot != self.arch), CENTRE)

    # Cards

    @property
    def cards(self) -> Mapping[str, int]:
        """The known cards in hand: commodity -> number, sorted by name."""
        return dict(sorted(Counter(card.face for card in self.hand if card.face).items()))

    @property
    def display(self) -> Mapping[str, int]:
        """The cards in the personal display: commodity -> number, sorted by name."""
        return dict(sorted(Counter(card.face for card in self.displayed if card.face).items()))

    # Tiles

    def has(self, tile: str) -> bool:
        return self.tiles.get(tile, 0) > 0

    def construction_of(self, type_: str) -> list[str]:
        return [tile for tile in self.construction if CONSTRUCTION_TILES[tile].type == type_]
