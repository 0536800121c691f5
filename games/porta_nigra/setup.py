"""The setup: start player, order of age, displays, first cards; nothing is asked."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.events.setup import AgeOrderSet, SetupEnded, StartPlayerDrawn
from games.porta_nigra.refill import fill_displays
from games.porta_nigra.state import PortaNigra


async def setup(table: Table[PortaNigra]) -> None:
    """The phase `setup`."""
    seats = range(len(table.state.players))
    table.apply(StartPlayerDrawn(int(table.draw("seats"))))
    given = table.state.options.age_order
    table.apply(AgeOrderSet(given or tuple(map(int, table.draw_faces("seats", len(seats))))))
    fill_displays(table)
    for seat in table.state.turn_order:
        fill_hand(table, seat)
    table.apply(SetupEnded())
