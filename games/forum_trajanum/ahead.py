"""The next turn of a seat as if it began now."""

from games.forum_trajanum.events.round import TilesOpened
from games.forum_trajanum.round import turned_face_up
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import copy_state


def ahead(view: ForumTrajanum, seat: int) -> ForumTrajanum | None:
    """Its two tiles lie open, and those before it have used theirs; None unless its turn is still to come in
    this round: tiles for the next one are chosen side by side.
    """
    if view.phase != "turn" or view.active is None:
        return None
    order = view.turn_order
    if order.index(seat) <= order.index(view.active):
        return None
    state = copy_state(view)
    state.players[view.active].used = {}
    state.active = seat
    mine = state.players[seat]
    TilesOpened(seat, turned_face_up(mine.own), turned_face_up(mine.received)).apply(state)
    return state
