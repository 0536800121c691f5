"""Events of the final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from games.porta_nigra.pieces import MAJORITIES
from games.scoring import FinalScore
from games.words import Argument, Message


class SetScored(FinalScore, frozen=True):
    """A set of building cards of different buildings scores."""

    source = "sets"
    buildings: tuple[str, ...]

    def arguments(self) -> Mapping[str, Argument]:
        buildings = tuple(f"building-{building}" for building in self.buildings)
        return {**super().arguments(), "buildings": buildings, "n": len(buildings)}


class FinalCardScored(FinalScore, frozen=True):
    source = "final_cards"
    card: str


class PlayAreaScored(FinalScore, frozen=True):
    """What is left in the play area scores."""

    source = "play_area"
    goods: Mapping[str, int]
    """Sesterces, romans, chips, torches and bricks, without those that are 0."""


class MajorityScored(FinalScore, frozen=True):
    """A majority scores; a tie that nothing decides may bring nothing."""

    source = "majorities"
    area: str
    place: int
    """1 is best; with `shared` others have the same place."""
    number: int
    """The bricks there; in the Porta Nigra the elements of the height."""
    shared: bool
    ahead_by: str
    """The tie-break that puts it ahead: "colour" or "bricks", else ""."""

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "area": f"area-{self.area}",
            "place": Message(f"place-{self.place}"),
            "number": number_text(self.area, self.number, shared=self.shared, ahead_by=self.ahead_by),
        }


def number_text(area: str, number: int, *, shared: bool, ahead_by: str) -> Message:
    """A seat's number in an area, and the reason that decides a tie there."""
    text = f"majority-{'elements' if MAJORITIES[area].height else 'bricks'}"
    by = "shared" if shared else ahead_by
    return Message(f"{text}-{by}" if by else text, {"n": number})


Score = SetScored | FinalCardScored | PlayAreaScored | MajorityScored
"""What brings points in the final scoring, in its order."""
