"""Events between two rounds, and of the early end."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Detail, Event, PointsScored, SeatEvent, Silent
from games.porta_nigra.pieces import LAST_ELEMENT
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import sesterces_text
from games.words import Argument, Message, Seat


class InterimScored(PointsScored, frozen=True):
    """A seat splits what its bricks in the buildings bring into points and sesterces."""

    source = "interim"
    bricks: int
    points: int
    sesterces: int

    def apply(self, state: PortaNigra) -> None:
        player = state.players[self.seat]
        player.points += self.points
        player.sesterces += self.sesterces
        following = state.next_clockwise(self.seat)
        state.active = None if following == state.start else following

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "sesterces": sesterces_text(self.sesterces),
            "sesterces_number": self.sesterces,
        }


class InterimEnded(Silent, frozen=True):
    """All seats have split what their bricks bring."""

    def apply(self, state: PortaNigra) -> None:
        state.phase = "start_player"


class CardsShuffled(Detail, SeatEvent, frozen=True):
    """A seat shuffles its discard pile, which becomes its draw pile."""

    last_turn: bool
    """Whether that is for its last turn after an early end; else a round begins."""

    def apply(self, state: PortaNigra) -> None:
        state.players[self.seat].played = []

    def message(self) -> Message | None:
        return Message("event-CardsShuffled", self.arguments()) if self.last_turn else None


class StartPlayerNamed(SeatEvent, frozen=True):
    """The seat with the fewest points names the start player of the next round."""

    named: int

    def apply(self, state: PortaNigra) -> None:
        state.start = self.named

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "named": Seat(self.named)}

    def message(self) -> Message:
        other = "" if self.seat == self.named else "-other"
        return Message(f"event-StartPlayerNamed{other}", self.arguments())


class RoundBegan(Event, frozen=True):
    """A round begins with the turn of its start player."""

    round: int

    def apply(self, state: PortaNigra) -> None:
        state.round = self.round
        state.active = state.start
        state.phase = "refill"


class EarlyEndCame(PointsScored, frozen=True):
    """The early end came in the turn of a seat, which scores for it."""

    source = "early_end"
    reason: str
    """"bricks": market and supply are empty; "elements": the last Roman stands on an element."""
    points: int
    last_turns: tuple[int, ...]
    """The seats that have one more turn, in order."""

    def apply(self, state: PortaNigra) -> None:
        super().apply(state)
        state.ended_by = self.seat
        state.last_turns = list(self.last_turns)

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "elements": LAST_ELEMENT,
            "last_turns": tuple(map(Seat, self.last_turns)),
            "last_turns_number": len(self.last_turns),
        }

    def message(self) -> Message:
        return Message(f"event-EarlyEndCame-{self.reason}", self.arguments())
