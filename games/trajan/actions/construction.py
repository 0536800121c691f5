"""The construction action: a token to the camp, or a worker to a site, which may bring a tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial

from games.engine.table import Table
from games.game import LazyOption, Option, coordinates, space_name
from games.reasons import Thing
from games.trajan.actions.forum import FORUM
from games.trajan.actions.military import MILITARY
from games.trajan.actions.occasion import Action, Occasion, why_not_to_camp
from games.trajan.actions.seaport import SEAPORT
from games.trajan.actions.senate import SENATE
from games.trajan.actions.trajan_action import TRAJAN
from games.trajan.events.actions import TokensDeployed, WorkerPlaced
from games.trajan.events.tiles import construction_text
from games.trajan.pieces import CONSTRUCTION_TILES, FIRST_TILE_GIVES, SITES, WORKER_CAMP
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message

FREE: Mapping[str, Action] = {
    "seaport": SEAPORT,
    "forum": FORUM,
    "military": MILITARY,
    "senate": SENATE,
    "trajan": TRAJAN,
}
"""The free actions of construction tiles: all except construction."""

TO_CAMP = "to_camp"


def times_possible(state: Trajan, seat: int) -> int:
    """The number of possible actions: each token in the supply, and each worker while there are sites."""
    player = state.players[seat]
    sites = len(SITES) - len(state.sites_of(seat))
    return player.supply + min(player.supply + player.worker_camp, sites)


@cache
def adjacent_sites(site: str) -> tuple[str, ...]:
    """The sites that share a side with a site."""
    row, column = coordinates(site)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(name for name in SITES if name in {space_name(*each) for each in near})


def why_not_site(state: Trajan, seat: int, site: str) -> Iterator[Reason]:
    """Why a worker of a seat cannot go to a site: the first one goes anywhere, others next to an own one."""
    if seat in state.workers.get(site, ()):
        yield Reason.OWN_WORKER
    elif not any(seat in state.workers.get(near, ()) for near in adjacent_sites(site)) and state.sites_of(
        seat
    ):
        yield Reason.TOO_FAR
    if not state.players[seat].worker_camp:
        yield Reason.NO_WORKER


def sites_for(state: Trajan, seat: int) -> list[str]:
    """Where a worker of a seat could go, once it has one in the camp."""
    return [site for site in SITES if not {*why_not_site(state, seat, site)} - {Reason.NO_WORKER}]


def free_action(state: Trajan, seat: int, site: str) -> str:
    """The free action that the tile on a site would give a seat, as its first one of the type, or ""."""
    tile = state.district.get(site)
    type_ = CONSTRUCTION_TILES[tile].type if tile else ""
    return FIRST_TILE_GIVES[type_] if type_ and not state.players[seat].construction_of(type_) else ""


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """One of the two; the free action of a tile is performed after it."""
    state = table.state
    offered, all_things = offer(state, seat), partial(things, seat=seat)
    key = await occasion.ask(seat, "construction", offered, picture="district", things=all_things)
    if key is None:
        return False
    if key == TO_CAMP:
        table.apply(TokensDeployed(seat, WORKER_CAMP, 1))
    else:
        free = free_action(state, seat, key)
        can_use = bool(free) and not any(FREE[free].why_not(state, seat))
        table.apply(WorkerPlaced(seat, key, state.district.get(key, ""), free if can_use else ""))
    return True


def offer(state: Trajan, seat: int) -> Iterator[LazyOption]:
    for site in SITES:
        if not any(why_not_site(state, seat, site)):
            yield LazyOption(site, partial(site_option, seat=seat, site=site))
    if not any(why_not_to_camp(state, seat)):
        yield LazyOption(TO_CAMP, partial(to_camp_option, seat=seat))


def things(view: Trajan, *, seat: int) -> Iterator[Thing]:
    for site in SITES:
        yield Thing(site, Message("space", {"space": site}), tuple(why_not_site(view, seat, site)))
    yield Thing(TO_CAMP, Message("construction-to-camp"), tuple(why_not_to_camp(view, seat)))


def site_option(view: Trajan, *, seat: int, site: str) -> Option:
    """A site: its tile, if it is still there, with its benefits."""
    tile = view.district.get(site, "")
    label = (
        Message("site-tile", {"space": site, "tile": construction_text(tile)})
        if tile
        else Message("site-empty", {"space": site})
    )
    full = Message("event-WorkerPlaced", {"site": label})
    return Option(site, label, (site,), about_site(view, seat, site), full=full)


def about_site(view: Trajan, seat: int, site: str) -> Message:
    """What a worker on a site brings a seat."""
    tile = view.district.get(site)
    if tile is None:
        return Message("site-brings-place")
    each, free = CONSTRUCTION_TILES[tile], free_action(view, seat, site)
    if not free:
        return Message("site-brings-tile", {"points": each.points, "type": f"type-{each.type}"})
    text = "site-brings-free" if not any(FREE[free].why_not(view, seat)) else "site-brings-lost"
    return Message(text, {"points": each.points, "action": f"action-{free}"})


def to_camp_option(view: Trajan, *, seat: int) -> Option:
    """A token of the supply becomes a worker."""
    player = view.players[seat]
    about = Message("camp-brings", {"camp": player.worker_camp + 1, "supply": player.supply - 1})
    return Option(TO_CAMP, Message("construction-to-camp"), (WORKER_CAMP,), about, speaks_for_itself=True)


CONSTRUCTION = Action(times_possible, perform, lambda *_: Reason.NO_TOKENS)
