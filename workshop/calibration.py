"""What makes worth right about the end, from turns of games among players of several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct, structs

from games.agents.analysis import agreed_loss, find_calibration, judge, turns_of_log
from games.agents.tuning import Calibration
from games.game import Game
from games.log import Record
from workshop.arena import Arena, Player

STEPS = 5
"""The number of offsets, at even steps of progress."""

_VARIES = 0.01
"""What differs less between kinds is the same for all, in points."""

FITTED = 3
"""How many numbers are fitted to the means of the kinds: both shares, and what all results have in common."""

_AT = np.linspace(0.0, 1.0, STEPS)


class JudgedTurn(Struct, frozen=True):
    """A turn of a seat, as the analysis judges it."""

    progress: float
    """How far the game was before it."""
    worth: float
    """What its best line was worth, without any offset."""
    losses: tuple[tuple[float, float], ...]
    """The loss in each of its stretches by the weights, and by the second ones."""
    phase: str = ""
    """Its phase."""

    @property
    def lost(self) -> float:
        """What it gave away."""
        return sum((agreed_loss(*both) for both in self.losses), 0.0)

    @property
    def doubtful(self) -> float:
        """What only the first weights call a loss."""
        return sum((first for first, _ in self.losses), 0.0) - self.lost


class JudgedGame(Struct, frozen=True):
    """A game that was played, and how each seat played it."""

    seed: int
    kinds: tuple[str, ...]
    """Who played each seat."""
    turns: tuple[tuple[JudgedTurn, ...], ...]
    """Of each seat, in order."""
    points: tuple[int, ...]
    """Of each seat at the end."""


def mixture(number: int, seats: int, kinds: Sequence[str]) -> tuple[str, ...]:
    """The players of a game: each kind in turn, with others drawn by lot."""
    return (kinds[number % len(kinds)], *Random(number).choices(kinds, k=seats - 1))


def judged_game(game: Game[Any], kinds: Sequence[str], players: Sequence[Player], seed: int) -> JudgedGame:
    """A game between players of some kinds, judged as a finished game is analysed."""
    arena = Arena(game, players, seed)
    table = arena.play()
    record = Record(game, table.players, table.options, tuple(table.moves))
    assert game.agent is not None
    calibrated = find_calibration(game, table.players)
    found: list[list[JudgedTurn]] = [[] for _ in players]
    for turn in turns_of_log(record):
        before = record.table(turn.row - 1)
        judged = judge(before, turn)
        if turn.goes_on:
            whole = found[turn.seat][-1]
            found[turn.seat][-1] = structs.replace(whole, losses=(*whole.losses, judged.lost_by_both))
            continue
        view = before.view(turn.seat)
        progress = game.agent.progress(view)
        worth = judged.before - (calibrated.offset(progress, view.phase) if calibrated else 0.0)
        found[turn.seat].append(
            JudgedTurn(round(progress, 4), round(worth, 2), (judged.lost_by_both,), view.phase)
        )
    points = {each.seat: each.points for each in game.standing(table.state)}
    seats = range(table.players)
    return JudgedGame(
        seed,
        tuple(kinds[arena.of_seat[seat]] for seat in seats),
        tuple(map(tuple, found)),
        tuple(points[seat] for seat in seats),
    )


class PlayedSeat(NamedTuple):
    kind: str
    turns: Sequence[JudgedTurn]
    """At least one."""
    points: int
    """At the end."""

    @property
    def lost(self) -> float:
        """All its losses, also doubtful ones."""
        return sum((first for turn in self.turns for first, _ in turn.losses), 0.0)

    def rest(self, found: Calibration) -> float:
        """By how much the result differs from the expectation before the first turn, losses aside."""
        first = self.turns[0]
        return next(self.missing(found)) - found.offset(first.progress, first.phase)

    def missing(self, found: Calibration) -> Iterator[float]:
        """By how much the worth before each turn fell short of the result, later losses aside."""
        lost = doubtful = 0.0
        share = found.doubtful or 0.0
        short = []
        for turn in reversed(self.turns):
            lost += turn.lost
            doubtful += turn.doubtful
            short.append(self.points + found.lasting * lost + share * doubtful - turn.worth)
        return reversed(short)


def seats_of(game: JudgedGame) -> Iterator[PlayedSeat]:
    return map(PlayedSeat, game.kinds, game.turns, game.points)


def fitted(games: Iterable[JudgedGame], without: str = "") -> Calibration:
    """The calibration by which worth is right on average, from games of a number of seats.

    A seat's first turn weighs as much as all of its turns: luck is measured from the expectation before it.
    `without`: a kind whose seats do not count.
    """
    seats = [seat for game in games for seat in seats_of(game) if seat.kind != without]
    shares = _shares(seats)
    late = {turn.phase for seat in seats for turn in seat.turns if turn.progress > 0.0}
    missing = [
        (turn, short, len(seat.turns) if turn is seat.turns[0] else 1)
        for seat in seats
        for turn, short in zip(seat.turns, seat.missing(shares), strict=True)
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
    even = structs.replace(shares, offsets=tuple(round(float(each), 2) for each in found), phases=phases)
    return _with_spread(even, seats)


def _with_spread(found: Calibration, seats: Sequence[PlayedSeat]) -> Calibration:
    """The calibration, with how far results differ within kinds, and kinds from each other."""
    by_kind: dict[str, list[tuple[float, float]]] = {}
    for seat in seats:
        by_kind.setdefault(seat.kind, []).append((seat.rest(found), seat.lost))
    within = sum(len(each) * pvariance(rest for rest, _ in each) for each in by_kind.values())
    chance = within / max(len(seats) - len(by_kind), 1)
    means = [(len(each), *map(fmean, zip(*each, strict=True))) for each in by_kind.values()]
    free = max(len(means) - FITTED, 1) / len(means)
    apart = sum(number * rest**2 - chance * free for number, rest, _ in means) / free
    lost = sum(number * lost**2 for number, _, lost in means)
    spread = sqrt(max(apart, 0.0) / lost) if lost else 0.0
    return structs.replace(found, spread=round(spread, 2), chance=round(sqrt(chance), 1))


def _shares(seats: Sequence[PlayedSeat]) -> Calibration:
    """The shares of losses that are missing at the end, and of doubtful ones, from the means of the kinds.

    They cannot be measured among seats of one kind, since luck also decides how much can be lost.
    """
    by_kind: dict[str, list[tuple[float, float, float]]] = {}
    for kind, turns, points in seats:
        lost, doubtful = (sum(each) for each in zip(*((t.lost, t.doubtful) for t in turns), strict=True))
        by_kind.setdefault(kind, []).append((lost, doubtful, turns[0].worth - points))
    counts = [len(each) for each in by_kind.values()]
    means = np.array([np.mean(each, axis=0) for each in by_kind.values()])
    apart = (means - np.average(means, axis=0, weights=counts)) * np.sqrt(counts)[:, None]
    varying = [n for n in (0, 1) if np.any(np.abs(apart[:, n]) > _VARIES)]
    shares = [1.0, 0.0]
    while varying:
        found, *_ = np.linalg.lstsq(apart[:, varying], apart[:, 2], rcond=None)
        shares = [0.0, 0.0]
        for n, share in zip(varying, found, strict=True):
            shares[n] = float(share)
        if min(found) >= 0.0:
            break
        varying.remove(varying[int(np.argmin(found))])
    return Calibration((0.0, 0.0), {}, *(round(each, 2) for each in shares))
