"""Influence actions."""

from __future__ import annotations

from games.engine.table import Table
from games.game import LazyOption, Option
from games.porta_nigra.state import PortaNigra


def influence_options(_state: PortaNigra, _seat: int) -> list[Option | LazyOption]:
    """The influence actions a seat can perform now."""
    return []


async def perform_influence(table: Table[PortaNigra], seat: int, key: str) -> None:
    """An influence action."""
