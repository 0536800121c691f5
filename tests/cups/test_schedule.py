"""Schedules of cups, counted table by table."""

import hashlib
from collections import Counter
from itertools import combinations

import pytest

from cups.schedule import LEAST, MOST, SCHEDULES, Rounds, Schedule, size_for

FILLED = {2: [], 3: [5], 4: [3, 6, 7, 11]}
"""Numbers of people whom a computer player joins, or two."""

ALL = [(players, size) for players, found in SCHEDULES.items() for size in found]


def parts(schedule: Schedule) -> list[tuple[tuple[int, ...], Rounds]]:
    """The entrants and the tables of each group and of the final, round by round."""
    found = [
        (
            group,
            tuple(tuple(seats for seats in tables if seats[0] in group) for tables in schedule.group_rounds),
        )
        for group in schedule.groups
    ]
    return [*found, *([(tuple(range(schedule.finalists)), schedule.final)] if schedule.final else [])]


@pytest.mark.parametrize("players", SCHEDULES)
def test_any_number_can_play_with_two_computer_players_at_most(players: int) -> None:
    numbers = range(LEAST, MOST + 1)
    assert [people for people in numbers if people not in SCHEDULES[players]] == FILLED[players]
    assert all(0 <= size_for(players, people) - people <= 2 for people in numbers)


@pytest.mark.parametrize(("players", "size"), ALL)
def test_everybody_is_in_one_group_and_sits_at_one_table_a_round_or_rests(players: int, size: int) -> None:
    schedule = SCHEDULES[players][size]
    assert sorted(entrant for group in schedule.groups for entrant in group) == list(range(size))
    assert max(map(len, schedule.groups)) - min(map(len, schedule.groups)) <= 1
    for entrants, rounds in parts(schedule):
        for tables in filter(None, rounds):
            seated = [entrant for seats in tables for entrant in seats]
            assert len(set(seated)) == len(seated)
            assert set(seated) <= set(entrants)
            assert len(entrants) - len(seated) == len(entrants) % players, "as few rest as can be"
            assert {len(seats) for seats in tables} == {players}


@pytest.mark.parametrize(("players", "size"), ALL)
def test_every_pair_of_a_group_meets_equally_often_and_others_never(players: int, size: int) -> None:
    for entrants, rounds in parts(SCHEDULES[players][size]):
        met = Counter(
            pair for tables in rounds for seats in tables for pair in combinations(sorted(seats), 2)
        )
        assert met.keys() == {*combinations(sorted(entrants), 2)}
        assert len(set(met.values())) == 1


@pytest.mark.parametrize(("players", "size"), ALL)
def test_nobody_has_a_seat_more_than_once_more_than_another_seat(players: int, size: int) -> None:
    for entrants, rounds in parts(SCHEDULES[players][size]):
        had = Counter(
            (entrant, seat) for tables in rounds for seats in tables for seat, entrant in enumerate(seats)
        )
        counts = {had[entrant, seat] for entrant in entrants for seat in range(players)}
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(("players", "size"), ALL)
def test_the_final_has_room_for_the_winner_of_each_group(players: int, size: int) -> None:
    schedule = SCHEDULES[players][size]
    if len(schedule.groups) == 1:
        assert (schedule.finalists, schedule.final) == (0, ())
    else:
        assert len(schedule.groups) <= schedule.finalists < size


def test_eleven_play_in_groups_of_six_and_five_and_four_of_them_the_final() -> None:
    schedule = SCHEDULES[2][11]
    assert schedule.groups == ((0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9))
    assert [len(tables) for tables in schedule.group_rounds] == [5] * 5
    assert (len(schedule.final), schedule.rounds) == (3, 8)
    assert schedule.tables(6, ()) == (), "nobody knows who plays it"
    assert schedule.tables(6, (7, 2, 0, 1)) == ((1, 7), (0, 2))


STARTED = {
    (2, 4): "227a9188f1cbaa75",
    (2, 6): "dba6bd9fe5b1bf73",
    (2, 8): "7dc5537e9c0f6520",
    (3, 9): "0a9c3143772561bc",
    (4, 16): "2b64a4a34d7f30f3",
}
"""Players and size of cups of the version before -> a digest of their tables."""


@pytest.mark.parametrize(("players", "size"), STARTED)
def test_cups_that_began_before_there_were_groups_keep_their_tables(players: int, size: int) -> None:
    schedule = SCHEDULES[players][size]
    assert (schedule.groups, schedule.final) == ((tuple(range(size)),), ())
    found = hashlib.sha256(repr(schedule.group_rounds).encode()).hexdigest()
    assert found[:16] == STARTED[players, size]
