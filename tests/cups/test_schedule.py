from collections import Counter
from itertools import combinations

import pytest

from cups.schedule import SCHEDULES

SHAPES = {4: (3, 2), 6: (5, 2), 8: (7, 2), 9: (4, 3), 16: (5, 4)}
"""Number of entrants -> rounds, and players at a table."""


def test_each_number_has_its_rounds_and_tables() -> None:
    assert {size: (len(each.rounds), each.players) for size, each in SCHEDULES.items()} == SHAPES


@pytest.mark.parametrize("size", SHAPES)
def test_everybody_sits_at_one_table_in_each_round(size: int) -> None:
    for tables in SCHEDULES[size].rounds:
        assert sorted(entrant for table in tables for entrant in table) == list(range(size))
        assert {len(table) for table in tables} == {SHAPES[size][1]}


@pytest.mark.parametrize("size", SHAPES)
def test_every_pair_meets_once(size: int) -> None:
    tables = [table for round_ in SCHEDULES[size].rounds for table in round_]
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    assert met == Counter(combinations(range(size), 2))


@pytest.mark.parametrize("size", SHAPES)
def test_nobody_has_a_seat_more_than_once_more_than_another_seat(size: int) -> None:
    rounds, players = SHAPES[size]
    had = Counter(
        (entrant, seat)
        for tables in SCHEDULES[size].rounds
        for table in tables
        for seat, entrant in enumerate(table)
    )
    counts = {had[entrant, seat] for entrant in range(size) for seat in range(players)}
    assert counts == {rounds // players, -(-rounds // players)}
