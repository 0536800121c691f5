from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from ratings.model import (
    DEVIATION,
    MEAN,
    NEW_BELOW,
    POINTS,
    SCALE,
    Entrant,
    Figure,
    RatedSeat,
    computer_figure,
    entrant_of,
    figure_after,
    rate,
)

FIGURES = st.builds(
    Figure, st.floats(MEAN - 40, MEAN + 40), st.floats(0.5, DEVIATION), st.integers(0, 3 * NEW_BELOW)
)

MOST_POINTS = 200.0
"""The most that is won or lost in one game, at any table."""


def tables(least: int = 2, most: int = 12) -> st.SearchStrategy[list[Entrant]]:
    """Entrants of a table."""
    return st.lists(st.builds(Entrant, FIGURES, st.integers(1, 4)), min_size=least, max_size=most)


def seated(entrants: list[Entrant]) -> list[RatedSeat]:
    """Seats whose players have all stayed."""
    return [RatedSeat(each.rank, each) for each in entrants]


def gains(entrants: list[Entrant]) -> list[float]:
    """The change of each mean."""
    after = [each.first for each in rate(seated(entrants))]
    return [
        each.mean - own.figure.mean for each, own in zip(after, entrants, strict=True) if each is not None
    ]


@given(tables())
def test_a_better_place_never_gains_less_than_a_worse_one_of_the_same_figure(table: list[Entrant]) -> None:
    same = [structs.replace(each, figure=table[0].figure) for each in table[:2]] + table[2:]
    better, worse, *_ = gains(same)
    if same[0].rank > same[1].rank:
        better, worse = worse, better
    if same[0].rank == same[1].rank:
        assert better == worse
    else:
        assert better >= worse - 1e-12


@given(st.lists(FIGURES, min_size=2, max_size=5))
def test_ties_are_equal(figures: list[Figure]) -> None:
    same = [Entrant(figures[0], 1) for _ in figures]
    found = gains(same)
    assert found == pytest.approx([0.0] * len(found), abs=1e-12)
    assert len(set(found)) == 1


@given(tables(most=4))
def test_the_order_of_seats_does_not_matter_to_the_last_digit(table: list[Entrant]) -> None:
    found = dict(zip(range(len(table)), rate(seated(table)), strict=True))
    for order in permutations(range(len(table))):
        after = rate(seated([table[seat] for seat in order]))
        assert [found[seat] for seat in order] == [*after]


@given(tables(most=30))
def test_a_change_is_bounded_whatever_the_size_of_the_table(table: list[Entrant]) -> None:
    for gain in gains(table):
        assert abs(gain) * SCALE < MOST_POINTS


@given(tables(least=3), st.integers(1, 4), FIGURES)
def test_a_newcomer_moves_no_settled_player(table: list[Entrant], rank: int, figure: Figure) -> None:
    newcomer = Entrant(structs.replace(figure, games=NEW_BELOW - 1), rank)
    settled = [structs.replace(each, figure=structs.replace(each.figure, games=NEW_BELOW)) for each in table]
    with_newcomer, without = rate(seated([*settled, newcomer])), rate(seated(settled))
    assert with_newcomer[:-1] == without
    assert with_newcomer[-1].first != newcomer.figure


def test_whoever_has_met_newcomers_alone_has_played_a_game_and_does_not_move() -> None:
    settled = Figure(30.0, 3.0, NEW_BELOW)
    assert figure_after(Entrant(settled, 1), [Entrant(Figure(), 2)]) == Figure(30.0, 3.0, NEW_BELOW + 1)


@given(tables(least=4))
def test_whoever_has_left_is_behind_all_who_stayed(table: list[Entrant]) -> None:
    seats = len(table)
    left = entrant_of(table[0].figure, 1, seats, stayed=False)
    last = Entrant(table[0].figure, max(each.rank for each in table) + 1)
    assert rate(seated([left, *table[1:]])) == rate(seated([last, *table[1:]]))


@given(tables(), FIGURES, st.floats(0, 1))
def test_who_took_over_never_loses_gains_by_their_share_and_moves_nobody(
    table: list[Entrant], figure: Figure, share: float
) -> None:
    first, *others = table
    left = structs.replace(first, rank=len(table) + 1)
    seats = [RatedSeat(first.rank, left, figure, share), *seated(others)]
    whole = figure_after(Entrant(figure, first.rank), others)
    after = rate(seats)
    last = after[0].last
    assert last is not None
    assert last.games == figure.games + 1
    assert last.mean == pytest.approx(figure.mean + share * max(0.0, whole.mean - figure.mean))
    assert last.mean >= figure.mean
    without = rate([RatedSeat(first.rank, left), *seated(others)])
    assert [each.first for each in after] == [each.first for each in without]


def test_a_newcomer_begins_at_1000_with_a_deviation_of_200() -> None:
    assert Figure().points == 1000
    assert pytest.approx(200) == DEVIATION * SCALE
    winner, loser = rate(seated([Entrant(Figure(), 1), Entrant(Figure(), 2)]))
    assert winner.first is not None
    assert loser.first is not None
    assert (winner.first.points, loser.first.points) == (1063, 937)


def test_computer_players_move_others_and_never_move() -> None:
    game, figures = next(iter(POINTS.items()))
    strong = computer_figure(game, max(figures, key=lambda name: figures[name]))
    assert strong is not None
    own = Entrant(Figure(games=20), 1)
    computer, person = rate([RatedSeat(2, Entrant(strong, 2, fixed=True)), RatedSeat(1, own)])
    assert computer.first == strong
    assert person.first is not None
    assert person.first.points > 1063
    assert strong.points == max(figures.values())
    assert computer_figure("unheard of", "hard") is None
