"""The end of a round: a demand tile is turned up, or the quarter ends."""

from __future__ import annotations

from games.engine.table import Table
from games.trajan.events.quarter import DemandTurnedUp, QuarterEnded
from games.trajan.pieces import DEMANDS_A_QUARTER
from games.trajan.state import Trajan


async def round_end(table: Table[Trajan]) -> None:
    """The phase `round_end`: one round; where a turn ended two, it comes again."""
    state = table.state
    if len(state.demands) < DEMANDS_A_QUARTER:
        table.apply(DemandTurnedUp(table.draw("demands")))
    else:
        table.apply(QuarterEnded(state.quarter))
