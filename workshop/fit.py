"""Weights fitted to results of positions, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from games.agents.tuning import POINTS, Tuning, Weights, sum_of, value_at_progress
from workshop.self_play import Position, Recorded

MOMENTS = 16
"""Into how many equal parts a game is divided; positions of each part have a mean of their own."""

TIMES = 8
"""How often weights are fitted to targets that follow from them, until these hardly change."""


def zero_weights(sources: Mapping[str, Weights]) -> dict[str, Weights]:
    """The same features at the same steps, worth nothing; those whose worth is known keep it."""
    return {
        source: {
            name: values if _is_known(values) else (0.0,) * len(values) for name, values in weights.items()
        }
        for source, weights in sources.items()
    }


def fit(
    sources: Mapping[str, Weights],
    games: Sequence[Recorded],
    *,
    like: Mapping[str, Weights],
    trace: float,
    stiffness: float,
) -> dict[str, Weights]:
    """New weights of each source, near the present ones, that better predict its points some turns later.

    The target of a position is what later ones hold and promise by the present weights, each further turn
    counting `trace` (0 to 1) times as much, and in the end the points. `stiffness`: how many positions the
    present weights count as much as. Only differences between positions at the same moment of a game count:
    lines of one turn are all that is ever compared, so a constant error of worth does no harm.
    A source has the features that it has in `like`, and none changes its sign: one that is nowhere negative
    there will not be, nor the other way round. A single number is known, and stays.
    """
    names, steps = _names_and_steps(like)
    turns = _Turns.of(games, names, steps)
    bounds = [
        np.array([_bounds(weights.get(name)) for name in names for _ in range(steps)]).T
        for weights in like.values()
    ]
    present = np.stack([_flat(names, sources[source], steps) for source in like], axis=1)
    inputs = turns.inputs - _means(turns.inputs, turns.moments)
    stiff = np.diag(stiffness * _usual_sizes(turns.inputs, steps) ** 2)
    left, found = inputs.T @ inputs + stiff, present
    for _ in range(TIMES if trace < 1.0 else 1):
        worth = turns.held + turns.inputs @ found
        missing = _means(turns.results - worth, turns.moments)
        targets = _targets(worth + missing, turns, trace) - turns.held
        right = inputs.T @ (targets - _means(targets, turns.moments)) + stiff @ present
        columns = zip(right.T, present.T, bounds, strict=True)
        found = np.stack([_solved(left, each, before, *limits) for each, before, limits in columns], axis=1)
    return {
        source: {
            name: weights[name] if _is_known(weights[name]) else tuple(values)
            for name, values in zip(names, fitted.reshape(-1, steps).tolist(), strict=True)
            if name in weights
        }
        for (source, weights), fitted in zip(like.items(), found.T.round(3) + 0.0, strict=True)
    }


def _is_known(values: Sequence[float]) -> bool:
    """Whether a worth follows from the rules: it is one number, whenever it is."""
    return len(values) == 1


def _bounds(values: Sequence[float] | None) -> tuple[float, float]:
    """The least and the most that a weight may be, by that on file; equal where it stays."""
    if values is None or _is_known(values):
        return (0.0, 0.0)
    is_bad = min(values) < 0.0
    return (-np.inf if is_bad else 0.0, 0.0 if is_bad and max(values) <= 0.0 else np.inf)


def _usual_sizes(inputs: np.ndarray, steps: int) -> np.ndarray:
    """Of each input: the usual size of its feature, so that a rare one, or a rare step, needs as much proof.

    That is the largest root mean square of its inputs where they are not 0; 1 without any.
    """
    number = np.count_nonzero(inputs, axis=0)
    sizes = np.sqrt((inputs**2).sum(axis=0) / np.maximum(number, 1)).reshape(-1, steps).max(axis=1)
    return np.repeat(np.where(sizes, sizes, 1.0), steps)


def _solved(
    left: np.ndarray, right: np.ndarray, present: np.ndarray, least: np.ndarray, most: np.ndarray
) -> np.ndarray:
    """The solution of linear equations in bounds of 0 or none; a number with equal bounds stays."""
    found, free = present.copy(), least < most
    while True:
        found[free] = np.linalg.solve(left[free][:, free], right[free] - left[free][:, ~free] @ found[~free])
        beyond = free & ((found < least) | (found > most))
        if not beyond.any():
            return found
        found[beyond] = 0.0
        free &= ~beyond


def lacking(sources: Mapping[str, Weights], whole: Weights) -> Weights:
    """Weights that make up whole ones when they are added to those of all sources."""
    without = {name: tuple(-each for each in values) for name, values in sum_of(sources.values()).items()}
    missing = sum_of([whole, without, {POINTS: (-1.0,)}])
    return {name: values for name, values in missing.items() if any(values)}


def as_toml(rules: Tuning, sources: Mapping[str, Weights], rest: Weights) -> str:
    """The weights as a file for the same rules and features."""
    lines = ["[rules]", f'playthroughs = "{rules.playthroughs}"', f'features = "{rules.features}"']
    sections = {**{f"weights.{source}": weights for source, weights in sources.items()}, "rest": rest}
    for section, weights in sections.items():
        worth = (f"{name} = {each[0] if _is_known(each) else list(each)}" for name, each in weights.items())
        lines += ["", f"[{section}]", *worth]
    return "\n".join([*lines, ""])


class _Turns(NamedTuple):
    """Positions after all turns, one a row."""

    inputs: np.ndarray
    """Of each feature: how much of it counts at each step of progress."""
    moments: np.ndarray
    held: np.ndarray
    """The points held from each source."""
    results: np.ndarray
    """Those at the end."""
    is_last: np.ndarray
    """Whether it is the last turn of its seat."""

    @classmethod
    def of(cls, games: Sequence[Recorded], names: Sequence[str], steps: int) -> _Turns:
        seats = [positions for game in games for positions in game.positions if len(positions) > 1]
        turns = [(each, seat[-1].scored, each is seat[-2]) for seat in seats for each in seat[:-1]]
        return cls(
            np.array([_inputs(names, each, steps) for each, *_ in turns]),
            np.array([int(each.progress * MOMENTS) for each, *_ in turns]),
            np.array([each.scored for each, *_ in turns], dtype=float),
            np.array([result for _, result, _ in turns], dtype=float),
            np.array([is_last for *_, is_last in turns]),
        )


def _names_and_steps(sources: Mapping[str, Weights]) -> tuple[list[str], int]:
    """All features, and into how many steps of progress they are divided."""
    every = [(name, len(values)) for weights in sources.values() for name, values in weights.items()]
    return list(dict.fromkeys(name for name, _ in every)), max((2, *(steps for _, steps in every)))


def _means(values: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """For each row: the mean of all rows of its moment."""
    found = np.empty(values.shape)
    for moment in np.unique(moments):
        found[moments == moment] = values[moments == moment].mean(axis=0)
    return found


def _targets(worth: np.ndarray, turns: _Turns, trace: float) -> np.ndarray:
    """What each position held and promised some turns later."""
    found = turns.results.copy()
    for number in range(len(worth) - 2, -1, -1):
        if not turns.is_last[number]:
            found[number] = (1.0 - trace) * worth[number + 1] + trace * found[number + 1]
    return found


def errors(sources: Mapping[str, Weights], games: Sequence[Recorded]) -> dict[str, tuple[float, float]]:
    """How far points to come differ at one moment, and how far a fit is off, both as root mean squares."""
    names, steps = _names_and_steps(sources)
    turns = _Turns.of(games, names, steps)
    to_come = turns.results - turns.held
    promised = turns.inputs @ np.stack([_flat(names, each, steps) for each in sources.values()], axis=1)
    both = (each - _means(each, turns.moments) for each in (to_come, to_come - promised))
    apart, off = (np.sqrt(np.mean(np.square(each), axis=0)) for each in both)
    return {source: (float(a), float(o)) for source, a, o in zip(sources, apart, off, strict=True)}


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
