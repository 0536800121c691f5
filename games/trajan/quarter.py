"""The end of a round: a demand tile is turned up, or the quarter ends."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.table import Table
from games.numerals import numeral
from games.trajan.events.quarter import DemandTurnedUp, QuarterEnded
from games.trajan.pieces import DEMANDS_A_QUARTER, QUARTERS, ROUNDS
from games.trajan.state import Trajan
from games.words import Argument, Message

SETUP_PHASES = ("setup", "first_cards", "first_tiles")
"""The phases before the first turn."""


async def round_end(table: Table[Trajan]) -> None:
    """The phase `round_end`: one round; where a turn ended two, it comes again."""
    state = table.state
    if len(state.demands) < DEMANDS_A_QUARTER:
        table.apply(DemandTurnedUp(state.round + 1, table.draw("demands")))
    else:
        table.apply(QuarterEnded(state.quarter))


def round_name(view: Trajan) -> Message | None:
    """What the round that is played is called; None in the setup."""
    if view.phase in SETUP_PHASES:
        return None
    totals: Mapping[str, Argument] = {"quarters": numeral(QUARTERS), "rounds": ROUNDS}
    return Message("round-name", {"quarter": numeral(view.quarter), "round": view.round, **totals})


def between_rounds(view: Trajan) -> Message | None:
    """What the moment is called when a quarter is scored and the next one has not begun; None otherwise."""
    if view.phase not in ("senate", "refill"):
        return None
    return Message("quarter-scored", {"quarter": numeral(view.quarter), "quarters": numeral(QUARTERS)})
