"""What makes worth right about the end, from turns of games among players of several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct, structs

from games.agents.analysis import find_calibration, judge, turns_of_log
from games.agents.levels import HARD
from games.agents.luck import luck_of_draws
from games.agents.tuning import Calibration
from games.game import Game
from games.log import Record
from workshop.arena import Arena, Player

STEPS = 5
"""The number of offsets, at even steps of progress."""

_AT = np.linspace(0.0, 1.0, STEPS)


class JudgedTurn(Struct, frozen=True):
    """A turn of a seat, as the analysis judges it."""

    progress: float
    """How far the game was before it."""
    worth: float
    """What its best line was worth, without any offset."""
    lost: float
    """What it gave away."""
    phase: str = ""
    """Its phase."""


class JudgedGame(Struct, frozen=True):
    """A game that was played, and how each seat played it."""

    seed: int
    kinds: tuple[str, ...]
    """Who played each seat."""
    turns: tuple[tuple[JudgedTurn, ...], ...]
    """Of each seat, in order."""
    luck: tuple[float, ...]
    """What the draws changed for each seat."""
    points: tuple[int, ...]
    """Of each seat at the end."""


def mixture(number: int, seats: int, kinds: Sequence[str]) -> tuple[str, ...]:
    """The players of a game: hard, each kind in turn, and others drawn by lot."""
    others = Random(number).choices([HARD, *kinds], k=seats - 2)
    return HARD, kinds[number % len(kinds)], *others


def judged_game(game: Game[Any], kinds: Sequence[str], players: Sequence[Player], seed: int) -> JudgedGame:
    """A game between players of some kinds, judged as a finished game is analysed."""
    arena = Arena(game, players, seed)
    table = arena.play()
    record = Record.of(table)
    assert game.agent is not None
    calibrated = find_calibration(game, table.players)
    found: list[list[JudgedTurn]] = [[] for _ in players]
    for turn in turns_of_log(record):
        before = record.table(turn.row - 1)
        judged = judge(before, turn)
        if turn.goes_on:
            whole = found[turn.seat][-1]
            found[turn.seat][-1] = structs.replace(whole, lost=whole.lost + judged.lost)
            continue
        view = before.view(turn.seat)
        progress = game.agent.progress(view)
        worth = judged.before - (calibrated.offset(progress, view.phase) if calibrated else 0.0)
        found[turn.seat].append(JudgedTurn(round(progress, 4), round(worth, 2), judged.lost, view.phase))
    points = {each.seat: each.points for each in game.standing(table.state)}
    luck = luck_of_draws(record)
    assert luck is not None
    seats = range(table.players)
    return JudgedGame(
        seed,
        tuple(kinds[arena.of_seat[seat]] for seat in seats),
        tuple(map(tuple, found)),
        luck,
        tuple(points[seat] for seat in seats),
    )


class PlayedSeat(NamedTuple):
    kind: str
    turns: Sequence[JudgedTurn]
    """At least one."""
    luck: float
    points: int
    """At the end."""

    def rest(self, found: Calibration) -> float:
        """By how much the result differs from what was expected at first, luck and losses aside."""
        first = self.turns[0]
        return next(self.missing()) - found.offset(first.progress, first.phase) - self.luck

    def missing(self) -> Iterator[float]:
        """By how much the worth before each turn fell short of the result, later losses aside."""
        lost = 0.0
        short = []
        for turn in reversed(self.turns):
            lost += turn.lost
            short.append(self.points + lost - turn.worth)
        return reversed(short)


def seats_of(games: Iterable[JudgedGame]) -> Iterator[PlayedSeat]:
    for game in games:
        yield from map(PlayedSeat, game.kinds, game.turns, game.luck, game.points)


def fitted(games: Sequence[JudgedGame], kind: str) -> Calibration:
    """The calibration by which worth is right on average for a kind, from games of a number of seats.

    A seat's first turn weighs as much as all of its turns: results are compared with the one expected then.
    """
    seats = [seat for seat in seats_of(games) if seat.kind == kind]
    late = {turn.phase for seat in seats for turn in seat.turns if turn.progress > 0.0}
    missing = [
        (turn, short, len(seat.turns) if turn is seat.turns[0] else 1)
        for seat in seats
        for turn, short in zip(seat.turns, seat.missing(), strict=True)
    ]
    later = [(turn.progress, short, weight) for turn, short, weight in missing if turn.phase in late]
    progress, wanted, weights = np.array(later).T
    steps = np.stack([np.interp(progress, _AT, each) for each in np.eye(STEPS)], axis=1)
    roots = np.sqrt(weights)
    found, *_ = np.linalg.lstsq(steps * roots[:, None], wanted * roots, rcond=None)
    first = float(found[0])
    phases = {
        phase: round(fmean(short for turn, short, _ in missing if turn.phase == phase) - first, 2)
        for phase in sorted({turn.phase for turn, *_ in missing} - late)
    }
    even = Calibration(tuple(round(float(each), 2) for each in found), phases)
    rests = [seat.rest(even) ** 2 for seat in seats_of(games)]
    return structs.replace(even, spread=round(sqrt(fmean(rests)), 1))
