"""The early end: its causes, and the last turns with their cards."""

from __future__ import annotations

from games.engine.table import Table
from games.game import seats_clockwise
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.events.rounds import CardsShuffled, EarlyEndCame
from games.porta_nigra.pieces import EARLY_END_POINTS, LAST_ELEMENT
from games.porta_nigra.state import PortaNigra, actions_bag
from games.words import Message

BRICKS_OUT = "bricks"
ELEMENTS_BUILT = "elements"
"""Causes of the early end: market and supply are empty, or a seat has built its last element."""

SKIP = "skip"
"""The value of the option by which seats that have played all their cards have no last turn."""


def check_early_end(table: Table[PortaNigra], seat: int) -> None:
    """Start the early end in a seat's turn if there is a reason for it; once a game."""
    state = table.state
    reason = early_end_reason(state, seat)
    if reason and state.ended_by is None:
        table.apply(EarlyEndCame(seat, reason, EARLY_END_POINTS, seats_with_last_turn(state, seat)))


def early_end_reason(state: PortaNigra, seat: int) -> str:
    """The reason for an early end in the turn of a seat now; "" without one."""
    if not state.bricks_in_market and not state.supply:
        return BRICKS_OUT
    return ELEMENTS_BUILT if state.elements_built(seat) >= LAST_ELEMENT else ""


def would_end_early(view: PortaNigra, seat: int, *, elements: int = 0, bricks: int = 0) -> bool:
    """Whether more elements of a seat, or fewer bricks in market and supply, would bring the early end."""
    built = view.elements_built(seat) + elements
    is_over = built >= LAST_ELEMENT or view.bricks_in_market + view.supply <= bricks
    return is_over and view.ended_by is None


def early_end_parts(view: PortaNigra, seat: int, *, elements: int = 0, bricks: int = 0) -> list[Message]:
    """Warn that more elements, or fewer bricks in market and supply, bring the early end; empty if not."""
    if not would_end_early(view, seat, elements=elements, bricks=bricks):
        return []
    return [Message("brings-early-end", {"points": EARLY_END_POINTS})]


def seats_with_last_turn(state: PortaNigra, seat: int) -> tuple[int, ...]:
    """The seats that have one more turn after an early end in the turn of a seat, in order."""
    others = seats_clockwise(seat, len(state.players))[1:]
    needs_cards = state.options.last_turn_without_cards == SKIP
    return tuple(other for other in others if state.cards_left(other) or not needs_cards)


def prepare_last_turn(table: Table[PortaNigra], seat: int) -> None:
    """Shuffle and draw for a seat without cards that has one more turn after an early end."""
    if table.state.ended_by is not None and not table.state.cards_left(seat):
        table.refill(actions_bag(seat), CardsShuffled(seat, last_turn=True))
        fill_hand(table, seat)
