"""Events of a turn: a sowing, a Trajan tile that is accomplished, the end of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Detail, PointsScored, SeatEvent, Silent
from games.trajan.events.tiles import trajan_tile_text
from games.trajan.pieces import CENTRE, TRAJAN_TILES, sorted_markers
from games.trajan.sowing import SowingPlan
from games.trajan.state import Trajan
from games.trajan.texts import order_text, tray_text
from games.words import Argument, Message


class Sown(SeatEvent, frozen=True):
    """A seat sows a tray, and the time marker moves."""

    tray: str
    order: tuple[tuple[str, ...], ...]
    """The colours that each tray gets, in the order in which the markers fall."""

    @property
    def plan(self) -> SowingPlan:
        """Where the markers fall."""
        return SowingPlan(self.tray, sorted_markers(colour for colours in self.order for colour in colours))

    def apply(self, state: Trajan) -> None:
        plan, trays = self.plan, state.players[self.seat].trays
        trays[self.tray] = []
        for (tray, _), colours in zip(plan.portions, self.order, strict=True):
            trays[tray] = list(sorted_markers((*trays[tray], *colours)))
        ended, state.time = divmod(state.time + plan.steps, state.steps)
        state.rounds_ended += ended

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "tray": tray_text(self.tray),
            "target": tray_text(self.plan.target),
            "steps": self.plan.steps,
            "order": order_text(self.order),
        }

    def headline(self) -> Message:
        return Message("headline-Sown", self.arguments())


class TileAccomplished(PointsScored, frozen=True):
    """A Trajan tile leaves its slot; an Arch in the centre goes there."""

    source = "trajan"
    tile: str
    slot: str

    @property
    def points(self) -> int:
        return TRAJAN_TILES[self.tile].points

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        del player.slots[self.slot]
        player.points += self.points
        if player.arch == CENTRE:
            player.arch = self.slot
        if TRAJAN_TILES[self.tile].meets:
            player.kept = [*player.kept, self.tile]

    def arguments(self) -> Mapping[str, Argument]:
        return {
            **super().arguments(),
            "tile": trajan_tile_text(self.tile),
            "slot": tray_text(self.slot),
            "points": self.points,
        }


class PlusTwoPlaced(Detail, SeatEvent, frozen=True):
    """A [+2] marker comes to an action."""

    action: str

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.plus_two = [*player.plus_two, self.action]

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "action": f"action-{self.action}"}


class TurnEnded(Silent, SeatEvent, frozen=True):
    """The turn ends; the next seat follows, after the rounds that end with this turn."""

    def apply(self, state: Trajan) -> None:
        state.active = state.next_clockwise(self.seat)
        state.phase = "round_end" if state.rounds_ended else "turn"
