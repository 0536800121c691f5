"""Luck of the draw: what was drawn against what could have been drawn instead, each by its worth.

The same answer is given on copies of the table that draw something else. All these draws are equally likely,
the real one too, so the mean over games is 0 for every kind of player, however good the weights are.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import json

from games.agents.evaluation import LinearEvaluation
from games.agents.playout import Playout
from games.engine.moves import last_row_before_question, rows_by_phase
from games.engine.table import Table
from games.game import State
from games.hidden import copy_state
from games.log import Record

SAMPLES = 8
"""How often is drawn instead of each draw, or of all up to the next question."""


def luck_of_draws(record: Record) -> tuple[float, ...]:
    """How many points the draws since the first question have changed for each seat; raises Damaged.

    Draws that today's rules cannot reach in a log of earlier ones do not count.
    """
    luck = [0.0] * record.players
    random = Random(json.encode([(move.key, move.draws) for move in record.moves]))
    if record.game.agent is None:
        return tuple(luck)
    evaluation = LinearEvaluation(record.game.agent)
    for row, until in _rows_with_draws(record):
        before = record.table(row - 1)
        drawn = _after(before, record, row, until)
        others = [each.state for each in _drawn_instead(before, record, row, random)]
        for seat in range(record.players) if others else ():
            worths = [evaluation.worth_of_state(state, seat) for state in others]
            luck[seat] += evaluation.worth_of_state(drawn, seat) - sum(worths) / len(worths)
    return tuple(round(each, 2) for each in luck)


def _rows_with_draws(record: Record) -> Iterator[tuple[int, int]]:
    """The rows of answers that drew, each with the last row before the next question."""
    for rows, _ in rows_by_phase(record.moves):
        for row, move in rows:
            until = last_row_before_question(record.moves, row)
            if move.seat is not None and any(each.draws for each in record.moves[row - 1 : until]):
                yield row, until


def _after(before: Table[Any], record: Record, row: int, until: int) -> State:
    """The state after some rows of a log."""
    state: State = copy_state(before.state)
    for move in record.moves[row - 1 : until]:
        for event in move.events:
            event.apply(state)
    return state


def _drawn_instead(before: Table[Any], record: Record, row: int, random: Random) -> Iterator[Playout[Any]]:
    """Tables after the answer of a row, with other draws; none if today's rules do not come to it."""
    move = record.moves[row - 1]
    choice = before.pending_choice(move.seat) if move.seat is not None and before.again is None else None
    if choice is None or not choice.allows(move.key):
        return
    for _ in range(SAMPLES):
        table = Playout.from_table(before, random.getrandbits(32))
        table.choose(choice.seat, move.key)
        yield table
