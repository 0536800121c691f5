"""The sources of points by which worth is predicted, and what lines really bring from them."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from games import find, log
from games.agents.evaluation import LinearEvaluation
from games.agents.levels import HARD, find_level
from games.agents.playout import Playout
from games.agents.search import Search
from games.agents.tuning import read_tuning, value_at_progress
from games.engine.moves import UNDO
from games.engine.table import Table
from tests.support.games import GAMES, TESTS
from workshop.reasons import ROLLOUT, ComparedGame, ComparedTurn, agreement, played_on

WITH_AGENTS = [name for name in GAMES if find(name).agent]


def table_at(name: str, share: float) -> Table[Any]:
    """The table of a log after a share of its rows, where a seat is asked."""
    record = log.read(TESTS / "logs" / name / "3_players.jsonl")
    row = round(share * len(record.moves))
    while record.moves[row].seat is None or record.moves[row].key == UNDO:
        row -= 1
    return record.table(row)


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_the_worths_from_all_sources_and_the_rest_add_up(name: str) -> None:
    game = find(name)
    assert game.agent is not None
    tuned = read_tuning(game.agent.weights)
    assert list(tuned.sources) == list(game.point_sources)
    table = table_at(name, 0.4)
    state, seat = table.state, table.waiting_seats[0]
    features, progress = game.agent.features(state, seat), game.agent.progress(state)
    parts = [
        sum(features.get(each, 0.0) * value_at_progress(values, progress) for each, values in weights.items())
        for weights in (*tuned.sources.values(), tuned.rest)
    ]
    worth = LinearEvaluation(game.agent).worth_of(features, progress)
    assert sum(parts) + features["points"] == pytest.approx(worth, abs=0.1)


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_what_is_gained_until_the_end_are_the_points_of_the_result(name: str) -> None:
    table = table_at(name, 0.85)
    game, seat, random = table.game, table.waiting_seats[0], Random(2)
    before = {each.seat: each.points for each in game.standing(table.state)}[seat]
    line = Search(table, seat, random, find_level(game, HARD).effort).best_lines()[0]
    playout = Playout.from_table(table.imagine(seat, random), 3)
    held = {source: playout.gained[seat, source] for source in game.point_sources}
    effort = structs.replace(find_level(game, HARD).effort, **ROLLOUT)
    gained = played_on(playout, seat, line, effort, random)
    assert playout.state.phase == ""
    after = {each.seat: each.points for each in game.standing(playout.state)}[seat]
    assert sum(gained.values()) - sum(held.values()) == after - before


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_a_fork_has_gained_the_same(name: str) -> None:
    table = table_at(name, 0.9)
    playout, random = Playout.from_table(table, 4), Random(4)
    while playout.state.phase:
        seat = playout.waiting_seats[0]
        choice = playout.pending_choice(seat)
        assert choice is not None
        playout.choose(seat, choice.random_answer(random))
        assert playout.fork().gained == playout.gained
    agent = table.game.agent
    assert agent is not None
    by_source, reasons = LinearEvaluation(agent).by_source(playout, 0), read_tuning(agent.weights).reasons
    gained = {source: reasons.remains * playout.gained[0, source] for source in by_source}
    assert by_source == pytest.approx(gained, abs=0.5)


def test_reasons_are_counted_that_rollouts_tell_from_nothing() -> None:
    turn = ComparedTurn(
        predicted={"rows": 4.0, "tasks": -2.0, "area": 1.0, "eagles": 9.0},
        named=("rows", "tasks", "area"),
        found={"rows": 5.0, "tasks": 3.0, "area": 0.5, "eagles": 9.0},
        errors={"rows": 1.0, "tasks": 1.0, "area": 1.0, "eagles": 1.0},
    )
    games = [ComparedGame(1, (turn,)), ComparedGame(2, ())]
    for source, expected in (
        (None, (1, 3, 2, 1, 14.5 / 21, 21**-0.5, 1.0)),
        ("rows", (1, 1, 1, 1, 1.25, 0.25, 1.0)),
    ):
        assert tuple(agreement(games, source)) == pytest.approx(expected)
