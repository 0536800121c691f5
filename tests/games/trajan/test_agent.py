"""Computer players' features against simple oracles, and decisions where the best line is plain."""

from itertools import permutations
from random import Random
from statistics import fmean

import pytest

from games.agents.search import Search, TurnLine
from games.agents.tuning import Effort, read_tuning
from games.engine.table import Table
from games.trajan.agent import AGENT
from games.trajan.agent.circle import STEP, best_turns
from games.trajan.agent.features import expected_demand_points, unknown_quarter_points
from games.trajan.pieces import ACTION_OF, COLOURS, DEMANDS, TRAJAN_TILES, TRAYS, UNMET_POINTS, sorted_markers
from games.trajan.player import Player
from games.trajan.sowing import plan_of
from games.trajan.state import Trajan
from tests.games.trajan.position import acting, empty, own, sowing

EFFORT = Effort(positions=40, width=3, tables=1)


def best(table: Table[Trajan]) -> TurnLine:
    return Search(table, 0, Random(1), EFFORT).best_lines()[0]


def answers(table: Table[Trajan]) -> list[str]:
    return [each.key for each in best(table).answers]


# Oracles


@pytest.mark.parametrize("seed", range(5))
def test_the_next_turn_accomplishes_what_its_plan_says(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        player = Player()
        for colour in COLOURS * 2:
            player.trays[random.choice(TRAYS)].append(colour)
        player.trays = {tray: list(sorted_markers(colours)) for tray, colours in player.trays.items()}
        player.slots = {tray: random.choice(list(TRAJAN_TILES)) for tray in random.sample(TRAYS, 3)}
        plans = [plan_of(player, tray) for tray, markers in player.trays.items() if markers]
        actions = {tray: random.uniform(1.0, 6.0) for tray in TRAYS}
        tiles = {"": 0.0, **{tile: float(TRAJAN_TILES[tile].points) for tile in TRAJAN_TILES}}
        turns = [
            actions[plan.target] + tiles[plan.could_accomplish or ""] - STEP * plan.steps for plan in plans
        ]
        found = best_turns(player, list(actions.values()), tiles, 1.0)
        assert found == pytest.approx(max(0.0, *turns))


@pytest.mark.parametrize(
    ("asked", "bag", "kept", "stock", "wilds"),
    [
        ((0, 0, 0), (2, 2, 1), (0, 0, 0), (0, 0, 0), 0),
        ((1, 0, 0), (1, 3, 2), (0, 1, 0), (0, 0, 1), 0),
        ((1, 1, 0), (3, 1, 2), (0, 0, 0), (1, 0, 0), 1),
        ((2, 0, 1), (1, 1, 1), (1, 0, 0), (0, 3, 0), 0),
    ],
)
def test_demands_cost_the_mean_over_all_that_can_be_turned_up(
    asked: tuple[int, ...], bag: tuple[int, ...], kept: tuple[int, ...], stock: tuple[int, ...], wilds: int
) -> None:
    tiles = [place for place, number in enumerate(bag) for _ in range(number)]
    now, then = [], []
    for drawn in permutations(tiles, 3 - sum(asked)):
        wanted = [n + drawn.count(place) for place, n in enumerate(asked)]
        open_ = [max(0, n - kept[place]) for place, n in enumerate(wanted)]
        short = sum(max(0, n - stock[place]) for place, n in enumerate(open_))
        left = tuple(max(0, n - open_[place]) for place, n in enumerate(stock))
        now.append(UNMET_POINTS[max(0, short - wilds)])
        then.append(unknown_quarter_points(kept, left, max(0, wilds - short)))
    assert expected_demand_points(asked, bag, kept, stock, wilds) == pytest.approx((fmean(now), fmean(then)))


def test_with_all_tiles_a_quarter_costs_nothing_and_with_none_all() -> None:
    assert unknown_quarter_points((0,) * len(DEMANDS), (3,) * len(DEMANDS), 0) == 0
    assert unknown_quarter_points((0,) * len(DEMANDS), (0,) * len(DEMANDS), 3) == 0
    assert unknown_quarter_points((0,) * len(DEMANDS), (0,) * len(DEMANDS), 0) == pytest.approx(
        UNMET_POINTS[3]
    )


# Stories


def test_a_tile_of_nine_points_is_accomplished_while_there_is_time() -> None:
    state = empty()
    state.quarter, state.round, state.time = 4, 4, state.steps - 1
    state.demands = ["bread", "games", "religion"]
    state.players[0].slots, state.players[0].worker_camp = {"III": "points-1"}, 0
    table = sowing(state, I="blue yellow", II="green", III="blue", IV="white", V="pink")
    assert answers(table)[0] == "I=yellow.blue"


def test_a_demand_that_is_due_is_met() -> None:
    state = empty()
    state.round, state.time = 4, state.steps - 2
    state.demands = ["bread", "games", "religion"]
    own(state.players[0], bread=1, games=1)
    assert answers(acting(state, "forum"))[0] == "religion"


def test_a_legionnaire_goes_to_a_province_of_ten_points() -> None:
    state = empty()
    state.players[0].leader = "britannia"
    assert answers(acting(state, "military"))[0] == "legionnaire"


def test_the_action_of_a_turn_is_never_left_out() -> None:
    for action in ACTION_OF.values():
        table = acting(empty(), action)
        key = answers(table)[0]
        assert key != "end", action


def test_nothing_counts_against_points_from_a_source() -> None:
    sources = read_tuning(AGENT.weights).sources.values()
    assert all(min(values) >= 0 for each in sources for values in each.values())
