"""Events of the setup."""

from __future__ import annotations

from games.game import Event, SeatEvent, Silent
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat


class StartPlayerDrawn(SeatEvent, frozen=True):
    """The start player of the first round."""

    def apply(self, state: PortaNigra) -> None:
        state.start = self.seat


class AgeOrderSet(Event, frozen=True):
    """The seats from the youngest to the oldest, drawn or given by the options."""

    seats: tuple[int, ...]

    def apply(self, state: PortaNigra) -> None:
        state.young = list(self.seats)

    def message(self) -> Message:
        return Message("event-AgeOrderSet", {"seats": tuple(map(Seat, self.seats))})


class SetupEnded(Silent, frozen=True):
    """The table is set up; the start player's turn begins with its refill."""

    def apply(self, state: PortaNigra) -> None:
        state.active = state.start
        state.phase = "refill"
