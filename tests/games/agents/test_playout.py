from random import Random
from typing import Any

import pytest

from games import find
from games.agents.playout import Playout
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from games.game import Option
from games.words import Message
from tests.fuzz.random_games import random_options
from tests.support.games import GAMES
from tests.support.harbour_table import with_harbour
from tests.support.thoroughness import share
from tests.support.toy_game import ChipsTaken, toy_table

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


def begun(name: str, seed: int) -> Table[Any]:
    """A game with options and seats drawn by the seed."""
    game, random = find(name), Random(seed)
    players = random.choice(game.seats)
    return Table.begin(game, players, random_options(game, players, random), RandomChance(random))


@pytest.mark.parametrize("game", ["harbour", *GAMES])
@pytest.mark.parametrize("seed", share(range(75), 3))
def test_a_game_whose_phases_are_run_again_after_every_answer_ends_like_one_that_goes_straight_on(
    game: str, seed: int
) -> None:
    table = begun(game, seed)
    straight, forked = Playout.of(table, seed), Playout.of(table, seed)
    random = Random(seed)
    while straight.state.phase:
        seat = random.choice(straight.waiting)
        choice = straight.pending(seat)
        assert choice is not None
        key = choice.random_answer(random)
        straight.choose(seat, key)
        forked = forked.fork()
        forked.choose(seat, key)
        assert forked.state == straight.state
        assert forked.waiting == straight.waiting
    assert not forked.state.phase


@pytest.mark.parametrize("game", ["harbour", *GAMES])
def test_on_a_playout_the_same_is_asked_as_at_the_table(game: str) -> None:
    table, random = begun(game, 7), Random(7)
    while not table.over:
        seat = random.choice(table.waiting)
        choice, thought = table.pending(seat), Playout.of(table, 1).pending(seat)
        assert choice is not None
        assert thought is not None
        assert thought.same_offer(choice)
        table.answer(seat, choice.random_answer(random))


def test_what_a_playout_does_changes_neither_the_table_nor_the_playout_it_was_forked_from() -> None:
    table = begun(GAMES[0], 3)
    before = table.copy().state
    first = Playout.of(table, 1)
    second = first.fork()
    seat = second.waiting[0]
    choice = second.pending(seat)
    assert choice is not None
    for _ in range(30):
        second.choose(second.waiting[0], second.pending(second.waiting[0]).keys[0])  # type: ignore[union-attr]
        if not second.state.phase:
            break
    assert table.state == before
    assert first.state == before


def test_lines_meet_the_same_chance_and_another_seed_another_one() -> None:
    table = begun("harbour", 5)

    def drawn(seed: int) -> list[Any]:
        playout = Playout.of(table, seed)
        random = Random(1)
        for _ in range(40):
            if not playout.state.phase:
                break
            seat = playout.waiting[0]
            choice = playout.pending(seat)
            assert choice is not None
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
    playout = Playout.of(table, 1)
    assert playout.fork().state == table.copy().state
    playout.choose(0, "two")
    assert made == ["first", "second", "third", "third"]
    # The copy's own third question; the playout answered without looking at it.
