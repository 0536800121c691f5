"""The next turn of a seat as if it began now."""

from games.hidden import copy_state
from games.trajan.pieces import ROUNDS
from games.trajan.state import Trajan


def ahead(view: Trajan, seat: int) -> Trajan | None:
    """The board as it lies now; None in the seat's own turn, outside of turns, or if the quarter ends first.

    A round that ends with the present turn has ended; which demand comes up then is not known.
    """
    is_over = view.round + view.rounds_ended > ROUNDS
    if view.phase != "turn" or view.active == seat or is_over:
        return None
    state = copy_state(view)
    state.active = seat
    state.round += state.rounds_ended
    state.rounds_ended = 0
    return state
