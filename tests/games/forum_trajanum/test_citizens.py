"""Citizens: their abilities, the bonus of the second one in a row, inactive ones (rulings 5 and 6)."""

import pytest

from games.engine.table import Table
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import acting, exchanges, make_exchange, turn
from tests.games.forum_trajanum.position import clear, empty, goods, lay_citizens, me, ship, stock, tile
from tests.support.table_story import choose, keys, prompt

CLASS_OF_ROW = {1: "patrician", 2: "patrician", 3: "merchant", 4: "merchant", 5: "craftsman", 6: "craftsman"}


def with_citizens(rows: dict[int, int], *, active: bool = True, **stocked: int) -> ForumTrajanum:
    """A table where seat 0 has citizens in these rows and only this stock."""
    state = empty()
    lay_citizens(state.players[0], 0, rows, active=active)
    stock(state.players[0], **stocked)
    return state


def placed(state: ForumTrajanum, row: int) -> Table[ForumTrajanum]:
    """Seat 0 uses a received citizen for this row; it has an own tile that goes to the ship."""
    table = turn(state, own="coins", received=CLASS_OF_ROW[row])
    choose(table, "received", f"row_{row}")
    return table


# The first citizen of each row


def test_patrician_1_lets_an_envoy_begin_another_area_at_once() -> None:
    state = with_citizens({}, blue=1)
    state.envoys["B1"] = 1
    clear(state.players[0], ["C1"])
    table = placed(state, 1)
    choose(table, "fountain")
    assert {"D4", "G1", "C1"} <= set(keys(table))


def test_patrician_2_chooses_two_different_area_bonuses() -> None:
    state = with_citizens({2: 1}, yellow=1)
    state.envoys["E3"] = 1
    ship(state.players[0], 0, 1)
    clear(state.players[0], ["C1"])
    table = acting(state, "stable", "F3")
    assert prompt(table) == "bonus"
    assert len(keys(table)) == 10
    choose(table, "tribune+points")
    assert (goods(table), me(table).points) == ({"tribune": 1}, 2)


def test_merchant_1_turns_the_slide_bar_and_leads_upgrades_to_the_next_cypress() -> None:
    table = placed(with_citizens({}), 3)
    assert (me(table).turned, me(table).prestige) == (True, 0)
    state = with_citizens({3: 1})
    for reached in (2, 4, 6, 6):
        table = turn(state, own="upgrade_coin")
        assert me(table).prestige == reached
        state.players[0].prestige = reached


def test_the_bar_stays_turned_when_other_citizens_come() -> None:
    state = with_citizens({3: 1})
    assert me(placed(state, 6)).turned
    assert not me(placed(with_citizens({}), 6)).turned


def test_merchant_1_leads_from_between_two_cypresses_to_the_next_one() -> None:
    state = with_citizens({3: 1})
    state.players[0].prestige = 3
    assert me(turn(state, own="upgrade_coin")).prestige == 4


def test_an_inactive_merchant_1_leaves_the_bar_turned_but_upgrades_by_one() -> None:
    state = with_citizens({3: 1}, active=False)
    table = turn(state, own="upgrade_coin")
    assert (me(table).prestige, me(table).turned) == (1, True)


def test_an_upgrade_at_the_end_of_the_track_does_nothing() -> None:
    state = with_citizens({})
    state.players[0].prestige = 6
    assert me(turn(state, own="upgrade_coin")).prestige == 6


@pytest.mark.parametrize(
    ("row", "ability", "times", "key"),
    [
        (4, "merchant_2", 1, "assistant=coin"),
        (5, "craftsman_1", 2, "assistant=blue"),
        (6, "craftsman_2", 1, "assistant=builder"),
    ],
)
def test_an_exchanging_citizen_works_at_once_and_only_so_often_a_turn(
    row: int, ability: str, times: int, key: str
) -> None:
    table = placed(with_citizens({}, assistant=4), row)
    for _ in range(times):
        assert key in exchanges(table)
        make_exchange(table, key)
    assert not any(each.startswith("assistant=") for each in exchanges(table))
    assert goods(table)["assistant"] == 4 - times
    assert me(table).used == {ability: times}


