from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from games import find, log
from games.agents.analysis import agreed_loss, analyse_seats, judge, turns_of_log
from games.agents.judged import WORTH_TELLING, Judged
from games.agents.search import Search, seed_of
from games.agents.tuning import Calibration, read_tuning
from games.engine.moves import UNDO, last_row_before_question
from games.engine.script import choose
from games.engine.table import Table
from games.game import Option, Role
from games.log import Record
from games.words import Message, text_ids
from games.written_messages import read_message, written
from tests.support.games import GAMES, TESTS
from tests.support.kept_version import begin_again
from tests.support.toy_game import BidsEnded, ChipsTaken, Peeked, toy_table, toy_turns

END = written(Message("option-end"))

NO_LUCK = (0.0, 0.0)


def test_a_turn_is_what_a_seat_answered_until_another_one_did_without_what_it_took_back() -> None:
    table = toy_turns(2)
    for seat, key in ((0, "one"), (0, "two")):
        table.answer(seat, key)
    table.undo(0)
    table.answer(0, "end")
    table.answer(1, "end")
    found = [(turn.seat, turn.keys) for turn in turns_of_log(Record.of(table))]
    assert found == [(0, ("pass", "low")), (1, ("pass", "low")), (0, ("one", "end")), (1, ("end",))]


def test_what_is_void_because_its_phase_was_begun_again_is_no_turn() -> None:
    table = toy_turns(2)
    table.answer(0, "one")
    begin_again(table)
    table.answer(0, "two")
    table.answer(0, "end")
    found = [(turn.seat, turn.keys) for turn in turns_of_log(Record.of(table))]
    assert found == [(0, ("pass", "low")), (1, ("pass", "low")), (0, ("two", "end"))]


def test_side_by_side_a_turn_is_all_that_a_seat_answered_there_cut_after_draws() -> None:
    table = toy_table(2)
    for seat, key in ((1, "pass"), (0, "look"), (1, "low"), (0, "high")):
        table.answer(seat, key)
    found = sorted((turn.seat, turn.row, turn.keys) for turn in turns_of_log(Record.of(table)))
    assert found == [(0, 3, ("look",)), (0, 5, ("high",)), (1, 2, ("pass", "low"))]


def test_a_turn_is_cut_after_every_draw() -> None:
    table = toy_turns(1)
    for key in ("one", "peek", "peek", "two", "end"):
        table.answer(0, key)
    _, *found = turns_of_log(Record.of(table))
    assert [(turn.keys, turn.goes_on) for turn in found] == [
        (("one", "peek"), False),
        (("peek",), True),
        (("two", "end"), True),
    ]
    first = found[0].row
    assert [turn.row for turn in found] == [first, first + 2, first + 3]


async def guessed_card(table: Table[Any]) -> None:
    """A seat may turn up a card, then scores for naming it."""
    if await choose(0, "first", ["look", "pass"]) == "look":
        card = table.draw_piece("cards", None)
        table.apply(Peeked(0, card))
        named = await choose(0, "second", ["ace", "jack", "king", "queen"])
        table.apply(ChipsTaken(0, 10 if named == card.face else 1))
    table.state.phase = ""


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_follows_a_draw_is_judged_from_what_was_drawn(seed: int) -> None:
    table = toy_table(1, seed, bids=guessed_card)
    table.answer(0, "look")
    drawn = table.state.seen[0].face
    for named in ("ace", "jack", "king", "queen"):
        played = table.copy()
        played.answer(0, named)
        record = Record.of(played)
        look, guess = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
        assert look.lost == 0
        assert guess.lost == (0 if named == drawn else 9)
        assert guess.goes_on
        if named != drawn:
            assert [message["id"] for message in guess.better] == [f"option-{drawn}"]
            assert [message["id"] for message in guess.played] == [f"option-{named}"]
        (found,) = analyse_seats(played, [look, guess], NO_LUCK)
        assert found.lost == guess.lost, "a turn gave away what its stretches did"
        assert (found.rows, found.expected) == ((look.row,), (look.before,))


async def alike(table: Table[Any]) -> None:
    """Two options with the same label."""
    options = [Option(key, Message("option-end")) for key in ("good", "bad")]
    table.apply(ChipsTaken(0, 9 if await choose(0, "first", options) == "good" else 1))
    table.state.phase = ""


def test_a_turn_is_not_shown_if_the_better_line_is_called_the_same() -> None:
    table = toy_table(1, bids=alike)
    table.answer(0, "bad")
    record = Record.of(table)
    (judged,) = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
    assert judged.lost == 8
    assert not any((judged.better, judged.played, judged.reasons))


async def in_halves(table: Table[Any]) -> None:
    """Chips from a menu, then the end of the turn, with a confirmation."""
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    if await choose(0, "first", ["chips", end]) == "chips":
        table.apply(ChipsTaken(0, int(await choose(0, "number", ["3", "9"]))))
        await choose(0, "first", [end], always=True)
    await choose(0, "again", [end], always=True)
    table.apply(BidsEnded())
    table.state.phase = ""


