"""The fixed figures of computer players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from ratings.model import MEAN, SCALE, START, SURE_AFTER, Figure

POINTS: Mapping[str, Mapping[str, int]] = msgspec.toml.decode(
    (Path(__file__).parent / "computer_players.toml").read_bytes(), type=dict[str, dict[str, int]]
)
"""Games -> computer players -> their points."""


def computer_figure(game: str, name: str) -> Figure | None:
    """The figure of a computer player at a game, known exactly; None if its strength is unknown."""
    points = POINTS.get(game, {}).get(name)
    return None if points is None else Figure(MEAN + (points - START) / SCALE, 0.0, SURE_AFTER)
