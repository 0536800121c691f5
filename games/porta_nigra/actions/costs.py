"""What an action costs, on its options: a torch token for the symbol, the builder's way."""

from __future__ import annotations

from games.game import Event
from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.events.turn import SymbolUsed
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import sesterces_text
from games.words import Message


def token_parts(cost: Event | None) -> list[Message]:
    """The torch token that is taken, if one is."""
    return [Message("symbol-token")] if isinstance(cost, SymbolUsed) and cost.token else []


def way_parts(view: PortaNigra, seat: int, quarter: str) -> list[Message]:
    """The way to a quarter and the sesterces left then; nothing if the builder is there."""
    moving = move_price(view, seat, quarter)
    if not moving:
        return []
    left = sesterces_text(view.players[seat].sesterces - moving)
    return [Message("element-way", {"move": moving}), Message("sesterces-left", {"left": left})]
