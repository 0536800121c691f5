"""Weights fitted to results of positions, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from games.agents.tuning import Weights, value_at_progress
from workshop.self_play import Position, Recorded

MOMENTS = 16
"""Into how many equal parts a game is divided; positions of each part have a mean of their own."""


def fit(
    names: Sequence[str], weights: Weights, games: Sequence[Recorded], *, trace: float, stiffness: float
) -> Weights:
    """New weights, near the present ones, that better predict the worth of a position some turns later.

    The target of a position is the worth of later ones by the present weights, each further turn counting
    `trace` (0 to 1) times as much, and in the end the points. `stiffness`: how many positions the present
    weights count as much as. Only differences between positions at the same moment of a game count:
    lines of one turn are all that is ever compared, so a constant error of worth does no harm.
    """
    steps = max((2, *map(len, weights.values())))
    flat = _flat(names, weights, steps)
    sequences = list(_sequences(games))
    turns = [(each, points) for positions, points in sequences for each in positions[:-1]]
    moments = np.array([int(each.progress * MOMENTS) for each, _ in turns])
    matrix = np.array([_inputs(names, each, steps) for each, _ in turns])
    worth = matrix @ flat
    missing = _means(np.array([points for _, points in turns]) - worth, moments)
    targets = list(_targets(sequences, worth + missing, trace))
    inputs, wrong = (each - _means(each, moments) for each in (matrix, targets - worth))
    scale = np.maximum(inputs.std(axis=0), 1e-9)
    scaled = inputs / scale
    left = scaled.T @ scaled + stiffness * np.eye(len(flat))
    change = np.linalg.solve(left, scaled.T @ wrong) / scale
    found = (flat + change).reshape(-1, steps)
    return {
        name: tuple(round(float(value), 3) for value in values)
        for name, values in zip(names, found, strict=True)
    }


def _means(values: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """For each row: the mean of all rows of its moment."""
    found = np.empty(values.shape)
    for moment in np.unique(moments):
        found[moments == moment] = values[moments == moment].mean(axis=0)
    return found


def _targets(
    sequences: Sequence[tuple[Sequence[Position], int]], worth: np.ndarray, trace: float
) -> Iterator[float]:
    """What each position but the last ones was worth some turns later."""
    first = 0
    for positions, points in sequences:
        target, after, found = float(points), float(points), list[float]()
        for number in range(first + len(positions) - 2, first - 1, -1):
            target = (1.0 - trace) * after + trace * target
            after = float(worth[number])
            found.append(target)
        yield from reversed(found)
        first += len(found)


def error(names: Sequence[str], weights: Weights, games: Sequence[Recorded]) -> float:
    """By how many points, as a root mean square, weights are wrong about the end."""
    steps = max((2, *map(len, weights.values())))
    flat = _flat(names, weights, steps)
    missed = [
        float(_inputs(names, each, steps) @ flat) - points
        for positions, points in _sequences(games)
        for each in positions
    ]
    return float(np.sqrt(np.mean(np.square(missed))))


def _flat(names: Sequence[str], weights: Weights, steps: int) -> np.ndarray:
    """The worth of each feature at each step of progress."""
    each_worth = [weights.get(name, (0.0,)) for name in names]
    return np.array(
        [value_at_progress(each, at) for each in each_worth for at in np.linspace(0.0, 1.0, steps)]
    )


def _inputs(names: Sequence[str], position: Position, steps: int) -> np.ndarray:
    """Of each feature: how much of it counts at each step of progress."""
    shares = [value_at_progress(each, position.progress) for each in np.eye(steps).tolist()]
    return np.outer([position.features.get(name, 0.0) for name in names], shares).ravel()


def _sequences(games: Sequence[Recorded]) -> Iterator[tuple[Sequence[Position], int]]:
    for game in games:
        yield from zip(game.positions, game.points, strict=True)
