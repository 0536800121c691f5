"""The scoring phase, its payment and its four scorings; the end of the game (rulings 13, 14 and 16)."""

from itertools import combinations

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.building import ColumnScored
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CitizensPaid,
    CraneScored,
    EaglesScored,
    RowScored,
    Score,
    TaskScored,
)
from games.forum_trajanum.pieces import CORNERS, GRAYS, GRID, STRUCTURES
from games.forum_trajanum.player import new_player
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.state import ForumTrajanum
from games.game import Event, Standing
from games.words import Message, Seat
from tests.games.forum_trajanum.play import play_from, turn
from tests.games.forum_trajanum.position import build, clear, goods, lay_citizens, me, quiet, stock
from tests.support.table_story import choose, happened, keys, prompt


def scores(table: Table[ForumTrajanum]) -> list[Event]:
    """All scoring events, in order."""
    return happened(table, *Score.__args__)


# The rulebook's example


def tom() -> ForumTrajanum:
    """Tom, seat 0, before the third scoring phase."""
    state = quiet(cycle=3)
    state.trajan = {"3": "III-4"}
    player = state.players[0]
    stock(player, coin=4, assistant=1)
    lay_citizens(player, 0, {3: 1, 4: 1, 5: 2, 6: 1})
    player.prestige = 2
    player.markers_at_column = ["library"]
    player.tracks["library"] = 4
    player.cranes = {"A1": "green", "F1": "blue", "A6": "yellow", "F6": "orange"}
    clear(player, ["A1"])
    build(
        player,
        {
            **{"E1": "library"},
            **{"A2": "library", "B2": "library", "F2": "basilica"},
            **{"A3": "park", "B3": "park", "C3": "market", "D3": "park"},
            **{"C4": "library", "D4": "basilica"},
            **{"A5": "library", "B5": "triumphal_column", "C5": "basilica", "F5": "market"},
            **{"E6": "triumphal_column"},
        },
    )
    state.envoys = dict.fromkeys(["A2", "B2", "B3", "C1", "C2", "D1", "D2", "G3"], 0)
    return state


def test_tom_scores_54_points() -> None:
    table = play_from(tom(), "payment")
    choose(table, "rows_345")
    assert goods(table) == {"coin": 1, "assistant": 1}
    assert scores(table) == [
        CraneScored(0, "A1", "green", 3, 3),
        RowScored(0, 1, 1, 1, 1),
        RowScored(0, 2, 2, 1, 2),
        RowScored(0, 3, 1, 2, 2),
        RowScored(0, 4, 2, 2, 4),
        RowScored(0, 5, 4, 3, 12),
        RowScored(0, 6, 1, 1, 1, unpaid=1),
        EaglesScored(0, 1, 4, 0, 6),
        AreaScored(0, 7, 9),
        TaskScored(0, "III-4", "build", 1, 7),
        TaskScored(0, "III-4", "collect", 1, 7),
    ]
    assert me(table).points == 54
    assert me(table).scored_cranes == ["A1"]
    assert [row.active for row in me(table).rows] == [False, False, True, True, True, False]


@pytest.mark.parametrize(
    ("locale", "row", "eagles"),
    [
        ("en", "row 6 (1 kind of gray × 1, unpaid) +1", "eagles (on 1, next to 4) +6"),
        ("de", "Zeile 6, 1 graue Gebäudeart × 1 (unbezahlt): +1", "Adler (darauf 1, daneben 4): +6"),
        ("ru", "ряд 6 (1 вид серых зданий × 1, без оплаты) +1", "орлы (на них 1, рядом 4) +6"),
    ],
)
def test_each_score_says_for_what_and_what_was_missed(locale: str, row: str, eagles: str) -> None:
    table = play_from(tom(), "payment")
    choose(table, "rows_345")
    messages = [message for score in scores(table) if (message := score.message())]
    said = [GAME.words(locale).text(message) for message in messages]
    assert row in said
    assert eagles in said
    missing = {"en": "unpaid", "de": "unbezahlt", "ru": "без оплаты"}[locale]
    assert sum(missing in text for text in said) == 1


