from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.scoring import Score
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.pieces import CORNERS, GRAYS, GRID, STRUCTURES
from games.forum_trajanum.state import ForumTrajanum
from games.game import Forecast, ForecastCost
from games.hidden import as_seen_by, copy_state
from games.words import LOCALES, Message
from tests.fuzz import random_games
from tests.games.forum_trajanum.play import play_from
from tests.games.forum_trajanum.position import (
    build,
    clear,
    empty,
    forecasts,
    lay_citizens,
    quiet,
    ship,
    stock,
)
from tests.support.table_story import choose, happened, keys, pending, prompt


def of(state: ForumTrajanum, seat: int = 0) -> Forecast:
    """The public forecast of a seat before anybody has paid."""
    view = as_seen_by(copy_state(state), None)
    view.phase = "payment"
    return scoring_forecast(view, seat)


def said(each: Forecast) -> tuple[int, int, int, int]:
    """Points and coins of a forecast: with the seat's own coins, then with enough coins."""
    cost = cost_of(each)
    return each.points, cost.price.get("coin", 0), cost.potential, cost.potential_price.get("coin", 0)


def cost_of(each: Forecast) -> ForecastCost:
    assert each.cost is not None
    return each.cost


@st.composite
def positions(draw: st.DrawFn) -> ForumTrajanum:
    """A table somewhere before a payday."""
    cycle = draw(st.integers(1, 3))
    state = quiet(cycle=cycle)
    number = draw(st.integers(1, 4))
    state.trajan = {str(cycle): f"{'I' * cycle}-{number}"}
    for seat, player in enumerate(state.players):
        rows = draw(st.dictionaries(st.integers(1, 6), st.integers(1, 2)))
        for row, citizens in rows.items():
            lay_citizens(player, seat, {row: citizens}, active=draw(st.booleans()))
        stock(player, **{kind: draw(st.integers(0, 3)) for kind in player.stock})
        player.prestige = draw(st.integers(0, 6))
        player.markers_at_column = ["library", "market"][: draw(st.integers(0, 2))]
        clear(player, draw(st.sets(st.sampled_from(CORNERS))))
        player.scored_cranes = [corner for corner in player.uncovered_cranes if draw(st.booleans())]
        ship(player, seat, draw(st.integers(0, 3)))
        kinds = st.sampled_from([*STRUCTURES, *GRAYS])
        build(player, draw(st.dictionaries(st.sampled_from(GRID), kinds, max_size=20)))
    squares = st.sampled_from(sorted(state.squares))
    state.envoys = draw(st.dictionaries(squares, st.integers(0, 1), max_size=24))
    return state


def scored_when_paid(state: ForumTrajanum, seat: int, rows: tuple[int, ...]) -> int:
    """A seat's gain in the scoring after it pays for these rows, and nobody else pays."""
    table = play_from(state, "payment")
    for other in range(table.players):
        if prompt(table, other) == "pay-citizens":
            paid = "rows_" + "".join(map(str, rows)) if rows and other == seat else "none"
            choose(table, paid, seat=other)
    return sum(score.points for score in happened(table, *Score.__args__) if score.seat == seat)


def with_coins(state: ForumTrajanum, seat: int, coins: int) -> ForumTrajanum:
    """The state with at least this many coins of a seat."""
    richer = copy_state(state)
    own = richer.players[seat].stock
    own["coin"] = max(own["coin"], coins)
    return richer


def every_payment(state: ForumTrajanum, seat: int) -> list[tuple[int, ...]]:
    """Every choice of rows with citizens."""
    occupied = [number for number, row in enumerate(state.players[seat].rows, 1) if row.citizens]
    return [rows for n in range(len(occupied) + 1) for rows in combinations(occupied, n)]


@given(positions(), st.integers(0, 1))
def test_the_forecast_is_the_best_that_any_payment_brings(state: ForumTrajanum, seat: int) -> None:
    coins = state.players[seat].stock["coin"]
    payments = every_payment(state, seat)
    paid = {rows: scored_when_paid(state, seat, rows) for rows in payments if len(rows) <= coins}
    with_more = {rows: scored_when_paid(with_coins(state, seat, len(rows)), seat, rows) for rows in payments}
    expected = (
        max(paid.values()),
        min(len(rows) for rows, points in paid.items() if points == max(paid.values())),
        max(with_more.values()),
        min(len(rows) for rows, points in with_more.items() if points == max(with_more.values())),
    )
    found = of(state, seat)
    assert said(found) == expected
    assert sum(part.points for part in found.parts) == found.points
    assert cost_of(found).owned == {"coin": coins}


@given(positions(), st.randoms(use_true_random=False))
def test_each_way_to_pay_citizens_says_what_a_scoring_brings(state: ForumTrajanum, random: Random) -> None:
    table = play_from(state, "payment")
    expected = {}
    for seat in range(2):
        choice = table.pending_choice(seat)
        if choice is None or prompt(table, seat) != "pay-citizens":
            continue
        option = random.choice(choice.options)
        assert option.about is not None
        expected[seat] = option.about.args["points"]
        table.answer(seat, option.key)
    assert {seat: table.state.players[seat].points for seat in expected} == expected


@given(positions())
def test_payments_are_offered_best_first_of_equal_ones_the_cheapest(state: ForumTrajanum) -> None:
    table = play_from(state, "payment")
    for seat in table.waiting_seats:
        choice = table.pending_choice(seat)
        if choice is None or prompt(table, seat) != "pay-citizens":
            continue
        offered = [
            (-int(str(option.about.args["points"])), len(option.spots))
            for option in choice.options
            if option.about
        ]
        assert offered == sorted(offered)
        assert len(offered) == len(choice.options)


