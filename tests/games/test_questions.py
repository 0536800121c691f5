from random import Random
from typing import Any

import msgspec
import pytest

from games import find
from games.choice import Choice, keys_of
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Option
from tests.fuzz.random_games import random_options
from tests.support.games import GAMES, samples, share
from tests.support.table_story import somebody_asked

STEP = 3
"""One of how many questions is answered in every way."""

MOST_ANSWERS = 60
"""Of more answers to a question a random sample of so many is tried."""

NOTHING = "nothing-"
"""How the id of an option's `about` begins that says why it brings nothing."""

STARTS = [(game, seed) for game in GAMES for seed in share(range(samples(game).fuzz.said), 1)]


@pytest.mark.parametrize(("game", "seed"), STARTS)
def test_what_turns_up_something_hidden_says_so_and_nothing_else_does(game: str, seed: int) -> None:
    random = Random(seed)
    table = begin(game, random)
    marked = 0
    while not table.over:
        seat, choice = asked(table, random)
        key = choice.random_answer(random)
        reveals = any(option.reveals for option in picked(choice, key))
        lane, moves = seat if table.scripts.side_by_side else None, table.open_moves
        table.answer(seat, key)
        draws = [draw.bag for draw in moves[-1].draws if draw.lane == lane]
        assert bool(draws) == reveals, (choice.prompt, key, draws)
        assert not reveals or table.undoable(seat) == 0
        marked += reveals
    assert marked


@pytest.mark.parametrize(("game", "seed"), STARTS)
def test_no_question_has_two_answers_that_come_to_the_same(game: str, seed: int) -> None:
    random = Random(seed)
    table = begin(game, random)
    questions = 0
    while not table.over:
        seat, choice = asked(table, random)
        questions += 1
        if questions % STEP == 0:
            assert same_answers(table, seat, choice) == [], choice.prompt
        table.answer(seat, choice.random_answer(random))


def begin(game: str, random: Random) -> Table[Any]:
    """A table at its beginning."""
    rules = find(game)
    players = random.choice(rules.seats)
    return Table.begin(rules, players, random_options(rules, players, random), RandomChance(random))


def asked(table: Table[Any], random: Random) -> tuple[int, Choice]:
    """A seat that has to choose, and what."""
    seat, choice = somebody_asked(table, random)
    return seat, choice


def same_answers(table: Table[Any], seat: int, choice: Choice) -> list[tuple[str, str]]:
    """Pairs of answers after which everything is the same, what is asked next too."""
    found: list[tuple[str, str]] = []
    first: dict[bytes, str] = {}
    for key in choice.some_answers(Random(len(table.moves)), MOST_ANSWERS):
        if any(option.reveals or says_nothing(option) for option in picked(choice, key)):
            continue
        twin = table.copy()
        twin.answer(seat, key)
        next_choices = [asked_next(twin.pending(other)) for other in range(twin.players)]
        outcome = msgspec.msgpack.encode((twin.state, next_choices))
        if outcome in first:
            found.append((first[outcome], key))
        first.setdefault(outcome, key)
    return found


def picked(choice: Choice, key: str) -> tuple[Option, ...]:
    """The options that an answer picks."""
    return tuple(option for option in choice.options if option.key in keys_of(key))


def asked_next(choice: Choice | None) -> tuple[object, ...] | None:
    return (choice.seat, choice.prompt, choice.options, choice.picture, choice.chosen) if choice else None


def says_nothing(option: Option) -> bool:
    return option.about is not None and option.about.id.startswith(NOTHING)
