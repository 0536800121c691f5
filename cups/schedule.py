"""Schedules of cups: groups, in which every pair meets equally often, and a final of the best."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path

import msgspec
from msgspec import Struct

LEAST, MOST = 3, 32
"""Entrants of a cup."""

Seats = tuple[int, ...]
"""A table: the numbers of the entrants, from 0, in the order of the seats."""

Rounds = tuple[tuple[Seats, ...], ...]
"""The tables, round by round."""


class Group(Struct, frozen=True):
    """Who meets whom in a group, or in a final."""

    entrants: int
    rounds: Rounds

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.rounds[0][0])


class Split(Struct, frozen=True):
    """How cups of at most so many are split; `final`: how many reach it, 0 without one."""

    upto: int
    groups: int
    final: int = 0


class Schedule(Struct, frozen=True):
    """The tables of a cup."""

    players: int
    """How many sit at a table."""
    groups: tuple[tuple[int, ...], ...]
    """The entrants of each."""
    group_rounds: Rounds
    final: Rounds
    """By the numbers of those who have reached it; empty without one."""
    finalists: int

    @property
    def rounds(self) -> int:
        return len(self.group_rounds) + len(self.final)

    def tables(self, number: int, finalists: Sequence[int]) -> tuple[Seats, ...]:
        """The tables of a round, from 1; none of a final before it is known who has reached it."""
        if not self.is_final(number):
            return self.group_rounds[number - 1]
        tables = self.final[number - len(self.group_rounds) - 1] if finalists else ()
        return tuple(tuple(finalists[each] for each in seats) for seats in tables)

    def is_final(self, number: int) -> bool:
        """Whether a round is one of the final."""
        return number > len(self.group_rounds)


class _Cup(Struct, frozen=True):
    players: int
    split: tuple[Split, ...]


class _File(Struct, frozen=True):
    cup: tuple[_Cup, ...]
    group: tuple[Group, ...]


def _schedules(file: _File) -> Iterator[tuple[int, dict[int, Schedule]]]:
    known = {(each.players, each.entrants): each.rounds for each in file.group}
    for cup in file.cup:
        found = {}
        for size in range(LEAST, MOST + 1):
            split = next(each for each in cup.split if size <= each.upto)
            groups = tuple(tuple(range(first, size, split.groups)) for first in range(split.groups))
            if all((cup.players, len(group)) in known for group in groups):
                parts = [_named(known[cup.players, len(group)], group) for group in groups]
                rounds = tuple(tuple(sum(tables, ())) for tables in zip_longest(*parts, fillvalue=()))
                final = known[cup.players, split.final] if split.final else ()
                found[size] = Schedule(cup.players, groups, rounds, final, split.final)
        yield cup.players, found


def _named(rounds: Rounds, group: Sequence[int]) -> Rounds:
    return tuple(tuple(tuple(group[each] for each in seats) for seats in tables) for tables in rounds)


SCHEDULES: Mapping[int, Mapping[int, Schedule]] = dict(
    _schedules(msgspec.toml.decode((Path(__file__).parent / "schedule.toml").read_bytes(), type=_File))
)
"""How many sit at a table -> how many take part -> the schedule."""


def size_for(players: int, people: int) -> int:
    """How many take part with so many people: computer players fill up to a number that is played."""
    return min(size for size in SCHEDULES[players] if size >= people)