def test_tom_would_score_less_if_he_paid_for_all_four_rows() -> None:
    table = play_from(tom(), "payment")
    choose(table, "rows_3456")
    assert me(table).points == 54 + 1 - 7


# Payment


def paying(rows: dict[int, int], coins: int, *, active: bool = True) -> Table[ForumTrajanum]:
    """The payment phase of seat 0 with citizens in these rows and some coins."""
    state = quiet()
    stock(state.players[0], coin=coins)
    lay_citizens(state.players[0], 0, rows, active=active)
    return play_from(state, "payment")


@pytest.mark.parametrize("coins", [1, 2, 3, 5])
def test_any_rows_can_be_paid_as_far_as_the_coins_go(coins: int) -> None:
    manned = (2, 4, 6)
    subsets = {
        "rows_" + "".join(map(str, rows)) if rows else "none"
        for number in range(min(coins, 3) + 1)
        for rows in combinations(manned, number)
    }
    assert set(keys(paying(dict.fromkeys(manned, 1), coins))) == subsets


def test_a_coin_pays_for_a_row_whether_one_or_two_citizens_lie_there() -> None:
    table = paying({2: 2, 4: 1}, 2)
    choose(table, "rows_24")
    assert goods(table) == {}
    assert me(table).active_citizens == 3


def test_coins_may_be_kept_and_citizens_who_are_not_paid_become_inactive() -> None:
    table = paying({2: 2, 4: 1}, 2)
    choose(table, "rows_4")
    assert goods(table) == {"coin": 1}
    assert [row.active for row in me(table).rows] == [False, False, False, True, False, False]
    assert me(table).active_citizens == 1


def test_a_coin_makes_an_inactive_row_active_again() -> None:
    table = paying({2: 2, 4: 1}, 2, active=False)
    choose(table, "rows_2")
    assert me(table).active_citizens == 2
    assert goods(table) == {"coin": 1}


def test_two_rows_of_one_class_cost_a_coin_each() -> None:
    assert set(keys(paying({1: 1, 2: 1}, 1))) == {"rows_1", "rows_2", "none"}


def test_who_has_no_coin_is_not_asked_and_loses_all() -> None:
    table = paying({2: 2, 4: 1}, 0)
    (paid, *_) = happened(table, CitizensPaid)
    assert paid == CitizensPaid(0, ())
    assert paid.message() == Message("event-CitizensPaid-nobody", {"seat": Seat(0)})
    assert me(table).active_citizens == 0


def test_citizens_are_paid_after_the_third_cycle_too() -> None:
    state = quiet(cycle=3)
    lay_citizens(state.players[0], 0, {5: 1})
    build(state.players[0], {"A5": "library"})
    table = play_from(state, "payment")
    assert table.over
    assert scores(table) == [RowScored(0, 5, 1, 1, 1, unpaid=1)]


def test_all_pay_at_the_same_time_and_may_change_their_minds_until_all_have() -> None:
    state = quiet(3)
    for seat, player in enumerate(state.players):
        stock(player, coin=1)
        lay_citizens(player, seat, {4: 1})
    table = play_from(state, "payment")
    assert table.waiting_seats == (0, 1, 2)
    choose(table, "none", seat=0)
    choose(table, "rows_4", seat=1)
    for other in (1, 2, None):
        assert table.view(other).players[0].stock["coin"] == 1
        assert table.view(other).players[0].rows[3].active
    table.undo(0)
    choose(table, "rows_4", seat=0)
    choose(table, "none", seat=2)
    assert [player.rows[3].active for player in table.state.players] == [True, True, False]
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]


# Cranes


@pytest.mark.parametrize(("cycle", "structures", "points"), [(1, 2, 6), (2, 4, 8), (3, 3, 3)])
def test_an_uncovered_crane_scores_its_colour(cycle: int, structures: int, points: int) -> None:
    state = quiet(cycle=cycle)
    player = state.players[0]
    clear(player, ["F1"])
    build(player, {**dict.fromkeys(GRID[:structures], "park"), "E6": "house"})
    table = play_from(state, "payment")
    assert scores(table) == [CraneScored(0, "F1", "green", structures, points)]
    assert me(table).points == points
    assert me(table).uncovered_cranes == []


