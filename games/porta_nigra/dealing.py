"""Drawing action cards."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.events.turn import CardsDrawn
from games.porta_nigra.pieces import HAND
from games.porta_nigra.state import PortaNigra, actions_bag


def fill_hand(table: Table[PortaNigra], seat: int) -> None:
    """A seat fills its hand from its draw pile, as far as there are cards."""
    missing = HAND - len(table.state.players[seat].hand)
    if cards := table.draw_pieces(actions_bag(seat), missing, (seat,)):
        table.apply(CardsDrawn(seat, cards))
