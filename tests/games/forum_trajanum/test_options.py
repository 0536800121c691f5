"""The options of a table, and the supply of building tiles (rulings 17 and 18)."""

from random import Random

import pytest

from games.forum_trajanum import GAME
from games.forum_trajanum.events.goods import Gained
from games.forum_trajanum.events.scoring import TaskScored
from games.forum_trajanum.mosaics import random_boards
from games.forum_trajanum.pieces import COLOURS, PLANS
from games.forum_trajanum.player import Building
from games.forum_trajanum.state import ForumTrajanum, Options
from tests.fuzz.random_games import play
from tests.games.forum_trajanum.play import acting, begin, play_from, random_table
from tests.games.forum_trajanum.position import build, clear, empty, goods, lay_citizens, me, stock, tile
from tests.support.table_story import choose, happened, keys

# The introductory game


def test_the_introductory_game_has_one_trajan_card_of_the_third_cycle() -> None:
    cards = [random_table(2, seed, Options(introductory="random")).state.trajan for seed in range(20)]
    assert {tuple(card) for card in cards} == {("3",)}
    assert {card["3"] for card in cards} == {"III-1", "III-2", "III-3", "III-4"}


@pytest.mark.parametrize("card", ["III-1", "III-2", "III-3", "III-4"])
def test_the_host_may_choose_the_card(card: str) -> None:
    assert card in GAME.option_values["introductory"]
    assert random_table(2, 1, Options(introductory=card)).state.trajan == {"3": card}


def test_there_is_nothing_else_to_set_for_the_introductory_game() -> None:
    assert set(GAME.option_values["introductory"]) == {"", "random", "III-1", "III-2", "III-3", "III-4"}


@pytest.mark.parametrize(("cycle", "times"), [(1, 0), (2, 0), (3, 1)])
def test_the_card_of_the_introductory_game_is_scored_only_at_the_end(cycle: int, times: int) -> None:
    state = empty(2, Options(introductory="III-1"), cycle=cycle, number=4)
    state.trajan = {"3": "III-1"}
    stock(state.players[0], coin=3)
    lay_citizens(state.players[0], 0, {1: 1, 4: 1, 6: 1})
    table = play_from(state, "payment")
    choose(table, "rows_146")
    assert happened(table, TaskScored) == [TaskScored(0, "III-1", "collect", 1, 3)] * times


# The handicap


def newcomers(*seats: int, players: int = 3) -> ForumTrajanum:
    """A table after the setup, before the handicap of these seats; each has women in two corners."""
    state = empty(players, Options(handicap=seats))
    for seat, player in enumerate(state.players):
        stock(player)
        lay_citizens(player, seat, {3: 1})
        player.corner_tiles["A1"] = tile("patrician_woman", seat)
        player.corner_tiles["F6"] = tile("craftsman_woman", seat)
    return state


def test_a_newcomer_begins_with_a_coin_more_and_a_second_citizen_from_a_corner() -> None:
    table = play_from(newcomers(1), "handicap")
    assert table.waiting_seats == (1,)
    assert keys(table, 1) == ["A1", "F6", "none"]
    choose(table, "F6", "row_6", seat=1)
    player = me(table, 1)
    assert goods(table, 1) == {"coin": 1}
    assert goods(table, 0) == {}
    assert [citizen.face for citizen in player.rows[5].citizens] == ["craftsman_woman"]
    assert player.uncovered_cranes == ["F6"]
    assert table.state.phase == "tiles"


def test_a_newcomer_may_do_without_the_second_citizen() -> None:
    table = play_from(newcomers(1), "handicap")
    choose(table, "none", seat=1)
    assert goods(table, 1) == {"coin": 1}
    assert me(table, 1).uncovered_cranes == []


def test_any_citizen_in_an_open_corner_will_do_but_no_other_tile() -> None:
    state = newcomers(1)
    state.players[1].corner_tiles["F1"] = tile("merchant", 1)
    table = play_from(state, "handicap")
    assert set(keys(table, 1)) == {"A1", "F1", "F6", "none"}


def test_a_second_citizen_of_one_row_brings_its_bonus_in_the_handicap_too() -> None:
    state = newcomers(1)
    state.players[1].corner_tiles["F1"] = tile("merchant", 1)
    table = play_from(state, "handicap")
    choose(table, "F1", "row_3", "tribune", seat=1)
    assert goods(table, 1) == {"coin": 1, "tribune": 1}
    assert len(me(table, 1).rows[2].citizens) == 2


def test_newcomers_choose_in_turn_order_from_the_start_player_on() -> None:
    state = newcomers(0, 1)
    state.start = 1
    table = play_from(state, "handicap")
    assert table.waiting_seats == (1,)
    choose(table, "none", seat=1)
    assert table.waiting_seats == (0,)
    choose(table, "none", seat=0)
    assert happened(table, Gained) == [Gained(1, {"coin": 1}), Gained(0, {"coin": 1})]


