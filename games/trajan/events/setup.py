"""Events of the setup."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Detail, SeatEvent, Silent
from games.trajan.pieces import SENATE_TRACK, TRAYS, sorted_markers
from games.trajan.player import OwnBonusTile
from games.trajan.state import Trajan
from games.trajan.texts import tray_markers_text
from games.words import Argument


class DistrictLaid(Silent, frozen=True):
    """The construction tiles lie on their sites: site -> tile."""

    tiles: Mapping[str, str]

    def apply(self, state: Trajan) -> None:
        state.district = dict(self.tiles)


class MarkersSetOut(SeatEvent, frozen=True):
    """A seat has set out its action markers: tray -> their colours."""

    trays: Mapping[str, tuple[str, ...]]

    def apply(self, state: Trajan) -> None:
        trays = {tray: list(sorted_markers(colours)) for tray, colours in self.trays.items()}
        state.players[self.seat].trays = trays

    def arguments(self) -> Mapping[str, Argument]:
        trays = tuple(tray_markers_text(tray, colours) for tray, colours in self.trays.items())
        return {**super().arguments(), "trays": trays}


class MarkersTakenBack(Detail, SeatEvent, frozen=True):
    """A seat's action markers are dealt again: two of a colour lay in a tray."""

    def apply(self, state: Trajan) -> None:
        state.players[self.seat].trays = {tray: [] for tray in TRAYS}


class StartPlayerDrawn(SeatEvent, frozen=True):
    """The start player; the discs are stacked on the senate track, theirs at the bottom, then clockwise."""

    def apply(self, state: Trajan) -> None:
        state.start = self.seat
        state.senate = [state.turn_order, *([] for _ in SENATE_TRACK[1:])]


class BonusTileDrawn(SeatEvent, frozen=True):
    """A seat gets its first bonus tile, its yellow side shown."""

    tile: str

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.bonus = [*player.bonus, OwnBonusTile(self.tile, yellow=True)]

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "tile": f"bonus-{self.tile}"}


class SetupEnded(Silent, frozen=True):
    """The table is set up; the start player takes the first cards."""

    def apply(self, state: Trajan) -> None:
        state.phase = "first_cards"
        state.active = state.start


class FirstCardsTaken(Silent, SeatEvent, frozen=True):
    """A seat has its first cards; after the last one the start player takes the first Trajan tiles."""

    def apply(self, state: Trajan) -> None:
        state.active = state.next_clockwise(self.seat)
        if state.active == state.start:
            state.phase = "first_tiles"


class FirstTilesTaken(Silent, SeatEvent, frozen=True):
    """A seat has its first Trajan tiles; after the last one the start player has the first turn."""

    def apply(self, state: Trajan) -> None:
        state.active = state.next_clockwise(self.seat)
        if state.active == state.start:
            state.phase = "turn"
