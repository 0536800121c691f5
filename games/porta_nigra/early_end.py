"""The early end."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.state import PortaNigra


def check_early_end(table: Table[PortaNigra], seat: int) -> None:
    """The early end comes, if it has not come yet."""


def prepare_last_turn(table: Table[PortaNigra], seat: int) -> None:
    """A seat that has played all its cards shuffles and draws for its last turn after an early end."""
