"""Events of goods, upgrades, points of area bonuses, and exchanges."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.pieces import ability_text
from games.forum_trajanum.state import ForumTrajanum
from games.game import Detail, PointsScored, SeatEvent
from games.words import Argument, Message, Seat


class Gained(Detail, SeatEvent, frozen=True):
    """Goods come from the supply: resource -> number."""

    goods: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        add_goods(state.players[self.seat].stock, self.goods, 1)


class Upgraded(Detail, SeatEvent, frozen=True):
    """The slide bar moves to a position, 0 to 6."""

    position: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].prestige = self.position


class PointsGained(PointsScored, frozen=True):
    """Points of an area bonus."""

    source = "bonus"
    points: int


class Exchanged(Detail, SeatEvent, frozen=True):
    """Goods are exchanged; `ability` is the citizen who does it, "" for anybody's exchange."""

    ability: str
    gave: Mapping[str, int]
    took: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        add_goods(player.stock, self.gave, -1)
        add_goods(player.stock, self.took, 1)
        if self.ability:
            add_goods(player.used, {self.ability: 1}, 1)

    def arguments(self) -> Mapping[str, Argument]:
        ability = ability_text(self.ability) if self.ability else ""
        return {"seat": Seat(self.seat), "ability": ability, "gave": self.gave, "took": self.took}

    def message(self) -> Message | None:
        return Message("event-Exchanged-ability" if self.ability else "event-Exchanged", self.arguments())


def add_goods(stock: dict[str, int], goods: Mapping[str, int], sign: int) -> None:
    """Add goods to a stock (sign 1), or remove them (-1)."""
    for kind, number in goods.items():
        stock[kind] = stock.get(kind, 0) + sign * number
