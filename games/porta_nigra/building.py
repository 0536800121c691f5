"""Building an element: the site, its bricks, the building card; then points, placing, rewards."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, Group, LazyOption, Option, Role
from games.porta_nigra.elements import (
    Bricks,
    Outcome,
    bricks_for,
    buildable_sites,
    building_card,
    outcome,
)
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.influence import ChipsPaid
from games.porta_nigra.moving import move
from games.porta_nigra.pieces import SITES, WHITE, Site
from games.porta_nigra.rewards import take_rewards
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    bricks_text,
    building_card_text,
    chips_text,
    goods_of,
    romans_text,
    sesterces_text,
    site_name,
    site_place,
    site_text,
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
    player = state.players[seat]
    options = [
        LazyOption(site.name, partial(site_option, seat=seat, site=site))
        for site in buildable_sites(state, seat)
    ]
    key = await choose(
        seat,
        "site",
        [*options, *([decline] if decline else [])],
        picture="city",
        means=means_text(cost),
        sesterces=sesterces_text(player.sesterces),
        romans=romans_text(player.romans),
    )
    if decline and key == decline.key:
        return False
    site = SITES[key]
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
        seat, "building-card", [take, leave], picture="cards", card=text, site=place, bricks=bricks_used
    )
    return card if key == TAKE else ""


def set_points_won(state: PortaNigra, seat: int, building: str) -> int:
    """What one more building card of a building adds to a seat's sets as they are."""
    owned = state.players[seat].buildings_owned
    return set_points({**owned, building: owned.get(building, 0) + 1}) - set_points(owned)


def used_bricks(site: Site, bricks: Bricks) -> Counter[str]:
    """What an element takes from the own stock: colour -> number."""
    return Counter({site.colour: bricks.number - bricks.white}) + Counter({WHITE: bricks.white})


def means_text(cost: Event | None) -> Message:
    """By what an element is built: a symbol of the card, chips, or an honor card that is paid already."""
    if isinstance(cost, ChipsPaid):
        return Message("build-by-chips", {"price": chips_text(cost.chips)})
    return Message("build-by-symbol" if cost else "build-by-honor-card")


# Options


def site_option(view: PortaNigra, *, seat: int, site: Site) -> Option:
    """A site, what an element there brings and what that leaves."""
    heights = [way.number for way in bricks_for(view.players[seat], site)]
    group = Group(site.building, Message(f"building-{site.building}"))
    place = Message("site-place", {"place": site_place(site.name)})
    about = about_element(view, seat, site, heights[0], heights[-1])
    return Option(site.name, site_text(site.name), (site.name,), about, sign=place, group=group)


def height_option(view: PortaNigra, *, seat: int, site: Site, number: int) -> Option:
    """A height of an element of the Porta Nigra."""
    about = about_element(view, seat, site, number, number)
    return Option(f"height-{number}", Message("option-height", {"n": number}), (site.name,), about)


def white_option(state: PortaNigra, seat: int, site: Site, bricks: Bricks) -> Option:
    """How many white bricks are among those of an element, and what is left in the stock."""
    player = state.players[seat]
    used = used_bricks(site, bricks)
    left = goods_of({colour: player.bricks[colour] - used[colour] for colour in (site.colour, WHITE)})
    return Option(
        f"white-{bricks.white}",
        Message("option-bricks", {"bricks": goods_of(used)}),
        (site.name,),
        Message("bricks-left" if left else "bricks-left-none", {"left": left}),
    )


def about_element(view: PortaNigra, seat: int, site: Site, least: int, most: int) -> Message:
    """What an element on a site brings and leaves; of several heights the points alone."""
    low, high = outcome(view, seat, site, least), outcome(view, seat, site, most)
    text = "element-points" if low.points == high.points else "element-points-range"
    parts = [Message(text, {"least": low.points, "most": high.points})]
    if low.card:
        parts.append(Message("element-card"))
    if least == most:
        parts += reward_parts(low)
    if low.moving:
        parts.append(Message("element-way", {"move": low.moving}))
    if least == most:
        left = {"sesterces": sesterces_text(low.sesterces), "romans": romans_text(low.romans)}
        parts.append(Message("element-left", left))
    return Message("parts-list", {"parts": tuple(parts)})


def reward_parts(found: Outcome) -> list[Message]:
    """The builder reward that an element brings, or how far it is to the next one."""
    if found.lost and not found.reward:
        return [Message("element-reward-none")]
    if found.lost:
        return [Message("element-reward-short", {"goods": goods_of(found.reward)})]
    if found.reward:
        return [Message("element-reward", {"goods": goods_of(found.reward)})]
    return [Message("element-to-go", {"bricks": found.to_next_reward})]