def test_a_crane_without_structures_scores_nothing_and_is_turned_all_the_same() -> None:
    state = quiet()
    clear(state.players[0], ["F1"])
    table = play_from(state, "payment")
    assert scores(table) == [CraneScored(0, "F1", "green", 0, 0)]
    assert me(table).scored_cranes == ["F1"]


def test_a_crane_scores_only_once() -> None:
    state = quiet(cycle=2)
    clear(state.players[0], ["F1"])
    build(state.players[0], {"C1": "park"})
    state.players[0].scored_cranes = ["F1"]
    assert scores(play_from(state, "payment")) == []


def test_a_covered_crane_scores_nothing() -> None:
    state = quiet()
    build(state.players[0], {"C1": "park"})
    assert scores(play_from(state, "payment")) == []


def test_several_cranes_score_in_one_scoring() -> None:
    state = quiet()
    clear(state.players[0], CORNERS)
    build(state.players[0], {"C1": "park", "D1": "house"})
    table = play_from(state, "payment")
    assert [event.points for event in happened(table, CraneScored)] == [0, 3, 0, 3]


def test_both_halves_of_a_double_tile_count() -> None:
    state = quiet()
    clear(state.players[0], ["A1", "C1", "D1"])
    stock(state.players[0], blue=2)
    table = turn(state, own=None)
    choose(table, "fountain+fountain", "end")
    choose(table, "end", seat=1)
    assert happened(table, CraneScored) == [CraneScored(0, "A1", "blue", 2, 6)]


@pytest.mark.parametrize(("card", "cycle"), [("II-4", 2), ("III-3", 3)])
def test_cranes_scored_in_a_scoring_are_scored_ones_for_its_tasks(card: str, cycle: int) -> None:
    state = quiet(cycle=cycle)
    state.trajan = {str(cycle): card}
    player = state.players[0]
    clear(player, ["A1", "F6"])
    stock(player, coin=2, blue=1, green=1)
    lay_citizens(player, 0, {2: 1, 4: 1})
    table = play_from(state, "payment")
    choose(table, "rows_24")
    assert TaskScored(0, card, "collect", 1, 3) in scores(table)


# The Colonia


@pytest.mark.parametrize(("citizens", "factor"), [(0, 1), (1, 2), (2, 3)])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
def test_a_row_scores_its_grays_times_citizens_plus_one(citizens: int, factor: int, kinds: int) -> None:
    state = quiet()
    stock(state.players[0], coin=1)
    lay_citizens(state.players[0], 0, {5: citizens} if citizens else {})
    build(
        state.players[0], {**dict(zip(["A5", "B5", "C5", "E5"], GRAYS[:kinds], strict=False)), "F5": GRAYS[0]}
    )
    table = play_from(state, "payment")
    if citizens:
        choose(table, "rows_5")
    assert scores(table) == [RowScored(0, 5, kinds, factor, kinds * factor)]


def test_structures_score_nothing_in_a_row() -> None:
    state = quiet()
    build(state.players[0], dict(zip(["A5", "B5", "C5", "E5"], STRUCTURES, strict=True)))
    assert scores(play_from(state, "payment")) == []


# The slide bar


@pytest.mark.parametrize("position", range(7))
@pytest.mark.parametrize("envoys", [0, 1, 2, 3, 6, 10, 11])
@pytest.mark.parametrize("turned", [False, True])
def test_what_an_area_scores_on_the_slide_bar(position: int, envoys: int, turned: bool) -> None:
    player = new_player()
    player.prestige, player.turned = position, turned
    basic = {0: 0, 1: 1, 2: 2, 3: 3, 6: 6, 10: 10, 11: 10}
    points = {0: 0} if envoys == 0 else {envoys: basic[envoys] + position}
    if turned and envoys == 1:
        points = {1: 0}
    if turned and envoys == 2:
        points = {2: 3 + position}
    assert area_points(player, envoys) == points[envoys]


