from random import Random

from games.agents.levels import HARD, decide
from games.engine.table import Table
from games.forum_trajanum.agent import AGENT
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.state import ForumTrajanum
from tests.games.forum_trajanum.play import acting, play_from, turn
from tests.games.forum_trajanum.position import build, clear, empty, lay_citizens, ship, stock, tile
from tests.support.table_story import choose


def answers(table: Table[ForumTrajanum], seat: int = 0) -> tuple[str, ...]:
    """The decision of a computer player at the level hard."""
    return tuple(each.key for each in decide(HARD, table, seat, Random(1)))


def test_citizens_that_can_still_be_found_are_those_that_have_not_been_seen() -> None:
    state = empty()
    player = state.players[0]
    every = AGENT.features(state, 0)["citizens_hidden"]
    lay_citizens(player, 0, {1: 1, 5: 1})
    assert AGENT.features(state, 0)["citizens_hidden"] == every - 2
    state.gone.append(tile("merchant", 1))
    assert AGENT.features(state, 0)["citizens_hidden"] == every - 2
    state.gone.append(tile("merchant", 0))
    player.corner_tiles["A1"] = tile("craftsman", 0)
    found = AGENT.features(state, 0)
    assert (found["citizens_hidden"], found["citizens_open"]) == (every - 4, 1)
    lay_citizens(player, 0, {1: 2, 2: 2})
    assert AGENT.features(state, 0)["citizens_hidden"] == every * 2 / 3 - 3


def test_in_the_last_turn_a_column_goes_into_the_row_of_two_citizens() -> None:
    state = empty(cycle=3, number=4)
    player = state.players[0]
    lay_citizens(player, 0, {1: 2, 5: 1})
    stock(player, builder=1, coin=2)
    clear(player, ["C1", "C3", "C5"])
    assert answers(acting(state))[:2] == ("triumphal_column", "C1")


def test_a_kind_that_is_in_the_row_already_is_not_put_there_again() -> None:
    state = empty(cycle=3, number=4)
    player = state.players[0]
    lay_citizens(player, 0, {1: 2, 5: 1})
    build(player, {"B1": "triumphal_column"})
    stock(player, builder=1, coin=2)
    clear(player, ["C1", "C5"])
    assert answers(acting(state))[:2] == ("triumphal_column", "C5")


def test_an_envoy_joins_the_others() -> None:
    state = empty(cycle=2, number=2)
    player = state.players[0]
    stock(player, blue=1)
    clear(player, ["C1"])
    ship(player, 0, 2)
    state.envoys = {"A1": 0, "B3": 1, "H3": 1}
    assert "B1" in answers(acting(state))


def test_the_tile_that_pays_for_a_building_is_used() -> None:
    state = empty(cycle=3, number=4)
    player = state.players[0]
    lay_citizens(player, 0, {1: 2})
    stock(player, coin=1)
    clear(player, ["C1"])
    assert answers(turn(state, own="tribunes", received="builder"))[0] == "received"


def test_the_tile_is_kept_that_will_pay_for_a_building() -> None:
    state = empty(cycle=3, number=3)
    player = state.players[0]
    lay_citizens(player, 0, {1: 2})
    stock(player, coin=1)
    clear(player, ["C1"])
    table = play_from(state, "tiles", draws=["row_1", "column_6"])
    choose(table, "A1", "F1")
    assert answers(table) == ("A1",)


def test_the_best_row_is_paid() -> None:
    state = empty(cycle=3, number=4)
    player = state.players[0]
    lay_citizens(player, 0, {1: 2, 5: 1})
    build(player, {"B1": "triumphal_column", "C1": "library", "C5": "library"})
    stock(player, coin=1)
    assert answers(play_from(state, "payment")) == ("rows_1",)


def test_a_coin_is_either_paid_or_shown() -> None:
    state = empty(number=2)
    state.trajan["1"] = "I-1"
    player = state.players[0]
    lay_citizens(player, 0, {1: 2})
    build(player, {"C1": "library"})
    stock(player, tribune=1, coin=1)
    shown = AGENT.features(state, 0)["task_shown_soon"]
    assert shown == task_points(player) > 0
    assert AGENT.features(state, 0)["coins_wanted_twice_soon"] == min(2, shown)
    stock(player, tribune=1, coin=2)
    assert AGENT.features(state, 0)["coins_wanted_twice_soon"] == 0
    stock(player, tribune=1, coin=1)
    state.trajan["1"] = "I-2"
    assert AGENT.features(state, 0)["coins_wanted_twice_soon"] == 0


def test_uncovered_cranes_count_for_a_task_that_collects_them() -> None:
    state = empty(number=2)
    state.trajan["1"] = "I-1"
    state.trajan["2"] = "II-4"
    player = state.players[0]
    assert AGENT.features(state, 0)["task_cranes_next"] == 0
    clear(player, ["A1", "A6"])
    found = AGENT.features(state, 0)
    assert (found["task_cranes"], found["task_cranes_next"]) == (0, 2 * task_points(player))
