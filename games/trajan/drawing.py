"""Drawing: cards from the pile, cards for empty discard piles, the next tiles of the stacks."""

from __future__ import annotations

from games.engine.table import Table
from games.trajan.events.actions import StackTurnedUp
from games.trajan.events.cards import CardsDrawn, DiscardFilled
from games.trajan.left import pile_left
from games.trajan.pieces import STACKS
from games.trajan.state import COMMODITY_BAG, Trajan, stack_bag


def draw_cards(table: Table[Trajan], seat: int, number: int) -> None:
    """Draw cards for a seat while the pile lasts."""
    cards = table.draw_pieces(COMMODITY_BAG, number, (seat,))
    if cards:
        table.apply(CardsDrawn(seat, cards))


def fill_discard_piles(table: Table[Trajan]) -> None:
    """Fill empty discard piles with the top card of the draw pile while it lasts."""
    for number, pile in enumerate(table.state.discard_piles, 1):
        if not pile and pile_left(table.state):
            table.apply(DiscardFilled(number, table.draw_piece(COMMODITY_BAG, None)))


def stacks_to_turn_up(state: Trajan) -> list[str]:
    """The stacks without an open tile that have tiles left."""
    return [stack for stack in STACKS if stack not in state.stacks and state.bag(stack_bag(stack))]


def turn_up_stacks(table: Table[Trajan]) -> None:
    """Turn up the next tile of each stack."""
    for stack in stacks_to_turn_up(table.state):
        table.apply(StackTurnedUp(table.draw(stack_bag(stack))))


def turn_up_at_end_of_turn(table: Table[Trajan]) -> None:
    """Turn up cards for empty discard piles and the next tiles of stacks, at the end of a turn."""
    fill_discard_piles(table)
    turn_up_stacks(table)


def would_turn_up(state: Trajan) -> bool:
    """Whether `turn_up_at_end_of_turn` draws anything."""
    is_empty = any(not pile for pile in state.discard_piles)
    return bool(stacks_to_turn_up(state)) or (is_empty and pile_left(state) > 0)
