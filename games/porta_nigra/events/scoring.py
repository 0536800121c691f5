"""Events of the final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Event, Gain, SeatEvent
from games.porta_nigra.pieces import MAJORITIES
from games.porta_nigra.state import PortaNigra
from games.words import Argument, Message


class FinalScore(SeatEvent, frozen=True):
    """Points of the final scoring."""

    points: int

    def apply(self, state: PortaNigra) -> None:
        state.players[self.seat].points += self.points

    def message(self) -> Message:
        return Message(f"event-{type(self).__name__}", self.arguments())


class SetScored(FinalScore, frozen=True):
    """A set of building cards of different buildings scores."""

    buildings: tuple[str, ...]

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "sets")

    def arguments(self) -> Mapping[str, Argument]:
        buildings = tuple(f"building-{building}" for building in self.buildings)
        return {**super().arguments(), "buildings": buildings, "n": len(buildings)}


class FinalCardScored(FinalScore, frozen=True):
    """A final card scores."""

    card: str

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "final_cards")


class PlayAreaScored(FinalScore, frozen=True):
    """What is left in the play area scores."""

    goods: Mapping[str, int]
    """Sesterces, romans, chips, torches and bricks, as far as there are any."""

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "play_area")


class MajorityScored(FinalScore, frozen=True):
    """A majority scores; a tie that nothing decides may bring nothing."""

    area: str
    place: int
    """1 is best; with `shared` others have the same place."""
    number: int
    """The bricks there; in the Porta Nigra the elements of the height."""
    shared: bool
    ahead_by: str
    """What puts it ahead of one with as much: "colour" or "bricks", else ""."""

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "majorities")

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "area": f"area-{self.area}",
            "place": Message(f"place-{self.place}"),
            "number": number_text(self.area, self.number, shared=self.shared, ahead_by=self.ahead_by),
        }


def number_text(area: str, number: int, *, shared: bool, ahead_by: str) -> Message:
    """What a seat has in an area, and what decides a tie there."""
    text = f"majority-{'elements' if MAJORITIES[area].height else 'bricks'}"
    by = "shared" if shared else ahead_by
    return Message(f"{text}-{by}" if by else text, {"n": number})


class GameEnded(Event, frozen=True):
    """The game is over."""

    def apply(self, state: PortaNigra) -> None:
        state.phase = ""

    def message(self) -> None:
        return None


Score = SetScored | FinalCardScored | PlayAreaScored | MajorityScored
"""What brings points in the final scoring, in its order."""

ScoringEvent = Score | GameEnded
"""The events of this module."""
