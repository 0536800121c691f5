"""Events of the actions on the board: forum, military, Trajan, senate, construction; extra actions."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Detail, Gain, PointsScored, SeatEvent
from games.trajan.events.tiles import add_tile, tile_text, trajan_tile_text
from games.trajan.pieces import CONSTRUCTION_TILES, MILITARY_CAMP, SENATE_TRACK, TRAJAN_TILES, WILD_EXTRA
from games.trajan.state import Trajan
from games.words import Argument, Message


class ForumTileTaken(SeatEvent, frozen=True):
    """A tile of the forum comes to a mat."""

    alike = ("space",)
    space: str
    tile: str

    def apply(self, state: Trajan) -> None:
        del state.forum[self.space]
        add_tile(state.players[self.seat], self.tile, 1)

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "tile": tile_text(self.tile)}


class TokensDeployed(SeatEvent, frozen=True):
    """Player tokens go from the supply to a camp, "military_camp" or "worker_camp"."""

    camp: str
    number: int

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.supply -= self.number
        if self.camp == MILITARY_CAMP:
            player.military_camp += self.number
        else:
            player.worker_camp += self.number

    def message(self) -> Message:
        return Message(f"event-TokensDeployed-{self.camp}", self.arguments())


class LeaderMoved(SeatEvent, frozen=True):
    """A leader moves to a province; `tile` is what it finds there, "" for nothing."""

    province: str
    tile: str

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.leader = self.province
        if self.tile:
            del state.provinces[self.province]
            add_tile(player, self.tile, 1)

    def arguments(self) -> Mapping[str, Argument]:
        tile = tile_text(self.tile) if self.tile else ""
        return {**super().arguments(), "province": f"province-{self.province}", "tile": tile}

    def message(self) -> Message:
        return Message("event-LeaderMoved-tile" if self.tile else "event-LeaderMoved", self.arguments())


class LegionnairePlaced(PointsScored, frozen=True):
    """A legionnaire goes from the camp to the province of its leader."""

    source = "provinces"
    province: str
    points: int

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.military_camp -= 1
        player.points += self.points
        state.legionnaires[self.province] = [*state.legionnaires.get(self.province, []), self.seat]

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "province": f"province-{self.province}"}


class TrajanTileTaken(SeatEvent, frozen=True):
    """The open tile of a stack goes to a slot; no tile lies open on the stack then."""

    tile: str
    slot: str
    arch: str
    """Where the Arch stands then: a slot, or the CENTRE."""

    def apply(self, state: Trajan) -> None:
        del state.stacks[TRAJAN_TILES[self.tile].stack]
        player = state.players[self.seat]
        player.slots[self.slot] = self.tile
        player.arch = self.arch

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "slot": f"tray-{self.slot}", "tile": trajan_tile_text(self.tile)}


class StackTurnedUp(Detail, frozen=True):
    """The next tile of a stack of Trajan tiles lies open."""

    tile: str

    def apply(self, state: Trajan) -> None:
        state.stacks[TRAJAN_TILES[self.tile].stack] = self.tile
        state.trajan_out = [*state.trajan_out, self.tile]

    def arguments(self) -> Mapping[str, Argument]:
        return {"tile": trajan_tile_text(self.tile)}


class SenateAdvanced(PointsScored, frozen=True):
    """A disc advances on the senate track, on top of those that lie there."""

    source = "senate"
    space: int

    @property
    def points(self) -> int:
        return SENATE_TRACK[self.space]

    def apply(self, state: Trajan) -> None:
        state.senate[self.space - 1].remove(self.seat)
        state.senate[self.space].append(self.seat)
        state.players[self.seat].points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "points": self.points}


class WorkerPlaced(SeatEvent, frozen=True):
    """A worker goes from the camp to a site; `tile` is what it takes there, "" for nothing."""

    site: str
    tile: str
    free: str
    """The free action that follows, as the tile is the seat's first one of its type; "" for none."""

    @property
    def gain(self) -> Gain | None:
        return Gain(CONSTRUCTION_TILES[self.tile].points, "construction") if self.tile else None

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.worker_camp -= 1
        state.workers[self.site] = [*state.workers.get(self.site, []), self.seat]
        if self.tile:
            del state.district[self.site]
            player.construction = [*player.construction, self.tile]
            player.points += CONSTRUCTION_TILES[self.tile].points

    def arguments(self) -> Mapping[str, Argument]:
        if not self.tile:
            return super().arguments()
        tile = CONSTRUCTION_TILES[self.tile]
        brings: dict[str, Argument] = {"type": f"type-{tile.type}", "points": tile.points}
        return {**super().arguments(), **brings, "free": f"action-{self.free}"}

    def message(self) -> Message:
        text = "-free" if self.free else "-tile" if self.tile else ""
        return Message(f"event-WorkerPlaced{text}", self.arguments())


class ExtraTileUsed(Detail, SeatEvent, frozen=True):
    """An extra action tile, or a wild one, is discarded to repeat an action."""

    tile: str
    action: str

    def apply(self, state: Trajan) -> None:
        add_tile(state.players[self.seat], self.tile, -1)

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "action": f"action-{self.action}"}

    def message(self) -> Message:
        text = "event-ExtraTileUsed-wild" if self.tile == WILD_EXTRA else "event-ExtraTileUsed"
        return Message(text, self.arguments())
