"""What options say they bring: plans before they are built, squares before an envoy goes there."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.pieces import PLANS, STRUCTURES, TRACKS
from games.forum_trajanum.state import ForumTrajanum
from games.words import LOCALES
from tests.games.forum_trajanum.position import (
    about,
    acting,
    choose,
    clear,
    empty,
    keys,
    lay_citizens,
    me,
    ship,
    stock,
)

DESCRIPTION = 100


def rich(cycle: int = 1) -> ForumTrajanum:
    """A table on which seat 0 can build anything and has three envoys on its ship."""
    state = empty(cycle=cycle)
    clear(state.players[0], ["C1", "D1"])
    stock(state.players[0], builder=2, blue=2, green=2, yellow=2, orange=2)
    ship(state.players[0], 0, 3)
    return state


def sending(
    own: Iterable[str], others: Iterable[str] = (), *, patrician: bool = False
) -> Table[ForumTrajanum]:
    """Seat 0 has envoys on its own squares and is asked where one goes, to any coloured square or eagle."""
    state = rich()
    state.envoys = {**dict.fromkeys(own, 0), **dict.fromkeys(others, 1)}
    lay_citizens(state.players[0], 0, {1: 1} if patrician else {})
    state.players[0].tracks = {"library": 2, "basilica": 0, "market": 2}
    return acting(state)


@pytest.mark.parametrize(("cycle", "told"), [(1, "5 points"), (3, "3 points")])
def test_a_triumphal_column_tells_its_points_now(cycle: int, told: str) -> None:
    state = rich(cycle)
    lay_citizens(state.players[0], 0, {4: 2})
    table = acting(state)
    assert about(table, "triumphal_column") == told
    choose(table, "triumphal_column", "C1", "builder")
    assert me(table).points == int(told.split()[0])


def test_a_single_point_is_one_point() -> None:
    assert about(acting(rich(3)), "triumphal_column") == "1 point"


def test_a_building_with_a_track_tells_the_benefit_of_its_next_step() -> None:
    state = rich()
    state.players[0].tracks = {"library": 0, "basilica": 3, "market": 4}
    table = acting(state)
    assert about(table, "library") == "Library 1: any worker + 1 tribune"
    assert about(table, "basilica") == "Basilica 4: one more building action, then 3 points"
    assert about(table, "market") == ""
    assert about(table, "market+house") == "envoy: 8 squares (orange)"


def test_a_coloured_structure_tells_where_its_envoy_could_go() -> None:
    state = rich()
    state.envoys = {"D4": 1}
    table = acting(state)
    assert about(table, "fountain") == "envoy: 2 squares (blue)"
    choose(table, "fountain", "C1")
    assert keys(table) == ["E4", "F4", "none"]


def test_without_an_envoy_or_a_square_it_tells_so() -> None:
    state = rich()
    state.envoys = dict.fromkeys(state.free_squares(("blue",)), 1)
    table = acting(state)
    assert about(table, "fountain") == about(table, "fountain+fountain") == "no free square (blue)"
    state = rich()
    ship(state.players[0], 0, 0)
    assert about(acting(state), "fountain") == "no envoy on the ship"


def test_halves_of_one_colour_are_told_together() -> None:
    assert about(acting(rich()), "house+house") == "2 envoys: 8 squares (orange)"
    state = rich()
    ship(state.players[0], 0, 1)
    assert about(acting(state), "house+house") == "envoy: 8 squares (orange)"


def test_two_different_halves_are_both_told() -> None:
    table = acting(rich())
    assert about(table, "library+fountain") == ("Library 1: any worker + 1 tribune; envoy: 9 squares (blue)")
    assert {*TRACKS, *STRUCTURES} <= set(keys(table))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_of_them_fit_beside_an_option(locale: str) -> None:
    words = GAME.words(locale)
    state = rich()
    lay_citizens(state.players[0], 0, dict.fromkeys(range(1, 7), 2))
    state.players[0].tracks = dict.fromkeys(TRACKS, 3)
    choice = acting(state).pending(0)
    assert choice is not None
    abouts = [words.text(option.about) for option in choice.options if option.about]
    assert len(abouts) == len(PLANS)
    assert max(map(len, abouts)) <= DESCRIPTION


def test_a_square_tells_what_its_envoy_scores_at_an_eagle() -> None:
    table = sending([])
    choose(table, "library", "C1", "builder", "library_3")
    assert about(table, "B2") == "on an eagle (+2 at each scoring)"
    assert about(table, "none") == ""
    table = sending([])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "B1") == "beside an eagle (+1 at each scoring)"
    assert about(table, "A1") == ""


def test_a_square_at_an_eagles_corner_tells_so_to_patrician_1_only() -> None:
    table = sending([], patrician=True)
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "A1") == "at an eagle's corner (+1 at each scoring)"
    assert about(table, "E4") == ""


def test_a_square_tells_that_it_completes_an_area_and_how_large_the_own_group_becomes() -> None:
    table = sending(["E2", "D4"], ["E1"])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "F1") == "beside an eagle (+1 at each scoring), completes the colour area"
    assert about(table, "E3") == "own area of 2 envoys"
    table = sending(["E1", "E2"])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "F1") == (
        "beside an eagle (+1 at each scoring), completes the colour area, own area of 3 envoys"
    )
