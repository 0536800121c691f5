"""The benefit tracks of library, basilica and market (ruling 9)."""

import pytest

from games.engine.errors import NothingToUndo
from games.engine.table import Table
from games.forum_trajanum.events.building import BenefitTaken, ColumnScored, MarkerAtColumn
from games.forum_trajanum.events.tiles import TileStored
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import collected_goods
from tests.games.forum_trajanum.play import acting, make_exchange
from tests.games.forum_trajanum.position import build, clear, empty, goods, lay_citizens, me, ship, stock
from tests.support.table_story import choose, happened, keys, prompt

FREE = ["C1", "D1", "C3", "D3"]


def at_step(track: str, step: int, **goods: int) -> ForumTrajanum:
    """A table where seat 0 has made some steps on a track, with free spaces and these goods."""
    state = empty()
    player = state.players[0]
    player.tracks[track] = step
    clear(player, FREE)
    stock(player, **goods)
    return state


def taking(
    state: ForumTrajanum, track: str, step: int, *, draws: tuple[str, ...] = ()
) -> Table[ForumTrajanum]:
    """Seat 0 builds the building of a track and takes the benefit of a step."""
    state.players[0].stock["builder"] += 1
    table = acting(state, track, "C1", draws=draws)
    if prompt(table) == "pay":
        choose(table, "builder")
    if prompt(table) == "benefit":
        choose(table, f"{track}_{step}")
    return table


# The benefits one by one


@pytest.mark.parametrize("colour", ["blue", "green", "yellow", "orange"])
def test_library_1_brings_a_worker_of_any_colour_and_a_tribune(colour: str) -> None:
    table = taking(at_step("library", 0), "library", 1)
    assert keys(table) == ["blue", "green", "yellow", "orange"]
    choose(table, colour)
    assert goods(table) == {colour: 1, "tribune": 1}


@pytest.mark.parametrize(
    ("track", "step", "gained"),
    [
        ("library", 2, {"builder": 1}),
        ("basilica", 1, {"assistant": 2}),
        ("basilica", 2, {"tribune": 2}),
        ("market", 1, {"coin": 1}),
    ],
)
def test_some_benefits_bring_resources(track: str, step: int, gained: dict[str, int]) -> None:
    assert goods(taking(at_step(track, step - 1), track, step)) == gained


def test_library_3_sends_an_envoy_to_a_free_eagle() -> None:
    state = at_step("library", 2)
    state.envoys["F2"] = 1
    ship(state.players[0], 0, 1)
    table = taking(state, "library", 3)
    assert keys(table) == ["B2", "H3", "none"]
    choose(table, "H3")
    assert table.state.envoys["H3"] == 0
    assert prompt(table) == "built"


def test_basilica_3_brings_an_upgrade() -> None:
    assert me(taking(at_step("basilica", 2), "basilica", 3)).prestige == 1


def test_market_2_brings_an_area_bonus() -> None:
    table = taking(at_step("market", 1), "market", 2)
    assert keys(table) == ["tribune", "assistant", "coin", "upgrade", "points"]
    choose(table, "assistant")
    assert goods(table) == {"assistant": 1}


def test_market_2_brings_two_different_area_bonuses_with_active_patrician_2() -> None:
    state = at_step("market", 1)
    lay_citizens(state.players[0], 0, {2: 1})
    table = taking(state, "market", 2)
    choose(table, "assistant+upgrade")
    assert (goods(table), me(table).prestige) == ({"assistant": 1}, 1)


def test_market_2_brings_one_area_bonus_with_inactive_patrician_2() -> None:
    state = at_step("market", 1)
    lay_citizens(state.players[0], 0, {2: 1}, active=False)
    assert "tribune" in keys(taking(state, "market", 2))


def test_market_3_sends_an_envoy_to_any_free_coloured_square_but_no_eagle() -> None:
    state = at_step("market", 2)
    state.envoys["C3"] = 1
    ship(state.players[0], 0, 1)
    table = taking(state, "market", 3)
    coloured = {name for name, colour in table.state.squares.items() if colour != "eagle"}
    assert set(keys(table)) == coloured - {"C3"} | {"none"}


