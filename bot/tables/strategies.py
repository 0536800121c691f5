"""Strategies of computer players: each gets a table imagined from what its seat may know."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.choice import Choice
from games.engine.table import Table

ROLLOUTS = 24
"""Rollouts of a decision in all; of more options than that, a random sample of so many is tried."""

ROLLOUT_CHOICES = 40
"""How many choices a rollout makes at most."""

RIVAL_WEIGHT = 0.3
"""Weight of the rivals' average points against one's own."""

TIE_WEIGHT = 0.2
"""Points that a unit of a tie-break counts: games name there what is good to have."""

log = logging.getLogger(__name__)

Strategy = Callable[[Table[Any], int, Random], str]
"""Decides for a seat that is asked at an imagined table: returns the key of an option."""


def random_key(imagined: Table[Any], seat: int, random: Random) -> str:
    """Any option's key."""
    return _choice(imagined, seat).random_answer(random)


def careful_key(imagined: Table[Any], seat: int, random: Random) -> str:
    """The key of the option with the best rollout of the rest of the turn."""
    keys = _choice(imagined, seat).some_answers(random, ROLLOUTS)
    if len(keys) == 1:
        return keys[0]
    times = ROLLOUTS // len(keys)
    value = {key: max(_rollout_value(imagined, seat, key, random) for _ in range(times)) for key in keys}
    best = max(value.values())
    return random.choice([key for key in keys if value[key] == best])


CHOOSES_REST = "careful"
"""The computer player that chooses for those who let it."""

STRATEGIES: Mapping[str, Strategy] = {"careful": careful_key, "random": random_key}
"""The computer players by name; the names are stored."""


def decide(name: str, table: Table[Any], seat: int, random: Random) -> str:
    """The key a computer player chooses; if its strategy fails, that is logged and any option taken."""
    choice = table.pending(seat)
    assert choice is not None
    try:
        key = STRATEGIES[name](table.imagine(seat, random), seat, random)
        if not choice.takes(key):
            raise LookupError(f"{key!r} is not offered")
    except Exception:
        log.exception("%s: computer player %r could not decide", table.game.name, name)
        return choice.random_answer(random)
    return key


def _choice(imagined: Table[Any], seat: int) -> Choice:
    choice = imagined.pending(seat)
    assert choice is not None
    return choice


def _rollout_value(imagined: Table[Any], seat: int, key: str, random: Random) -> float:
    """The value of the seat's position after an option and a turn finished at random."""
    table = imagined.copy()
    moves = table.answer(seat, key)
    for _ in range(ROLLOUT_CHOICES):
        if table.pending(seat) is None or any(move.seat is None for move in moves):
            break
        moves = table.answer(seat, random_key(table, seat, random))
    return position_value(table, seat)


def position_value(table: Table[Any], seat: int) -> float:
    """Value of a position to a seat: points, forecast, tie-breaks; less those of its rivals."""
    value = {
        standing.seat: standing.points + TIE_WEIGHT * sum(standing.ties)
        for standing in table.game.standing(table.state)
    }
    if table.game.forecasts and not table.over:
        for each in value:
            value[each] += sum(forecast.points for forecast in table.game.forecasts(table.state, each))
    rivals = [value[other] for other in value if other != seat]
    return value[seat] - RIVAL_WEIGHT * sum(rivals) / max(1, len(rivals))
