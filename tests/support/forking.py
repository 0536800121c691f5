"""Secrecy by forking: a table in which everything hidden from a viewer is exchanged for something else.

What the viewer gets must be the same at both tables.
"""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.table import Table


def fork(table: Table[Any], seat: int | None, random: Random) -> Table[Any]:
    """A table that looks the same to a seat: hidden faces exchanged, the same others ready."""
    determinized = table.determinize(seat, random)
    for other, done in table.lanes.items():
        if done and other != seat:
            finish_lane(determinized, other, random)
    return determinized


def finish_lane(table: Table[Any], seat: int, random: Random) -> None:
    """A seat makes random choices until it is ready."""
    while (choice := table.pending(seat)) is not None:
        table.answer(seat, random.choice(choice.options).key)
