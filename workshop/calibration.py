"""What makes worth right about the end, from turns of games among players of all levels that were judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct, structs

from games.agents.analysis import find_calibration, judge, turns_of_log
from games.agents.levels import LEVELS
from games.agents.tuning import Calibration
from games.game import Game
from games.log import Record
from workshop.arena import Arena, Player

STEPS = 5
"""The number of offsets, at even steps of progress."""

MIXTURES = 2 * len(LEVELS)
"""Number of mixtures: all seats of one level, and different levels with each of them first."""

_AT = np.linspace(0.0, 1.0, STEPS)


class JudgedTurn(Struct, frozen=True):
    """A turn of a seat, as the analysis judges it."""

    progress: float
    """How far the game was before it."""
    worth: float
    """What its best line was worth, without any offset."""
    lost: float
    phase: str = ""
    """Its phase."""


class JudgedGame(Struct, frozen=True):
    """A game that was played, and how each seat played it."""

    seed: int
    levels: tuple[str, ...]
    """Of each seat."""
    turns: tuple[tuple[JudgedTurn, ...], ...]
    """Of each seat, in order."""
    points: tuple[int, ...]
    """Of each seat at the end."""


def mixture(number: int, seats: int) -> tuple[str, ...]:
    """The players of a game: by turns one level, then different levels."""
    first, is_mixed = divmod(number % MIXTURES, 2)
    in_turn = LEVELS[first:] + LEVELS[:first] if is_mixed else LEVELS[first : first + 1]
    return tuple(islice(cycle(in_turn), seats))


def judged_game(game: Game[Any], levels: Sequence[str], players: Sequence[Player], seed: int) -> JudgedGame:
    """A game between players of some levels, judged as a finished game is analysed."""
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
            found[turn.seat][-1] = structs.replace(whole, lost=round(whole.lost + judged.lost, 2))
            continue
        view = before.view(turn.seat)
        progress = game.agent.progress(view)
        worth = judged.before - (calibrated.offset(progress, view.phase) if calibrated else 0.0)
        found[turn.seat].append(JudgedTurn(round(progress, 4), round(worth, 2), judged.lost, view.phase))
    points = {each.seat: each.points for each in game.standing(table.state)}
    seats = range(table.players)
    return JudgedGame(
        seed,
        tuple(levels[arena.of_seat[seat]] for seat in seats),
        tuple(map(tuple, found)),
        tuple(points[seat] for seat in seats),
    )


def fitted(games: Sequence[JudgedGame]) -> Calibration:
    """The calibration by which worth is right on average, from games of a number of seats.

    A seat's first turn weighs as much as all of its turns: luck is measured from the expectation before it.
    """
    lasting = _lasting(games)
    missing = list(_missing(games, lasting))
    late = {turn.phase for turn, *_ in missing if turn.progress > 0.0}
    later = [(turn.progress, each, weight) for turn, each, weight in missing if turn.phase in late]
    progress, wanted, weights = np.array(later).T
    shares = np.stack([np.interp(progress, _AT, each) for each in np.eye(STEPS)], axis=1)
    roots = np.sqrt(weights)
    found, *_ = np.linalg.lstsq(shares * roots[:, None], wanted * roots, rcond=None)
    first = float(found[0])
    phases = {
        phase: round(fmean(each for turn, each, _ in missing if turn.phase == phase) - first, 2)
        for phase in sorted({turn.phase for turn, *_ in missing} - late)
    }
    return Calibration(tuple(round(float(each), 2) for each in found), phases, lasting)


def _lasting(games: Sequence[JudgedGame]) -> float:
    """The share of losses in turns that remains at the end, from the means of the levels.

    It cannot be measured among seats of one level, since luck also decides how much can be lost.
    """
    by_level: dict[str, list[tuple[float, float]]] = {}
    for game in games:
        for level, seat, points in zip(game.levels, game.turns, game.points, strict=True):
            lost = sum(turn.lost for turn in seat)
            by_level.setdefault(level, []).append((lost, points - seat[0].worth))
    means = [np.mean(pairs, axis=0) for pairs in by_level.values()]
    counts = [len(pairs) for pairs in by_level.values()]
    lost, missing = (np.array(means) - np.average(means, axis=0, weights=counts)).T
    if not np.any(np.abs(lost) > 0.01):
        return 1.0
    slope = float(np.sum(counts * lost * missing) / np.sum(counts * lost * lost))
    return round(max(-slope, 0.0), 2)


def _missing(games: Sequence[JudgedGame], lasting: float) -> Iterator[tuple[JudgedTurn, float, int]]:
    """Each turn, by how much its worth fell short of the result, later losses aside, and its weight."""
    for game in games:
        for seat, points in zip(game.turns, game.points, strict=True):
            lost = 0.0
            for turn in reversed(seat):
                lost += turn.lost
                yield turn, points + lasting * lost - turn.worth, len(seat) if turn is seat[0] else 1