def test_without_newcomers_the_setup_leads_to_the_first_round() -> None:
    table = begin(2, draws=["craftsman_woman"])
    for seat in (0, 1):
        choose(table, "A1", "F1", "A6", seat=seat)
        choose(table, keys(table, seat)[0], "A1", seat=seat)
    assert (table.state.phase, table.state.cycle, table.state.round) == ("tiles", 1, 1)


# Side B


def test_side_b_gives_every_colonia_its_own_order_of_streets() -> None:
    table = random_table(4, 3, Options(side_b=True))
    for player in table.state.players:
        assert sorted(player.row_symbols) == sorted(player.column_symbols) == [1, 2, 3, 4, 5, 6]
    orders = {(tuple(p.row_symbols), tuple(p.column_symbols)) for p in table.state.players}
    assert len(orders) == 4


def test_side_a_has_all_streets_in_the_same_order() -> None:
    for player in random_table(4, 3).state.players:
        assert player.row_symbols == player.column_symbols == [1, 2, 3, 4, 5, 6]


def test_on_side_b_a_street_card_means_the_street_with_its_symbol() -> None:
    state = empty(2, Options(side_b=True))
    stock(state.players[0])
    state.players[0].row_symbols = [3, 1, 2, 6, 5, 4]
    state.players[0].column_symbols = [2, 1, 3, 4, 5, 6]
    table = play_from(state, "tiles", draws=["row_1", "column_2"])
    assert keys(table) == ["A1", "A2", "B2", "D2", "E2", "F2", "A3", "A4", "A5", "A6"]
    assert {"A1", "F1", "B1", "B6"} <= set(keys(table, 1))


def test_on_side_b_the_citizen_rows_stay_where_they_are() -> None:
    state = empty(2, Options(side_b=True))
    state.players[0].row_symbols = [6, 5, 4, 3, 2, 1]
    build(state.players[0], {"B1": "library"})
    assert state.players[0].grays_in_row(1) == ("library",)


# Random mosaics


def test_random_mosaics_are_drawn_from_all_boards_that_could_be() -> None:
    boards = random_table(4, 5, Options(random_mosaics=True)).state.boards
    assert len(set(boards)) == 5
    assert set(boards) <= set(random_boards())
    table = play(GAME, 5, players=2, options=Options(random_mosaics=True), undos=False)
    assert table.over


# The supply


def offered(state: ForumTrajanum) -> set[str]:
    """Seat 0's buildings with enough goods for everything."""
    stock(state.players[0], builder=2, **dict.fromkeys(COLOURS, 2))
    clear(state.players[0], ["D1", "E1"])
    return set(keys(acting(state))) & set(PLANS)


def with_singles(state: ForumTrajanum, *counts: tuple[str, int]) -> None:
    """Put single tiles of these kinds into the Colonia of seat 1."""
    free = iter(state.players[1].covered[:])
    for kind, number in counts:
        build(state.players[1], {next(free): kind for _ in range(number)})


def with_doubles(state: ForumTrajanum, *counts: tuple[str, int]) -> None:
    """Put double tiles of these plans anywhere into the Colonias."""
    homes = [(seat, name) for seat in (1, 2) for name in state.players[seat].covered[:26]]
    halves = iter([(homes[n], homes[n + 1]) for n in range(0, len(homes), 2)])
    for plan, number in counts:
        for _ in range(number):
            (seat, one), (_, two) = next(halves)
            first, second = PLANS[plan].halves
            state.players[seat].built |= {one: Building(first, two), two: Building(second, one)}


def test_the_supply_of_building_tiles_is_unlimited() -> None:
    state = empty(3)
    with_singles(state, ("fountain", 14))
    with_doubles(state, ("house+house", 12))
    assert offered(state) == set(PLANS)


def test_with_limited_tiles_there_are_14_singles_a_colour_and_both_sides_share_them() -> None:
    state = empty(3, Options(limited_tiles=True))
    with_singles(state, ("park", 10), ("triumphal_column", 3))
    assert offered(state) == set(PLANS)
    with_singles(state, ("park", 10), ("triumphal_column", 4))
    assert set(PLANS) - offered(state) == {"park", "triumphal_column"}


def test_with_limited_tiles_there_are_12_doubles_a_colour_and_both_sides_share_them() -> None:
    state = empty(3, Options(limited_tiles=True))
    with_doubles(state, ("market+house", 5), ("house+house", 6))
    assert offered(state) == set(PLANS)
    with_doubles(state, ("market+house", 5), ("house+house", 7))
    assert set(PLANS) - offered(state) == {"market+house", "house+house"}


def test_resources_are_unlimited_in_every_option() -> None:
    state = empty(2, Options(limited_tiles=True))
    for player in state.players:
        stock(player, builder=50, assistant=50, coin=50, tribune=50)
    state.players[0].own = tile("builder", 0)
    table = play_from(state, "turn", active=0)
    assert goods(table)["builder"] == 51


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_played_with_all_options_together(seed: int) -> None:
    options = Options(
        introductory=Random(seed).choice(["random", "III-2"]),
        side_b=True,
        random_mosaics=True,
        limited_tiles=True,
        handicap=(0, 1),
    )
    assert play(GAME, seed, players=2 + seed % 3, options=options).over
