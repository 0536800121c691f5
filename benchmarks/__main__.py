"""Benchmarks as tables of targets; missed ones only show. Times are also shares of ten million additions.

`uv run python -m benchmarks --game NAME`: log, history, pages, pictures, presses and deadlines.
`uv run python -m benchmarks presses`: processor time of a press at tables of all games.
`uv run python -m benchmarks questions`: presses a turn, and questions with one answer, without a clock.
`uv run python -m benchmarks plans`: plans ahead of computer players, and the days that they save.
`uv run python -m benchmarks plan-presses`: presses and calls of whole games, with and without plans.
`uv run python -m benchmarks results`: ratings, profiles and statistics with many games.
`uv run python -m benchmarks finding`: open tables, with many lobbies and seats on offer, on both engines.
`uv run python -m benchmarks queue`: a look at the queue, in the loop and in all threads.
`uv run python -m benchmarks screens`: how high panels are on a phone.
`uv run python -m benchmarks load`: the bot under the load of an evening.
`uv run python -m benchmarks engines`: compares SQLite with PostgreSQL, and times moving between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, track
from rich.table import Table

from benchmarks import deadlines, history, log, pages, pictures, press
from benchmarks import engines as both_engines
from benchmarks import finding as open_tables
from benchmarks import plan_presses as presses_with_plans
from benchmarks import plans as plans_ahead
from benchmarks import presses as many_presses
from benchmarks import questions as all_questions
from benchmarks import queue as looks
from benchmarks import results as rated_results
from benchmarks import screens as panel_heights
from benchmarks.load.measure import PARTS, Load
from benchmarks.load.measure import Progress as LoadProgress
from benchmarks.load.measure import measure as measure_load
from benchmarks.measurement import Measurement
from games import find, names
from games.agents.levels import HARD, MEDIUM
from tests.support.games import STORY_GAME

WIDTH = 140

app = typer.Typer()


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context, game: Annotated[str, typer.Option(help="With which game.")] = STORY_GAME
) -> None:
    """Measure log, history, pages, pictures, presses and deadlines."""
    if context.invoked_subcommand is None:
        console = Console(width=WIDTH)
        modules = track(
            (deadlines, history, log, pages, pictures, press),
            description="measuring",
            console=console,
            transient=True,
        )
        show(console, [row for module in modules for row in module.measure(game)])


@app.command()
def presses(
    tables: Annotated[int, typer.Option(help="Running tables, of all games.")] = 20,
    presses: Annotated[int, typer.Option(help="How many presses are measured.")] = 600,
) -> None:
    console = Console(width=WIDTH)

    def progress(numbers: Iterable[int]) -> Iterable[int]:
        return track(numbers, description="pressing", total=presses, console=console, transient=True)

    show(console, asyncio.run(many_presses.measure(tables, presses, progress)))


@app.command()
def questions(games: Annotated[int, typer.Option(help="Whole games of each kind.")] = 12) -> None:
    """Count the presses of whole games; the same games give the same figures."""
    console = Console(width=WIDTH)

    def progress(played: Sequence[tuple[str, int]]) -> Iterable[tuple[str, int]]:
        return track(played, description="playing", console=console, transient=True)

    show(console, all_questions.measure(games, progress))


@app.command()
def plans(
    medium: Annotated[int, typer.Option(help="Games of medium computer players of each kind.")] = 40,
    hard: Annotated[int, typer.Option(help="Games of hard ones.")] = 10,
    game: Annotated[str, typer.Option(help="Which game alone.")] = "",
    seats: Annotated[int, typer.Option(help="With how many seats alone.")] = 0,
    share: Annotated[float, typer.Option(help="In what share of the turns others plan.")] = 0.2,
) -> None:
    """Measure plans ahead; the same games give the same figures, but for times."""
    console = Console(width=WIDTH)
    matches = [
        plans_ahead.Match(name, level, players, seed)
        for level, number in ((MEDIUM, medium), (HARD, hard))
        for seed in range(number)
        for name in names()
        for players in find(name).seats
        if game in ("", name) and seats in (0, players) and find(name).ahead
    ]

    found = plans_ahead.Found()
    try:
        for match in track(matches, description="planning", console=console, transient=True):
            plans_ahead.play(match, share, found)
    finally:
        show(console, plans_ahead.rows(found))


@app.command()
def plan_presses(
    games: Annotated[int, typer.Option(help="Whole games of each kind and number of planners.")] = 3,
    game: Annotated[str, typer.Option(help="Which game alone.")] = "",
) -> None:
    """Count presses and calls of whole games, with and without plans."""
    console = Console(width=WIDTH)

    def progress(played: Sequence[tuple[str, int, int]]) -> Iterable[tuple[str, int, int]]:
        return track(played, description="playing", console=console, transient=True)

    show(console, presses_with_plans.measure(games, progress, game))


@app.command()
def results(games: Annotated[int, typer.Option(help="Rated games in the file.")] = 10_000) -> None:
    """Measure the use of results: a rated one stored, a profile, statistics, a recount."""
    console = Console(width=WIDTH)
    show(console, asyncio.run(rated_results.measure(games)))


@app.command()
def finding(offers: Annotated[int, typer.Option(help="Seats on offer.")] = 5_000) -> None:
    """Measure how long it takes to find open tables."""
    console = Console(width=WIDTH)
    show(console, asyncio.run(open_tables.measure(offers)))


@app.command()
def queue(people: Annotated[int, typer.Option(help="Who look for a table.")] = 5_000) -> None:
    """Measure the matching of a queue without any match."""
    show(Console(width=WIDTH), asyncio.run(looks.measure(people)))


@app.command()
def screens() -> None:
    show(Console(width=WIDTH), asyncio.run(panel_heights.measure()))


@app.command()
def load(
    game: Annotated[str, typer.Option(help="With which game.")] = STORY_GAME,
    tables: Annotated[int, typer.Option(help="Running tables.")] = 1000,
    users: Annotated[int, typer.Option(help="People who play.")] = 3000,
    presses: Annotated[float, typer.Option(help="Presses a second.")] = 25.0,
    seconds: Annotated[float, typer.Option(help="How long people press.")] = 120.0,
    many: Annotated[int, typer.Option(help="Tables in the file of the last measurement.")] = 10_000,
    parts: Annotated[str, typer.Option(help="What is measured.")] = ",".join(PARTS),
) -> None:
    """Measure the bot under the load of an evening."""
    _measure_load(measure_load, Load(game, tables, users, presses, seconds, many, parts.split(",")))


@app.command()
def engines(
    game: Annotated[str, typer.Option(help="With which game.")] = STORY_GAME,
    many: Annotated[int, typer.Option(help="Tables that are moved, and with which the bot starts.")] = 10_000,
) -> None:
    """Compare SQLite with PostgreSQL, and time moving a database from one to the other and back."""
    _measure_load(both_engines.measure, Load(game, many, 3 * many // 10, 1.0, 1.0, many))


def _measure_load(
    measure: Callable[[Load, LoadProgress], AsyncIterator[list[Measurement]]], load: Load
) -> None:
    console = Console(width=WIDTH)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def progress(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        rows: list[Measurement] = []
        try:
            asyncio.run(_collect(measure(load, progress), rows))
        finally:
            show(console, rows)


async def _collect(parts: AsyncIterator[list[Measurement]], rows: list[Measurement]) -> None:
    """Collect measurements as they come, so that they are shown even if something fails later."""
    async for rows_of_part in parts:
        rows += rows_of_part


def show(console: Console, rows: Iterable[Measurement]) -> None:
    table = Table("measured", "value", "of the additions", "target", "", "how")
    for row in rows:
        table.add_row(*row.columns)
    console.print(table)


if __name__ == "__main__":
    app()
