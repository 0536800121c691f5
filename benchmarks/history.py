"""Processor time to open a step of a finished game's history, and to find its steps and rounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from benchmarks.measurement import Measurement, median_of, p99_of
from games import find
from games.engine.rounds import find_rounds
from games.engine.steps import Step, steps_of
from games.engine.table import Table
from tests.fuzz.random_games import play

SEED = 1

READINGS = 50


def measure(name: str) -> list[Measurement]:
    """Open every step of a random game of the most players, for a seat."""
    game = find(name)
    table = play(game, SEED, players=game.seats[-1])
    found, known = steps_of(table), find_rounds(table)
    table.history(0)
    opened = [_timed(partial(_open, table, step)) for step in found]
    counted = [_timed(lambda: steps_of(table)) for _ in range(READINGS)]
    listed = [_timed(lambda: find_rounds(table)) for _ in range(READINGS)]
    completed = [_timed(lambda: find_rounds(table, known)) for _ in range(READINGS)]
    how = f"{len(found)} steps of {len(table.moves)} rows, processor time"
    return [
        median_of("step opened", 5, opened, f"{how}, state and history of a seat"),
        p99_of("step opened", 5, opened, how),
        median_of("steps counted", 1, counted, how),
        median_of("completion of rounds", 1, completed, how),
        median_of("completion, a round began", 5, listed, how),
    ]


def _open(table: Table[Any], step: Step) -> None:
    then = table.as_of_row(step.row, step.first - 1)
    then.view(0)
    then.history(0, step.first - 1)


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