def test_an_area_of_six_scores_six_at_the_beginning_of_the_track() -> None:
    assert area_points(new_player(), 6) == 6


@pytest.mark.parametrize(
    ("turned", "values"), [(False, [3, 3, 5, 5, 7, 7, 7]), (True, [5, 5, 7, 7, 7, 7, 7])]
)
def test_what_a_trajan_task_scores_on_the_slide_bar(turned: bool, values: list[int]) -> None:
    player = new_player()
    player.turned = turned
    scored = []
    for player.prestige in range(7):
        scored.append(task_points(player))
    assert scored == values


# The order, and the phases that follow


def test_each_scoring_is_done_for_all_before_the_next_one() -> None:
    state = quiet()
    state.trajan = {"1": "I-1"}
    for seat, player in enumerate(state.players):
        stock(player, tribune=1, coin=1)
        clear(player, ["A1"])
        build(player, {"A2": "fountain", "B1": "library"})
        state.envoys[["B1", "C2"][seat]] = seat
    table = play_from(state, "payment")
    kinds = [type(event) for event in scores(table)]
    assert kinds == [
        each for each in (CraneScored, RowScored, EaglesScored, AreaScored, TaskScored) for _ in state.players
    ]


@pytest.mark.parametrize(("cycle", "next_value"), [(1, 2), (2, 1)])
def test_the_next_cycle_has_the_next_column_fragment(cycle: int, next_value: int) -> None:
    state = quiet(cycle=cycle)
    clear(state.players[0], ["C1", "D1"])
    stock(state.players[0], builder=1)
    table = play_from(state, "payment", draws=["row_1", "row_1"])
    assert (table.state.cycle, table.state.round) == (cycle + 1, 1)
    for seat in (0, 1):
        choose(table, "B1", "E1", "B1", seat=seat)
    choose(table, "own")
    while prompt(table) != "build":
        choose(table, keys(table)[0])
    choose(table, "triumphal_column", "C1")
    assert happened(table, ColumnScored) == [ColumnScored(0, next_value, 0)]


def test_after_the_third_scoring_the_game_is_over() -> None:
    table = play_from(quiet(cycle=3), "payment")
    assert table.over
    assert table.waiting_seats == ()


# The end


def final(*seats: tuple[int, int, dict[str, int]]) -> tuple[Standing, ...]:
    """The standing of seats with these points, active citizens and resources."""
    state = quiet(len(seats), cycle=3)
    for seat, (points, citizens, resources) in enumerate(seats):
        player = state.players[seat]
        player.points = points
        stock(player, **resources)
        lay_citizens(player, seat, dict.fromkeys(range(1, citizens + 1), 1))
        lay_citizens(player, seat, {6: 2}, active=False)
    return GAME.standing(state)


def places(standing: tuple[Standing, ...]) -> list[tuple[int, int]]:
    return [(each.seat, each.rank) for each in standing]


def test_most_points_win() -> None:
    assert places(final((50, 4, {"coin": 9}), (51, 0, {}))) == [(1, 1), (0, 2)]


def test_a_tie_is_broken_by_active_citizens() -> None:
    assert places(final((50, 1, {"coin": 9}), (50, 2, {}))) == [(1, 1), (0, 2)]


def test_then_by_all_resources_together() -> None:
    standing = final((50, 1, {"coin": 3}), (50, 1, {"builder": 1, "blue": 1, "assistant": 1, "tribune": 1}))
    assert places(standing) == [(1, 1), (0, 2)]
    assert standing[0].ties == (1, 4)


def test_and_then_the_victory_is_shared() -> None:
    standing = final((50, 1, {"coin": 2}), (60, 1, {"tribune": 2}), (60, 1, {"blue": 2}), (40, 1, {}))
    assert places(standing) == [(1, 1), (2, 1), (0, 3), (3, 4)]
