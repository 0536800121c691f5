"""Tables of Trajan at the end of a round and of a quarter."""

from collections.abc import Iterable

from games.engine.table import Table
from games.trajan.pieces import COLOURS, TRAYS
from games.trajan.state import Trajan
from tests.games.trajan.position import empty, play_from


def round_over(demands: Iterable[str] = (), *, quarter: int = 1, rounds: int = 1, players: int = 2) -> Trajan:
    """A table after a turn that has ended `rounds` rounds of a quarter; seat 1 is next."""
    state = empty(players)
    state.demands = list(demands)
    state.quarter, state.round = quarter, len(state.demands) + 1
    state.rounds_ended = rounds
    state.time, state.active = 2, 1
    for player in state.players:
        player.trays = {tray: [colour] * 2 for tray, colour in zip(TRAYS, COLOURS, strict=True)}
    return state


BREAD, GAMES, RELIGION = "demand-1", "demand-4", "demand-7"
"""Trajan tiles that meet these demands."""


def people_want(*demands: str, players: int = 2) -> Trajan:
    """The end of a quarter with these demands."""
    return round_over(demands, players=players)


def paid(state: Trajan) -> Table[Trajan]:
    """The table at the payment of demands."""
    return play_from(state, "demands")
