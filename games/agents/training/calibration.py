"""By how much worth is wrong about the end, at each progress of the game, from turns that were judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct, structs

from games.agents.analysis import judge, turns
from games.agents.arena import Arena, Player
from games.agents.tuning import Calibration, tuning
from games.game import Game
from games.log import Record

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
    phase: str = ""
    """The one it is in."""


class JudgedGame(Struct, frozen=True):
    """A game that was played, and how each seat played it."""

    seed: int
    turns: tuple[tuple[JudgedTurn, ...], ...]
    """Of each seat, in order."""
    points: tuple[int, ...]
    """Of each seat at the end."""


def judged_game(game: Game[Any], players: Sequence[Player], seed: int) -> JudgedGame:
    """A game between players, judged as a finished game is analysed."""
    table = Arena(game, players, seed).play()
    record = Record(game, table.players, table.options, tuple(table.moves))
    assert game.agent is not None
    offset = tuning(game.agent.weights).calibration.offset
    found: list[list[JudgedTurn]] = [[] for _ in players]
    for turn in turns(record):
        before = record.table(turn.row - 1)
        judged = judge(before, turn)
        if turn.goes_on:
            whole = found[turn.seat][-1]
            found[turn.seat][-1] = structs.replace(whole, lost=round(whole.lost + judged.lost, 2))
            continue
        view = before.view(turn.seat)
        progress = game.agent.progress(view)
        worth = judged.before - offset(progress, view.phase)
        found[turn.seat].append(JudgedTurn(round(progress, 4), round(worth, 2), judged.lost, view.phase))
    points = {each.seat: each.points for each in game.standing(table.state)}
    return JudgedGame(seed, tuple(map(tuple, found)), tuple(points[seat] for seat in range(len(players))))


def calibration(games: Sequence[JudgedGame]) -> Calibration:
    """What must be added to worth so that it is right on average about what comes of a position.

    What a seat gave away later is no fault of the worth: it counts as if it had been kept.
    """
    missing = list(_missing(games))
    late = {turn.phase for turn, _ in missing if turn.progress > 0.0}
    later = [(turn.progress, each) for turn, each in missing if turn.phase in late]
    progress, wanted = np.array(later).T
    shares = np.stack([np.interp(progress, _AT, each) for each in np.eye(STEPS)], axis=1)
    found, *_ = np.linalg.lstsq(shares, wanted, rcond=None)
    first = float(found[0])
    phases = {
        phase: round(fmean(each for turn, each in missing if turn.phase == phase) - first, 2)
        for phase in sorted({turn.phase for turn, _ in missing} - late)
    }
    return Calibration(tuple(round(float(each), 2) for each in found), phases)


def _missing(games: Sequence[JudgedGame]) -> Iterator[tuple[JudgedTurn, float]]:
    """Every turn, and by how much its worth fell short of the end."""
    for game in games:
        for seat, points in zip(game.turns, game.points, strict=True):
            lost = 0.0
            for turn in reversed(seat):
                lost += turn.lost
                yield turn, points + lost - turn.worth


def luck_by_turn(games: Sequence[JudgedGame], calibration: Calibration) -> list[float]:
    """Of each seat of each game: its luck with this calibration, shared evenly among its turns."""
    found = []
    for game in games:
        for seat, points in zip(game.turns, game.points, strict=True):
            first, lost = seat[0], sum(turn.lost for turn in seat)
            expected = first.worth + calibration.offset(first.progress, first.phase)
            found.append((points - expected + lost) / len(seat))
    return found
