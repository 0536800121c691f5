"""Command that fuzzes the rules of a game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from typing import Annotated

import typer
from rich.progress import track

from games import find
from games.command_line import GameName, console, errors, fail, named_game
from tests.fuzz import random_games

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Invariants(StrEnum):
    """When the invariants are checked in a fuzzed game."""

    MOVES = "moves"
    PHASES = "phases"
    END = "end"


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    invariants: Annotated[
        Invariants, typer.Option(help="Check after every move, every phase, or at the end.")
    ] = Invariants.PHASES,
) -> None:
    """Play random games with undos and mixed options, every other one from a late state on, and check them.

    After every move, counts, offers and messages are compared with the game's own bookkeeping.
    """
    chosen = named_game(game)
    rows = 0
    for number, outcome in _fuzzed(chosen.name, range(seed, seed + games), invariants):
        if isinstance(outcome, str):
            console.print(outcome, markup=False)
            raise fail(f"game {number} of {games} failed")
        rows += outcome
    console.print(f"{games} games, {rows} rows, no failure")


def _fuzzed(name: str, seeds: range, invariants: Invariants) -> Iterator[tuple[int, int | str]]:
    with ProcessPoolExecutor() as pool:
        outcomes = pool.map(_fuzz_one, [name] * len(seeds), seeds, [invariants] * len(seeds), chunksize=4)
        shown = track(outcomes, description="fuzzing", total=len(seeds), console=errors, transient=True)
        yield from enumerate(shown, 1)


def _fuzz_one(name: str, seed: int, invariants: Invariants) -> int | str:
    """The number of rows of a random game, or the report of one that failed."""
    watch = random_games.invariants if invariants is Invariants.MOVES else None
    watch_phases = random_games.invariants if invariants is Invariants.PHASES else None
    try:
        table = random_games.play_late_too(find(name), seed, watch=watch, watch_phases=watch_phases)
        random_games.invariants(table)
    except random_games.Failure as failure:
        moves = [f"{n:5}  {_mover(move.seat)}  {move.key}" for n, move in enumerate(failure.moves, 1)]
        return "\n".join([*moves, str(failure)])
    return len(table.moves)


def _mover(seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat + 1}"
