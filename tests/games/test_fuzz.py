from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from games import find
from games.choice import Choice, keys_of
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, Option, Phase, Script
from tests.fuzz.random_games import (
    Failure,
    begins_late,
    invariants,
    invariants_by_turns,
    play,
    play_late_too,
    random_options,
)
from tests.fuzz.rulebooks import audit_of
from tests.support.games import GAMES, STORY_GAME, samples, share
from tests.support.table_story import somebody_asked

EVERY_MOVE = [(game, seed) for game in GAMES for seed in share(range(samples(game).fuzz.every_move), 1)]

STEP = 3
"""Every nth question is answered in every way."""

MOST_ANSWERS = 60
"""Most answers tried at a question; from more a random sample."""

NOTHING = "nothing-"
"""Prefix of the ids of texts about options that bring nothing."""

STARTS = [(game, seed) for game in GAMES for seed in share(range(samples(game).fuzz.said), 1)]


def late_first(game: str) -> list[int]:
    """The seeds of the games checked at the end of each phase, with those that begin late first.

    Every day a whole game is checked after every move.
    """
    every_move, every_phase = samples(game).fuzz.every_move, samples(game).fuzz.every_phase
    return sorted(range(every_move, every_move + every_phase), key=begins_late, reverse=True)


EVERY_PHASE = [(game, seed) for game in GAMES for seed in share(late_first(game), 1)]


@pytest.mark.parametrize(("game", "seed"), EVERY_MOVE)
def test_invariants_hold_after_every_move(game: str, seed: int) -> None:
    seats = find(game).seats
    watch = invariants_by_turns(seed)
    table = play(
        find(game), seed, players=seats[seed % len(seats)], audited=True, watch=watch, watch_phases=invariants
    )
    assert table.over


@pytest.mark.parametrize(("game", "seed"), EVERY_PHASE)
def test_invariants_hold_at_the_end_of_each_phase(game: str, seed: int) -> None:
    table = play_late_too(find(game), seed, watch_phases=invariants)
    assert table.over
    invariants(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_declares_what_each_of_its_events_moves(game: str) -> None:
    audit = audit_of(find(game))
    assert audit is not None
    assert set(audit.transfers) == set(find(game).events.__args__)
    assert set(audit.objections) <= set(audit.transfers)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_declares_is_asked_and_shown(game: str) -> None:
    audit, words = audit_of(find(game)), find(game).words("en")
    assert audit is not None
    assert [prompt for prompt in audit.offers if not words.has(f"prompt-{prompt}")] == []
    assert [text for text in audit.figures if not words.has(text)] == []


async def asks_for_ever(table: Table[Any]) -> None:
    """A question that can be answered without end."""
    while await choose(0, "a-question", ["on", "end"]) != "neither":
        pass


async def answers_itself_for_ever(table: Table[Any]) -> None:
    """A question with a single answer, again and again."""
    while await choose(0, "a-question", ["on"]) == "on":
        pass


async def happens_for_ever(table: Table[Any]) -> None:
    """Events without end, and no question."""
    while True:
        table.apply(Again())


class Again(Event, frozen=True):
    """The phase continues unchanged."""

    def apply(self, state: Any) -> None:
        pass


async def comes_again(table: Table[Any]) -> None:
    """The end of a turn that is followed by another one."""
    await choose(0, "a-question", ["end", "end now"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("turn", "fault"),
    [
        (asks_for_ever, "the phase 'turn' does not end"),
        (answers_itself_for_ever, "a move does not end"),
        (happens_for_ever, "a move does not end"),
        (comes_again, "the game does not end"),
    ],
)
def test_a_game_without_an_end_is_a_failure_with_its_seed(game: str, turn: Script[Any], fault: str) -> None:
    rules = find(game)
    endless = structs.replace(rules, phases={**rules.phases, "turn": Phase(turn)})
    with pytest.raises(Failure, match=f"seed 3: Broken: {fault}"):
        play(endless, 3, players=2, audited=True)


def test_a_failure_names_its_seed_and_the_moves_that_lead_there() -> None:
    def faulty(table: Table[Any]) -> None:
        if len(table.moves) > 10:
            raise ArithmeticError("eleven")

    with pytest.raises(Failure, match="seed 7: ArithmeticError: eleven") as caught:
        play(find(STORY_GAME), 7, watch=faulty)
    assert caught.value.seed == 7
    assert len(caught.value.moves) == 11


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
    """A random waiting seat and its choice."""
    seat, choice = somebody_asked(table, random)
    return seat, choice


def same_answers(table: Table[Any], seat: int, choice: Choice) -> list[tuple[str, str]]:
    """Pairs of answers that lead to the same table and question."""
    found: list[tuple[str, str]] = []
    first: dict[bytes, str] = {}
    for key in choice.sample_answers(Random(len(table.moves)), MOST_ANSWERS):
        if any(option.reveals or says_nothing(option) for option in picked(choice, key)):
            continue
        twin = table.copy()
        twin.answer(seat, key)
        next_choices = [asked_next(twin.pending_choice(other)) for other in range(twin.players)]
        outcome = msgspec.msgpack.encode((twin.state, next_choices))
        if outcome in first:
            found.append((first[outcome], key))
        first.setdefault(outcome, key)
    return found


def picked(choice: Choice, key: str) -> tuple[Option, ...]:
    """The options in an answer."""
    return tuple(option for option in choice.options if option.key in keys_of(key))


def asked_next(choice: Choice | None) -> tuple[object, ...] | None:
    return (choice.seat, choice.prompt, choice.options, choice.picture, choice.chosen) if choice else None


def says_nothing(option: Option) -> bool:
    return option.about is not None and option.about.id.startswith(NOTHING)
