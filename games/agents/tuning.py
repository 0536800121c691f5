"""What was found out by play for a game's computer players, from its `weights.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from games.agents.effort import Effort


class Weights(Struct, frozen=True):
    """What a unit of each feature is worth, in points of the end of the game."""

    early: Mapping[str, float]
    """At the beginning."""
    late: Mapping[str, float]
    """At the end; in between it changes evenly."""


class Tuning(Struct, frozen=True):
    """How the computer players of a game judge, how much they try, and how far off they are."""

    playthroughs: str
    """The SHA-256 of the game's playthroughs on file when the weights were found."""
    weights: Weights
    noise: Mapping[str, float]
    """Level -> the standard deviation, in points, by which it misjudges a line."""
    effort: Effort


@cache
def tuning(path: Path) -> Tuning:
    """Read the file.

    `[rules]` holds `playthroughs`, `[levels]` the noise of each level, `[effort]` the fields of `Effort`, and
    `[weights]` feature -> worth, or [early, late].
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
        Effort(**table.get("effort", {})),
    )