@pytest.mark.parametrize("track", ["library", "market"])
def test_library_4_and_market_4_turn_up_any_own_tile_use_it_and_ship_it(track: str) -> None:
    state = at_step(track, 3, tribune=0)
    table = taking(state, track, 4, draws=("upgrade_coin",))
    assert keys(table) == state.players[0].spaces_with_tile
    choose(table, "D4")
    assert (goods(table), me(table).prestige) == ({"coin": 1}, 1)
    assert [each.face for each in me(table).ship] == ["upgrade_coin"]
    assert "D4" in me(table).free
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_citizen_turned_up_is_placed_at_once() -> None:
    state = at_step("market", 3)
    table = taking(state, "market", 4, draws=("craftsman",))
    choose(table, "D4", "row_6")
    assert me(table).rows[5].active
    assert me(table).ship == []
    assert happened(table, ColumnScored) == [ColumnScored(0, 3, 1)]


def test_an_open_tile_may_be_taken_from_a_corner_which_uncovers_the_crane() -> None:
    table = taking(at_step("library", 3), "library", 4)
    choose(table, "A6")
    assert goods(table) == {"tribune": 2}
    assert me(table).uncovered_cranes == ["A6"]


def test_basilica_4_brings_another_building_action_that_is_paid_in_full() -> None:
    state = at_step("basilica", 3, builder=1)
    table = taking(state, "basilica", 4)
    assert prompt(table) == "build-more"
    choose(table, "triumphal_column", "D1")
    assert goods(table) == {}
    assert me(table).count_kind("triumphal_column") == 1
    assert prompt(table) == "built"


def test_the_extra_building_is_optional() -> None:
    table = taking(at_step("basilica", 3, builder=1), "basilica", 4)
    choose(table, "none")
    assert list(me(table).built) == ["C1"]


def test_without_anything_to_pay_basilica_4_builds_nothing() -> None:
    table = taking(at_step("basilica", 3), "basilica", 4)
    assert prompt(table) == "built"
    assert me(table).markers_at_column == ["basilica"]


def test_an_ability_used_before_is_used_up_in_the_extra_building() -> None:
    state = at_step("basilica", 3, assistant=2, tribune=1)
    lay_citizens(state.players[0], 0, {6: 1})
    table = acting(state)
    make_exchange(table, "assistant=builder")
    choose(table, "basilica", "C1", "basilica_4")
    assert goods(table) == {"assistant": 1, "tribune": 1}
    assert prompt(table) == "built"


def test_within_the_extra_building_the_same_track_brings_nothing() -> None:
    state = at_step("basilica", 3, builder=1)
    table = taking(state, "basilica", 4)
    choose(table, "basilica", "D1")
    assert me(table).count_kind("basilica") == 2
    assert happened(table, BenefitTaken, MarkerAtColumn) == [
        BenefitTaken(0, "basilica", 4),
        MarkerAtColumn(0, "basilica"),
    ]
    assert me(table).points == 3


def test_the_extra_building_may_finish_another_track_first() -> None:
    state = at_step("basilica", 3, builder=1)
    state.players[0].tracks["market"] = 3
    table = taking(state, "basilica", 4)
    choose(table, "market", "D1", "market_1")
    assert me(table).markers_at_column == ["market", "basilica"]
    assert me(table).points == 6


# Earlier benefits


@pytest.mark.parametrize("track", TRACKS)
def test_the_first_step_brings_the_first_benefit(track: str) -> None:
    table = taking(at_step(track, 0), track, 1)
    assert happened(table, BenefitTaken) == [BenefitTaken(0, track, 1)]


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("step", [2, 3, 4])
def test_from_the_second_step_on_any_earlier_benefit_may_be_taken(track: str, step: int) -> None:
    state = at_step(track, step - 1, builder=1)
    table = acting(state, track, "C1")
    assert keys(table) == [*(f"{track}_{each}" for each in range(step, 0, -1)), "none"]


