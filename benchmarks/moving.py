"""A move as a program of its own: `python -m benchmarks.moving FROM TO`; it prints what it took as JSON."""

from __future__ import annotations

import itertools
import resource
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from storage.postgresql.address import ServerAddress, is_server
from storage.postgresql.move import move_to_file, move_to_server


class Took(Struct, frozen=True):
    """What a move took."""

    games: int
    rows: int
    seconds: float
    silent: float
    """The longest time without progress, in seconds."""
    megabytes: float
    """Of memory, at most."""


def main(source: Annotated[str, typer.Argument()], target: Annotated[str, typer.Argument()]) -> None:
    """Move a database."""
    moments = [perf_counter()]

    def progress(_done: int, _all: int) -> None:
        moments.append(perf_counter())

    if is_server(source):
        moved = move_to_file(ServerAddress(source), Path(target), progress)
    else:
        moved = move_to_server(Path(source), ServerAddress(target), progress)
    moments.append(perf_counter())
    silent = max(after - before for before, after in itertools.pairwise(moments))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    took = Took(moved.games, moved.rows, moments[-1] - moments[0], silent, most)
    print(msgspec.json.encode(took).decode())


if __name__ == "__main__":
    typer.run(main)
