"""The table as text."""

from __future__ import annotations

from collections.abc import Sequence

from games.porta_nigra.state import PortaNigra
from games.words import Words


def table_text(view: PortaNigra, _words: Words, names: Sequence[str]) -> str:
    """A view as text."""
    return "\n".join(f"{name}: {player.points}" for name, player in zip(names, view.players, strict=False))
