"""A game replayed with another order side by side, and other moves taken back by others than a viewer."""

from itertools import pairwise
from random import Random
from typing import Any

from games import find
from games.engine.chance import SEED_BYTES, SeededChance
from games.engine.table import Table
from tests.support.table_story import somebody_asked

SEED = bytes(range(SEED_BYTES))

TAKEN_BACK = 0.15
"""How often a move is taken back."""


def with_moves_taken_back(name: str, seed: int, most: int | None = None) -> Table[Any]:
    """A random game of two with seeded draws, to its end or for `most` rows."""
    random, rules = Random(seed), find(name)
    table = Table.begin(rules, 2, rules.options(), SeededChance(SEED))
    while not table.over and (most is None or len(table.moves) < most):
        seat, choice = somebody_asked(table, random)
        table.answer(seat, choice.random_answer(random))
        if random.random() < TAKEN_BACK and table.undoable(seat):
            table.undo(seat)
    return table


def retold(table: Table[Any], viewer: int | None) -> Table[Any]:
    """The same game without moves undone by others than the viewer, and the last seats first side by side."""
    said = Table.begin(table.game, table.players, table.options, SeededChance(SEED))
    undone = {move.undoes for move in table.moves if move.undoes is not None}
    for start, after in pairwise([*table.phase_starts, len(table.moves) + 1]):
        rows = [
            (move.seat, move)
            for n, move in enumerate(table.moves[start : after - 1], start + 1)
            if move.seat is not None and (move.seat == viewer or (move.undoes is None and n not in undone))
        ]
        if table.game.phases[table.moves[start - 1].key].together:
            rows.sort(key=lambda row: -row[0])
        for seat, move in rows:
            if move.undoes is None:
                said.answer(seat, move.key)
            else:
                said.undo(seat)
    return said
