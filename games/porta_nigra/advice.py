"""What a seat can do next for its points, by their source."""

from games.porta_nigra.elements import buildable_elements, missing_bricks
from games.porta_nigra.majorities import place_in_reach
from games.porta_nigra.pieces import HEIGHTS, VALUE, Site
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import bricks_text, site_name
from games.words import Argument, Message, Seat


def advice(view: PortaNigra, seat: int) -> dict[str, Message]:
    """A better place in a majority, and the best element that can be built now, or else bricks to buy."""
    found = dict[str, Message]()
    if place := place_in_reach(view, seat):
        ahead: dict[str, Argument] = {"n": place.bricks, "seat": Seat(place.ahead_of), "points": place.gain}
        found["majorities"] = Message("advice-majorities", {"area": f"area-{place.area}", **ahead})
    best = max(buildable_elements(view, seat), key=lambda each: each.outcome.points, default=None)
    if best is not None:
        points = best.outcome.points
        found["elements"] = Message("advice-elements", {"site": site_name(best.site.name), "points": points})
    elif sites := _sites_to_buy_for(view, seat):
        site = max(sites, key=lambda each: _points(view, each))
        bricks = bricks_text(site.colour, missing_bricks(view.players[seat], site, _lowest(site)))
        points = _points(view, site)
        found["elements"] = Message(
            "advice-bricks", {"bricks": bricks, "site": site_name(site.name), "points": points}
        )
    return found


def _lowest(site: Site) -> int:
    """The bricks of the lowest element on a site."""
    return site.bricks or HEIGHTS[0]


def _points(view: PortaNigra, site: Site) -> int:
    return view.element_points(site, _lowest(site))


def _sites_to_buy_for(view: PortaNigra, seat: int) -> list[Site]:
    """The free sites for which a seat with a Roman only needs bricks that are for sale, and can pay them."""
    player = view.players[seat]

    def can_pay(site: Site) -> bool:
        missing = missing_bricks(player, site, _lowest(site))
        is_for_sale = 0 < missing <= view.market[site.colour]
        return is_for_sale and missing * VALUE[site.colour] <= player.sesterces

    return [site for site in view.free_sites() if can_pay(site)] if player.romans else []
