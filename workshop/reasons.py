"""The points by source of two lines of a turn, by rollouts to the end, against a hint's reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct, structs

from games.agents.hints import compare_lines
from games.agents.levels import HARD, find_level
from games.agents.playout import Playout
from games.agents.search import Answer, Search, TurnLine
from games.agents.tuning import Effort
from games.engine.table import Table
from games.game import Game
from workshop.arena import Arena, named

SHARE = 0.1
"""The share of turns that are compared."""

ROLLOUT = {"positions": 40, "width": 1, "tables": 1, "finalists": 1, "ahead": 10}
"""The effort of a decision in a rollout."""


class ComparedTurn(Struct, frozen=True):
    """A turn with a line that is surely better than the next one; by source: how much more it has."""

    predicted: dict[str, float]
    """As the worth says."""
    named: tuple[str, ...]
    """The sources that the hint names."""
    found: dict[str, float]
    """The mean of as many rollouts of both lines."""
    errors: dict[str, float]
    """Its standard errors."""


class ComparedGame(Struct, frozen=True):
    seed: int
    turns: tuple[ComparedTurn, ...]


class _Played(Search):
    """A decision on the table itself, whose further draws it does not know."""

    def _imagined_table(self, number: int) -> Playout[Any]:  # noqa: ARG002
        if not self._tables:
            assert isinstance(self._table, Playout)
            self._tables.append(self._table.fork(self._random.getrandbits(32)))
        return self._tables[0]


def compared_game(game: Game[Any], players: int, seed: int, rollouts: int) -> ComparedGame:
    """Turns of a game between the strongest, whose hints are tried by rollouts."""
    random = Random(seed)
    found: list[ComparedTurn] = []
    last = [-1] * players

    def watch(table: Table[Any], _: int) -> None:
        for seat in table.waiting_seats:
            if table.phases_over > last[seat]:
                last[seat] = table.phases_over
                if random.random() < SHARE:
                    found.extend(_compared(table, seat, Random(random.getrandbits(32)), rollouts))

    Arena(game, [named(HARD, Random(random.getrandbits(32))) for _ in range(players)], seed).play(watch)
    return ComparedGame(seed, tuple(found))


def _compared(table: Table[Any], seat: int, random: Random, rollouts: int) -> Iterator[ComparedTurn]:
    """The turn of a seat that is asked, if one line is surely better than the next one."""
    compared = compare_lines(table, seat, random)
    if compared.other is None or not compared.is_sure:
        return
    effort = structs.replace(find_level(table.game, HARD).effort, **ROLLOUT)
    apart: list[dict[str, int]] = []
    for _ in range(rollouts):
        imagined = Playout.from_table(table.imagine(seat, random), random.getrandbits(32))
        best, other = (
            played_on(imagined.fork(), seat, line, effort, Random(imagined.seed))
            for line in (compared.best, compared.other)
        )
        apart.append({source: best[source] - other[source] for source in best})
    points = {source: [each[source] for each in apart] for source in table.game.point_sources}
    yield ComparedTurn(
        {source: round(each, 2) for source, each in compared.best.gains_over(compared.other).items()},
        tuple(reason.part for reason in compared.reasons),
        {source: round(fmean(each), 2) for source, each in points.items()},
        {source: round(stdev(each) / sqrt(rollouts), 2) for source, each in points.items()},
    )


def played_on(
    table: Playout[Any], seat: int, line: TurnLine, effort: Effort, random: Random
) -> dict[str, int]:
    """A seat's gains by source at the end of a rollout after a line, in which all seats decide alike."""
    _follow(table, seat, line.sure_answers)
    while table.state.phase:
        asked = table.waiting_seats[0]
        _follow(table, asked, _Played(table, asked, random, effort).best_answers())
    return {source: table.gained[seat, source] for source in table.game.point_sources}


def _follow(table: Playout[Any], seat: int, answers: Sequence[Answer]) -> None:
    """Give a seat's answers as long as the expected questions follow."""
    for answer in answers:
        choice = table.pending_choice(seat)
        if choice is None or not answer.fits(choice):
            break
        table.choose(seat, answer.key)


class Agreement(NamedTuple):
    """How far named reasons and rollouts agree."""

    turns: int
    named: int
    clear: int
    """How many of them rollouts show to differ from 0: by more than two standard errors."""
    right: int
    """How many of those have the same sign."""
    slope: float
    """How much rollouts find for each predicted point, over all named reasons."""
    slope_error: float
    """Its standard error."""
    error: float
    """The mean standard error of what rollouts find for a reason."""


def agreement(games: Sequence[ComparedGame], source: str | None = None) -> Agreement:
    """How far named reasons and rollouts agree, in all sources or one; at least one is named."""
    turns = [turn for game in games for turn in game.turns]
    named = [(turn, each) for turn in turns for each in turn.named if source in (None, each)]
    predicted, found, error = np.array(
        [(turn.predicted[each], turn.found[each], turn.errors[each]) for turn, each in named]
    ).T
    clear = abs(found) > 2 * error
    weight = (predicted**2).sum()
    return Agreement(
        len(turns),
        len(predicted),
        int(clear.sum()),
        int((clear & (predicted * found > 0)).sum()),
        float((predicted * found).sum() / weight),
        float(np.sqrt((predicted**2 * error**2).sum()) / weight),
        float(error.mean()),
    )
