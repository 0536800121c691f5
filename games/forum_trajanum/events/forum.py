"""Events in the forum."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.state import ForumTrajanum
from games.game import SeatEvent
from games.words import Argument


class EnvoySent(SeatEvent, frozen=True):
    """An envoy goes from the ship to a square of the forum."""

    space: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.sent = [*player.sent, player.ship[-1]]
        player.ship = player.ship[:-1]
        state.envoys[self.space] = self.seat

    def square(self, state: ForumTrajanum) -> str:
        """The colour of the square, or eagle."""
        return state.squares[self.space]


class AreaCompleted(SeatEvent, frozen=True):
    """The last square of a colour area is filled."""

    colour: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        """The area bonus is an event of its own."""

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "area": f"area-{self.colour}"}
