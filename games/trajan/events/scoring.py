"""Events of the final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Event, Gain, SeatEvent
from games.trajan.state import Trajan
from games.words import Argument, Message


class FinalScore(SeatEvent, frozen=True):
    """Points of the final scoring."""

    points: int

    def apply(self, state: Trajan) -> None:
        state.players[self.seat].points += self.points

    def message(self) -> Message:
        return Message(f"event-{type(self).__name__}", self.arguments())


class HandScored(FinalScore, frozen=True):
    """The commodity cards in hand score."""

    cards: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "hand")


class CampsScored(FinalScore, frozen=True):
    """The workers and legionnaires in the camps score."""

    workers: int
    legionnaires: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "camps")


class SetScored(FinalScore, frozen=True):
    """A set of construction tiles of one type scores."""

    type: str
    size: int
    """3 or 4, wild ones among them."""
    wild: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "sets")

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "type": f"type-{self.type}"}


class BonusTileScored(FinalScore, frozen=True):
    """A bonus tile scores."""

    tile: str
    yellow: bool
    """Which side lies up."""
    counted: int
    """What it counts, wild cards among it."""
    wild: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "bonus")

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "tile": f"bonus-{self.tile}"}


class LeftoverTilesScored(FinalScore, frozen=True):
    """The Trajan tiles beside the action circle score, at tables that play so."""

    tiles: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "leftover")


class GameEnded(Event, frozen=True):
    """The game is over."""

    def apply(self, state: Trajan) -> None:
        state.phase = ""

    def message(self) -> None:
        return None


Score = HandScored | CampsScored | SetScored | BonusTileScored | LeftoverTilesScored
"""What brings points in the final scoring, in its order."""

ScoringEvent = Score | GameEnded
"""The events of this module."""
