"""Events between two rounds."""

from __future__ import annotations

from games.game import Gain, SeatEvent
from games.porta_nigra.state import PortaNigra
from games.words import Message


class InterimScored(SeatEvent, frozen=True):
    """A seat splits what its bricks bring into points and sesterces."""

    bricks: int
    points: int
    sesterces: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "interim")

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        player.points += self.points
        player.sesterces += self.sesterces
        if self.seat == state.turn_order[-1]:
            state.phase = "start_player"


class CardsShuffled(SeatEvent, frozen=True):
    """The discard pile of a seat becomes its draw pile."""

    def apply(self, state: PortaNigra) -> None:
        state.players[self.seat].played = []

    def message(self) -> Message | None:
        return None


class RoundBegan(SeatEvent, frozen=True):
    """A new round begins with this start player."""

    round: int

    def apply(self, state: PortaNigra) -> None:
        state.round = self.round
        state.start = state.active = self.seat
        state.phase = "refill"


RoundEvent = InterimScored | CardsShuffled | RoundBegan
"""What can happen between two rounds."""
