"""Secrecy by forking: a second table with everything hidden from a viewer exchanged.

The viewer must get the same at both tables.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from games.engine.chance import RandomChance
from games.engine.imagine import imagine
from games.engine.table import Table
from games.game import Game
from tests.fuzz.audit import Broken
from tests.fuzz.random_games import random_options, shows_the_same


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


TOGETHER = 8
"""The most moves that both tables of a pair play."""

Pair = tuple[Table[Any], Table[Any], int | None]
"""Two tables, and a viewer to whom they look the same."""


def look_alikes(game: Game[Any], seed: int) -> Iterator[Pair]:
    """Pairs of tables that differ only in secrets from their viewer, at every moment of a random game."""
    random = Random(seed)
    players = random.choice(game.seats)
    table = Table.begin(game, players, random_options(game, players, random), RandomChance(random))
    while not table.over:
        yield from _go_on_together(table, random)


def _go_on_together(table: Table[Any], random: Random) -> Iterator[Pair]:
    """Play another move or draw at a second table, then the same moves at both."""
    twin = table.copy()
    twin.chance = RandomChance(Random(random.random()))
    viewers: set[int | None] = {None, *range(table.players)}
    for number in range(TOGETHER):
        if table.over or not viewers:
            return
        seat = random.choice(table.waiting_seats)
        choice, other = table.pending_choice(seat), twin.pending_choice(seat)
        assert choice is not None
        key = choice.random_answer(random)
        twin_key = choice.random_answer(random) if number == 0 else key
        if other is None or not other.allows(twin_key):
            viewers.clear()
        else:
            viewers -= {seat} if twin_key != key else set()
            twin.answer(seat, twin_key)
        table.answer(seat, key)
        viewers = {each for each in viewers if _same(table, twin, each)}
        if table.state != twin.state or table.open_moves[-1].move != twin.open_moves[-1].move:
            for viewer in sorted(viewers, key=str):
                yield table, twin, viewer


def _same(table: Table[Any], twin: Table[Any], viewer: int | None) -> bool:
    try:
        shows_the_same(table, twin, viewer)
    except Broken:
        return False
    return True
