"""What was found out by play for a game's computer players, from its `weights.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct, toml

from games.agents.effort import Effort

ANALYSIS = Effort(positions=100, first=30, width=3, tables=2, finalists=2)
"""What is tried for a turn of a finished game, of which there are many, where a game says nothing of it."""


class Weights(Struct, frozen=True):
    """What a unit of each feature is worth, in points of the end of the game."""

    early: Mapping[str, float]
    """At the beginning."""
    late: Mapping[str, float]
    """At the end; in between it changes evenly."""


class Calibration(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a worth right about the end on average, in games of a number of seats."""

    offsets: tuple[float, ...]
    """What must be added at even steps of progress, from the beginning to the end."""
    phases: Mapping[str, float] = {}
    """Phase before the first turns -> how much more it is there."""
    lasting: float = 1.0
    """How much of what turns give away is missing at the end, 0 to 1: later turns make good for the rest."""

    def offset(self, progress: float, phase: str) -> float:
        """What must be added at a progress from 0 to 1, in a phase."""
        more = self.phases.get(phase, 0.0)
        at = min(max(progress, 0.0), 1.0) * (len(self.offsets) - 1)
        before = min(int(at), len(self.offsets) - 2)
        first, second = self.offsets[before : before + 2]
        return more + first + (second - first) * (at - before)


class Tuning(Struct, frozen=True):
    """How the computer players of a game judge, how much they try, and how far off they are."""

    playthroughs: str
    """The SHA-256 of the logs of the game's playthroughs on file when the weights were found out."""
    weights: Weights
    noise: Mapping[str, float]
    """Level -> the standard deviation, in points, by which it misjudges a position."""
    effort: Effort
    calibration: Mapping[int, Calibration] = {}
    """Number of seats -> what makes worth right there; where it was not found out there is none."""
    analysis: Effort = ANALYSIS
    """What is tried for a turn of a finished game."""


class _Rules(Struct, frozen=True, forbid_unknown_fields=True):
    playthroughs: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """`weights.toml`."""

    rules: _Rules
    weights: dict[str, float | tuple[float, float]]
    """Feature -> what it is worth all the time, or at the beginning and at the end."""
    levels: dict[str, float] = {}
    effort: Effort = Effort()
    calibration: dict[int, Calibration] = {}
    analysis: Effort = ANALYSIS


@cache
def tuning(path: Path) -> Tuning:
    """Read the file. Raises msgspec.DecodeError, UnicodeDecodeError."""
    found = toml.decode(path.read_bytes(), type=_File)
    pairs = {
        name: worth if isinstance(worth, tuple) else (worth, worth) for name, worth in found.weights.items()
    }
    early, late = ({name: pair[which] for name, pair in pairs.items()} for which in (0, 1))
    return Tuning(
        found.rules.playthroughs,
        Weights(early, late),
        found.levels,
        found.effort,
        found.calibration,
        found.analysis,
    )
