"""All benchmarks in one table: `uv run python -m benchmarks --game NAME`. Missed targets only show."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks import log, pictures, press
from tests.support.games import STORY_GAME

WIDTH = 120


def main(game: Annotated[str, typer.Option(help="With which game.")] = STORY_GAME) -> None:
    """Measure and print."""
    console = Console(width=WIDTH)
    table = Table("measured", "value", "target", "", "how")
    for module in track((log, pictures, press), description="measuring", console=console, transient=True):
        for row in module.measure(game):
            verdict = "met" if row.met else "MISSED"
            table.add_row(
                row.name, f"{row.value:.1f} {row.unit}", f"{row.target:g} {row.unit}", verdict, row.how
            )
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
