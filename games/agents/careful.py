"""The computer player `careful`, a fixed opponent: a random rest of the turn, up to the next scoring."""

from __future__ import annotations

from random import Random
from typing import Any

from games.agents.evaluation import ForecastEvaluation
from games.agents.playout import Playout
from games.engine.table import Table

ROLLOUTS = 24
"""Rollouts of a decision in all; of more options than that, a random sample of so many is tried."""

ROLLOUT_CHOICES = 40
"""How many choices a rollout makes at most."""


def careful_key(table: Table[Any], seat: int, random: Random) -> str:
    """The key of the option with the best rollout of the rest of the turn, for a seat that is asked."""
    imagined = Playout.of(table.imagine(seat, random), random.getrandbits(32))
    choice = imagined.pending(seat)
    assert choice is not None
    keys = choice.some_answers(random, ROLLOUTS)
    if len(keys) == 1:
        return keys[0]
    judge = ForecastEvaluation(table.game)
    times = ROLLOUTS // len(keys)
    value = {key: max(_rollout(imagined, seat, key, random, judge) for _ in range(times)) for key in keys}
    best = max(value.values())
    return random.choice([key for key in keys if value[key] == best])


def _rollout(imagined: Playout[Any], seat: int, key: str, random: Random, judge: ForecastEvaluation) -> float:
    """The value of the seat's position after an option and a turn finished at random."""
    table = imagined.fork(random.getrandbits(32))
    phases = table.phases_over
    table.choose(seat, key)
    for _ in range(ROLLOUT_CHOICES):
        choice = table.pending(seat)
        if choice is None or table.phases_over > phases:
            break
        table.choose(seat, choice.random_answer(random))
    return judge.worth(table.state, seat)
