"""SQLite and PostgreSQL in one run: a step, an answer, a press, a start with many tables, and a move."""

from __future__ import annotations

import itertools
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct

from benchmarks.load.measure import ROWS_OF_MANY, Load, Progress, bot_with, start, tables_in
from benchmarks.log import SEED, answer_times, append_times
from benchmarks.measurement import Measurement, median_of, p99_of
from benchmarks.press import press_times
from bot.clock import SystemClock
from bot.tables.service import TableService
from games import find
from games.game import Game
from storage.postgresql.address import ServerAddress, is_server
from storage.postgresql.move import move_to_file, move_to_server
from storage.together.store import Store
from tests.support.postgresql import Cluster, cluster, programs


class Took(Struct, frozen=True):
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


STARTS = 3


class NotInstalled(Exception):
    """There is no PostgreSQL on this machine."""


async def measure(load: Load, progress: Progress) -> AsyncIterator[list[Measurement]]:
    """Measure both engines, each commit written to a disk. Raises NotInstalled."""
    found = programs()
    if found is None:
        raise NotInstalled("there is no `initdb`")
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as name, cluster(found, on_disk=Path.cwd()) as server:
        folder = Path(name)
        for engine, where in (("SQLite", folder / "steps.sqlite3"), ("PostgreSQL", server.address)):
            progress(f"steps on {engine}", 0, 1)
            yield await _steps(engine, where, find(load.game))
        server.empty()
        for engine, address in (("SQLite", None), ("PostgreSQL", server.address.url)):
            progress(f"presses on {engine}", 0, 1)
            times = await press_times(folder / f"{engine}.sqlite3", load.game, address)
            how = f"{len(times)} presses, picture and all"
            yield [
                median_of(f"{engine}: press to updated panel", 250, times, how),
                p99_of(f"{engine}: press to updated panel", 1000, times, how),
            ]
        server.empty()
        yield await _many(load, folder, server, progress)


async def _steps(engine: str, where: Path | ServerAddress, game: Game[Any]) -> list[Measurement]:
    async with await Store.open(where) as store:
        tables = TableService(store, SystemClock(), seeds=lambda: SEED)
        answers = await answer_times(tables, game)
        appends = await append_times(store, await store.game(1), await store.moves(1))
    how = f"{len(appends)} times, written through"
    return [
        median_of(f"{engine}: move appended", 5, appends, how),
        p99_of(f"{engine}: move appended", 5, appends, how),
        median_of(
            f"{engine}: answer of the service", 25, answers, f"{len(answers)} times, rules and storing"
        ),
    ]


async def _many(load: Load, folder: Path, server: Cluster, progress: Progress) -> list[Measurement]:
    file, back = folder / "many.sqlite3", folder / "back.sqlite3"
    discord, _ = await tables_in(load, file, load.many, ROWS_OF_MANY, progress)
    progress("moving", 0, 1)
    there = _moved(str(file), server.address.url)
    home = _moved(server.address.url, str(back))
    differing = _differences(file, back)
    size = file.stat().st_size / 2**20
    progress("starting", 0, 1)
    times: dict[str, list[float]] = {}
    for engine, address in (("SQLite", None), ("PostgreSQL", server.address.url)):
        times[engine] = []
        for _ in range(STARTS):
            async with bot_with(discord, file, address) as bot:
                times[engine].append(await start(bot, discord))
    return [
        *_took("file to server", there, size),
        *_took("server to file", home, size),
        Measurement("rows that differ after both moves", 0, differing, "", "of all tables, both ways"),
        *(
            Measurement(
                f"{engine}: start until connected",
                3000,
                median(each) * 1000,
                "ms",
                f"{load.many} tables, median of {', '.join(f'{seconds:.1f}' for seconds in each)} s",
            )
            for engine, each in times.items()
        ),
    ]


def _moved(source: str, target: str) -> Took:
    printed = subprocess.run(
        [sys.executable, "-m", "benchmarks.engines", source, target], check=True, stdout=subprocess.PIPE
    ).stdout
    return msgspec.json.decode(printed, type=Took)


def _took(name: str, took: Took, size: float) -> list[Measurement]:
    how = f"{took.games} tables, {took.rows} rows, {size:.0f} MB"
    return [
        Measurement(f"{name}", 300, took.seconds, "s", how),
        Measurement(f"{name}: memory at most", 200, took.megabytes, "MB", "of the program"),
        Measurement(f"{name}: without progress", 10, took.silent, "s", "the longest time"),
    ]


def _differences(one: Path, other: Path) -> int:
    """How many rows of two files of the same schema are in one of them alone."""
    with closing(sqlite3.connect(one)) as connection:
        connection.execute("ATTACH ? AS other", (str(other),))
        names = "SELECT name FROM main.sqlite_schema WHERE type = 'table'"
        pairs = [(f"main.{name}", f"other.{name}") for (name,) in connection.execute(names)]
        return sum(
            connection.execute(
                f"SELECT count(*) FROM (SELECT * FROM {left} EXCEPT SELECT * FROM {right})"
            ).fetchone()[0]
            for pair in pairs
            for left, right in (pair, pair[::-1])
        )
