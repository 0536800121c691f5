"""How a cup stands, from the results of its tables."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import structs

from cups.schedule import SCHEDULES, Schedule
from cups.standings import Ended, Seat, Standing, standings, table_points
from storage.core.rows import PLAYING
from storage.cups.rows import Cup, CupRow, CupTable, Entrant


def schedule_of(row: CupRow) -> Schedule:
    """The schedule of a cup that has begun."""
    return SCHEDULES[row.players][row.size]


def seats_of(cup: Cup, table: CupTable) -> tuple[Entrant, ...]:
    seats = schedule_of(cup.row).tables(table.round, cup.finalists)[table.number]
    return tuple(cup.entrants[number] for number in seats)


def standing_of(cup: Cup) -> tuple[Standing, ...]:
    """Standings of those who take part to the end, the best first: of the final, then of all others."""
    found = final_standing(cup)
    first = len(found) + 1
    others = _compared(cup, [each for each in _staying(cup) if each not in cup.finalists])
    keys = [key for key, _ in others]
    return (*found, *(structs.replace(each, place=first + keys.index(key)) for key, each in others))


def final_standing(cup: Cup) -> tuple[Standing, ...]:
    """Standings of the final; empty before it, and in a cup without one."""
    schedule = schedule_of(cup.row)
    staying = [each for each in cup.finalists if each in _staying(cup)]
    return standings(staying, [ended for table, ended in _ended(cup) if schedule.is_final(table.round)])


def group_standings(cup: Cup) -> tuple[tuple[Standing, ...], ...]:
    """Standings of each group."""
    schedule, staying = schedule_of(cup.row), _staying(cup)
    tables = [ended for table, ended in _ended(cup) if not schedule.is_final(table.round)]
    return tuple(
        standings(
            [each for each in group if each in staying],
            [ended for ended in tables if ended[0].entrant in group],
        )
        for group in schedule.groups
    )


def best_of_groups(cup: Cup) -> tuple[int, ...]:
    """Who reaches the final, the best first; for want of others also who has dropped out."""
    ranked = [each.entrant for _, each in _compared(cup, _staying(cup))]
    dropped = [each.number for each in cup.entrants if each.dropped is not None]
    return (*ranked, *dropped)[: schedule_of(cup.row).finalists]


def _compared(cup: Cup, entrants: Sequence[int]) -> list[tuple[tuple[Fraction, ...], Standing]]:
    """Entrants by their place in their group, then by points a table, then by share of the points."""
    found = [
        ((Fraction(each.place), -each.table_points / max(1, each.tables), -each.share), each)
        for group in group_standings(cup)
        for each in group
        if each.entrant in entrants
    ]
    return sorted(found, key=lambda each: (each[0], each[1].entrant))


def points_by_round(cup: Cup) -> dict[tuple[int, int], float]:
    """Entrants, and rounds whose table of theirs is over -> the table points."""
    return {
        (entrant, table.round): float(points)
        for table, ended in _ended(cup)
        for entrant, points in table_points(ended).items()
    }


def all_played(cup: Cup) -> bool:
    """Whether no table is being played."""
    return all(each.stage != PLAYING for each in cup.tables)


def _staying(cup: Cup) -> list[int]:
    return [each.number for each in cup.entrants if each.dropped is None]


def _ended(cup: Cup) -> Iterator[tuple[CupTable, Ended]]:
    """The tables that are over, with how they ended."""
    for table in cup.tables:
        seats = seats_of(cup, table) if table.results else ()
        found = [
            Seat(seats[each.seat].number, each.place, each.points or 0)
            for each in table.results
            if each.place is not None
        ]
        if found and len(found) == len(seats):
            yield table, found
