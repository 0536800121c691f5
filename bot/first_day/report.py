"""The outcome of `tabellarius try`: a table on the terminal, and a file for the developers."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.table import Table

from bot.first_day.check import Outcome, Result
from bot.first_day.recorder import Exchange

STYLES = {Result.WORKS: "green", Result.REFUSED: "red", Result.NOT_TRIED: "yellow"}


class Report(Struct, frozen=True):
    """The file: requests and answers without texts, names, ids and tokens."""

    discord_py: str
    checks: list[Outcome]
    requests: list[Exchange]

    def write(self, path: Path) -> None:
        """Raises OSError."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    def summary(self) -> str:
        number = Counter(each.result for each in self.checks)
        return ", ".join(f"{number[result]} {result.value}" for result in Result)


def table_of(outcomes: Sequence[Outcome]) -> Table:
    """A line for each check, with what to do where it was refused."""
    table = Table(box=None, pad_edge=False)
    for column in ("check", "result", "what it is, and what was seen"):
        table.add_column(column, overflow="fold")
    for each in outcomes:
        code = f" {each.code}" if each.code else ""
        said = "\n".join(filter(None, (each.title, each.meaning, each.said, each.advice)))
        table.add_row(each.check, f"[{STYLES[each.result]}]{each.result}{code}[/]", said)
    return table
