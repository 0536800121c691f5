"""Building an element: the site, its bricks, the building card; then points, placing, rewards."""

from __future__ import annotations

from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, LazyOption, Option, Role
from games.porta_nigra.actions.building_options import (
    build_role,
    building_option,
    height_option,
    site_option,
    used_bricks,
    white_option,
)
from games.porta_nigra.actions.moving import move, move_price
from games.porta_nigra.actions.rewards import take_rewards
from games.porta_nigra.early_end import would_come
from games.porta_nigra.elements import Bricks, bricks_for, buildable_sites, building_card
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.influence import ChipsPaid
from games.porta_nigra.pieces import BUILDINGS, SITES, Site
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    bricks_text,
    building_card_text,
    chips_text,
    goods_of,
    sesterces_text,
    site_name,
    site_text,
    stock_text,
)
from games.words import Message

TAKE = "take"
LEAVE = "leave"
"""Keys of the options to take a building card, and not to."""


async def build(
    table: Table[PortaNigra], seat: int, *, cost: Event | None = None, decline: Option | None = None
) -> bool:
    """A seat builds an element; False if it chose `decline`, and nothing happened.

    `cost` is applied once all is chosen. There must be a site that can be built on.
    """
    state = table.state
    site = await choose_site(state, seat, means_text(cost), decline)
    if site is None:
        return False
    bricks = await choose_bricks(state, seat, site)
    card = await choose_card(state, seat, site, bricks)
    if cost:
        table.apply(cost)
    move(table, seat, site.building)
    before = state.bricks_built(seat, site.building)
    points = state.element_points(site, bricks.number)
    table.apply(ElementBuilt(seat, site.name, bricks.number, bricks.white, points, card))
    take_rewards(table, seat, site.building, before)
    return True


async def choose_site(state: PortaNigra, seat: int, means: Message, decline: Option | None) -> Site | None:
    """The building, then the site of the element; None if the seat chose `decline`."""
    sites = buildable_sites(state, seat)
    options = [
        LazyOption(
            building,
            partial(building_option, seat=seat, building=building),
            build_role(state, seat, building),
        )
        for building in BUILDINGS
        if any(site.building == building for site in sites)
    ]
    stock = stock_text(state.players[seat])
    last = int(would_come(state, seat, elements=1))
    key = await choose(
        seat,
        "building",
        [*options, *([decline] if decline else [])],
        picture="sites",
        means=means,
        stock=stock,
        last=last,
    )
    if decline and key == decline.key:
        return None
    moving = move_price(state, seat, key)
    site = await choose(
        seat,
        "site",
        [
            LazyOption(site.name, partial(site_option, seat=seat, site=site, named=len(options) == 1))
            for site in sites
            if site.building == key
        ],
        picture=key,
        means=means,
        stock=stock,
        last=last,
        building=f"building-{key}",
        move=moving,
        left=sesterces_text(state.players[seat].sesterces - moving),
    )
    return SITES[site]


async def choose_bricks(state: PortaNigra, seat: int, site: Site) -> Bricks:
    """The bricks of the element: in the Porta Nigra first its height, then how many white ones."""
    ways = bricks_for(state.players[seat], site)
    heights = list(dict.fromkeys(each.number for each in ways))
    height = await choose(
        seat,
        "height",
        [
            LazyOption(f"height-{number}", partial(height_option, seat=seat, site=site, number=number))
            for number in heights
        ],
        picture=site.building,
        site=site_text(site.name),
    )
    number = int(height.removeprefix("height-"))
    white = await choose(
        seat,
        "white",
        [white_option(state, seat, site, way) for way in ways if way.number == number],
        picture=site.building,
        site=site_text(site.name),
        bricks=bricks_text(site.colour, number),
    )
    return Bricks(number, int(white.removeprefix("white-")))


async def choose_card(state: PortaNigra, seat: int, site: Site, bricks: Bricks) -> str:
    """The building card that a seat takes for an element; "" for none."""
    card = building_card(state, site)
    if not card:
        return ""
    text = building_card_text(card)
    brings = Message("card-brings", {"points": set_points_won(state, seat, site.building)})
    take = Option(TAKE, Message("option-take-card", {"card": text}), (f"building_card_{card}",), brings)
    leave = Option(LEAVE, Message("option-leave-card"), role=Role.DECLINES)
    place, bricks_used = site_name(site.name), goods_of(used_bricks(site, bricks))
    key = await choose(
        seat,
        "building-card",
        [take, leave],
        picture="building_cards",
        card=text,
        site=place,
        bricks=bricks_used,
    )
    return card if key == TAKE else ""


def set_points_won(state: PortaNigra, seat: int, building: str) -> int:
    """What one more building card of a building adds to a seat's sets as they are."""
    owned = state.players[seat].buildings_owned
    return set_points({**owned, building: owned.get(building, 0) + 1}) - set_points(owned)


def means_text(cost: Event | None) -> Message:
    """By what an element is built: a symbol of the card, chips, or an honor card that is paid already."""
    if isinstance(cost, ChipsPaid):
        return Message("build-by-chips", {"price": chips_text(cost.chips)})
    return Message("build-by-symbol" if cost else "build-by-honor-card")
