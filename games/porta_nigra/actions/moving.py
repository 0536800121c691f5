"""Moving the builder clockwise to a purchase or an element, which is paid first."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.events.actions import BuilderMoved
from games.porta_nigra.pieces import BORDER_PRICE, QUARTER_OF_SHOP, WHITE, count_borders_between
from games.porta_nigra.state import PortaNigra


def quarter_of_shop(state: PortaNigra, seat: int, shop: str) -> str:
    """Where a seat's builder has to stand to buy in a shop; the white shop is everywhere."""
    return state.players[seat].quarter if shop == WHITE else QUARTER_OF_SHOP[shop]


def move_price(state: PortaNigra, seat: int, quarter: str) -> int:
    """The sesterces that it costs to get to a quarter."""
    return count_borders_between(state.players[seat].quarter, quarter) * BORDER_PRICE


def move_builder(table: Table[PortaNigra], seat: int, quarter: str) -> None:
    """Move the builder to a quarter unless it is there."""
    if table.state.players[seat].quarter != quarter:
        table.apply(BuilderMoved(seat, quarter, move_price(table.state, seat, quarter)))
