"""Whose turn it is next, and the end of a round."""

from __future__ import annotations

from games.porta_nigra.pieces import ROUNDS
from games.porta_nigra.state import PortaNigra


def pass_turn(state: PortaNigra) -> None:
    """Pass to the next seat, the end of the round, or the end of the game."""
    seat = state.active
    assert seat is not None
    if state.ended_by is not None:
        begin_turn(state, state.last_turns.pop(0) if state.last_turns else None)
    elif state.cards_left(state.next_clockwise(seat)):
        begin_turn(state, state.next_clockwise(seat))
    elif state.round == ROUNDS[len(state.players)]:
        begin_turn(state, None)
    else:
        state.active, state.phase = state.start, "interim"


def begin_turn(state: PortaNigra, seat: int | None) -> None:
    """Begin a seat's turn; None ends the game with the final scoring."""
    state.active = seat
    state.phase = "final_scoring" if seat is None else "refill"


def next_to_act(view: PortaNigra) -> int | None:
    """The seat that acts after the one that does now; None where a round ends, or the game."""
    if view.active is None or view.phase not in ("refill", "turn"):
        return None
    if view.ended_by is not None:
        return view.last_turns[0] if view.last_turns else None
    following = view.next_clockwise(view.active)
    is_last = following == view.start and len(view.cards_left(following)) == 0
    return None if is_last else following
