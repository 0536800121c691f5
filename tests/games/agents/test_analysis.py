"""The analysis of a finished game: its turns, what they gave away, and what adds up to the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from games import find, log
from games.agents.analysis import WORTH_TELLING, Judged, analysis, judge, turns
from games.agents.effort import Effort
from games.agents.tuning import Tuning, Weights
from games.engine.moves import UNDO
from games.engine.script import choose
from games.engine.table import Table
from games.log import Record
from tests.support.games import GAMES, TESTS
from tests.support.toy_game import ChipsTaken, toy_table, toy_turns


def record_of(table: Table[Any]) -> Record:
    """The log of a table."""
    return Record(table.game, table.players, table.options, tuple(table.moves))


def test_a_turn_is_what_a_seat_answered_until_another_one_did_without_what_it_took_back() -> None:
    table = toy_turns(2)
    for seat, key in ((0, "one"), (0, "two")):
        table.answer(seat, key)
    table.undo(0)
    table.answer(0, "end")
    table.answer(1, "end")
    found = [(turn.seat, turn.keys) for turn in turns(record_of(table))]
    assert found == [(0, ("pass", "low")), (1, ("pass", "low")), (0, ("one", "end")), (1, ("end",))]


def test_side_by_side_a_turn_is_all_that_a_seat_answered_there() -> None:
    table = toy_table(2)
    for seat, key in ((1, "pass"), (0, "look"), (1, "low"), (0, "high")):
        table.answer(seat, key)
    found = {turn.seat: turn for turn in turns(record_of(table))}
    assert found[0].keys == ("look", "high")
    assert found[1].keys == ("pass", "low")
    assert (found[1].row, found[0].row) == (2, 3)


async def one_of_three(table: Table[Any]) -> None:
    """Two seats choose, one after the other."""
    for seat in range(2):
        key = await choose(seat, "first", ["best", "near", "worst"])
        table.apply(ChipsTaken(seat, {"best": 10, "near": 9, "worst": 2}[key]))
    table.state.phase = ""


def test_what_a_turn_gave_away_is_told_with_the_better_line_from_two_points_on() -> None:
    table = toy_table(2, bids=one_of_three)
    for seat, key in ((0, "worst"), (1, "near")):
        table.answer(seat, key)
    record = record_of(table)
    worst, near = (judge(record.table(turn.row - 1), turn) for turn in turns(record))
    assert worst.lost == 8
    assert [message["id"] for message in worst.better] == ["option-best"]
    assert [message["id"] for message in worst.played] == ["option-worst"]
    assert [(reason.part, reason.points) for reason in worst.reasons] == [("points", 8.0)]
    assert near.lost == 1 < WORTH_TELLING
    assert not any((near.better, near.played, near.reasons))
    found = analysis(table, [worst, near])
    assert [seat.lost for seat in found] == [8, 1]
    assert [len(seat.costliest) for seat in found] == [1, 0]
    assert found[0].luck is None
    assert [seat.lost_by_part for seat in found] == [{"points": 8}, {"points": 1}]


@pytest.mark.parametrize("game", GAMES)
def test_the_turns_of_a_log_are_all_its_answers(game: str) -> None:
    for path in sorted((TESTS / "logs" / game).glob("*_players.jsonl"))[:1]:
        record = log.read(path)
        taken_back = {move.undoes for move in record.moves if move.key == UNDO}
        answers = [
            (move.seat, move.key)
            for row, move in enumerate(record.moves, 1)
            if move.seat is not None and move.key != UNDO and row not in taken_back
        ]
        found = [(turn.seat, key) for turn in turns(record) for key in turn.keys]
        assert sorted(found) == sorted(answers)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_turn_of_a_log_is_judged_the_same_again(game: str) -> None:
    record = log.read(TESTS / "logs" / game / "3_players.jsonl")
    turn = turns(record)[-4]
    judged = judge(record.table(turn.row - 1), turn)
    assert judged == judge(record.table(turn.row - 1), turn)
    assert json.decode(json.encode(judged), type=Judged) == judged
    assert judged.lost >= 0


def test_expectation_luck_and_what_was_lost_add_up_to_the_result(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text(
        '[rules]\nplaythroughs = ""\n[weights]\npoints = 1\n[calibration]\noffsets = [3.0, 0.0]\n'
    )
    name = GAMES[0]
    agent = find(name).agent
    assert agent is not None
    game = structs.replace(
        find(name),
        agent=structs.replace(
            agent, features=lambda state, seat: {"points": float(state.players[seat].points)}, weights=weights
        ),
    )
    record = structs.replace(log.read(TESTS / "logs" / name / "2_players.jsonl"), game=game)
    judged = [judge(record.table(turn.row - 1), turn) for turn in turns(record)[:6]]
    for seat in analysis(record.table(), judged):
        assert seat.luck is not None
        assert seat.expected[0] + seat.luck - seat.lost == pytest.approx(seat.points, abs=0.02)


def test_a_worth_is_corrected_evenly_between_the_steps_it_was_found_out_for() -> None:
    tuned = Tuning("", Weights({}, {}), {}, Effort(), (4.0, 2.0, 0.0))
    assert [tuned.offset(at) for at in (0.0, 0.25, 0.5, 1.0, 1.5)] == [4.0, 3.0, 2.0, 0.0, 0.0]
