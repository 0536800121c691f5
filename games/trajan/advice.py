"""What a seat can do next for its points, by their source."""

from games.trajan.actions.cards import cards_text
from games.trajan.actions.construction import sites_for
from games.trajan.actions.military import province_points
from games.trajan.actions.shipping import loads_best_first, ship_points
from games.trajan.events.quarter import demands_text
from games.trajan.events.tiles import trajan_tile_text
from games.trajan.pieces import (
    CONSTRUCTION_TILES,
    MILITARY_CAMP,
    NEIGHBOURS,
    SENATE_LAST,
    SENATE_TRACK,
    SHIPS,
    TRAYS,
)
from games.trajan.scoring.demands import demands_of
from games.trajan.state import Trajan
from games.trajan.texts import tray_text
from games.words import Listed, Message


def advice(view: Trajan, seat: int) -> dict[str, Message]:
    """The most that each source could bring next, from the view of the seat."""
    found = {
        "demands": _demands(view, seat),
        "ships": _ship(view, seat),
        "provinces": _province(view, seat),
        "construction": _site(view, seat),
        "trajan": _trajan_tile(view, seat),
        "senate": _senate(view, seat),
    }
    return {source: message for source, message in found.items() if message is not None}


def _demands(view: Trajan, seat: int) -> Message | None:
    unmet = tuple(each.demand for each in demands_of(view, seat) if not each.met_by)
    return Message("advice-demands", {"demands": Listed(demands_text(unmet))}) if unmet else None


def _ship(view: Trajan, seat: int) -> Message | None:
    loads = [(ship, load) for ship in SHIPS for load in loads_best_first(view, seat, ship)[:1]]
    ship, load = max(loads, key=lambda each: ship_points(view, *each), default=("", ()))
    points = ship_points(view, ship, load) if ship else 0
    if not points:
        return None
    return Message(
        "advice-ships", {"ship": f"ship-{ship}", "cards": Listed(cards_text(load)), "points": points}
    )


def _province(view: Trajan, seat: int) -> Message | None:
    leader = view.players[seat].leader
    near = (*(() if leader == MILITARY_CAMP else (leader,)), *NEIGHBOURS[leader])
    free = [name for name in near if seat not in view.legionnaires.get(name, ())]
    best = max(free, key=lambda name: province_points(view, seat, name), default="")
    if not best:
        return None
    points = province_points(view, seat, best)
    return Message("advice-provinces", {"province": f"province-{best}", "points": points})


def _site(view: Trajan, seat: int) -> Message | None:
    points = {
        site: CONSTRUCTION_TILES[view.district[site]].points
        for site in sites_for(view, seat)
        if view.district.get(site)
    }
    best = max(points, key=lambda site: points[site], default="")
    return Message("advice-construction", {"site": best, "points": points[best]}) if best else None


def _trajan_tile(view: Trajan, seat: int) -> Message | None:
    slots = view.players[seat].slots
    tray = next((tray for tray in TRAYS if tray in slots), "")
    if not tray:
        return None
    return Message("advice-trajan", {"tray": tray_text(tray), "tile": trajan_tile_text(slots[tray])})


def _senate(view: Trajan, seat: int) -> Message | None:
    space = view.senate_space(seat)
    return Message("advice-senate", {"points": SENATE_TRACK[space + 1]}) if space < SENATE_LAST else None
