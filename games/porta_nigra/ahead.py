"""The next turn of a seat as if it began now."""

from games.hidden import copy_state
from games.porta_nigra.state import PortaNigra


def ahead(view: PortaNigra, seat: int) -> PortaNigra | None:
    """The city as it is, before the refill; None in the seat's own turn and outside of turns.

    None, too, once it has played all its cards: its next hand is not dealt, nor are the cards it would
    shuffle for a last turn. After an early end only seats with a last turn can plan.
    """
    is_done = view.ended_by is not None and seat not in view.last_turns
    if view.phase != "turn" or view.active == seat or is_done or not view.cards_left(seat):
        return None
    state = copy_state(view)
    state.active = seat
    state.card = None
    state.honor_cards_bought = 0
    return state
