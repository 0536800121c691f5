"""Standings of cups, against examples and a comparison of pairs."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from cups.schedule import SCHEDULES
from cups.standings import Ended, Seat, Standing, point_shares, standings, table_points

HALF = Fraction(1, 2)


def ended(*seats: tuple[int, int]) -> Ended:
    """A table from entrants and their points; equal ones are tied."""
    return [Seat(entrant, 1 + sum(more > points for _, more in seats), points) for entrant, points in seats]


def test_table_points_are_split_at_ties() -> None:
    assert table_points(ended((0, 30), (1, 20), (2, 10), (3, 0))) == {0: 3, 1: 2, 2: 1, 3: 0}
    assert table_points(ended((0, 30), (1, 20), (2, 20), (3, 0))) == {0: 3, 1: 3 * HALF, 2: 3 * HALF, 3: 0}
    assert table_points(ended((0, 20), (1, 20), (2, 20))) == {0: 1, 1: 1, 2: 1}
    assert table_points(ended((5, 9), (7, 9))) == {5: HALF, 7: HALF}


def test_shares_are_parts_of_the_points_of_a_table() -> None:
    assert point_shares(ended((0, 30), (1, 10))) == {0: Fraction(3, 4), 1: Fraction(1, 4)}
    assert point_shares(ended((0, 0), (1, 0))) == {0: HALF, 1: HALF}
    assert point_shares(ended((0, 10), (1, -5))) == {0: 1, 1: 0}


def order(entrants: int, *tables: Ended) -> list[tuple[int, int]]:
    return [(each.entrant, each.place) for each in standings(range(entrants), tables)]


def test_a_cup_of_four_round_by_round() -> None:
    first, second, third = (
        (ended((0, 10), (3, 5)), ended((1, 8), (2, 8))),
        (ended((0, 4), (2, 6)), ended((1, 9), (3, 1))),
        (ended((0, 7), (1, 3)), ended((2, 5), (3, 5))),
    )
    assert order(4, *first) == [(0, 1), (1, 2), (2, 2), (3, 4)]
    assert order(4, *first, *second) == [(1, 1), (2, 2), (0, 3), (3, 4)]
    tables = (*first, *second, *third)
    assert [
        (each.entrant, each.place, float(each.table_points), float(each.head_to_head), each.tables)
        for each in standings(range(4), tables)
    ] == [(2, 1, 2.0, 1.0, 3), (0, 2, 2.0, 0.0, 3), (1, 3, 1.5, 0.0, 3), (3, 4, 0.5, 0.0, 3)]


def test_the_share_decides_among_those_who_are_level_otherwise() -> None:
    circle = (ended((0, 9), (1, 1)), ended((1, 6), (2, 4)), ended((2, 6), (0, 4)))
    assert order(3, *circle) == [(0, 1), (2, 2), (1, 3)]
    level = (ended((0, 6), (1, 4)), ended((1, 6), (2, 4)), ended((2, 6), (0, 4)))
    assert order(3, *level) == [(0, 1), (1, 1), (2, 1)]


def test_who_has_dropped_out_has_no_place_and_changes_no_figure_but_head_to_head() -> None:
    tables = (ended((0, 9), (1, 1)), ended((1, 6), (2, 4)), ended((2, 6), (0, 4)))
    with_all = {each.entrant: each for each in standings(range(3), tables)}
    left = standings((0, 2), tables)
    assert [each.entrant for each in left] == [2, 0]
    assert {each.entrant: (each.table_points, each.share) for each in left} == {
        entrant: (with_all[entrant].table_points, with_all[entrant].share) for entrant in (0, 2)
    }


POINTS = st.lists(st.integers(-3, 12), min_size=48, max_size=48)


@given(POINTS)
def test_a_cup_of_nine_agrees_with_the_rules_applied_pair_by_pair(points: list[int]) -> None:
    left = iter(points)
    tables = [
        ended(*((entrant, next(left)) for entrant in table))
        for tables in SCHEDULES[3][9].group_rounds
        for table in tables
    ]
    found = standings(range(9), tables)
    assert sum(each.table_points for each in found) == 3 * len(tables)
    assert sum(each.share for each in found) == 3
    for one in found:
        for other in found:
            assert (one.place < other.place) == is_ahead(one, other, found, tables)


def is_ahead(one: Standing, other: Standing, all_: tuple[Standing, ...], tables: list[Ended]) -> bool:
    """Whether one is ahead of another, by the rules in words."""
    if one.table_points != other.table_points:
        return one.table_points > other.table_points
    level = [each.entrant for each in all_ if each.table_points == one.table_points]
    ones, others = (beaten(each.entrant, level, tables) for each in (one, other))
    return ones > others if ones != others else one.share > other.share


def beaten(entrant: int, level: list[int], tables: list[Ended]) -> float:
    """An entrant's wins over others level with it, where they met at a table; a tie counts a half."""
    found = 0.0
    for table in tables:
        places = {each.entrant: each.place for each in table}
        if entrant in places:
            for other in set(level) & places.keys() - {entrant}:
                found += (places[entrant] < places[other]) + (places[entrant] == places[other]) / 2
    return found
