"""Games between computer players, to measure them: seats rotate, the table is the real one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, Protocol

from msgspec import Struct

from games.agents.careful import careful_key
from games.agents.evaluation import Evaluation
from games.agents.levels import Level, decide
from games.agents.search import Answer
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Game


class Player(Protocol):
    """Plays a seat."""

    def key(self, table: Table[Any], seat: int) -> str:
        """What it answers where its seat is asked."""
        ...


class RandomPlayer:
    """Answers at random."""

    def __init__(self, random: Random) -> None:
        """`random` is what it answers by."""
        self._random = random

    def key(self, table: Table[Any], seat: int) -> str:
        """Any answer."""
        choice = table.pending(seat)
        assert choice is not None
        return choice.random_answer(self._random)


class CarefulPlayer:
    """The player `careful`."""

    def __init__(self, random: Random) -> None:
        """`random` is what it tries by."""
        self._random = random

    def key(self, table: Table[Any], seat: int) -> str:
        """What careful chooses."""
        return careful_key(table, seat, self._random)


class LevelPlayer:
    """A player of a level; answers from a line as long as it is asked what it expected."""

    def __init__(self, level: Level, random: Random, judge: Evaluation | None = None) -> None:
        """`judge` in place of the game's own evaluation."""
        self._level = level
        self._random = random
        self._judge = judge
        self._line: tuple[Answer, ...] = ()

    def key(self, table: Table[Any], seat: int) -> str:
        """What it answers."""
        choice = table.pending(seat)
        assert choice is not None
        if self._line and self._line[0].prompt == choice.prompt_id and choice.takes(self._line[0].key):
            now, *rest = self._line
        else:
            now, *rest = decide(self._level, table, seat, self._random, self._judge)
        self._line = tuple(rest)
        return now.key


class Played(Struct, frozen=True):
    """A game that was played."""

    seed: int
    points: tuple[int, ...]
    """By player, whatever seat it had."""
    ranks: tuple[int, ...]
    seconds: tuple[float, ...]
    """Processor time by player."""
    longest: float
    """The longest a single answer took, in seconds of processor time."""


def play(game: Game[Any], players: Sequence[Player], seed: int) -> Played:
    """A whole game; player 0 has the seat `seed` modulo their number, the others follow it clockwise."""
    random = Random(seed)
    number = len(players)
    table = Table.begin(game, number, game.options(), RandomChance(random))
    of_seat = {(seed + which) % number: which for which in range(number)}
    seconds = [0.0] * number
    longest = 0.0
    while not table.over:
        seat = table.waiting[0]
        begun = process_time()
        key = players[of_seat[seat]].key(table, seat)
        taken = process_time() - begun
        seconds[of_seat[seat]] += taken
        longest = max(longest, taken)
        table.answer(seat, key)
    standings = {of_seat[each.seat]: each for each in game.standing(table.state)}
    return Played(
        seed,
        tuple(standings[which].points for which in range(number)),
        tuple(standings[which].rank for which in range(number)),
        tuple(round(each, 3) for each in seconds),
        round(longest, 3),
    )
