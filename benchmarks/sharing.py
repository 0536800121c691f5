"""Answers at many tables: by one process with SQLite, then by one to three that share a PostgreSQL server.

`uv run python -m benchmarks.sharing`: without Discord, pictures and panels, each commit written to a disk.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated

import psycopg
import typer
from msgspec import Struct, json

from benchmarks.load.measure import ROWS_OF_MANY, Load, tables_in
from bot.clock import SystemClock
from bot.tables.service import Press, TableService
from storage.core.rows import PLAYING
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress, is_server
from storage.postgresql.move import move_to_server
from storage.together.store import Store
from tests.support.games import STORY_GAME
from tests.support.postgresql import Cluster, cluster, programs
from tests.support.table_helpers import DecisionsHere, seeds

TABLES = 1000
"""Of all processes together."""

SECONDS = 20.0

LOAD = Load(STORY_GAME, TABLES, 3 * TABLES, presses_a_second=0.0, seconds=SECONDS, many=TABLES)

MOST_PROCESSES = 3

INTERACTIONS = 10**15
"""The ids of the interactions of the first process begin here, those of the second at twice as much."""


class Answered(Struct, frozen=True):
    """The answers of a process."""

    milliseconds: tuple[float, ...]
    rows: int
    """Stored in the logs."""
    processor: float
    """Processor time of the process, in milliseconds an answer."""


async def answer(database: str, own: int, processes: int) -> Answered:
    """Answer at this process's part of the tables for a while; if `processes` is 0 it has all alone."""
    where = ServerAddress(database) if is_server(database) else Path(database)
    layout = Layout(processes, (own,)) if processes else None
    async with await Store.open(where, layout) as store:
        tables = TableService(store, SystemClock(), seeds=seeds(own), decisions=DecisionsHere())
        random, interactions = Random(own), count(INTERACTIONS * (own + 1))
        games = [number for number in range(1, TABLES + 1) if number % max(1, processes) == own]
        took, rows = list[float](), 0
        begun, end = time.process_time(), time.monotonic() + SECONDS
        while (begins := time.monotonic()) < end:
            game = random.choice(games)
            cached = await tables.cache.read(game)
            if cached.row.stage != PLAYING:
                games.remove(game)
                continue
            table, before = cached.table, len(cached.table.moves)
            seat = random.choice(table.waiting_seats)
            choice, user = table.pending_choice(seat), cached.row.seated[seat].user
            assert choice is not None
            assert user is not None
            press = Press(seat, user, table.version(seat), next(interactions))
            result = await tables.answer(game, press, choice.random_answer(random))
            rows += len(result.table.moves) - before
            took.append(1000 * (time.monotonic() - begins))
        return Answered(tuple(took), rows, 1000 * (time.process_time() - begun) / len(took))


async def measure(database: str, processes: int) -> list[Answered]:
    """The answers of several processes at the same time; 0: one process that has the database alone."""
    started = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.sharing", "--database", database),
            *("--own", str(own), "--processes", str(processes)),
            stdout=asyncio.subprocess.PIPE,
        )
        for own in range(max(1, processes))
    ]
    printed = await asyncio.gather(*(each.communicate() for each in started))
    return [json.decode(out, type=Answered) for out, _ in printed]


def line(name: str, done: Sequence[Answered]) -> str:
    """What was measured, as a row of a table."""
    took = sorted(each for one in done for each in one.milliseconds)
    per = [took[int(len(took) * part)] for part in (0.95, 0.99)]
    return (
        f"| {name} | {len(took) / SECONDS:.0f} | {median(took):.1f} ms | {per[0]:.0f} ms | {per[1]:.0f} ms"
        f" | {sum(one.rows for one in done)} | {median(one.processor for one in done):.1f} ms"
        f" | {os.getloadavg()[0]:.1f} |"
    )


async def main() -> None:
    """Measure one process alone on each engine, and one to three that share."""
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL on this machine: `initdb` is not found.")
    with TemporaryDirectory(dir=Path.cwd()) as name, cluster(found, on_disk=Path.cwd()) as server:
        file = Path(name) / "games.sqlite3"
        await tables_in(LOAD, file, TABLES, ROWS_OF_MANY, _no_progress)
        filled = server.new("filled")
        move_to_server(file, filled, _no_progress)
        print("| | answers a second | median | 95 % | 99 % | rows | processor | load |", flush=True)
        print(line("SQLite, one process", await measure(str(file), 0)), flush=True)
        for processes in range(MOST_PROCESSES + 1):
            named = f"PostgreSQL, {processes} of several" if processes else "PostgreSQL, one process"
            print(line(named, await measure(copy_of(server, processes), processes)), flush=True)


def _no_progress(*_: object) -> None:
    """Nobody looks."""


def copy_of(server: Cluster, number: int) -> str:
    """A new database of a number, with the same tables."""
    with psycopg.connect(server.address.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE copy_{number} TEMPLATE filled".encode())
    return server.address_of(f"copy_{number}").url


def command(
    database: Annotated[str, typer.Option(help="The database, for a process that answers.")] = "",
    own: Annotated[int, typer.Option(help="Its shard.")] = 0,
    processes: Annotated[int, typer.Option(help="How many share; 0: it is alone.")] = 0,
) -> None:
    """Measure, or (with a database) answer as one of the processes."""
    if database:
        typer.echo(json.encode(asyncio.run(answer(database, own, processes))).decode())
    else:
        asyncio.run(main())


if __name__ == "__main__":
    typer.run(command)
