"""The computer players by name: how much each tries, and how far off its judgement is.

Names are stored in logs: none is ever taken away or given another meaning.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from games.agents.evaluation import Evaluation
from games.agents.search import Answer, Effort, best_lines
from games.engine.table import Table


class Level(Struct, frozen=True):
    """How well a computer player plays."""

    noise: float
    """The standard deviation, in points, by which it misjudges each line: its mistakes are plausible ones."""
    effort: Effort


Decision = tuple[Answer, ...]
"""What a seat answers now, and then, as long as it is asked what was expected."""


def decide(level: Level, table: Table[Any], seat: int, random: Random, judge: Evaluation | None = None) -> Decision:
    """The line that a level chooses for a seat that is asked; at a table with the same view it is the same."""
    lines = best_lines(table, seat, random, level.effort, judge, noise=level.noise)
    best = lines[0]
    return best.answers if best.is_certain else best.answers[:1]