def test_answers_that_did_something_together_are_one_step_and_a_turn_ends_once() -> None:
    table = toy_table(1, bids=in_halves)
    for key in ("chips", "3", "end", "end"):
        table.answer(0, key)
    record = Record.of(table)
    (judged,) = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
    steps = [[list(text_ids(read_message(step))) for step in line] for line in (judged.better, judged.played)]
    better, played = (["joined-steps", "option-chips", f"option-{number}"] for number in (9, 3))
    assert steps == [[better, ["option-end"]], [played, ["option-end"]]]


async def drawn_or_not(table: Table[Any]) -> None:
    """A seat takes chips or turns up a card, then its turn ends."""
    if await choose(0, "first", ["best", "look"]) == "best":
        table.apply(ChipsTaken(0, 9))
    else:
        table.apply(Peeked(0, table.draw_piece("cards", None)))
    await choose(0, "again", [Option("end", Message("option-end"), role=Role.ENDS_TURN)], always=True)
    table.apply(BidsEnded())
    table.state.phase = ""


def test_where_the_line_played_is_shown_up_to_a_draw_the_better_one_is_not_shown_to_the_end() -> None:
    table = toy_table(1, bids=drawn_or_not)
    for key in ("look", "end"):
        table.answer(0, key)
    record = Record.of(table)
    (judged, _) = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
    said = [[step["id"] for step in line] for line in (judged.better, judged.played)]
    assert said == [["option-best"], ["option-look"]]
    assert (judged.better_is_cut, judged.played_is_cut) == (False, True)


def test_where_no_round_has_a_name_a_turn_is_called_by_its_phase() -> None:
    table = toy_table(1, bids=alike)
    table.answer(0, "bad")
    record = Record.of(table)
    (judged,) = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
    assert judged.when == written(Message("phase-bids"))


def test_turns_that_others_played_are_shown_as_theirs_and_add_up() -> None:
    first, on, own = (
        Judged(0, row, 10.0, lost, {"points": lost}, None, (), (END,), (), goes_on=goes_on)
        for row, lost, goes_on in ((2, 3.0, False), (3, 2.5, True), (5, 4.0, False))
    )
    table = toy_table(1, bids=alike)
    table.answer(0, "bad")
    (found,) = analyse_seats(table, [first, on, own], NO_LUCK, {3: "user", 4: "computer"})
    assert (found.lost, found.others_turns, found.others_lost) == (9.5, 1, 2.5)
    assert [(each.row, each.by) for each in found.costliest] == [(5, ""), (2, ""), (3, "user")]
    assert [(each.row, each.lost, each.by) for each in found.marks] == [
        (2, 5.5, "user"),
        (5, 4.0, ""),
    ]
    assert found.others_lost_by_part == {"points": 2.5}
    (found,) = analyse_seats(table, [first, on, own], NO_LUCK, {2: "computer", 3: "computer"})
    assert (found.lost, found.others_turns, found.others_lost) == (9.5, 1, 5.5)


def test_a_turn_whose_beginning_earlier_rules_hide_has_no_mark_and_the_others_keep_theirs() -> None:
    on, own = (
        Judged(0, row, 10.0, 0.0, {}, None, (), (END,), (), goes_on=goes_on)
        for row, goes_on in ((3, True), (5, False))
    )
    table = toy_table(1, bids=alike)
    table.answer(0, "bad")
    (found,) = analyse_seats(table, [on, own], NO_LUCK)
    assert found.rows == tuple(each.row for each in found.marks) == (5,)


def test_the_analysis_of_a_seat_without_turns_is_read_as_it_was_written() -> None:
    table = toy_table(1, bids=alike)
    (found,) = analyse_seats(table, [], NO_LUCK)
    written_down = json.encode(found)
    assert json.encode(json.decode(written_down, type=type(found))) == written_down


async def one_of_three(table: Table[Any]) -> None:
    """Two seats choose, one after the other."""
    for seat in range(2):
        key = await choose(seat, "first", ["best", "near", "worst"])
        table.apply(ChipsTaken(seat, {"best": 10, "near": 9, "worst": 2}[key]))
    table.state.phase = ""


def test_what_a_turn_gave_away_is_shown_with_the_better_line_from_two_points_on() -> None:
    table = toy_table(2, bids=one_of_three)
    for seat, key in ((0, "worst"), (1, "near")):
        table.answer(seat, key)
    record = Record.of(table)
    worst, near = (judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record))
    assert worst.lost == 8
    assert [message["id"] for message in worst.better] == ["option-best"]
    assert [message["id"] for message in worst.played] == ["option-worst"]
    assert [(reason.part, reason.points) for reason in worst.reasons] == [("points", 8.0)]
    assert near.lost == 1 < WORTH_TELLING
    assert not any((near.better, near.played, near.reasons))
    found = analyse_seats(table, [worst, near], NO_LUCK)
    assert [seat.lost for seat in found] == [8, 1]
    assert [len(seat.costliest) for seat in found] == [1, 0]
    assert found[0].luck is None
    assert [seat.lost_by_part for seat in found] == [{"points": 8}, {"points": 1}]


