"""Answers a second at many tables, by one to three processes that share a database on a PostgreSQL server.

`uv run python -m benchmarks.sharing`: without Discord, pictures and panels, each commit written to a disk.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Annotated

import typer
from msgspec import Struct, json

from bot.clock import SystemClock
from bot.tables.service import TableService
from storage.postgresql.address import ServerAddress
from storage.shards import Layout
from storage.store import Store
from tests.support.postgresql import cluster, programs
from tests.support.table_helpers import DecisionsHere, begun, press_random, seeds

TABLES = 20
"""Of each process."""

SECONDS = 20.0

MOST_PROCESSES = 3


class Answered(Struct, frozen=True):
    """What came of the answers of a process."""

    answers: int
    milliseconds: float
    """Of an answer: the median."""


async def answer(address: str, own: int, processes: int) -> Answered:
    """Answer at tables of this process for a while; alone if `processes` is 0."""
    layout = Layout(processes, (own,)) if processes else None
    async with await Store.open(ServerAddress(address), layout) as store:
        tables = TableService(
            store, SystemClock(), seeds=seeds(own), decisions=DecisionsHere(), most_tables=1000
        )
        games = [await begun(tables, 3) for _ in range(TABLES)]
        random, took = Random(own), list[float]()
        end = time.monotonic() + SECONDS
        while (begins := time.monotonic()) < end:
            await press_random(tables, games[len(took) % TABLES], random)
            took.append(time.monotonic() - begins)
        return Answered(len(took), 1000 * median(took))


async def measure(address: str, processes: int) -> list[Answered]:
    """What so many processes answer at the same time; 0: one that has the database alone."""
    started = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.sharing", "--address", address),
            *("--own", str(own), "--processes", str(processes)),
            stdout=asyncio.subprocess.PIPE,
        )
        for own in range(max(1, processes))
    ]
    printed = await asyncio.gather(*(each.communicate() for each in started))
    return [json.decode(out, type=Answered) for out, _ in printed]


async def main() -> None:
    """Measure one process alone, and one to three that share."""
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL on this machine: `initdb` is not found.")
    with cluster(found, on_disk=Path.cwd()) as server:
        for processes in range(MOST_PROCESSES + 1):
            server.empty()
            done = await measure(server.address.url, processes)
            each = ", ".join(f"{one.milliseconds:.1f} ms" for one in done)
            name = f"{processes} of several" if processes else "one alone"
            print(f"{name}: {sum(one.answers for one in done) / SECONDS:.0f} a second; {each}", flush=True)


def command(
    address: Annotated[str, typer.Option(help="The database, for a process that answers.")] = "",
    own: Annotated[int, typer.Option(help="Its shard.")] = 0,
    processes: Annotated[int, typer.Option(help="How many share; 0: it is alone.")] = 0,
) -> None:
    """Measure, or (with an address) answer as one of the processes."""
    if address:
        typer.echo(json.encode(asyncio.run(answer(address, own, processes))).decode())
    else:
        asyncio.run(main())


if __name__ == "__main__":
    typer.run(command)
