"""By how much worth is wrong about the end, at each progress of the game, from turns that were judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, structs

from games.agents.analysis import judge, turns
from games.agents.arena import Arena, Player
from games.agents.tuning import tuning
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
    offset = tuning(game.agent.weights).offset
    found: list[list[JudgedTurn]] = [[] for _ in players]
    for turn in turns(record):
        before = record.table(turn.row - 1)
        judged = judge(before, turn)
        if turn.goes_on:
            whole = found[turn.seat][-1]
            found[turn.seat][-1] = structs.replace(whole, lost=round(whole.lost + judged.lost, 2))
            continue
        progress = game.agent.progress(before.view(turn.seat))
        worth = judged.before - offset(progress)
        found[turn.seat].append(JudgedTurn(round(progress, 4), round(worth, 2), judged.lost))
    points = {each.seat: each.points for each in game.standing(table.state)}
    return JudgedGame(seed, tuple(map(tuple, found)), tuple(points[seat] for seat in range(len(players))))


def offsets(games: Sequence[JudgedGame]) -> tuple[float, ...]:
    """What must be added to worth so that it is right on average about what comes of a position.

    What a seat gave away later is no fault of the worth: it counts as if it had been kept.
    """
    progress, missing = zip(*_missing(games), strict=True)
    shares = np.stack([np.interp(progress, _AT, each) for each in np.eye(STEPS)], axis=1)
    found, *_ = np.linalg.lstsq(shares, np.array(missing), rcond=None)
    return tuple(round(float(each), 2) for each in found)


def _missing(games: Sequence[JudgedGame]) -> Iterator[tuple[float, float]]:
    """Of every turn: its progress, and by how much its worth fell short of the end."""
    for game in games:
        for seat, points in zip(game.turns, game.points, strict=True):
            lost = 0.0
            for turn in reversed(seat):
                lost += turn.lost
                yield turn.progress, points + lost - turn.worth


def luck_by_turn(games: Sequence[JudgedGame], offsets: Sequence[float]) -> list[float]:
    """Of each seat of each game: its luck with these offsets, shared evenly among its turns."""
    found = []
    for game in games:
        for seat, points in zip(game.turns, game.points, strict=True):
            at = np.linspace(0.0, 1.0, len(offsets))
            expected = seat[0].worth + float(np.interp(seat[0].progress, at, offsets))
            found.append((points - expected + sum(turn.lost for turn in seat)) / len(seat))
    return found
