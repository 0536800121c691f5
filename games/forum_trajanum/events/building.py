"""Events of the building action, and of the benefit tracks."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.effects import benefit_text
from games.forum_trajanum.events.goods import add_goods
from games.forum_trajanum.pieces import PLANS, ability_text, plan_text
from games.forum_trajanum.player import Building
from games.forum_trajanum.state import ForumTrajanum
from games.game import Detail, PointsScored, SeatEvent
from games.words import Argument, Listed, Message, Seat


class Paid(Detail, SeatEvent, frozen=True):
    """Goods go back to the supply for a building; abilities used for it: ability -> times."""

    goods: Mapping[str, int]
    abilities: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        add_goods(player.stock, self.goods, -1)
        add_goods(player.used, self.abilities, 1)

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "goods": Listed(self.goods), "abilities": _abilities(self.abilities)}

    def message(self) -> Message | None:
        return Message("event-Paid-abilities" if self.abilities else "event-Paid", self.arguments())


class TileBuilt(SeatEvent, frozen=True):
    """A building tile is laid; `spaces` are those of its halves, in the plan's order."""

    plan: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        built = state.players[self.seat].built
        halves = PLANS[self.plan].halves
        for half, name, other in zip(halves, self.spaces, reversed(self.spaces), strict=True):
            built[name] = Building(half, other if len(halves) == 2 else "")

    def arguments(self) -> Mapping[str, Argument]:
        built = self.plan.replace("+", "-")
        return {"seat": Seat(self.seat), "plan": plan_text(self.plan), "built": built, "spaces": self.spaces}


class ColumnScored(PointsScored, frozen=True):
    """A triumphal column, or a marker at the Trajan's Column, scores: fragment and active citizens."""

    source = "column"
    fragment: int
    citizens: int

    @property
    def points(self) -> int:
        return self.fragment + self.citizens

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "points": self.points}


class MarkerMoved(Detail, SeatEvent, frozen=True):
    """A forum marker moves one step on a benefit track."""

    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].tracks[self.track] = self.step

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "track": f"kind-{self.track}"}


class BenefitTaken(SeatEvent, frozen=True):
    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        """Its benefits are events of their own."""

    def arguments(self) -> Mapping[str, Argument]:
        benefit = benefit_text(self.track, self.step)
        return {"seat": Seat(self.seat), "benefit": benefit, **benefit.args}


class MarkerAtColumn(Detail, SeatEvent, frozen=True):
    """A forum marker has finished its track and stands next to the Trajan's Column."""

    track: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.markers_at_column = [*player.markers_at_column, self.track]

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "track": f"kind-{self.track}"}


def _abilities(abilities: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(map(ability_text, abilities))