def test_an_earlier_benefit_can_be_taken_again_and_again() -> None:
    state = at_step("basilica", 1)
    for step in (2, 3):
        table = taking(state, "basilica", 1)
        assert goods(table) == {"assistant": 2}
        assert me(table).tracks["basilica"] == step
        state.players[0].tracks["basilica"] = step
        stock(state.players[0])


def test_an_impossible_benefit_may_be_taken_without_effect() -> None:
    table = taking(at_step("library", 2), "library", 3)
    assert happened(table, BenefitTaken) == [BenefitTaken(0, "library", 3)]
    assert prompt(table) == "built"
    assert table.state.envoys == {}


def test_turning_up_a_tile_where_none_is_left_has_no_effect() -> None:
    state = at_step("market", 3)
    clear(state.players[0], state.players[0].spaces_with_tile)
    table = taking(state, "market", 4)
    assert me(table).ship == []
    assert me(table).markers_at_column == ["market"]


# The end of a track


@pytest.mark.parametrize(("cycle", "fragment"), [(1, 3), (2, 2), (3, 1)])
def test_a_marker_at_the_fourth_step_scores_like_a_column_of_citizens(cycle: int, fragment: int) -> None:
    state = at_step("basilica", 3)
    state.cycle = cycle
    lay_citizens(state.players[0], 0, {5: 2})
    lay_citizens(state.players[0], 0, {1: 1}, active=False)
    table = taking(state, "basilica", 2)
    assert me(table).markers_at_column == ["basilica"]
    assert me(table).points == fragment + 2


def test_the_marker_moves_only_after_the_benefit_is_resolved() -> None:
    table = taking(at_step("market", 3), "market", 4, draws=("coins",))
    choose(table, "D4")
    assert happened(table, TileStored, MarkerAtColumn) == [TileStored(0, "own"), MarkerAtColumn(0, "market")]


def test_the_marker_scores_even_if_the_fourth_benefit_is_declined() -> None:
    state = at_step("market", 3, builder=1)
    table = acting(state, "market", "C1", "none")
    assert (me(table).markers_at_column, me(table).points) == (["market"], 3)


def test_a_marker_at_the_column_is_no_triumphal_column() -> None:
    state = at_step("basilica", 3, green=1)
    build(state.players[0], {"E1": "triumphal_column"})
    table = taking(state, "basilica", 2)
    assert me(table).count_kind("triumphal_column") == 1
    assert collected_goods(me(table), "II-3").times == 0


@pytest.mark.parametrize("track", TRACKS)
def test_later_buildings_of_a_finished_track_bring_nothing(track: str) -> None:
    state = at_step(track, 4)
    state.players[0].markers_at_column = [track]
    table = taking(state, track, 4)
    assert me(table).building_on("C1") == track
    assert (goods(table), me(table).points, prompt(table)) == ({}, 0, "built")


def test_a_tile_turned_up_may_be_the_envoy_of_the_other_half() -> None:
    state = at_step("library", 3, builder=1, blue=1)
    table = acting(state, "library+fountain", "C1", "library", "library_4", "D4", draws=["coins"])
    assert (prompt(table), len(me(table).ship)) == ("envoy", 1)
    choose(table, "E4")
    assert table.state.envoys == {"E4": 0}


def test_with_the_other_half_first_there_is_no_envoy_yet() -> None:
    state = at_step("library", 3, builder=1, blue=1)
    table = acting(state, "library+fountain", "C1", "fountain", draws=["coins"])
    assert prompt(table) == "benefit"
    choose(table, "library_4", "D4")
    assert table.state.envoys == {}
    assert len(me(table).ship) == 1


def test_the_bonus_of_the_other_half_may_pay_for_the_extra_building() -> None:
    state = at_step("basilica", 3, builder=1, yellow=2)
    state.envoys["E3"] = 1
    ship(state.players[0], 0, 1)
    table = acting(state, "basilica+stable", "C1", "stable", "F3", "assistant", "basilica_4")
    assert prompt(table) == "build-more"
    assert "fountain" in keys(table)
