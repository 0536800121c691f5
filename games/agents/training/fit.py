"""Weights fitted to what came of positions, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from games.agents.training.self_play import Position, Recorded
from games.agents.tuning import Weights, at_progress


def fit(
    names: Sequence[str], weights: Weights, games: Sequence[Recorded], *, trace: float, stiffness: float
) -> Weights:
    """New weights, near the present ones, that tell better what a position is worth some turns later.

    The target of a position is what the present weights say of later ones, each turn further on counting
    `trace` (0 to 1) times as much, and in the end the points. `stiffness`: how many positions the present
    weights count as much as.
    """
    steps = max((2, *map(len, weights.values())))
    flat = _flat(names, weights, steps)
    rows: list[np.ndarray] = []
    targets: list[float] = []
    for positions, points in _sequences(games):
        inputs = np.array([_inputs(names, each, steps) for each in positions])
        worth = inputs @ flat
        target = float(points)
        for number in range(len(positions) - 2, -1, -1):
            after = float(worth[number + 1]) if number + 2 < len(positions) else float(points)
            target = (1.0 - trace) * after + trace * target
            rows.append(inputs[number])
            targets.append(target)
    matrix, wanted = np.array(rows), np.array(targets)
    scale = np.maximum(matrix.std(axis=0), 1e-9)
    scaled = matrix / scale
    missing = wanted - matrix @ flat
    left = scaled.T @ scaled + stiffness * np.eye(len(flat))
    change = np.linalg.solve(left, scaled.T @ missing) / scale
    found = (flat + change).reshape(-1, steps)
    return {
        name: tuple(round(float(value), 3) for value in values)
        for name, values in zip(names, found, strict=True)
    }


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
    """Of each feature: what it is worth at each step of progress."""
    each_worth = [weights.get(name, (0.0,)) for name in names]
    return np.array([at_progress(each, at) for each in each_worth for at in np.linspace(0.0, 1.0, steps)])


def _inputs(names: Sequence[str], position: Position, steps: int) -> np.ndarray:
    """Of each feature: how much of it counts at each step of progress."""
    shares = [at_progress(each, position.progress) for each in np.eye(steps).tolist()]
    return np.outer([position.features.get(name, 0.0) for name in names], shares).ravel()


def _sequences(games: Sequence[Recorded]) -> Iterator[tuple[Sequence[Position], int]]:
    for game in games:
        yield from zip(game.positions, game.points, strict=True)
