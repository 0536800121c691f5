"""All benchmarks in one table: `uv run python -m benchmarks`. They measure; nothing fails."""

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks import log, pictures, press

WIDTH = 120


def main() -> None:
    """Measure and print."""
    console = Console(width=WIDTH)
    table = Table("measured", "value", "target", "", "how")
    for module in track((log, pictures, press), description="measuring", console=console, transient=True):
        for row in module.measure():
            verdict = "met" if row.met else "MISSED"
            table.add_row(
                row.name, f"{row.value:.1f} {row.unit}", f"{row.target:g} {row.unit}", verdict, row.how
            )
    console.print(table)


if __name__ == "__main__":
    main()
