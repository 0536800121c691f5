"""Events of the setup and of the head start of newcomers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.forum_trajanum.state import ForumTrajanum
from games.game import Event, SeatEvent
from games.hidden import Piece
from games.words import Argument, Message


class BoardsLaid(Event, frozen=True):
    """The mosaic boards lie in their slots, each as its twelve letters."""

    boards: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        state.boards = list(self.boards)

    def message(self) -> Message | None:
        return None


class TrajanCardsLaid(Event, frozen=True):
    """The Trajan cards: cycle -> card."""

    cards: Mapping[str, str]

    def apply(self, state: ForumTrajanum) -> None:
        state.trajan = dict(self.cards)

    def message(self) -> Message | None:
        return None


class SymbolDealt(SeatEvent, frozen=True):
    """Side B: the next row from the top, or column from the left, gets its street symbol."""

    is_detail: ClassVar[bool] = True
    street: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kind, _, symbol = self.street.partition("_")
        (player.row_symbols if kind == "row" else player.column_symbols).append(int(symbol))

    def message(self) -> Message | None:
        return None


class SymbolsCleared(SeatEvent, frozen=True):
    """Side B: the streets of a Colonia have no symbols yet."""

    is_detail: ClassVar[bool] = True

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].row_symbols = []
        state.players[self.seat].column_symbols = []

    def message(self) -> Message | None:
        return None


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


class CornerTileLaid(SeatEvent, frozen=True):
    """A tile lies open on a crane."""

    is_detail: ClassVar[bool] = True
    corner: str
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].corner_tiles[self.corner] = self.tile

    def message(self) -> Message | None:
        return None


class LeftOverTileShipped(SeatEvent, frozen=True):
    """The tile that was left over goes to the ship; only its owner has looked at it."""

    is_detail: ClassVar[bool] = True
    tile: Piece

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].ship.append(self.tile)

    def message(self) -> Message | None:
        return super().message() if self.tile.face else None


class WorkerDealt(SeatEvent, frozen=True):
    """A seat gets its first worker."""

    is_detail: ClassVar[bool] = True
    colour: str

    def apply(self, state: ForumTrajanum) -> None:
        state.workers.append(self.colour)
        state.players[self.seat].stock[self.colour] += 1

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class StartPlayerDrawn(SeatEvent, frozen=True):
    def apply(self, state: ForumTrajanum) -> None:
        state.start = self.seat


class SetupEnded(Event, frozen=True):
    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "handicap" if state.options.handicap else "tiles"

    def message(self) -> Message | None:
        return None


class HandicapEnded(Event, frozen=True):
    """The newcomers have their handicap."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "tiles"

    def message(self) -> Message | None:
        return None
