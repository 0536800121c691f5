"""What a seat can do next for its points, by their source."""

from games.porta_nigra.elements import buildable_elements
from games.porta_nigra.majorities import place_in_reach
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import site_name
from games.words import Argument, Message, Seat


def advice(view: PortaNigra, seat: int) -> dict[str, Message]:
    """A better place in a majority, and the element with the most points, from the view of the seat."""
    found = dict[str, Message]()
    if place := place_in_reach(view, seat):
        ahead: dict[str, Argument] = {"n": place.bricks, "seat": Seat(place.ahead_of), "points": place.gain}
        found["majorities"] = Message("advice-majorities", {"area": f"area-{place.area}", **ahead})
    best = max(buildable_elements(view, seat), key=lambda each: each.outcome.points, default=None)
    if best is not None:
        points = best.outcome.points
        found["elements"] = Message("advice-elements", {"site": site_name(best.site.name), "points": points})
    return found
