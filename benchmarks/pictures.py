"""How long pictures take: painted and encoded warm, the first one in a fresh process, and their size."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import games.words
from benchmarks.row import Row, middle
from games import find, fuzz
from games.table import Table
from games.words import words
from renderer import WORDS, encode, paint, pictures

GAME = "forum_trajanum"
SEED = 7
PLAYERS = 4
MOMENT = 300
RUNS = 25

MS_TARGET = 60
COLD_TARGET = 1000
KB_TARGET = 300

_COLD = "from benchmarks.pictures import cold; print(cold({name!r}))"


def measure() -> list[Row]:
    """Every picture of a game of four in its middle: warm, cold, and its kilobytes."""
    view = _view()
    rows = []
    for name in pictures(GAME):
        data = _file(view, name)
        times = _seconds(partial(_file, view, name))
        rows += [
            middle(f"{name} painted and encoded", MS_TARGET, times, f"{RUNS} times, {PLAYERS} players"),
            Row(
                f"{name}, the first one",
                COLD_TARGET,
                _in_fresh_process(name),
                "ms",
                "in a fresh process, imports left out",
            ),
            Row(f"{name}, size", KB_TARGET, len(data) / 1000, "KB", "PNG"),
        ]
    return rows


def cold(name: str) -> float:
    """Milliseconds for the first picture of this process."""
    view = _view()
    start = perf_counter()
    _file(view, name)
    return (perf_counter() - start) * 1000


def _in_fresh_process(name: str) -> float:
    command = [sys.executable, "-c", _COLD.format(name=name)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _seconds(task: Callable[[], object]) -> list[float]:
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        task()
        times.append(perf_counter() - start)
    return times


def _view() -> Any:
    """A seat's view of a random game after MOMENT moves."""
    views: list[Any] = []

    def watch(table: Table) -> None:
        if len(views) < MOMENT:
            views.append(table.view(0))

    game = find(GAME)
    fuzz.play(game, SEED, players=PLAYERS, options=game.options(), undos=False, watch=watch)
    return views[-1]


def _file(view: Any, name: str) -> bytes:
    common = Path(games.words.__file__).parent / "words"
    texts = words("en", common, find(GAME).folder / "words", WORDS)
    names = [f"Player {number}" for number in range(1, PLAYERS + 1)]
    return encode(paint(GAME, view, picture=name, seat=0, words=texts, names=names))


if __name__ == "__main__":
    for row in measure():
        print(row)
