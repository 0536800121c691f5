"""Events of the final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from games.scoring import FinalScore
from games.words import Argument


class HandScored(FinalScore, frozen=True):
    """The commodity cards in hand score."""

    source = "hand"
    cards: int


class CampsScored(FinalScore, frozen=True):
    """The workers and legionnaires in the camps score."""

    source = "camps"
    workers: int
    legionnaires: int


class SetScored(FinalScore, frozen=True):
    """A set of construction tiles of one type scores."""

    source = "sets"
    type: str
    size: int
    """3 or 4, wild ones among them."""
    wild: int

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "type": f"type-{self.type}"}


class BonusTileScored(FinalScore, frozen=True):
    source = "bonus"
    tile: str
    yellow: bool
    counted: int
    """What it counts, wild cards among it."""
    wild: int

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "tile": f"bonus-{self.tile}"}


class LeftoverTilesScored(FinalScore, frozen=True):
    """The Trajan tiles next to the action circle score, at tables that play so."""

    source = "leftover"
    tiles: int


Score = HandScored | CampsScored | SetScored | BonusTileScored | LeftoverTilesScored
"""The scores of the final scoring, in its order."""
