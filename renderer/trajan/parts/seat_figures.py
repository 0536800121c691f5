"""What stands in a seat's row on pictures that are read on a phone."""

from __future__ import annotations

from games.trajan.state import Trajan
from renderer.kit.seat_rows import Figure
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.actions import action


def cards_and_votes(view: Trajan, seat: int) -> tuple[Figure, ...]:
    """Cards in hand, votes."""
    return (
        Figure(goods.cards, len(view.players[seat].hand)),
        Figure(action, votes(view, seat), ("senate",)),
    )


def votes(view: Trajan, seat: int) -> int:
    """The votes of a seat; 0 before the discs are stacked."""
    return view.votes(seat) if any(view.senate) else 0
