"""Parts of a cup with their standings: its groups, and its final."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from msgspec import Struct

from bot.tables.cups.standing import final_standing, group_standings, points_by_round, schedule_of
from cups.standings import Standing
from renderer import CupLine, CupStandings
from storage.cups.rows import OVER, Cup


class Part(Struct, frozen=True):
    group: str
    """The letter of a group; "" of the only one, and of the final."""
    final: bool
    entrants: Sequence[int]
    standings: Sequence[Standing]
    rounds: range
    """Their numbers, from 1."""


def parts_of(cup: Cup) -> Iterator[Part]:
    """The final once it has begun, then the groups."""
    schedule = schedule_of(cup.row)
    if cup.finalists:
        rounds = range(len(schedule.group_rounds) + 1, schedule.rounds + 1)
        yield Part("", True, cup.finalists, final_standing(cup), rounds)
    for number, (group, found) in enumerate(zip(schedule.groups, group_standings(cup), strict=True)):
        letter = ascii_uppercase[number] if schedule.final else ""
        played = sum(any(seats[0] in group for seats in tables) for tables in schedule.group_rounds)
        yield Part(letter, False, group, found, range(1, played + 1))


def standings_of(cup: Cup) -> tuple[CupStandings, ...]:
    """The standings of each part for their picture; those who have dropped out come last."""
    points = points_by_round(cup)
    return tuple(_picture(cup, part, points) for part in parts_of(cup))


def _picture(cup: Cup, part: Part, points: dict[tuple[int, int], float]) -> CupStandings:
    row, rounds = cup.row, part.rounds
    tables = [schedule_of(row).tables(number, cup.finalists) for number in rounds]

    def line(entrant: int, place: int | None) -> CupLine:
        by_round = tuple(points.get((entrant, number)) for number in rounds)
        rests = tuple(n for n, each in enumerate(tables, 1) if entrant not in sum(each, ()))
        return CupLine(entrant, place, by_round, rests)

    lines = (
        *(line(each.entrant, each.place) for each in part.standings),
        *(line(number, None) for number in part.entrants if cup.entrants[number].dropped is not None),
    )
    begun = min(len(rounds), row.rounds_begun - rounds.start + 1)
    over = row.stage == OVER or row.rounds_begun >= rounds.stop
    return CupStandings(row.id, begun, lines, over, part.group, part.final)
