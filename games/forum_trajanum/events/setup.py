"""Events of the setup and of the head start of newcomers."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.state import ForumTrajanum
from games.game import Detail, SeatEvent, Silent
from games.hidden import Piece
from games.words import Argument, Message


class BoardsLaid(Silent, frozen=True):
    """The mosaic boards lie in their slots, each as its twelve letters."""

    boards: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        state.boards = list(self.boards)


class TrajanCardsLaid(Silent, frozen=True):
    """The Trajan cards: cycle -> card."""

    cards: Mapping[str, str]

    def apply(self, state: ForumTrajanum) -> None:
        state.trajan = dict(self.cards)


class SymbolDealt(Detail, Silent, SeatEvent, frozen=True):
    """Side B: the next row from the top, or column from the left, gets its street symbol."""

    street: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kind, _, symbol = self.street.partition("_")
        (player.row_symbols if kind == "row" else player.column_symbols).append(int(symbol))


class SymbolsCleared(Detail, Silent, SeatEvent, frozen=True):
    """Side B: the streets of a Colonia have no symbols yet."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].row_symbols = []
        state.players[self.seat].column_symbols = []


class CranePlaced(SeatEvent, frozen=True):
    """A crane of a colour stands in a corner."""

    colour: str
    corner: str

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].cranes[self.corner] = self.colour

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "crane": f"crane-{self.colour}"}


class FirstCitizenDrawn(SeatEvent, frozen=True):
    """One of the three women is drawn: the first citizen."""

    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].own = self.tile


class CornerTileLaid(Detail, Silent, SeatEvent, frozen=True):
    """A tile lies open on a crane."""

    corner: str
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].corner_tiles[self.corner] = self.tile


class LeftOverTileShipped(Detail, SeatEvent, frozen=True):
    """The tile that was left over goes to the ship; only its owner has looked at it."""

    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].ship.append(self.tile)

    def message(self) -> Message | None:
        return super().message() if self.tile.face else None


class WorkerDealt(Detail, SeatEvent, frozen=True):
    """A seat gets its first worker."""

    colour: str

    def apply(self, state: ForumTrajanum) -> None:
        state.workers.append(self.colour)
        state.players[self.seat].stock[self.colour] += 1

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class StartPlayerDrawn(SeatEvent, frozen=True):
    def apply(self, state: ForumTrajanum) -> None:
        state.start = self.seat


class SetupEnded(Silent, frozen=True):
    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "handicap" if state.options.handicap else "tiles"


class HandicapEnded(Silent, frozen=True):
    """The newcomers have their handicap."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "tiles"
