"""How a cup stands, from the results of its tables."""

from collections.abc import Iterator

from cups.schedule import SCHEDULES
from cups.standings import Ended, Seat, Standing, standings, table_points
from storage.core.rows import PLAYING
from storage.cups.rows import Cup, CupTable, Entrant


def least_people(size: int) -> int:
    """Least number of people in a cup of so many entrants: half of them."""
    return -(-size // 2)


def seats_of(cup: Cup, table: CupTable) -> tuple[Entrant, ...]:
    numbers = SCHEDULES[cup.row.size].rounds[table.round - 1][table.number]
    return tuple(cup.entrants[number] for number in numbers)


def standing_of(cup: Cup) -> tuple[Standing, ...]:
    """Standings of those who take part to the end, the best first."""
    staying = [each.number for each in cup.entrants if each.dropped is None]
    return standings(staying, [ended for _, ended in _ended_tables(cup)])


def points_by_round(cup: Cup, entrant: int) -> dict[int, float]:
    """Rounds whose table of an entrant is over -> the table points."""
    return {
        table.round: float(points[entrant])
        for table, ended in _ended_tables(cup)
        if entrant in (points := table_points(ended))
    }


def is_played(cup: Cup) -> bool:
    rounds = SCHEDULES[cup.row.size].rounds
    return cup.row.rounds_begun == len(rounds) and all(each.stage != PLAYING for each in cup.tables)


def _ended_tables(cup: Cup) -> Iterator[tuple[CupTable, Ended]]:
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
