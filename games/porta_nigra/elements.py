"""A seat's possible elements with its stock and the way of its builder, and their outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.actions.rewards import available_reward, rewards_won
from games.porta_nigra.pieces import (
    BORDER_PRICE,
    BUILDINGS,
    COLOURS,
    HEIGHTS,
    NO_BUILDING_CARD,
    SITES,
    VALUE,
    WHITE,
    Site,
    count_borders_between,
)
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from games.reasons import unmet_by_all
from games.words import Argument

STOCKS_CACHED = 4096
"""Stocks whose sites out of reach are cached, since they are needed often."""

LONGEST_WAY = (len(BUILDINGS) - 1) * BORDER_PRICE
"""The sesterces that get a builder everywhere."""


class Bricks(Struct, frozen=True):
    number: int
    white: int = 0
    """How many of another colour are replaced by white ones."""


class Outcome(Struct, frozen=True):
    """The benefits of an element for a seat, its cost, and the rest after it."""

    points: int
    card: str
    """The building card that can be taken; "" if there is none."""
    reward: dict[str, int]
    """Goods of builder rewards that are available."""
    moving: int
    """The sesterces paid to get there."""
    sesterces: int
    """Those the seat has then."""
    romans: int
    """Those in the play area then."""


def why_not_site(state: PortaNigra, seat: int, site: Site) -> Iterator[Reason]:
    """Why a seat cannot build on a site now."""
    if site.name in state.elements:
        yield Reason.SITE_TAKEN
    yield from sites_out_of_reach(state.players[seat]).get(site.name, ())


def why_not_building(state: PortaNigra, seat: int, building: str) -> tuple[Reason, ...]:
    """Why a seat cannot build in a building now: what all its free sites lack, or that none is free."""
    free = [site for site in state.free_sites() if site.building == building]
    if not free:
        return (Reason.NO_FREE_SITE,)
    return unmet_by_all(why_not_site(state, seat, site) for site in free)


def why_not_build(state: PortaNigra, seat: int) -> Iterator[Reason]:
    """Why a seat can build nowhere now: it has no Roman, or lacks something else at every site."""
    if can_build(state, seat):
        return
    has_roman = state.players[seat].romans > 0
    if not has_roman:
        yield Reason.NO_ROMAN
    else_unmet = ({*why_not_site(state, seat, site)} - {Reason.NO_ROMAN} for site in state.free_sites())
    if has_roman or all(else_unmet):
        yield Reason.NOTHING_TO_BUILD


def missing_for(player: Player, site: Site, bricks: int = 0) -> Mapping[str, Argument]:
    """The missing goods of a seat for an element on a site, by default the lowest."""
    missing = missing_bricks(player, site, bricks or site.bricks or HEIGHTS[0])
    return {
        "bricks": missing,
        "goods": {site.colour: missing},
        "sesterces": missing_sesterces(player, site),
    }


def missing_bricks(player: Player, site: Site, number: int) -> int:
    """How many bricks a seat lacks for this number of them on a site; below 0: how many it can spare."""
    return number - player.bricks[site.colour] - (player.bricks[WHITE] if site.colour != WHITE else 0)


def missing_sesterces(player: Player, site: Site) -> int:
    """How many sesterces a seat lacks for the way to a site; below 0: how many it can spare."""
    return count_borders_between(player.quarter, site.building) * BORDER_PRICE - player.sesterces


def cost_of_missing(player: Player, site: Site) -> int:
    """The price of all that a seat lacks for the lowest element on a site."""
    bricks = missing_bricks(player, site, site.bricks or HEIGHTS[0])
    return max(0, bricks) * VALUE[site.colour] + max(0, missing_sesterces(player, site))


def can_build(state: PortaNigra, seat: int) -> bool:
    return bool(buildable_sites(state, seat))


def buildable_sites(state: PortaNigra, seat: int) -> list[Site]:
    unreached = sites_out_of_reach(state.players[seat])
    return [site for site in state.free_sites() if site.name not in unreached]


def sites_out_of_reach(player: Player) -> Mapping[str, tuple[Reason, ...]]:
    """The sites for which a seat lacks something, with the reasons, free or not."""
    bricks = tuple(map(player.bricks.__getitem__, COLOURS))
    return _sites_out_of_reach(player.romans > 0, bricks, player.quarter, min(player.sesterces, LONGEST_WAY))


@lru_cache(STOCKS_CACHED)
def _sites_out_of_reach(
    has_roman: bool, bricks: tuple[int, ...], quarter: str, sesterces: int
) -> Mapping[str, tuple[Reason, ...]]:
    stock = dict(zip(COLOURS, bricks, strict=True))
    found = {}
    for name, site in SITES.items():
        unmet = []
        if not has_roman:
            unmet.append(Reason.NO_ROMAN)
        if not numbers_replaceable_by_white(stock, site.colour, site.bricks or HEIGHTS[0]):
            unmet.append(Reason.TOO_FEW_BRICKS)
        if count_borders_between(quarter, site.building) * BORDER_PRICE > sesterces:
            unmet.append(Reason.TOO_FAR)
        if unmet:
            found[name] = tuple(unmet)
    return found


def bricks_for(player: Player, site: Site) -> list[Bricks]:
    """All the ways to make an element for a site from the own stock, the lowest first."""
    heights = (site.bricks,) if site.bricks else HEIGHTS
    return [
        Bricks(number, white)
        for number in heights
        for white in numbers_replaceable_by_white(player.bricks, site.colour, number)
    ]


def numbers_replaceable_by_white(stock: Mapping[str, int], colour: str, number: int) -> range:
    """How many bricks of a colour a stock can replace by white ones."""
    missing = max(0, number - stock[colour])
    most = 0 if colour == WHITE else min(number, stock[WHITE])
    return range(missing, most + 1)


def building_card(state: PortaNigra, site: Site) -> str:
    """The building card in the display that an element on a site brings; "" if there is none."""
    card = f"{site.building}-{site.colour}"
    brings_none = (site.building, site.row) == NO_BUILDING_CARD
    return "" if brings_none or card not in state.building_display else card


def outcome_of_element(state: PortaNigra, seat: int, site: Site, number: int) -> Outcome:
    """The outcome of an element with this number of bricks on a site."""
    player = state.players[seat]
    before = state.bricks_built(seat, site.building)
    goods = available_reward(state, seat, site.building, rewards_won(before, before + number))
    moving = move_price(state, seat, site.building)
    return Outcome(
        points=state.element_points(site, number),
        card=building_card(state, site),
        reward=goods,
        moving=moving,
        sesterces=player.sesterces - moving + goods.get("sesterces", 0),
        romans=player.romans - 1 + goods.get("romans", 0),
    )


class Buildable(Struct, frozen=True):
    """An element that a seat can pay: bricks, a Roman and sesterces."""

    site: Site
    least: int
    """The fewest bricks it can have: on a site of the Porta Nigra the lowest height."""
    most: int
    """The most bricks it can have; other sites take one number only."""
    white: int
    """How many of the most must be white instead of another colour."""
    outcome: Outcome
    """What it costs, leaves and brings with the most bricks."""


def buildable_elements(view: PortaNigra, seat: int) -> tuple[Buildable, ...]:
    """All sites on which a seat could build with the action, the dearest first; none after the end."""
    if not view.phase or not view.players[seat].quarter:
        return ()
    found = [_buildable_on(view, seat, site) for site in buildable_sites(view, seat)]
    return tuple(sorted(found, key=lambda each: (-each.outcome.points, each.outcome.moving)))


def _buildable_on(view: PortaNigra, seat: int, site: Site) -> Buildable:
    ways = bricks_for(view.players[seat], site)
    most = max(way.number for way in ways)
    white = min(way.white for way in ways if way.number == most)
    least = min(way.number for way in ways)
    return Buildable(site, least, most, white, outcome_of_element(view, seat, site, most))
