"""Games between computer players, to measure them: seats rotate, the table is the real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import stdev
from time import process_time
from typing import Any

from msgspec import Struct

from games.agents.evaluation import Evaluation
from games.agents.levels import Decision, Level, decide, decision_of_level
from games.agents.search import Answer
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.game import Game
from games.scoring import points_by_source

CERTAINTY = 1.96
"""Standard errors of an interval of 95 %."""

Decide = Callable[[Table[Any], int, Random], Decision]


class Player:
    """A computer player; answers from a line as long as the expected questions follow."""

    def __init__(self, decide: Decide, random: Random) -> None:
        """`random`: the source of its chance."""
        self._decide = decide
        self._random = random
        self._line: tuple[Answer, ...] = ()

    def key(self, table: Table[Any], seat: int) -> str:
        """What it answers."""
        choice = table.pending_choice(seat)
        assert choice is not None
        if self._line and self._line[0].fits(choice):
            now, *rest = self._line
        else:
            now, *rest = self._decide(table, seat, self._random)
        self._line = tuple(rest)
        return now.key


def named(name: str, random: Random) -> Player:
    return Player(partial(decide, name), random)


def judging(level: Level, random: Random, judge: Evaluation) -> Player:
    """A player of a level that judges in another way."""
    return Player(partial(decision_of_level, level, judge=judge), random)


Watch = Callable[[Table[Any], int], None]
"""Sees the table after an answer of a seat."""


class Arena:
    def __init__(self, game: Game[Any], players: Sequence[Player], seed: int) -> None:
        """Player 0 has the seat `seed` modulo their number, the others follow it clockwise."""
        number = len(players)
        self.of_seat = {(seed + which) % number: which for which in range(number)}
        """Seat -> which player has it."""
        self.times: list[list[float]] = [[] for _ in players]
        """Processor time of each answer of each player, in seconds."""
        self._players = players
        self._table = Table.begin(game, number, game.options(), RandomChance(Random(seed)))

    def play(self, watch: Watch | None = None) -> Table[Any]:
        """The whole game; returned is the table at its end."""
        table = self._table
        while not table.over:
            seat = table.waiting_seats[0]
            which = self.of_seat[seat]
            begun = process_time()
            key = self._players[which].key(table, seat)
            self.times[which].append(process_time() - begun)
            table.answer(seat, key)
            if watch is not None:
                watch(table, seat)
        return table


class Played(Struct, frozen=True):
    seed: int
    points: tuple[int, ...]
    """By player, whatever seat it had."""
    ranks: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """By player: processor time of each answer."""
    sources: tuple[dict[str, int], ...] = ()
    """By player: the points from each source; nothing in old files."""


def play(game: Game[Any], players: Sequence[Player], seed: int) -> Played:
    """A whole game between players."""
    arena = Arena(game, players, seed)
    table = arena.play()
    standings = {arena.of_seat[each.seat]: each for each in game.standing(table.state)}
    order = range(len(players))
    events = [event for _, event in table.full_history()]
    sources = points_by_source(events, game.point_sources, len(players))
    seats = {which: seat for seat, which in arena.of_seat.items()}
    return Played(
        seed,
        tuple(standings[which].points for which in order),
        tuple(standings[which].rank for which in order),
        tuple(tuple(round(each, 4) for each in arena.times[which]) for which in order),
        tuple(dict(sources[seats[which]]) for which in order),
    )


def half_width(values: Sequence[float]) -> float:
    """Half the interval of 95 % around the mean of values."""
    return CERTAINTY * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
