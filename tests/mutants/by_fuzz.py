"""Mutants of a game that `fuzz` must find. Run by `python -m tests.mutants`."""

import typer

from games import find
from tests.fuzz.random_games import Failure, play_late_too
from tests.mutants.catalogue import named
from tests.mutants.forks import results, try_all

SEEDS = range(40)
"""The random games, played up to the first failure; every other one begins late."""


def first_failure(game: str) -> str:
    """The failure of the first game that fails; "" if none does."""
    for seed in SEEDS:
        try:
            play_late_too(find(game), seed)
        except Failure as failure:
            return str(failure)
    return ""


def main(game: str, names: list[str]) -> None:
    """Try mutants of a game, and write the outcomes line by line."""
    try_all(named(game, names), lambda: first_failure(game), results())


if __name__ == "__main__":
    typer.run(main)
