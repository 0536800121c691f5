"""The options of building: buildings, sites, heights, bricks, each with what it brings and what it leaves."""

from __future__ import annotations

from collections import Counter

from games.game import Event, Option, Role
from games.porta_nigra.actions.costs import token_parts, way_parts
from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.actions.rewards import full_reward, reward, rewards_won, to_next_reward
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import Bricks, bricks_for, buildable_sites, outcome
from games.porta_nigra.majorities import majority_change
from games.porta_nigra.pieces import COLOURS, WHITE, Site
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    goods_of,
    goods_text,
    parts_text,
    site_name,
    site_place,
    site_with_bricks,
)
from games.words import Argument, Message


def building_option(view: PortaNigra, *, seat: int, building: str, cost: Event | None) -> Option:
    """A building: its sites in reach, what they bring, what it costs; the only site like itself."""
    sites = [site for site in buildable_sites(view, seat) if site.building == building]
    if len(sites) == 1:
        site = site_option(view, seat=seat, site=sites[0], cost=cost, named=True)
        return Option(building, site.label, (building,), site.about, short=site.short)
    found = [
        outcome(view, seat, site, way.number)
        for site in sites
        for way in bricks_for(view.players[seat], site)
    ]
    points = [each.points for each in found]
    parts = [Message("building-sites", {"n": len(sites)}), points_part(min(points), max(points))]
    if any(each.card for each in found):
        parts.append(Message("element-card"))
    rewards = [each.reward for each in found]
    if best := max(rewards, key=lambda goods: sum(goods.values())):
        text = "element-reward" if all(each == best for each in rewards) else "building-reward"
        parts.append(Message(text, {"goods": goods_text(best)}))
    parts += early_end_parts(view, seat, elements=1)
    parts += [*way_parts(view, seat, building), *token_parts(cost)]
    label = Message("option-building", {"building": f"building-{building}"})
    return Option(building, label, (building,), parts_text(parts), Role.ASKS_WHICH)


def build_role(state: PortaNigra, seat: int, building: str = "") -> Role:
    """Whether it is asked on which site, in a building or in all, a seat builds."""
    sites = [site for site in buildable_sites(state, seat) if building in ("", site.building)]
    return Role.ASKS_WHICH if len(sites) > 1 else Role.PLAIN


def site_option(
    view: PortaNigra, *, seat: int, site: Site, cost: Event | None, named: bool = False
) -> Option:
    """A site with the heights that are possible, what an element there brings, what it costs.

    It is `named` with its building if that was not chosen before.
    """
    heights = [each.number for each in bricks_for(view.players[seat], site)]
    place = Message("site-place", {"place": site_place(site.name)})
    about = about_element(view, seat, site, heights[0], heights[-1])
    costs = [*way_parts(view, seat, site.building), *token_parts(cost)]
    name = site_name(site.name) if named else place
    label = site_with_bricks(site, name, heights[0], heights[-1])
    short = name if named else None
    return Option(site.name, label, (site.name,), parts_text([about, *costs]), sign=place, short=short)


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
        Message("bricks-left", {"left": left}),
    )


def used_bricks(site: Site, bricks: Bricks) -> Counter[str]:
    """What an element takes from the own stock: colour -> number."""
    return Counter({site.colour: bricks.number - bricks.white}) + Counter({WHITE: bricks.white})


# What an element brings


def about_build(view: PortaNigra, seat: int) -> Message:
    """The sites on which a seat can build, by building, the nearest first; of the only one all there is."""
    sites = buildable_sites(view, seat)
    if len(sites) == 1:
        site = site_option(view, seat=seat, site=sites[0], cost=None, named=True)
        assert site.about is not None
        return Message("symbol-about-site", {"site": site.label, "about": site.about})
    numbers = Counter(site.building for site in sites)
    nearest = sorted(numbers, key=lambda building: move_price(view, seat, building))
    buildings = tuple(
        Message("build-in", {"building": f"building-{building}", "n": numbers[building]})
        for building in nearest
    )
    return Message("symbol-about-build", {"sites": len(sites), "buildings": buildings})


def about_element(view: PortaNigra, seat: int, site: Site, least: int, most: int) -> Message:
    """What an element on a site brings; of several heights the points, the card and the early end alone."""
    low, high = outcome(view, seat, site, least), outcome(view, seat, site, most)
    parts = [points_part(low.points, high.points)]
    if low.card:
        parts.append(Message("element-card"))
    if least == most:
        parts += white_parts(view, seat, site, least)
        parts += [reward_part(view, seat, site.building, least), majority_part(view, seat, site, least)]
    return parts_text([*parts, *early_end_parts(view, seat, elements=1, bricks=bricks_won(view, seat, site))])


def points_part(least: int, most: int) -> Message:
    """The points of an element, or between which they are."""
    text = "element-points" if least == most else "element-points-range"
    return Message(text, {"least": least, "most": most})


def white_parts(view: PortaNigra, seat: int, site: Site, number: int) -> list[Message]:
    """How many bricks of an element have to be white ones in place of its colour, if any."""
    white = min(each.white for each in bricks_for(view.players[seat], site) if each.number == number)
    return [Message("element-white", {"white": white})] if white else []


def reward_part(view: PortaNigra, seat: int, building: str, number: int) -> Message:
    """The builder reward that so many more bricks in a building bring, or how far it is to the next one."""
    before = view.bricks_built(seat, building)
    times = rewards_won(before, before + number)
    if not times:
        return Message("element-to-go", {"bricks": to_next_reward(before + number)})
    goods = reward(view, seat, building, times)
    if not goods:
        return Message("element-reward-none")
    is_short = sum(goods.values()) < sum(full_reward(building, times).values())
    return Message("element-reward-short" if is_short else "element-reward", {"goods": goods_text(goods)})


def majority_part(view: PortaNigra, seat: int, site: Site, bricks: int) -> Message:
    """The place of a seat in the area of an element then, and what that changes at the end."""
    change = majority_change(view, seat, site, bricks)
    arguments: dict[str, Argument] = {"place": change.place.place, "points": abs(change.gain)}
    if not change.gain:
        return Message("brings-majority", arguments)
    return Message("brings-majority-more" if change.gain > 0 else "brings-majority-less", arguments)


def bricks_won(view: PortaNigra, seat: int, site: Site) -> int:
    """How many bricks the reward of an element brings; on a site for any height none."""
    goods = outcome(view, seat, site, site.bricks).reward
    return sum(goods.get(colour, 0) for colour in COLOURS)
