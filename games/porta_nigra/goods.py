"""Taking goods: sesterces, torches, chips, and Romans and bricks while they last."""

from __future__ import annotations

from collections.abc import Mapping

from games.porta_nigra.pieces import COLOURS
from games.porta_nigra.state import PortaNigra


def available_goods(state: PortaNigra, seat: int, goods: Mapping[str, int]) -> dict[str, int]:
    """The part of these goods that a seat gets: Romans and bricks are limited."""
    given: dict[str, int] = {}
    supply = state.supply
    for kind, number in goods.items():
        if kind == "romans":
            number = min(number, state.players[seat].romans_left)
        elif kind in COLOURS:
            number = min(number, supply)
            supply -= number
        if number:
            given[kind] = number
    return given


def add_goods(state: PortaNigra, seat: int, goods: Mapping[str, int]) -> None:
    """Give goods to a seat: Romans from those left, bricks from the supply, the rest without limit."""
    player = state.players[seat]
    for kind, number in goods.items():
        if kind in COLOURS:
            player.bricks[kind] += number
            state.supply -= number
        elif kind == "romans":
            player.romans += number
            player.romans_left -= number
        elif kind == "sesterces":
            player.sesterces += number
        elif kind == "torches":
            player.torches += number
        else:
            player.chips += number
