"""How much is tried: a share every day, everything with `--thorough`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

VARIABLE = "TABELLARIUS_THOROUGH"
"""The environment variable by which processes that run tests know of `--thorough`."""

Case = TypeVar("Case")


def is_thorough() -> bool:
    """Whether everything is tried."""
    return VARIABLE in os.environ


def share(cases: Sequence[Case], every_day: int) -> Sequence[Case]:
    """As many cases as are tried every day, spread evenly; all of them with `--thorough`."""
    if is_thorough() or len(cases) <= every_day:
        return cases
    return [cases[number * len(cases) // every_day] for number in range(every_day)]