@pytest.mark.parametrize(
    ("first", "second", "agreed"), [(5.0, 3.0, 3.0), (5.0, 9.0, 5.0), (5.0, -1.0, 0.0), (0.0, 2.0, 0.0)]
)
def test_a_loss_is_what_both_weights_call_one(first: float, second: float, agreed: float) -> None:
    assert agreed_loss(first, second) == agreed


@pytest.mark.parametrize(
    ("lost", "first", "at_stake", "word"),
    [
        (5.5, 5.5, 0.0, "blunder"),
        (5.4, 5.4, 0.0, "slip"),
        (0.0, 1.9, 2.0, "fine"),
        (0.4, 0.4, 2.0, "best"),
        (0.0, 0.0, 1.9, ""),
        (0.0, 5.0, 9.0, ""),
    ],
)
def test_a_word_is_said_about_a_turn_that_mattered_unless_it_is_doubtful(
    lost: float, first: float, at_stake: float, word: str
) -> None:
    begun, on = (
        Judged(
            *(0, row, 10.0, lost / 2, {}, None, (), (), ()),
            goes_on=row > 2,
            lost_by_both=(first / 2, 0.0),
            at_stake=at_stake,
        )
        for row in (2, 3)
    )
    table = toy_table(1, bids=alike)
    table.answer(0, "bad")
    (found,) = analyse_seats(table, [begun, on], NO_LUCK)
    assert [(each.row, each.lost, each.word) for each in found.marks] == [(2, lost, word)]


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
        found = [(turn.seat, key) for turn in turns_of_log(record) for key in turn.keys]
        assert sorted(found) == sorted(answers)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_turn_of_a_log_is_judged_the_same_again(game: str) -> None:
    record = log.read(TESTS / "logs" / game / "3_players.jsonl")
    turn = turns_of_log(record)[-4]
    judged = judge(record.table(turn.row - 1), turn)
    assert judged == judge(record.table(turn.row - 1), turn)
    assert json.decode(json.encode(judged), type=Judged) == judged
    assert judged.lost >= 0


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_the_best_line_gives_nothing_away(game: str) -> None:
    record = log.read(TESTS / "logs" / game / "3_players.jsonl")
    turn = turns_of_log(record)[0]
    table = record.table(turn.row - 1)
    agent = find(game).agent
    assert agent is not None
    random = Random(seed_of(table, turn.seat, turn.row))
    best = Search(table, turn.seat, random, read_tuning(agent.weights).analysis).best_lines()[0]
    keys = tuple(answer.key for answer in best.sure_answers)
    assert judge(table, structs.replace(turn, keys=keys)).lost == 0


def test_expectation_luck_and_what_was_lost_are_told_where_worth_is_calibrated(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text(
        '[rules]\nplaythroughs = ""\n[weights.points]\npoints = 1\n'
        "[calibration.2]\noffsets = [3.0, 0.0]\nspread = 20.0\n"
    )
    name = GAMES[0]
    agent = find(name).agent
    assert agent is not None
    game = structs.replace(
        find(name),
        agent=structs.replace(
            agent,
            features=lambda state, seat: {"points": float(state.players[seat].points)},
            weights=weights,
            planner=None,
        ),
    )
    record = structs.replace(log.read(TESTS / "logs" / name / "2_players.jsonl"), game=game)
    judged = [judge(record.table(turn.row - 1), turn) for turn in turns_of_log(record)[:6]]
    for seat, luck in zip(analyse_seats(record.table(), judged, (1.5, -2.0)), (1.5, -2.0), strict=True):
        assert (seat.luck, seat.spread, seat.stopped) == (luck, 20.0, False)
        assert seat.expected[0] == 3.0, "the worth of nothing, corrected"
    early = record.table(last_row_before_question(record.moves, judged[-1].row))
    for seat in analyse_seats(early, judged, NO_LUCK):
        assert (seat.luck, seat.spread, seat.stopped) == (None, 20.0, True), "nobody knows its end"
    more = structs.replace(log.read(TESTS / "logs" / name / "3_players.jsonl"), game=game)
    judged = [judge(more.table(turn.row - 1), turn) for turn in turns_of_log(more)[:3]]
    found = analyse_seats(more.table(), judged, (1.5, 0.0, 0.0))
    assert {(seat.luck, seat.spread) for seat in found} == {(None, 0.0)}


def test_a_worth_is_corrected_evenly_between_the_steps_it_was_found_out_for() -> None:
    found = Calibration((4.0, 2.0, 0.0), {"setup": 3.0})
    offsets = [found.offset(progress, "turn") for progress in (0.0, 0.25, 0.5, 1.0, 1.5)]
    assert offsets == [4.0, 3.0, 2.0, 0.0, 0.0]
    assert found.offset(0.0, "setup") == 7.0
