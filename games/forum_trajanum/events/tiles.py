"""Events of using Colonia tiles."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.forum_trajanum.pieces import BOTH_TILES_PRICE, MERCHANT_I
from games.forum_trajanum.state import ForumTrajanum
from games.game import Detail, SeatEvent, Silent
from games.hidden import Piece
from games.words import Argument, Seat


class TribunesPaid(Detail, SeatEvent, frozen=True):
    """Tribunes are paid to use both tiles."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= BOTH_TILES_PRICE

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "goods": {"tribune": BOTH_TILES_PRICE}}


class TileFetched(SeatEvent, frozen=True):
    """Nothing was received: a tile from next to the Colonia is taken instead."""

    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.beside_colonia = _tiles_without(player.beside_colonia, self.tile)
        player.received = self.tile


class TileTurnedUp(Detail, SeatEvent, frozen=True):
    """A tile of the own grid is turned up, to be used at once; in a corner it uncovers the crane."""

    space: str
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.lift_tile(self.space)
        player.own = self.tile


class TileUsed(SeatEvent, frozen=True):
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        """Its benefits are events of their own."""


class CitizenPlaced(SeatEvent, frozen=True):
    """A citizen is laid into its row, 1 to 6, and the row is active; Merchant I turns the slide bar.

    `slot`: "own" or "received", where the tile lay.
    """

    row: int
    slot: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        tile = player.own if self.slot == "own" else player.received
        assert tile is not None
        row = player.rows[self.row - 1]
        row.citizens = [*row.citizens, tile]
        row.active = True
        player.turned = player.turned or self.row == MERCHANT_I
        _empty_slot(state, self.seat, self.slot)

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "row": f"row-{self.row}"}


class TileStored(Detail, Silent, SeatEvent, frozen=True):
    """An own tile goes face down to the ship, a received one next to the Colonia; a fetched one is gone.

    `slot`: "own", "received" or "fetched".
    """

    slot: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        tile = player.own if self.slot == "own" else player.received
        assert tile is not None
        if self.slot == "own":
            player.ship = [*player.ship, structs.replace(tile, seats=(self.seat,))]
            if tile.seats is None and tile.face:
                player.shipped_open = [*player.shipped_open, tile.face]
        elif self.slot == "received":
            player.beside_colonia = [*player.beside_colonia, tile]
        else:
            state.gone = [*state.gone, tile]
        _empty_slot(state, self.seat, self.slot)


def _empty_slot(state: ForumTrajanum, seat: int, slot: str) -> None:
    if slot == "own":
        state.players[seat].own = None
    else:
        state.players[seat].received = None


def _tiles_without(tiles: list[Piece], tile: Piece) -> list[Piece]:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]
