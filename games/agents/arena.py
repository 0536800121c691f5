"""Games between computer players, to measure them: seats rotate, the table is the real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from games.agents.evaluation import Evaluation
from games.agents.levels import Decision, Level, decide, line_of
from games.agents.search import Answer
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Game

Decide = Callable[[Table[Any], int, Random], Decision]


class Player:
    """A computer player; answers from a line as long as it is asked what it expected."""

    def __init__(self, decide: Decide, random: Random) -> None:
        """`random` is what it decides by."""
        self._decide = decide
        self._random = random
        self._line: tuple[Answer, ...] = ()

    def key(self, table: Table[Any], seat: int) -> str:
        """What it answers."""
        choice = table.pending(seat)
        assert choice is not None
        if self._line and self._line[0].prompt == choice.prompt_id and choice.takes(self._line[0].key):
            now, *rest = self._line
        else:
            now, *rest = self._decide(table, seat, self._random)
        self._line = tuple(rest)
        return now.key


def named(name: str, random: Random) -> Player:
    """The computer player of a name."""
    return Player(partial(decide, name), random)


def judging(level: Level, random: Random, judge: Evaluation) -> Player:
    """A player of a level that judges in another way."""
    return Player(partial(line_of, level, judge=judge), random)


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
