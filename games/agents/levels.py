"""The computer players by name, and what each decides; the names are stored and never change."""

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from games.agents.evaluation import Evaluation, ForecastEvaluation, evaluation_of
from games.agents.playout import Playout
from games.agents.search import Answer, Search
from games.agents.tuning import Effort, read_tuning
from games.choice import Choice
from games.engine.errors import NotAsked
from games.engine.table import Table
from games.game import Game

ROLLOUTS = 24
"""All rollouts of a decision; of more options a random sample of this size is tried."""

ROLLOUT_CHOICES = 40
"""How many choices a rollout makes at most."""


def key_by_rollouts(table: Table[Any], seat: int, random: Random) -> str:
    """The key of the option with the best rollout of the rest of the turn, for a seat that is asked."""
    imagined = Playout.from_table(table.imagine(seat, random), random.getrandbits(32))
    choice = imagined.pending_choice(seat)
    assert choice is not None
    keys = choice.sample_answers(random, ROLLOUTS)
    if len(keys) == 1:
        return keys[0]
    judge = ForecastEvaluation(table.game)
    times = ROLLOUTS // len(keys)
    value = {key: max(_rollout(imagined, seat, key, random, judge) for _ in range(times)) for key in keys}
    best = max(value.values())
    return random.choice([key for key in keys if value[key] == best])


def _rollout(imagined: Playout[Any], seat: int, key: str, random: Random, judge: ForecastEvaluation) -> float:
    """The value of the seat's position after an option and a turn finished at random."""
    table = imagined.fork(random.getrandbits(32))
    phases = table.phases_over
    table.choose(seat, key)
    for _ in range(ROLLOUT_CHOICES):
        choice = table.pending_choice(seat)
        if choice is None or table.phases_over > phases:
            break
        table.choose(seat, choice.random_answer(random))
    return judge.worth(table, seat)


EASY = "easy"
MEDIUM = "medium"
HARD = "hard"
LEVELS = (EASY, MEDIUM, HARD)
"""The levels that are offered, the weakest first."""

CAREFUL = "careful"
RANDOM = "random"

NOISE: Mapping[str, float] = {EASY: 4.0, MEDIUM: 1.5, HARD: 0.0}
"""The noise of each level where a game says nothing of it."""

Decision = tuple[Answer, ...]
"""A seat's answer now, and its further answers as long as the expected questions follow."""

log = logging.getLogger(__name__)


class Level(Struct, frozen=True, omit_defaults=True):
    """How a computer player plays."""

    noise: float
    """The standard deviation, in points, by which it misjudges each position: its mistakes are plausible."""
    effort: Effort
    shift: Mapping[str, float] = {}
    """As that of a character."""


def characters_of(game: Game[Any]) -> tuple[str, ...]:
    """The names of a game's characters, in the order in which they are offered."""
    return tuple(read_tuning(game.agent.weights).characters) if game.agent else ()


def players_of(game: Game[Any]) -> tuple[str, ...]:
    """All computer players of a game."""
    return (*NAMES, *characters_of(game))


def find_level(game: Game[Any], name: str) -> Level:
    """How a level or a character plays. Raises KeyError."""
    if game.agent is None:
        return Level(NOISE[name], Effort())
    tuned = read_tuning(game.agent.weights)
    character = tuned.characters.get(name)
    if character is not None:
        return Level(character.noise, tuned.effort, character.shift)
    return Level(tuned.noise.get(name, NOISE[name]), tuned.effort)


def decide(name: str, table: Table[Any], seat: int, random: Random) -> Decision:
    """A computer player's answers for a seat that is asked; any answer, and a log entry, if it fails."""
    choice = table.pending_choice(seat)
    if choice is None:
        raise NotAsked(f"seat {seat} is not asked")
    try:
        decide_as = _PLAYERS.get(name) or _make_level_player(name)
        decision = decide_as(table, seat, random)
        if not choice.allows(decision[0].key):
            raise LookupError(f"{decision[0].key!r} is not offered")
    except Exception:
        log.exception("%s: computer player %r could not decide", table.game.name, name)
        return any_answer(choice, random)
    return decision


def any_answer(choice: Choice, random: Random) -> Decision:
    return (Answer(choice.prompt_id, choice.random_answer(random)),)


def decision_of_level(
    level: Level, table: Table[Any], seat: int, random: Random, judge: Evaluation | None = None
) -> Decision:
    """The answers of a level; `judge` replaces its evaluation."""
    judge = judge or evaluation_of(table.game, level.shift)
    return Search(table, seat, random, level.effort, judge, noise=level.noise).best_answers()


def _make_level_player(name: str) -> Callable[[Table[Any], int, Random], Decision]:
    return lambda table, seat, random: decision_of_level(find_level(table.game, name), table, seat, random)


def _make_answer_player(
    key: Callable[[Table[Any], int, Random], str],
) -> Callable[[Table[Any], int, Random], Decision]:
    def decision(table: Table[Any], seat: int, random: Random) -> Decision:
        choice = table.pending_choice(seat)
        assert choice is not None
        return (Answer(choice.prompt_id, key(table, seat, random)),)

    return decision


def random_key(table: Table[Any], seat: int, random: Random) -> str:
    choice = table.pending_choice(seat)
    assert choice is not None
    return choice.random_answer(random)


_PLAYERS: Mapping[str, Callable[[Table[Any], int, Random], Decision]] = {
    **{name: _make_level_player(name) for name in LEVELS},
    CAREFUL: _make_answer_player(key_by_rollouts),
    RANDOM: _make_answer_player(random_key),
}

NAMES = tuple(_PLAYERS)
"""The computer players of every game."""
