"""Drawing action cards."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.events.turn import CardsDrawn
from games.porta_nigra.pieces import HAND
from games.porta_nigra.state import PortaNigra, actions_bag


def fill_hand(table: Table[PortaNigra], seat: int) -> None:
    """Fill the hand of a seat from its draw pile."""
    missing = HAND - len(table.state.players[seat].hand)
    if cards := table.draw_pieces(actions_bag(seat), missing, (seat,)):
        table.apply(CardsDrawn(seat, cards))
