"""Secrecy by forking: a second table with everything hidden from a viewer exchanged.

The viewer must get the same at both tables.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from games.engine.chance import RandomChance
from games.engine.imagine import imagine
from games.engine.table import Table


def fork(table: Table[Any], seat: int | None, random: Random) -> Table[Any]:
    """A table with hidden faces exchanged, the same others ready, the same view for the seat.

    If it asks the seat something else, the choice depends on secrets.
    """
    imagined = imagine(table, seat, random, same_choice=False)
    for other, done in table.lanes.items():
        if done and other != seat:
            finish_lane(imagined, other, random)
    return imagined


def fork_log(table: Table[Any], seat: int, random: Random) -> Table[Any]:
    """A table with other secret actions of others that looks the same to a seat.

    Seats act side by side; those that were ready are ready, the others have not begun.
    """
    opened = table.moves[: table.phase_starts[-1]]
    drawn = {draw.place: draw.face for each in table.open_moves for draw in each.draws if draw.lane == seat}
    forked = Table.load(table.game, table.players, table.options, opened, _KnownDraws(drawn, random))
    for each in table.open_moves:
        if each.move.seat == seat:
            forked.answer(seat, each.move.key)
    for other, done in table.lanes.items():
        if done and other != seat:
            finish_lane(forked, other, random)
    return forked


class _KnownDraws(RandomChance):
    """Repeats known draws, and draws at random elsewhere."""

    def __init__(self, drawn: Mapping[str, str], random: Random) -> None:
        super().__init__(random)
        self._drawn = drawn

    def pick(self, bag: Sequence[str], place: str) -> str:
        return self._drawn.get(place) or super().pick(bag, place)


def finish_lane(table: Table[Any], seat: int, random: Random) -> None:
    """A seat makes random choices until it is ready."""
    while (choice := table.pending_choice(seat)) is not None:
        table.answer(seat, choice.random_answer(random))
