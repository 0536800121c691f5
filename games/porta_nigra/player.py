"""The area of one seat: play area, stock of bricks, cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from games.hidden import Piece
from games.porta_nigra.pieces import COLOURS, ROMANS, START_STOCK


class Player(Struct):
    points: int = 0

    sesterces: int = START_STOCK["sesterces"]
    torches: int = START_STOCK["torches"]
    """Torch tokens; not the torches of action cards."""
    chips: int = START_STOCK["chips"]
    romans: int = START_STOCK["romans"]
    """Those in the play area."""
    romans_left: int = ROMANS - START_STOCK["romans"]
    """Those in the supply."""
    bricks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    """The own stock: colour -> number."""

    quarter: str = ""
    """Where the builder stands, by its building; "" before the first turn."""

    hand: list[Piece] = field(default_factory=list)
    """The action cards in hand, which only their owner knows."""
    played: list[Piece] = field(default_factory=list)
    """The action cards played in this round, open."""

    building_cards: list[str] = field(default_factory=list)
    substitutes: list[str] = field(default_factory=list)
    """The buildings of the substitutes that are owned."""
    final_cards: list[str] = field(default_factory=list)

    @property
    def buildings_owned(self) -> Mapping[str, int]:
        """The building cards by building, substitutes among them."""
        buildings = [card.partition("-")[0] for card in self.building_cards] + self.substitutes
        return {building: buildings.count(building) for building in dict.fromkeys(buildings)}
