"""Weights fitted to results of positions, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from games.agents.tuning import Tuning, Weights, value_at_progress
from workshop.self_play import Position, Recorded

LEAST = 0.005
"""Worth of a unit below which a feature is left out of a source in a file."""

MOMENTS = 16
"""Into how many equal parts a game is divided; positions of each part have a mean of their own."""


def zero_weights(sources: Mapping[str, Weights]) -> dict[str, Weights]:
    """The same features at the same steps, worth nothing."""
    return {
        source: {name: (0.0,) * len(values) for name, values in weights.items()}
        for source, weights in sources.items()
    }


def fit(
    sources: Mapping[str, Weights],
    games: Sequence[Recorded],
    *,
    trace: float,
    stiffness: float,
    keeps_sum: bool = False,
) -> dict[str, Weights]:
    """New weights of each source, near the present ones, that better predict its points some turns later.

    The target of a position is what later ones hold and promise by the present weights, each further turn
    counting `trace` (0 to 1) times as much, and in the end the points. `stiffness`: how many positions the
    present weights count as much as. Only differences between positions at the same moment of a game count:
    lines of one turn are all that is ever compared, so a constant error of worth does no harm.
    `keeps_sum`: only what the sources share is learned, their sum stays.
    """
    names, steps = _names_and_steps(sources)
    present = np.stack([_flat(names, weights, steps) for weights in sources.values()], axis=1)
    turns = _Turns.of(games, names, steps)
    worth = turns.held + turns.inputs @ present
    missing = _means(turns.results - worth, turns.moments)
    targets = _targets(worth + missing, turns, trace)
    inputs, wrong = (each - _means(each, turns.moments) for each in (turns.inputs, targets - worth))
    scale = np.maximum(inputs.std(axis=0), 1e-9)[:, None]
    scaled = inputs / scale.T
    left = scaled.T @ scaled + stiffness * np.eye(len(scale))
    change = np.linalg.solve(left, scaled.T @ wrong) / scale
    if keeps_sum:
        noise = (wrong - inputs @ change).var(axis=0)
        change -= np.outer(change.sum(axis=1), noise / noise.sum())
    return {
        source: {
            name: tuple(round(float(value), 3) for value in values)
            for name, values in zip(names, each.reshape(-1, steps), strict=True)
        }
        for source, each in zip(sources, (present + change).T, strict=True)
    }


def as_toml(rules: Tuning, sources: Mapping[str, Weights]) -> str:
    """The weights as a file for the same rules and features."""
    lines = ["[rules]", f'playthroughs = "{rules.playthroughs}"', f'features = "{rules.features}"']
    for source, weights in sources.items():
        worth = (f"{name} = {list(each)}" for name, each in weights.items() if max(map(abs, each)) >= LEAST)
        lines += ["", f"[weights.{source}]", *worth]
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
