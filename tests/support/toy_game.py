"""A toy game that has everything the table offers, small enough to be read at a glance.

Everybody draws a card in secret and bids in secret; then each in turn takes chips, and may peek at a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from games.engine.chance import RandomChance
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Event, Game, Option, Phase, Role, Script, SeatEvent, State, standings
from games.hidden import Piece, pieces_in
from games.words import Message, Words

CARDS = ("ace", "jack", "jack", "king", "queen")


class Rules(Struct, frozen=True):
    """No options."""


class ToyPlayer(Struct):
    """A seat: its secret card, its bid, its chips."""

    card: Piece | None = None
    bid: str = ""
    chips: int = 0


class Toy(State):
    """The table: seats, cards seen by all, and whose turn it is."""

    players: list[ToyPlayer] = field(default_factory=list)
    seen: list[Piece] = field(default_factory=list)
    active: int = 0

    def bag(self, name: str) -> list[str]:
        out = Counter(piece.face for piece in [*pieces_in(self.players), *pieces_in(self.seen)] if piece.face)
        return sorted((Counter(CARDS) - out).elements())


class CardDrawn(SeatEvent, frozen=True):
    """A seat draws its card."""

    card: Piece

    def apply(self, state: Toy) -> None:
        state.players[self.seat].card = self.card


class Bid(SeatEvent, frozen=True):
    """A seat bids."""

    bid: str

    def apply(self, state: Toy) -> None:
        state.players[self.seat].bid = self.bid


class BidsEnded(Event, frozen=True):
    """All have bid."""

    def apply(self, state: Toy) -> None:
        state.phase = "turn"


class ChipsTaken(SeatEvent, frozen=True):
    """A seat takes chips."""

    chips: int

    def apply(self, state: Toy) -> None:
        state.players[self.seat].chips += self.chips


class Peeked(SeatEvent, frozen=True):
    """A card is turned up for all."""

    card: Piece

    def apply(self, state: Toy) -> None:
        state.seen = [*state.seen, self.card]


class TurnEnded(SeatEvent, frozen=True):
    """The next seat, or the end."""

    def apply(self, state: Toy) -> None:
        state.active += 1
        state.phase = "turn" if state.active < len(state.players) else ""


def next_to_act(view: Toy) -> int | None:
    """The seat after the active one."""
    return view.active + 1 if view.phase == "turn" and view.active + 1 < len(view.players) else None


async def bids(table: Table[Toy]) -> None:
    """The first phase."""
    await Together(dict.fromkeys(range(len(table.state.players)), bid))
    table.apply(BidsEnded())


async def bid(table: Table[Toy], seat: int) -> None:
    """A seat may look at a card, then bids."""
    if await choose(seat, "look", ["look", "pass"]) == "look":
        table.apply(CardDrawn(seat, table.draw_piece("cards", (seat,))))
    table.apply(Bid(seat, await choose(seat, "bid", ["low", "high"])))


async def turn(table: Table[Toy]) -> None:
    """The second phase, once for each seat."""
    seat = table.state.active
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    while (key := await choose(seat, "turn", ["one", "two", "peek", end], always=True)) != "end":
        if key == "peek":
            table.apply(Peeked(seat, table.draw_piece("cards", None)))
        else:
            table.apply(ChipsTaken(seat, 1 if key == "one" else 2))
    table.apply(TurnEnded(seat))


def toy(**phases: Script[Toy] | Phase[Toy]) -> Game[Toy]:
    """The toy game with some phases replaced; a script is a plain phase."""

    def table_text(_view: Any, _words: Words, _names: Sequence[str]) -> str:
        return ""

    return Game(
        name="toy",
        seats=(1, 2, 3),
        options=Rules,
        start=lambda players, _options: Toy("bids", [ToyPlayer() for _ in range(players)]),
        phases={
            name: phase if isinstance(phase, Phase) else Phase(phase, together=phase is not turn)
            for name, phase in {"bids": bids, "turn": turn, **phases}.items()
        },
        events=CardDrawn | Bid | BidsEnded | ChipsTaken | Peeked | TurnEnded,
        standing=lambda state: standings([(player.chips,) for player in state.players]),
        next_to_act=next_to_act,
        table_text=table_text,
        folder=Path(__file__).parent,
    )


def toy_table(players: int = 2, seed: int = 1, **phases: Script[Toy] | Phase[Toy]) -> Table[Toy]:
    return Table.begin(toy(**phases), players, Rules(), RandomChance(Random(seed)))


def toy_turns(players: int = 2, **phases: Script[Toy] | Phase[Toy]) -> Table[Toy]:
    """A toy table after all have bid, without having looked."""
    table = toy_table(players, 1, **phases)
    for seat in range(players):
        table.answer(seat, "pass")
        table.answer(seat, "low")
    return table
