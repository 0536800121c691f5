"""Standings of a cup: by table points, then head to head, then the share of the points."""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from msgspec import Struct


class Seat(Struct, frozen=True):
    """How a seat of a table has ended."""

    entrant: int
    """The number of the entrant, from 0."""
    place: int
    """1 for the best; seats with the same place are tied."""
    points: int
    """Of the game."""


Ended = Sequence[Seat]
"""All seats of a finished table."""


class Standing(Struct, frozen=True):
    entrant: int
    place: int
    """1 for the best; equal ones have the same."""
    table_points: Fraction
    head_to_head: Fraction
    """How many of those with as many table points they were ahead of at common tables; a tie is a half."""
    share: Fraction
    """The mean of their shares of the points at their tables."""
    tables: int
    """The number of their finished tables."""


def table_points(table: Ended) -> dict[int, Fraction]:
    """What each entrant gets for a table: a point for each seat behind, half a point for each tied one."""
    return {each.entrant: _seats_behind(each, table) for each in table}


def point_shares(table: Ended) -> dict[int, Fraction]:
    """Each entrant's part of the points of a table, those below 0 as 0; equal parts where the sum is 0."""
    points = {each.entrant: max(0, each.points) for each in table}
    total = sum(points.values())
    return {
        entrant: Fraction(own, total) if total else Fraction(1, len(table)) for entrant, own in points.items()
    }


def standings(entrants: Collection[int], tables: Iterable[Ended]) -> tuple[Standing, ...]:
    """How entrants stand after some tables, the best first; others at these tables have no place."""
    played = tuple(tables)
    gained = dict.fromkeys(entrants, Fraction(0))
    parts: dict[int, list[Fraction]] = {entrant: [] for entrant in entrants}
    for table in played:
        part = point_shares(table)
        for entrant, points in table_points(table).items():
            if entrant in gained:
                gained[entrant] += points
                parts[entrant].append(part[entrant])
    keys = {
        entrant: (
            gained[entrant],
            _head_to_head(entrant, [other for other in entrants if gained[other] == gained[entrant]], played),
            sum(parts[entrant], Fraction(0)) / max(1, len(parts[entrant])),
        )
        for entrant in entrants
    }
    return tuple(
        Standing(
            entrant,
            1 + sum(other > keys[entrant] for other in keys.values()),
            *keys[entrant],
            len(parts[entrant]),
        )
        for entrant in sorted(entrants, key=lambda each: (*(-part for part in keys[each]), each))
    )


def _head_to_head(entrant: int, equals: Collection[int], tables: Iterable[Ended]) -> Fraction:
    found = Fraction(0)
    for table in tables:
        own = next((each for each in table if each.entrant == entrant), None)
        if own is not None:
            found += _seats_behind(own, [each for each in table if each.entrant in equals])
    return found


def _seats_behind(own: Seat, seats: Iterable[Seat]) -> Fraction:
    """The number of seats behind this one; a tie is a half."""
    others = [each.place for each in seats if each.entrant != own.entrant]
    return Fraction(2 * sum(own.place < place for place in others) + others.count(own.place), 2)
