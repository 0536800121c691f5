"""What a seat can do next for its points, by their source."""

from collections import Counter

from msgspec import structs

from games.trajan.actions.cards import cards_text
from games.trajan.actions.construction import sites_for
from games.trajan.actions.military import province_points
from games.trajan.actions.shipping import loads_best_first, ship_points
from games.trajan.actions.trajan_action import times_possible
from games.trajan.events.quarter import demands_text
from games.trajan.events.tiles import markers_text
from games.trajan.pieces import (
    CONSTRUCTION_TILES,
    DEMANDS,
    DEMANDS_A_QUARTER,
    MILITARY_CAMP,
    NEIGHBOURS,
    QUARTERS,
    SENATE_LAST,
    SENATE_TRACK,
    SHIPS,
    TRAJAN_TILES,
)
from games.trajan.quarter import name_between_rounds
from games.trajan.scoring.demands import demands_of, trajan_meets
from games.trajan.state import Trajan
from games.trajan.texts import tray_text
from games.words import Listed, Message


def advice(view: Trajan, seat: int) -> dict[str, Message]:
    """The most that each source could bring next, from the view of the seat; nothing in the last senate."""
    if is_between := name_between_rounds(view) is not None:
        view = structs.replace(view, gray_ships=[])
    if is_between and view.quarter == QUARTERS:
        return {}
    found = {
        "demands": _demands(view, seat),
        "trajan": _trajan_tile(view, seat),
        "ships": _ship(view, seat),
        "provinces": _province(view, seat),
        "construction": _site(view, seat),
        "senate": _senate(view, seat),
    }
    return {source: message for source, message in found.items() if message is not None}


def _demands(view: Trajan, seat: int) -> Message | None:
    """The demands that the seat does not meet; if it meets all and more are to come, the kinds it lacks."""
    player = view.players[seat]
    unmet = tuple(each.demand for each in demands_of(view, seat) if not each.met_by)
    to_come = DEMANDS_A_QUARTER - (0 if player.demands_met else len(view.demands))
    kept = trajan_meets(player)
    spare = tuple(each for each in DEMANDS if not (player.has(each) or kept[each])) if to_come else ()
    if not (unmet or spare):
        return None
    wanted = Listed(demands_text(unmet or spare))
    return Message("advice-demands" if unmet else "advice-spare", {"demands": wanted, "n": to_come})


def _trajan_tile(view: Trajan, seat: int) -> Message | None:
    """The tile whose action markers are nearest, else a new one."""
    player = view.players[seat]
    lacking = {
        tray: TRAJAN_TILES[tile].required_markers - Counter(player.trays[tray])
        for tray, tile in player.slots.items()
    }
    if not lacking:
        return Message("advice-trajan-new") if times_possible(view, seat) else None
    points = {tray: TRAJAN_TILES[tile].points for tray, tile in player.slots.items()}
    tray = min(lacking, key=lambda each: (lacking[each].total(), -points[each]))
    return Message(
        "advice-trajan",
        {
            "tray": tray_text(tray),
            "markers": Listed(markers_text(lacking[tray])),
            "n": lacking[tray].total(),
            "points": points[tray],
        },
    )


def _ship(view: Trajan, seat: int) -> Message | None:
    loads = [(ship, load) for ship in SHIPS for load in loads_best_first(view, seat, ship)[:1]]
    if not loads:
        return Message("advice-draw")
    ship, load = max(loads, key=lambda each: ship_points(view, *each))
    return Message(
        "advice-ships",
        {"ship": f"ship-{ship}", "cards": Listed(cards_text(load)), "points": ship_points(view, ship, load)},
    )


def _province(view: Trajan, seat: int) -> Message | None:
    player = view.players[seat]
    near = (*(() if player.leader == MILITARY_CAMP else (player.leader,)), *NEIGHBOURS[player.leader])
    free = [name for name in near if seat not in view.legionnaires.get(name, ())]
    best = max(free, key=lambda name: province_points(view, seat, name), default="")
    if not best or not (player.military_camp or player.supply):
        return None
    points = province_points(view, seat, best)
    how = {"moves": int(best != player.leader), "camp": player.military_camp}
    return Message("advice-provinces", {"province": f"province-{best}", "points": points, **how})


def _site(view: Trajan, seat: int) -> Message | None:
    player = view.players[seat]
    points = {
        site: CONSTRUCTION_TILES[view.district[site]].points
        for site in sites_for(view, seat)
        if view.district.get(site)
    }
    best = max(points, key=lambda site: points[site], default="")
    if not best or not (player.worker_camp or player.supply):
        return None
    return Message("advice-construction", {"site": best, "points": points[best], "camp": player.worker_camp})


def _senate(view: Trajan, seat: int) -> Message | None:
    space = view.senate_space(seat)
    return Message("advice-senate", {"points": SENATE_TRACK[space + 1]}) if space < SENATE_LAST else None
