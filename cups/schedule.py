"""Schedules of cups: the tables of each round, so that every pair meets equally often."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

Seats = tuple[int, ...]
"""A table: the numbers of the entrants, from 0, in the order of the seats."""


class Schedule(Struct, frozen=True):
    """The tables of a cup for a number of entrants, round by round."""

    entrants: int
    rounds: tuple[tuple[Seats, ...], ...]

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.rounds[0][0])


class _File(Struct, frozen=True):
    cup: tuple[Schedule, ...]


SCHEDULES: Mapping[int, Schedule] = {
    each.entrants: each
    for each in msgspec.toml.decode((Path(__file__).parent / "schedule.toml").read_bytes(), type=_File).cup
}
"""How many take part -> the schedule."""
