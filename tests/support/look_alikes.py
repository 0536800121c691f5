"""Pairs of random games with different secrets that look the same to somebody."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Game
from tests.fuzz.audit import Broken
from tests.fuzz.random_games import random_options, shows_the_same

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
