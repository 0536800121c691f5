"""Tables of Harbour, the toy game with hands of cards, set up as a story needs them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import structs

import games
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.hidden import Piece, copy_state
from tests.toy_games import toy_games

CARDS = "cards"


def card(kind: str, *seats: int) -> Piece:
    return Piece(kind, seats or None, CARDS)


def harbour_table(
    *hands: str, discards: str = "", buried: str = "", phase: str = "turn", seed: int = 1
) -> Table[Any]:
    """A table at the beginning of a phase, with these hands, discarded cards and cards buried by seat 0."""
    game = games.find("harbour")
    state = game.start(len(hands), game.options())
    state.phase = phase
    state.hands = [[card(kind, seat) for kind in hand.split()] for seat, hand in enumerate(hands)]
    state.discards = [card(kind) for kind in discards.split()]
    state.buried[0] = [card(kind, 0) for kind in buried.split()]
    begun = structs.replace(game, start=lambda _players, _options: copy_state(state))
    return Table.begin(begun, len(hands), game.options(), RandomChance(Random(seed)))


def play(table: Table[Any], *answers: tuple[int, str]) -> Table[Any]:
    for seat, key in answers:
        table.answer(seat, key)
    return table


def hand(state: Any, seat: int) -> list[str | None]:
    return [piece.face for piece in state.hands[seat]]


def with_harbour() -> Iterator[None]:
    with toy_games(pictures=False):
        yield


def kinds(pieces: Sequence[Piece]) -> list[str | None]:
    return [piece.face for piece in pieces]
