"""Luck of the draw: what was drawn against what could have been drawn instead, each by its worth.

The same answer is given on copies of the table that draw something else. All these draws are equally likely,
the real one too, so the mean over games is 0 for every kind of player, however good the weights are.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

from msgspec import json

from games.agents.evaluation import LinearEvaluation
from games.agents.playout import Playout
from games.engine.errors import Differs
from games.engine.moves import Move, last_row_before_question, rows_by_phase
from games.engine.replay import apply_events
from games.engine.table import Table
from games.game import State
from games.hidden import copy_state
from games.log import Record

SAMPLES = 8
"""How often is drawn instead of each draw, or of all up to the next question."""


def luck_of_draws(record: Record) -> tuple[float, ...] | None:
    """How many points the draws since the first question have changed for each seat. Raises Damaged.

    None for a game without an agent, or of earlier rules, whose draws cannot be repeated by those of today.
    """
    if record.game.agent is None or not _agrees_with_rules(record):
        return None
    luck = [0.0] * record.players
    random = Random(json.encode([(move.key, move.draws) for move in record.moves]))
    evaluation = LinearEvaluation(record.game.agent)
    for row, until in _rows_with_draws(record):
        before = record.table(row - 1)
        others = list(_drawn_instead(before, record.moves[row - 1], random))
        drawn = copy_state(before.state)
        for number in range(row, until + 1):
            apply_events(drawn, number, record.moves[number - 1])
        for seat in range(record.players):
            expected = fmean(evaluation.worth_of_state(state, seat) for state in others)
            luck[seat] += evaluation.worth_of_state(drawn, seat) - expected
    return tuple(round(each, 2) for each in luck)


def _agrees_with_rules(record: Record) -> bool:
    try:
        record.table(check=True)
    except Differs:
        return False
    return True


def _rows_with_draws(record: Record) -> Iterator[tuple[int, int]]:
    """The rows of answers that drew, each with the last row before the next question."""
    for rows, _ in rows_by_phase(record.moves):
        for row, move in rows:
            until = last_row_before_question(record.moves, row)
            if move.seat is not None and any(each.draws for each in record.moves[row - 1 : until]):
                yield row, until


def _drawn_instead(before: Table[Any], move: Move, random: Random) -> Iterator[State]:
    """States after the same answer, with other draws."""
    assert move.seat is not None
    for _ in range(SAMPLES):
        table = Playout.from_table(before, random.getrandbits(32))
        table.choose(move.seat, move.key)
        yield table.state
