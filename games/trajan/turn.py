"""A turn: sow, accomplish, act."""

from __future__ import annotations

from games.engine.table import Table
from games.trajan.accomplishing import accomplish
from games.trajan.actions import perform_action
from games.trajan.events.turn import TurnEnded
from games.trajan.pieces import ACTION_OF, DEMANDS_A_QUARTER
from games.trajan.sowing_questions import sow
from games.trajan.state import Trajan


async def turn(table: Table[Trajan]) -> None:
    """The phase `turn`: a seat sows, accomplishes a Trajan tile and acts; its last question ends the turn."""
    seat = table.state.active
    assert seat is not None
    target = await sow(table, seat)
    await accomplish(table, seat, target)
    await perform_action(table, seat, ACTION_OF[target])
    table.apply(TurnEnded(seat))


def next_to_act(view: Trajan) -> int | None:
    """The seat that acts after the one that does now; not known in the last round of a quarter."""
    is_last = len(view.demands) == DEMANDS_A_QUARTER
    if view.active is None or view.phase not in ("first_cards", "first_tiles", "turn") or is_last:
        return None
    return view.after(view.active)
