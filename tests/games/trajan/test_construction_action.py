"""The construction action and its free actions (rulings 15 and 16)."""

import pytest

from games.trajan.pieces import CENTRE, SITES
from tests.games.trajan.position import acting, at_senate, empty, me
from tests.support.table_story import about, asked, choose, keys, label, points_of, prompt


def test_a_token_of_the_supply_becomes_a_worker() -> None:
    table = acting(empty(), "construction", "to_camp")
    assert (me(table).supply, me(table).worker_camp) == (12, 2)


def test_the_first_worker_goes_anywhere() -> None:
    assert keys(acting(empty(), "construction")) == [*SITES, "to_camp", "end"]


def test_the_next_worker_goes_beside_an_own_one_not_diagonally_never_on_it() -> None:
    state = empty()
    state.workers = {"B2": [0], "E4": [1]}
    assert keys(acting(state, "construction")) == ["B1", "A2", "C2", "B3", "to_camp", "end"]


def test_without_a_worker_in_the_camp_no_site_is_offered() -> None:
    state = empty()
    state.players[0].worker_camp = 0
    assert keys(acting(state, "construction")) == ["to_camp", "end"]


def test_without_tokens_anywhere_there_is_no_construction_action() -> None:
    state = empty()
    state.players[0].worker_camp = state.players[0].supply = 0
    assert prompt(acting(state, "construction")) == "end-impossible"


def test_the_first_worker_on_a_site_takes_its_tile_and_points() -> None:
    table = acting(empty(), "construction", "B3", "none")
    assert me(table).construction == ["door-4"]
    assert (me(table).points, me(table).worker_camp) == (4, 0)
    assert "B3" not in table.view(0).district


def test_where_others_work_already_a_worker_gains_the_place_alone() -> None:
    state = empty()
    state.workers = {"B3": [1]}
    del state.district["B3"]
    table = acting(state, "construction")
    assert (label(table, "B3"), about(table, "B3")) == ("B3: no tile", "no points, only the site")
    choose(table, "B3")
    assert (me(table).points, me(table).construction) == (0, [])
    assert table.view(0).workers["B3"] == [1, 0]
    assert prompt(table) == "end"


@pytest.mark.parametrize(
    ("site", "free"),
    [("A1", "forum"), ("B1", "senate"), ("C1", "seaport"), ("D1", "trajan"), ("E1", "military")],
)
def test_the_first_tile_of_a_type_gives_its_action_for_free(site: str, free: str) -> None:
    table = acting(empty(), "construction", site)
    assert prompt(table) == free
    assert asked(table).startswith("Free action")
    assert "none" in keys(table)


def test_the_first_door_gives_the_senate_at_once() -> None:
    table = acting(empty(), "construction")
    assert about(table, "B3") == "4 points; free action: senate"
    choose(table, "B3", "advance")
    assert points_of(table) == [4, 2]


def test_a_second_tile_of_a_type_gives_nothing_for_free() -> None:
    state = empty()
    state.players[0].construction = ["door-2"]
    table = acting(state, "construction")
    assert about(table, "B3") == "4 points; not your first of its type (door): no free action"
    choose(table, "B3")
    assert prompt(table) == "end"


def test_a_free_action_may_be_left_out() -> None:
    table = acting(empty(), "construction", "B3", "none")
    assert points_of(table) == [4]
    assert prompt(table) == "end"


def test_a_free_action_that_is_impossible_is_lost() -> None:
    state = empty()
    at_senate(state, 0, 8)
    state.players[0].arch = CENTRE
    for site in ("B1", "D1"):
        table = acting(state, "construction")
        assert "is impossible now" in about(table, site)
        choose(table, site)
        assert prompt(table) == "end"
