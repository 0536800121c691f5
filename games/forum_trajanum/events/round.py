"""Events of a round: street cards, tiles taken and passed, turns."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.forum_trajanum.pieces import ANY_TILE_PRICE, ROUNDS
from games.forum_trajanum.player import Player, Taken, owner_of_tile
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import street_text
from games.game import Detail, SeatEvent, Silent
from games.hidden import Piece
from games.words import Argument, Message, Seat


class RoundBegan(Detail, frozen=True):
    cycle: int
    round: int

    def apply(self, state: ForumTrajanum) -> None:
        state.cycle = self.cycle
        state.round = self.round
        state.streets = ()


class StreetTurnedUp(Detail, frozen=True):
    street: str
    side_b: bool = False
    """Whether every Colonia has a line of its own for this street."""

    def apply(self, state: ForumTrajanum) -> None:
        state.streets = (*state.streets, self.street)
        state.played = [*state.played, self.street]

    def arguments(self) -> Mapping[str, Argument]:
        return {"street": street_text(self.street, side_b=self.side_b)}


class TribunePaid(Detail, SeatEvent, frozen=True):
    """Tribunes are paid to take a tile from anywhere."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= ANY_TILE_PRICE

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "goods": {"tribune": ANY_TILE_PRICE}}


class TileTaken(Detail, SeatEvent, frozen=True):
    """A tile is taken from the Colonia; taken from a corner, it uncovers the crane."""

    space: str
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.lift_tile(self.space)
        if self.tile.seats is None and self.tile.face:
            player.corners_taken = [*player.corners_taken, self.tile.face]
        tile = structs.replace(self.tile, seats=(self.seat,))
        player.taken = [*player.taken, Taken(self.space, tile)]

    def message(self) -> Message | None:
        return super().message() if self.tile.face else Message("event-TileTaken-hidden", self.arguments())


class TileKept(Detail, SeatEvent, frozen=True):
    """A seat keeps one of its tiles, known to it alone; another one will be passed."""

    space: Piece

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kept = next(taken for taken in player.taken if taken.space == self.space.face)
        player.taken = [taken for taken in player.taken if taken is not kept]
        player.own = kept.tile

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "space": self.space.face}

    def message(self) -> Message | None:
        return super().message() if self.space.face else None


class TileReceived(SeatEvent, frozen=True):
    """A tile is received from the left neighbour, face down."""

    giver: int
    tile: Piece

    @property
    def received_from(self) -> int | None:
        return self.giver

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "giver": Seat(self.giver)}

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.giver].taken = []
        state.players[self.seat].received = self.tile

    def message(self) -> Message | None:
        return super().message() if self.tile.face else None


class NothingReceived(Detail, SeatEvent, frozen=True):
    """The left neighbour had nothing to pass."""

    giver: int

    @property
    def received_from(self) -> int | None:
        return self.giver

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "giver": Seat(self.giver)}

    def apply(self, state: ForumTrajanum) -> None:
        """Nothing changes hands."""


class TilesPassed(Silent, frozen=True):
    """All have passed; the start player is at turn."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "turn"
        state.active = state.start


class TilesOpened(SeatEvent, frozen=True):
    own: Piece | None
    received: Piece | None

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.own = self.own
        player.received = self.received
        for tile in filter(None, (self.own, self.received)):
            _lay_open_again(state.players[owner_of_tile(tile)], tile.face)

    def arguments(self) -> Mapping[str, Argument]:
        tiles = [tile for tile in (self.own, self.received) if tile]
        faces = tuple(tile.text for tile in tiles) or ("none",)
        return {"seat": Seat(self.seat), "tiles": faces}


class TurnEnded(Silent, SeatEvent, frozen=True):
    """It is the next seat's turn; after the last one the start player figure goes to the right."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].used = {}
        order = state.turn_order
        if self.seat != order[-1]:
            state.active = state.left_neighbour(self.seat)
            return
        state.active = None
        state.start = state.right_neighbour(order[0])
        state.phase = "payment" if state.round == ROUNDS else "tiles"


def _lay_open_again(player: Player, face: str | None) -> None:
    """Lay a tile of this face open again: it may be the one from a corner."""
    if face in player.corners_taken:
        left = player.corners_taken.index(face)
        player.corners_taken = player.corners_taken[:left] + player.corners_taken[left + 1 :]
