from itertools import count, islice
from random import Random
from typing import Any

import pytest

from games import find
from games.agents.hints import find_hint, written_steps
from games.agents.levels import LEVELS, decide, decision_of_level, find_level
from games.agents.playout import Playout
from games.agents.search import Search, TurnLine
from games.agents.tuning import Effort
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from games.game import Option
from games.words import Message
from games.written_messages import read_message
from tests.fuzz.random_games import random_options
from tests.support.forking import look_alikes
from tests.support.games import GAMES, share
from tests.support.harbour_table import with_harbour
from tests.support.table_story import pending, somebody_asked
from tests.support.toy_game import ChipsTaken, Peeked, toy_table, toy_turns

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)

PAIRS = 2
"""Pairs of tables compared in each game that look alike."""


def searched(table: Table[Any], seat: int = 0, seed: int = 1, **effort: Any) -> Search:
    return Search(table, seat, Random(seed), Effort(**effort))


async def detour(table: Table[Any]) -> None:
    """Taking less at first brings more in the end."""
    first = await choose(0, "first", ["one", "two", "three"])
    table.apply(ChipsTaken(0, {"one": 1, "two": 5, "three": 3}[first]))
    second = await choose(0, "second", ["one", "two"])
    table.apply(ChipsTaken(0, {"one-two": 9, "three-one": 2}.get(f"{first}-{second}", 0)))
    table.state.phase = ""


def test_the_first_answer_whose_turn_ends_best_comes_first_though_it_brings_least_at_once() -> None:
    lines = searched(toy_table(1, bids=detour)).best_lines()
    assert [[answer.key for answer in line.answers] for line in lines] == [
        ["one", "two"],
        ["two", "one"],
        ["three", "one"],
    ]
    assert [line.value for line in lines] == [10, 5, 5]
    assert {answer.prompt for line in lines for answer in line.answers} == {"prompt-first", "prompt-second"}


def test_a_line_that_was_played_is_worth_what_it_brings_and_goes_on_at_its_best() -> None:
    search = searched(toy_table(1, bids=detour))
    assert search.best_line_from(["three", "two"]).value == 3
    assert search.best_line_from(["one"]).value == 10
    assert search.best_line_from(["castle"]).value == 10


async def gamble(table: Table[Any]) -> None:
    """Four chips for sure, or nine with one card of three, or none."""
    taken = await choose(0, "gamble", ["safe", "draw", "none"])
    if taken == "draw":
        piece = table.draw_piece("cards", None)
        table.apply(Peeked(0, piece))
        table.apply(ChipsTaken(0, 9 if piece.face == "ace" else 0))
    else:
        table.apply(ChipsTaken(0, 4 if taken == "safe" else 0))
    table.state.phase = ""


def test_where_chance_follows_the_mean_counts_and_not_the_best_that_could_come() -> None:
    first = []
    for seed in range(12):
        lines = searched(toy_table(1, bids=gamble), seed=seed, tables=30).best_lines()
        safe, drawn = ({line.answers[0].key: line for line in lines}[key] for key in ("safe", "draw"))
        assert (safe.certain, set(safe.worths), drawn.certain) == (1, {4}, 1)
        assert lines[0] is safe or set(drawn.worths) == {9}
        first.append((lines[0] is safe, drawn.worths[0]))
    assert (True, 9) in first
    assert [is_safe for is_safe, _ in first].count(True) > 9


def test_a_line_that_will_hardly_be_the_best_is_left_out_early() -> None:
    search = searched(toy_table(1, bids=gamble), seed=2, tables=30)
    lines = {line.answers[0].key: line for line in search.best_lines()}
    assert 2 <= len(lines["none"].worths) < len(lines["draw"].worths) < 30
    assert len(search.follow_on_all_tables(lines["none"]).worths) == 30
    whole = search.follow_on_all_tables(lines["draw"])
    assert search.follow_on_all_tables(whole) is whole


async def long_way(table: Table[Any]) -> None:
    """Only the path left, right, right, right brings something."""
    taken = [await choose(0, f"step-{step}", ["left", "right", "up", "down"]) for step in range(4)]
    table.apply(ChipsTaken(0, 9 if taken == ["left", "right", "right", "right"] else len(set(taken))))
    table.state.phase = ""


def test_what_follows_the_first_answer_is_searched_again_as_long_as_positions_are_left() -> None:
    search = searched(toy_table(1, bids=long_way), positions=100, width=100)
    left = next(line for line in search.best_lines() if line.answers[0].key == "left")
    assert left.value < 9
    assert search.search_further(left, 0) == left
    again = search.search_further(left, 200)
    assert ([answer.key for answer in again.answers], again.value) == (["left", "right", "right", "right"], 9)
    assert search.search_further(again, 200) == again


def test_a_line_is_surely_ahead_if_it_is_so_by_more_than_chance_makes_of_it() -> None:
    def line(*worths: float) -> TurnLine:
        return TurnLine((), worths, {}, 0)

    assert line(3, 5, 4).is_surely_ahead_of(line(2, 4, 3))
    assert line(9).is_surely_ahead_of(line(8))
    assert not line(9, 0, 6).is_surely_ahead_of(line(3, 9, 2))
    assert not line(2, 4).is_surely_ahead_of(line(2, 4))