def test_an_ability_can_be_used_again_in_the_next_turn() -> None:
    state = with_citizens({6: 1}, assistant=2)
    state.players[1].own = tile("coins", 1)
    table = acting(state)
    make_exchange(table, "assistant=builder")
    choose(table, "end")
    assert me(table).used == {}


@pytest.mark.parametrize("row", [4, 5, 6])
def test_inactive_citizens_exchange_nothing(row: int) -> None:
    table = acting(with_citizens({row: 1}, active=False, assistant=2, coin=1))
    assert keys(table) == ["end"]


@pytest.mark.parametrize(
    ("row", "times", "key"), [(4, 1, "assistant=coin"), (5, 2, "assistant=blue"), (6, 1, "assistant=builder")]
)
def test_two_citizens_do_not_double_an_ability(row: int, times: int, key: str) -> None:
    table = acting(with_citizens({row: 2}, assistant=4))
    for _ in range(times):
        make_exchange(table, key)
    assert key not in exchanges(table)


# The second citizen of each row


@pytest.mark.parametrize(
    ("row", "choices"),
    [(3, {"coin", "tribune"}), (4, {"coin", "assistant"}), (5, {"blue", "green", "yellow", "orange"})],
)
def test_the_second_citizen_of_rows_3_to_5_brings_one_thing_of_choice(row: int, choices: set[str]) -> None:
    for choice in choices:
        table = placed(with_citizens({row: 1}), row)
        assert set(keys(table)) == choices
        choose(table, choice)
        assert goods(table) == {choice: 1}


def test_the_second_citizen_of_row_6_brings_a_builder() -> None:
    assert goods(placed(with_citizens({6: 1}), 6)) == {"builder": 1}


@pytest.mark.parametrize(
    ("bonus", "gained", "prestige", "points"),
    [
        ("tribune", {"tribune": 1}, 0, 0),
        ("assistant", {"assistant": 1}, 0, 0),
        ("coin", {"coin": 1}, 0, 0),
        ("upgrade", {}, 1, 0),
        ("points", {}, 0, 2),
    ],
)
def test_the_second_citizen_of_row_2_brings_exactly_one_area_bonus(
    bonus: str, gained: dict[str, int], prestige: int, points: int
) -> None:
    table = placed(with_citizens({2: 1}), 2)
    assert keys(table) == ["tribune", "assistant", "coin", "upgrade", "points"]
    choose(table, bonus)
    assert (goods(table), me(table).prestige, me(table).points) == (gained, prestige, points)
    assert prompt(table) == "build"


def test_the_second_citizen_of_row_1_sends_an_envoy_to_any_free_coloured_square() -> None:
    state = with_citizens({1: 1})
    state.envoys["C3"] = 1
    table = placed(state, 1)
    squares = table.state.squares
    free = {name for name, colour in squares.items() if colour != "eagle"} - {"C3"}
    assert set(keys(table)) == free | {"none"}


def test_the_second_patrician_of_row_1_may_complete_an_area() -> None:
    state = with_citizens({1: 1, 2: 1})
    state.envoys["E3"] = 1
    table = placed(state, 1)
    choose(table, "F3", "coin+points")
    assert (goods(table), me(table).points) == ({"coin": 1}, 2)


def test_the_envoy_of_the_second_patrician_is_optional() -> None:
    table = placed(with_citizens({1: 1}), 1)
    choose(table, "none")
    assert table.state.envoys == {}
    assert len(me(table).ship) == 1


def test_without_an_envoy_the_bonus_of_row_1_is_lost() -> None:
    state = with_citizens({1: 1})
    table = turn(state, own=None, received="patrician")
    choose(table, "row_1")
    assert prompt(table) == "build"
    assert table.state.envoys == {}


def test_placing_the_second_citizen_makes_the_first_active_again() -> None:
    state = with_citizens({6: 1}, active=False)
    table = placed(state, 6)
    assert me(table).rows[5].active
    assert me(table).active_citizens == 2


def test_a_citizen_in_the_other_row_of_a_class_leaves_an_inactive_one_inactive() -> None:
    table = placed(with_citizens({6: 1}, active=False), 5)
    assert [row.active for row in me(table).rows[4:]] == [True, False]
    assert me(table).active_citizens == 1
