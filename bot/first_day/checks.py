"""All checks in the order they run."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.first_day import application, messages, places, with_person
from bot.first_day.check import Check, Run

FILE = Path(__file__).parent / "checks.toml"

FUNCTIONS: dict[str, Any] = {
    name: function
    for module in (application, messages, places, with_person)
    for name, function in vars(module).items()
}


def _run(id_: str) -> Run:
    """The function with the name of a check, or with its first part, which gets the rest."""
    subject, _, rest = id_.partition(".")
    named: Run | None = FUNCTIONS.get(id_.replace(".", "_"))
    return named or partial(FUNCTIONS[subject], of=rest)


CHECKS: tuple[Check, ...] = tuple(
    msgspec.convert({"id": id_, "run": _run(id_), **fields}, Check)
    for id_, fields in msgspec.toml.decode(FILE.read_bytes()).items()
)

COVERED = frozenset(kind for check in CHECKS for kind in check.covers)

KINDS = COVERED | {kind.partition(": ")[0] for kind in COVERED if not kind.startswith("component")}
"""The kinds of requests that are tried: all that the bot makes."""