def test_a_turn_that_never_ends_is_searched_all_the_same() -> None:
    best = searched(toy_turns(1), positions=50, width=2).best_lines()[0]
    assert best.answers[0].key == "two"


def test_levels_below_the_best_err_more_often_and_never_where_it_costs_far_too_much() -> None:
    async def costly(table: Table[Any]) -> None:
        key = await choose(0, "first", ["best", "near", "awful"])
        table.apply(ChipsTaken(0, {"best": 40, "near": 38, "awful": 0}[key]))
        table.state.phase = ""

    table = toy_table(1, bids=costly)
    errs = {
        name: sum(
            decision_of_level(find_level(table.game, name), table, 0, Random(seed))[0].key == "near"
            for seed in range(60)
        )
        for name in LEVELS
    }
    assert errs["hard"] == 0 < errs["medium"] < errs["easy"]
    chosen = {decide(name, table, 0, Random(seed))[0].key for name in LEVELS for seed in range(20)}
    assert "awful" not in chosen


@pytest.mark.parametrize("game", ["harbour", *GAMES])
def test_tables_that_look_alike_give_the_same_hint(game: str) -> None:
    pairs = (pair for seed in count(1) for pair in look_alikes(find(game), seed))
    asked = (
        (one, other, seat) for one, other, seat in pairs if seat is not None and one.pending_choice(seat)
    )
    for table, twin, seat in islice(asked, PAIRS):
        found = find_hint(table, seat)
        assert found == find_hint(twin, seat)
        choice = pending(table, seat)
        assert choice.allows(found.answers[0].key)
        words = find(game).words("en")
        assert all(words.text(read_message(label)) for label in written_steps(found.named))


def begun(name: str, seed: int) -> Table[Any]:
    """A game with options and seats drawn by the seed."""
    game, random = find(name), Random(seed)
    players = random.choice(game.seats)
    return Table.begin(game, players, random_options(game, players, random), RandomChance(random))


@pytest.mark.parametrize("game", ["harbour", *GAMES])
@pytest.mark.parametrize("seed", share(range(75), 3))
def test_a_game_whose_phases_rerun_after_every_answer_ends_like_any_other(game: str, seed: int) -> None:
    table = begun(game, seed)
    straight, forked = Playout.from_table(table, seed), Playout.from_table(table, seed)
    random = Random(seed)
    while straight.state.phase:
        seat, choice = somebody_asked(straight, random)
        key = choice.random_answer(random)
        straight.choose(seat, key)
        forked = forked.fork()
        forked.choose(seat, key)
        assert forked.state == straight.state
        assert forked.waiting_seats == straight.waiting_seats
    assert not forked.state.phase


@pytest.mark.parametrize("game", ["harbour", *GAMES])
def test_on_a_playout_the_same_is_asked_as_at_the_table(game: str) -> None:
    table, random = begun(game, 7), Random(7)
    while not table.over:
        seat = random.choice(table.waiting_seats)
        choice, thought = table.pending_choice(seat), Playout.from_table(table, 1).pending_choice(seat)
        assert choice is not None
        assert thought is not None
        assert thought.same_offer(choice)
        table.answer(seat, choice.random_answer(random))


def test_what_a_playout_does_changes_neither_the_table_nor_the_playout_it_was_forked_from() -> None:
    table = begun(GAMES[0], 3)
    before = table.copy().state
    first = Playout.from_table(table, 1)
    second = first.fork()
    seat = second.waiting_seats[0]
    assert second.pending_choice(seat) is not None
    for _ in range(30):
        second.choose(second.waiting_seats[0], second.pending_choice(second.waiting_seats[0]).keys[0])  # type: ignore[union-attr]
        if not second.state.phase:
            break
    assert table.state == before
    assert first.state == before


def test_lines_meet_the_same_chance_and_another_seed_another_one() -> None:
    table = begun("harbour", 5)

    def drawn(seed: int) -> list[Any]:
        playout = Playout.from_table(table, seed)
        random = Random(1)
        for _ in range(40):
            if not playout.state.phase:
                break
            seat = playout.waiting_seats[0]
            choice = pending(playout, seat)
            playout.choose(seat, choice.random_answer(random))
        return [playout.state.discards, playout.state.shipped]

    assert drawn(1) == drawn(1)
    assert any(drawn(1) != drawn(seed) for seed in range(2, 6))


def test_what_is_offered_is_not_made_again_when_a_phase_is_run_again() -> None:
    made: list[str] = []

    def offer(question: str) -> Any:
        made.append(question)
        yield Option("one", Message("option-one"))
        if question != "second":
            yield Option("two", Message("option-two"))

    async def questions(table: Table[Any]) -> None:
        for question in ("first", "second", "third"):
            key = await choose(0, question, offer(question))
            table.apply(ChipsTaken(0, 1 if key == "one" else 2))
        table.state.phase = ""

    table = toy_table(2, bids=questions)
    table.answer(0, "two")
    assert made == ["first", "second", "third"]
    playout = Playout.from_table(table, 1)
    assert playout.fork().state == table.copy().state
    playout.choose(0, "two")
    assert made == ["first", "second", "third", "third"]