@pytest.mark.parametrize(
    ("cycle", "number", "title"),
    [
        (1, 1, "Scoring I of III (after round 4)"),
        (2, 4, "Scoring II of III (after this round)"),
        (3, 2, "Scoring III of III (after round 4)"),
    ],
)
def test_the_forecast_says_which_scoring_is_next_and_when(cycle: int, number: int, title: str) -> None:
    state = empty(cycle=cycle, number=number)
    assert GAME.words("en").text(of(state).title) == title


# Over whole games


def test_in_whole_games_the_best_payment_scores_what_the_forecast_said() -> None:
    paydays = 0
    for seed in range(12):
        table = random_games.play(GAME, seed, undos=False, watch=foretold_before_each_scoring)
        paydays += sum(move.key == "payment" for move in table.moves if move.seat is None)
    assert paydays == 36


def foretold_before_each_scoring(table: Table[ForumTrajanum]) -> None:
    """Check at each payday that all see the same points, and that the forecast's payment brings them."""
    if table.state.phase != "payment" or len(table.moves) != max(
        n for n, move in enumerate(table.moves, 1) if move.seat is None
    ):
        return
    copy = table.copy()
    before = [player.points for player in table.state.players]
    foretold = forecasts(table.view(None))
    for viewer in range(table.players):
        assert [each.points for each in forecasts(table.view(viewer))] == [each.points for each in foretold]
    for seat in table.waiting_seats:
        choice = pending(table, seat)
        promised = [int(str(option.about.args["points"])) for option in choice.options if option.about]
        assert max(promised) == foretold[seat].points
        rows = paid_rows(cost_of(foretold[seat]).payment)
        copy.answer(seat, next(each.key for each in choice.options if each.label.args.get("rows") == rows))
    after = [player.points for player in copy.state.players]
    assert [each - was for each, was in zip(after, before, strict=True)] == [each.points for each in foretold]


def paid_rows(payment: Message | None) -> object:
    """The names of the rows that a forecast pays; None if it pays nobody."""
    return payment.args["rows"] if payment else None


# Stories


def three_rows(coins: int) -> ForumTrajanum:
    """Seat 0 has a gray building in each of three rows with two active citizens."""
    state = quiet()
    player = state.players[0]
    lay_citizens(player, 0, {3: 2, 4: 2, 5: 2})
    build(player, {"B3": "library", "C3": "market", "C4": "library", "D4": "market"})
    build(player, {"B5": "library", "C5": "market"})
    stock(player, coin=coins)
    return state


def test_without_coins_it_promises_no_more_than_is_scored() -> None:
    assert said(of(three_rows(0))) == (6, 0, 18, 3)
    assert said(of(three_rows(2))) == (14, 2, 18, 3)
    assert said(of(three_rows(3))) == (18, 3, 18, 3)
    assert scored_when_paid(three_rows(0), 0, ()) == 6


def test_an_inactive_row_may_be_paid_for_too() -> None:
    state = quiet()
    player = state.players[0]
    lay_citizens(player, 0, {2: 1}, active=False)
    build(player, {"B2": "library"})
    assert said(of(state)) == (1, 0, 2, 1)
    stock(player, coin=1)
    assert said(of(state)) == (2, 1, 2, 1)


def test_a_coin_is_kept_for_a_task_that_brings_more_than_a_row() -> None:
    state = quiet()
    state.trajan = {"1": "I-1"}
    player = state.players[0]
    lay_citizens(player, 0, {4: 1})
    build(player, {"B4": "library"})
    stock(player, tribune=1, coin=1)
    assert said(of(state)) == (4, 0, 4, 0)
    stock(player, tribune=1, coin=2)
    assert said(of(state)) == (5, 1, 5, 1)


def test_of_equal_payments_it_names_the_cheapest() -> None:
    state = quiet()
    player = state.players[0]
    lay_citizens(player, 0, {1: 2, 2: 1, 6: 2})
    build(player, {"B2": "library"})
    stock(player, coin=3)
    found = of(state)
    assert said(found) == (2, 1, 2, 1)
    payment = cost_of(found).payment
    assert payment is not None
    assert [GAME.words(locale).text(payment) for locale in LOCALES] == [
        "Patrician II",
        "Patrizier II",
        "Патриций II",
    ]


def test_once_paid_it_is_what_will_be_scored() -> None:
    state = quiet()
    state.trajan = {"1": "I-1"}
    stock(state.players[0], tribune=2, coin=2)
    lay_citizens(state.players[0], 0, {4: 1})
    stock(state.players[1], coin=1)
    lay_citizens(state.players[1], 1, {4: 1})
    table = play_from(state, "payment")
    assert said(scoring_forecast(table.view(0), 0)) == (6, 0, 6, 0)
    choose(table, "rows_4", seat=0)
    assert said(scoring_forecast(table.view(0), 0)) == (3, 0, 3, 0)
    assert said(scoring_forecast(table.view(1), 0)) == (6, 0, 6, 0)
    table.undo(0)
    choose(table, "none", seat=0)
    assert said(scoring_forecast(table.view(0), 0)) == (6, 0, 6, 0)
    assert keys(table, 1) == ["none", "rows_4"]


def test_it_changes_nothing() -> None:
    state = three_rows(2)
    clear(state.players[0], ["A1"])
    before = copy_state(state)
    forecasts(state)
    assert state == before
