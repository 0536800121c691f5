"""Tuning of a game's computer players by play, from its `weights.toml`."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, toml


class Effort(Struct, frozen=True, forbid_unknown_fields=True):
    """How much is tried for a decision."""

    positions: int = 600
    """How many positions are looked at on one imagined table, all first answers sharing them evenly."""
    first: int = 60
    """The number of first answers, a random sample if there are more and no policy."""
    width: int = 6
    """How many lines are kept at each kind of question after the first."""
    tables: int = 3
    """The number of imagined tables if chance follows or rivals hold hidden pieces."""
    finalists: int = 5
    """How many first answers are followed on all of them."""
    ahead: int = 0
    """The most positions of the seat's next turn in a plan."""


ANALYSIS = Effort(positions=100, first=30, width=3, tables=2, finalists=2)
"""The effort for each turn of a finished game, if the game declares none."""


Weights = Mapping[str, tuple[float, ...]]
"""Feature -> its worth a unit, in points at the end of the game, at even steps of progress."""


POINTS = "points"
"""The feature that counts the points a seat has scored."""


def value_at_progress(values: Sequence[float], progress: float) -> float:
    """The value at a progress of 0 to 1, of those at even steps of it; between two it changes evenly."""
    at = min(max(progress, 0.0), 1.0) * (len(values) - 1)
    before = int(at)
    after = min(before + 1, len(values) - 1)
    return values[before] + (values[after] - values[before]) * (at - before)


class Calibration(Struct, frozen=True, forbid_unknown_fields=True):
    """The correction of a worth towards the end result, for a number of seats."""

    offsets: tuple[float, ...]
    """Added at even steps of progress, from the beginning to the end."""
    phases: Mapping[str, float] = {}
    """Phase before the first turns -> how much more it is there."""
    spread: float = 0.0
    """The root mean square of what results differ by from expectation, luck and losses."""

    def offset(self, progress: float, phase: str) -> float:
        """What must be added at a progress from 0 to 1, in a phase."""
        return self.phases.get(phase, 0.0) + value_at_progress(self.offsets, progress)


class Reasons(Struct, frozen=True, forbid_unknown_fields=True):
    """How hints and analyses name the sources in which two lines differ; the numbers are from rollouts."""

    remains: float = 1.0
    """How much of a point gained or promised there is at the end: more now may be less later."""
    least: float = 0.5
    """From how many points on a source is named."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player with tastes of its own, about as strong as *medium*; its name is stored for ever."""

    noise: float
    """As that of a level."""
    shift: Mapping[str, float]
    """Source of points -> how many points one from it counts for this player, where not 1."""


class Tuning(Struct, frozen=True):
    """How the computer players of a game judge, how much they try, and how far off they are."""

    playthroughs: str
    """The SHA-256 of the game's playthroughs on file when the weights were fitted."""
    sources: Mapping[str, Weights]
    """Source of points -> feature -> its worth a unit, in further points from that source."""
    rest: Weights
    """Further points that no source explains."""
    weights: Weights
    """The sum of all, with the points scored so far."""
    noise: Mapping[str, float]
    """Level -> the standard deviation, in points, by which it misjudges a position."""
    effort: Effort
    calibration: Mapping[int, Calibration] = {}
    """Number of seats -> calibration of worth, for those where it is known."""
    analysis: Effort = ANALYSIS
    """The effort for each turn of a finished game."""
    features: str = ""
    """The SHA-256 of the features in a random game when the weights were fitted."""
    second: Weights = {}
    """Weights found in another way, by which a loss is judged again; empty without any."""
    characters: Mapping[str, Character] = {}
    reasons: Reasons = Reasons()


class _Rules(Struct, frozen=True, forbid_unknown_fields=True):
    playthroughs: str
    features: str = ""


_Worth = float | Annotated[tuple[float, ...], Meta(min_length=2)]
"""A constant worth, or those at even steps of progress."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """`weights.toml`."""

    rules: _Rules
    weights: dict[str, dict[str, _Worth]]
    """By source of points."""
    rest: dict[str, _Worth] = {}
    second: dict[str, _Worth] = {}
    reasons: Reasons = Reasons()
    levels: dict[str, float] = {}
    characters: dict[str, Character] = {}
    effort: Effort = Effort()
    calibration: dict[int, Calibration] = {}
    analysis: Effort = ANALYSIS


@cache
def read_tuning(path: Path) -> Tuning:
    """Read the file. Raises msgspec.DecodeError, UnicodeDecodeError."""
    found = toml.decode(path.read_bytes(), type=_File)
    sources = {source: _steps(inside) for source, inside in found.weights.items()}
    rest = _steps(found.rest)
    return Tuning(
        found.rules.playthroughs,
        sources,
        rest,
        sum_of([*sources.values(), rest]),
        found.levels,
        found.effort,
        found.calibration,
        found.analysis,
        found.rules.features,
        sum_of([_steps(found.second)]) if found.second else {},
        found.characters,
        found.reasons,
    )


@cache
def shifted_weights(path: Path, shift: tuple[tuple[str, float], ...]) -> Weights:
    """The sum of weights by source, those of some sources multiplied."""
    factors, tuned = dict(shift), read_tuning(path)
    shifted = [
        {name: tuple(factors.get(source, 1.0) * each for each in values) for name, values in weights.items()}
        for source, weights in tuned.sources.items()
    ]
    return sum_of([*shifted, tuned.rest])


def _steps(worths: Mapping[str, _Worth]) -> Weights:
    return {name: worth if isinstance(worth, tuple) else (worth,) for name, worth in worths.items()}


def sum_of(sources: Iterable[Weights]) -> Weights:
    """The worth of a unit of each feature in points from all sources, and of the points scored so far."""
    found: dict[str, tuple[float, ...]] = {POINTS: (1.0,)}
    for weights in sources:
        for name, values in weights.items():
            found[name] = _sum(found.get(name, (0.0,)), values)
    return found


def _sum(first: tuple[float, ...], second: tuple[float, ...]) -> tuple[float, ...]:
    """The sum of two worths at the steps of the one with more."""
    steps = max(len(first), len(second))
    at = [step / max(steps - 1, 1) for step in range(steps)]
    return tuple(round(value_at_progress(first, each) + value_at_progress(second, each), 4) for each in at)
