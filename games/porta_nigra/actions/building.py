"""Building an element: the site, its bricks, the building card; then points, placing, rewards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, LazyOption, Option, Role
from games.porta_nigra.actions.building_options import (
    building_details,
    building_options,
    building_things,
    height_options,
    height_things,
    move_and_building_details,
    site_options,
    site_things,
    used_bricks,
    white_options,
)
from games.porta_nigra.actions.moving import move_builder
from games.porta_nigra.actions.rewards import take_rewards
from games.porta_nigra.elements import Bricks, building_card
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.influence import ChipsPaid
from games.porta_nigra.pieces import BUILDING_CARDS, SITES, Site
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    bricks_text,
    building_card_text,
    chips_text,
    goods_in_order,
    site_name,
    site_text,
)
from games.words import Message

TAKE = "take"
LEAVE = "leave"
"""Keys of the options to take and to leave a building card."""


async def build_element(
    table: Table[PortaNigra], seat: int, *, cost: Event | None = None, decline: Option | None = None
) -> bool:
    """A seat builds on a possible site, then `cost` is applied; False if it chose `decline`."""
    state = table.state
    site = await choose_site(state, seat, means_text(cost), decline)
    if site is None:
        return False
    bricks = await choose_bricks(state, seat, site)
    card = await choose_card(state, seat, site, bricks)
    if cost:
        table.apply(cost)
    move_builder(table, seat, site.building)
    before = state.bricks_built(seat, site.building)
    points = state.element_points(site, bricks.number)
    table.apply(ElementBuilt(seat, site.name, bricks.number, bricks.white, points, card))
    take_rewards(table, seat, site.building, before)
    return True


async def choose_site(state: PortaNigra, seat: int, means: Message, decline: Option | None) -> Site | None:
    """The building, then the site of the element; None if the seat chose `decline`."""
    key = await choose(
        seat,
        "building",
        building_options(state, seat, decline),
        picture="sites",
        details=partial(building_details, seat=seat),
        things=partial(building_things, seat=seat),
        means=means,
    )
    if decline and key == decline.key:
        return None
    site = await choose(
        seat,
        "site",
        site_options(state, seat, key),
        picture=key,
        details=partial(move_and_building_details, seat=seat, building=key),
        things=partial(site_things, seat=seat, building=key),
        means=means,
        building=f"building-{key}",
    )
    return SITES[site]


async def choose_bricks(state: PortaNigra, seat: int, site: Site) -> Bricks:
    """The bricks of the element: in the Porta Nigra first its height, then how many white ones."""
    player = state.players[seat]
    height = await choose(
        seat,
        "height",
        height_options(player, seat, site),
        picture=site.building,
        things=partial(height_things, seat=seat, site=site),
        site=site_text(site.name),
    )
    number = int(height.removeprefix("height-"))
    white = await choose(
        seat,
        "white",
        white_options(player, seat, site, number),
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
    key = await choose(
        seat,
        "building-card",
        building_card_options(card, seat),
        picture="building_cards",
        card=building_card_text(card),
        site=site_name(site.name),
        bricks=goods_in_order(used_bricks(site, bricks)),
    )
    return card if key == TAKE else ""


def building_card_options(card: str, seat: int) -> Iterator[Option | LazyOption]:
    """The options to take and to leave a building card."""
    yield LazyOption(TAKE, partial(take_building_card_option, seat=seat, card=card))
    yield Option(LEAVE, Message("option-leave-card"), role=Role.DECLINES)


def take_building_card_option(view: PortaNigra, *, seat: int, card: str) -> Option:
    """A building card, and what it adds to the sets."""
    building, _ = BUILDING_CARDS[card]
    brings = Message("card-brings", {"points": set_points_won(view, seat, building)})
    label = Message("option-take-card", {"card": building_card_text(card)})
    return Option(TAKE, label, (f"building_card_{card}",), brings)


def set_points_won(state: PortaNigra, seat: int, building: str) -> int:
    """The points that one more card of a building adds to a seat's sets."""
    owned = state.players[seat].buildings_owned
    return set_points({**owned, building: owned.get(building, 0) + 1}) - set_points(owned)


def means_text(cost: Event | None) -> Message:
    """The means of building an element: a symbol of the card, chips, or an honor card already paid."""
    if isinstance(cost, ChipsPaid):
        return Message("build-by-chips", {"price": chips_text(cost.chips)})
    return Message("build-by-symbol" if cost else "build-by-honor-card")
