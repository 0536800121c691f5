"""The faults that `check` finds in a database."""

from pathlib import Path

from bot.audit import open_check


def faults(path: Path) -> list[str]:
    with open_check(path) as found:
        return [*found.faults(), *(fault for each in found.games() for fault in each.faults)]
