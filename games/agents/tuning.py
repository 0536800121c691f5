"""What was found out by play for a game's computer players, from its `weights.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from games.agents.effort import Effort

ANALYSIS = Effort(positions=100, first=30, width=3, tables=2, finalists=2)
"""What is tried for a turn of a finished game, of which there are many, where a game says nothing of it."""


class Weights(Struct, frozen=True):
    """What a unit of each feature is worth, in points of the end of the game."""

    early: Mapping[str, float]
    """At the beginning."""
    late: Mapping[str, float]
    """At the end; in between it changes evenly."""


class Calibration(Struct, frozen=True):
    """What must be added to a worth for it to be right about the end on average."""

    offsets: tuple[float, ...]
    """At even steps of progress, from the beginning to the end."""
    phases: Mapping[str, float] = {}
    """Phase before the first turns -> how much more it is there."""

    def offset(self, progress: float, phase: str) -> float:
        """What must be added at a progress from 0 to 1, in a phase."""
        more = self.phases.get(phase, 0.0)
        at = min(max(progress, 0.0), 1.0) * (len(self.offsets) - 1)
        before = min(int(at), len(self.offsets) - 2)
        first, second = self.offsets[before : before + 2]
        return more + first + (second - first) * (at - before)


NOTHING_TO_ADD = Calibration((0.0, 0.0))
"""Of worth that was not calibrated."""


class Tuning(Struct, frozen=True):
    """How the computer players of a game judge, how much they try, and how far off they are."""

    playthroughs: str
    """The SHA-256 of the logs of the game's playthroughs on file when the weights were found out."""
    weights: Weights
    noise: Mapping[str, float]
    """Level -> the standard deviation, in points, by which it misjudges a position."""
    effort: Effort
    calibration: Calibration = NOTHING_TO_ADD
    analysis: Effort = ANALYSIS
    """What is tried for a turn of a finished game."""


@cache
def tuning(path: Path) -> Tuning:
    """Read the file.

    `[rules]` holds `playthroughs`, `[levels]` the noise of each level, `[effort]` and `[analysis]` the
    fields of `Effort`, `[weights]` feature -> worth or [early, late], and `[calibration]` the `offsets` and
    `phases`.
    """
    table: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    pairs = {
        name: value if isinstance(value, list) else [value, value] for name, value in table["weights"].items()
    }
    early, late = ({name: float(pair[which]) for name, pair in pairs.items()} for which in (0, 1))
    return Tuning(
        table["rules"]["playthroughs"],
        Weights(early, late),
        table.get("levels", {}),
        convert(table.get("effort", {}), Effort),
        convert(table["calibration"], Calibration) if "calibration" in table else NOTHING_TO_ADD,
        convert(table["analysis"], Effort) if "analysis" in table else ANALYSIS,
    )
