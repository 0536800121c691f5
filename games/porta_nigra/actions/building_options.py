"""The options of building: buildings, sites, heights, bricks, each with its benefits and the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import partial

from msgspec import structs

from games.game import LazyOption, Option, Role
from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.actions.rewards import available_reward, full_reward, rewards_won, to_next_reward
from games.porta_nigra.early_end import early_end_parts, would_end_early
from games.porta_nigra.elements import (
    Bricks,
    bricks_for,
    buildable_sites,
    cost_of_missing,
    missing_for,
    outcome_of_element,
    why_not_building,
    why_not_site,
)
from games.porta_nigra.majorities import majority_change
from games.porta_nigra.pieces import BUILDINGS, COLOURS, HEIGHTS, SITES, WHITE, Site
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    bricks_text,
    goods_in_order,
    goods_text,
    parts_text,
    sesterces_text,
    site_name,
    site_place,
    stock_text,
)
from games.reasons import Thing
from games.words import Argument, Message


def building_options(state: PortaNigra, seat: int, decline: Option | None) -> Iterator[Option | LazyOption]:
    """Offer the buildings where a seat can build, and `decline` where it is set."""
    numbers = Counter(site.building for site in buildable_sites(state, seat))
    for building in BUILDINGS:
        if numbers[building]:
            make = partial(building_option, seat=seat, building=building)
            yield LazyOption(building, make, which_site(numbers[building]))
    if decline:
        yield decline


def building_things(view: PortaNigra, *, seat: int) -> Iterator[Thing]:
    player = view.players[seat]
    for building in BUILDINGS:
        way = move_price(view, seat, building) - player.sesterces
        name, unmet = Message(f"building-{building}"), why_not_building(view, seat, building)
        within = nearest_sites(view, seat, (building,)) if unmet else ()
        yield Thing(building, name, unmet, {"sesterces": way, "bricks": 0}, within)


def building_details(view: PortaNigra, *, seat: int) -> dict[str, Argument]:
    """A seat's means of payment, and whether one more element causes the early end."""
    return {"stock": stock_text(view.players[seat]), "last": int(would_end_early(view, seat, elements=1))}


def building_option(view: PortaNigra, *, seat: int, building: str) -> Option:
    """A building: its sites in reach, what they bring, the way there."""
    sites = [site for site in buildable_sites(view, seat) if site.building == building]
    if len(sites) == 1:
        return only_site_option(view, seat, sites[0])
    found = [
        outcome_of_element(view, seat, site, way.number)
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
    way = way_parts(view, seat, building)
    label = Message("option-building", {"building": f"building-{building}"})
    about, then = parts_text([*parts, *way[:1]]), parts_text(way) if way else None
    return Option(building, label, (building,), about, Role.ASKS_WHICH, then=then)


def only_site_option(view: PortaNigra, seat: int, site: Site) -> Option:
    """Offer a building with only one site in reach: choosing it chooses the site."""
    about, name = parts_text(only_site_parts(view, seat, site)), site_name(site.name)
    label = site_with_bricks(view, seat, site, name)
    return Option(site.building, label, (site.building,), about, short=name)


def build_role(state: PortaNigra, seat: int) -> Role:
    """Whether the site is a question."""
    return which_site(len(buildable_sites(state, seat)))


def which_site(sites: int) -> Role:
    """Whether a seat is asked for one of this number of sites."""
    return Role.ASKS_WHICH if sites > 1 else Role.PLAIN


def site_options(state: PortaNigra, seat: int, building: str) -> Iterator[LazyOption]:
    sites = buildable_sites(state, seat)
    named = all(site.building == building for site in sites)
    for site in sites:
        if site.building == building:
            yield LazyOption(site.name, partial(site_option, seat=seat, site=site, named=named))


def site_things(view: PortaNigra, *, seat: int, building: str) -> Iterator[Thing]:
    for site in SITES.values():
        if site.building == building:
            yield site_thing(view, seat, site)


def site_thing(view: PortaNigra, seat: int, site: Site) -> Thing:
    unmet, missing = tuple(why_not_site(view, seat, site)), missing_for(view.players[seat], site)
    return Thing(site.name, site_name(site.name), unmet, missing)


def nearest_sites(view: PortaNigra, seat: int, buildings: Collection[str] = BUILDINGS) -> tuple[Thing, ...]:
    """The free sites of buildings, those first for which a seat lacks least but for a Roman."""
    free = [site for site in view.free_sites() if site.building in buildings]
    free.sort(key=partial(cost_of_missing, view.players[seat]))
    things = (site_thing(view, seat, site) for site in free)
    return tuple(
        structs.replace(each, unmet=tuple(unmet for unmet in each.unmet if unmet != Reason.NO_ROMAN))
        for each in things
    )


def move_and_building_details(view: PortaNigra, *, seat: int, building: str) -> dict[str, Argument]:
    """What a seat pays with, the way to a building, what that leaves, and whether the early end comes."""
    moving = move_price(view, seat, building)
    left = sesterces_text(view.players[seat].sesterces - moving)
    return {**building_details(view, seat=seat), "move": moving, "left": left}


def site_option(view: PortaNigra, *, seat: int, site: Site, named: bool) -> Option:
    """A site, `named` with its building, its possible heights, and the benefits of an element there."""
    heights = [each.number for each in bricks_for(view.players[seat], site)]
    place = Message("site-place", {"place": site_place(site.name)})
    about = about_element(view, seat, site, heights[0], heights[-1])
    full = site_with_bricks(view, seat, site, site_name(site.name))
    name, label = (
        (site_name(site.name), full) if named else (place, site_with_bricks(view, seat, site, place))
    )
    return Option(site.name, label, (site.name,), about, sign=place, short=name, full=full)


def site_with_bricks(view: PortaNigra, seat: int, site: Site, name: Message) -> Message:
    """A site by a name, with the bricks that an element of a seat can have there."""
    heights = [each.number for each in bricks_for(view.players[seat], site)]
    least, most = heights[0], heights[-1]
    if least == most:
        return Message("site-here", {"bricks": bricks_text(site.colour, least), "place": name})
    arguments: dict[str, Argument] = {"colour": f"colour-{site.colour}", "least": least, "most": most}
    return Message("site-here-heights", {**arguments, "place": name})


def height_options(player: Player, seat: int, site: Site) -> Iterator[LazyOption]:
    for number in (site.bricks,) if site.bricks else HEIGHTS:
        if not any(why_not_height(player, site, number)):
            yield LazyOption(f"height-{number}", partial(height_option, seat=seat, site=site, number=number))


def why_not_height(player: Player, site: Site, number: int) -> Iterator[Reason]:
    """Why an element of a seat cannot have this number of bricks on a site."""
    if number not in {each.number for each in bricks_for(player, site)}:
        yield Reason.TOO_FEW_BRICKS


def height_things(view: PortaNigra, *, seat: int, site: Site) -> Iterator[Thing]:
    player = view.players[seat]
    for number in HEIGHTS:
        unmet = tuple(why_not_height(player, site, number))
        name = Message("option-height", {"n": number})
        yield Thing(f"height-{number}", name, unmet, missing_for(player, site, number))


def height_option(view: PortaNigra, *, seat: int, site: Site, number: int) -> Option:
    about = about_element(view, seat, site, number, number)
    return Option(f"height-{number}", Message("option-height", {"n": number}), (site.name,), about)


def white_options(player: Player, seat: int, site: Site, number: int) -> Iterator[LazyOption]:
    """How many white bricks can be among those of an element of a seat."""
    for bricks in bricks_for(player, site):
        if bricks.number == number:
            yield LazyOption(
                f"white-{bricks.white}", partial(white_option, seat=seat, site=site, bricks=bricks)
            )


def white_option(view: PortaNigra, *, seat: int, site: Site, bricks: Bricks) -> Option:
    """The number of white bricks in an element, and the rest of the stock."""
    player = view.players[seat]
    used = used_bricks(site, bricks)
    left = goods_in_order({colour: player.bricks[colour] - used[colour] for colour in (site.colour, WHITE)})
    return Option(
        f"white-{bricks.white}",
        Message("option-bricks", {"bricks": goods_in_order(used)}),
        (site.name,),
        Message("bricks-left", {"left": left}),
    )


def used_bricks(site: Site, bricks: Bricks) -> Counter[str]:
    """What an element takes from the own stock: colour -> number."""
    return Counter({site.colour: bricks.number - bricks.white}) + Counter({WHITE: bricks.white})


# What an element brings


def build_label(view: PortaNigra, seat: int, label: Message) -> Message:
    """Label an action that builds; a single site in reach is named at once."""
    sites = buildable_sites(view, seat)
    if len(sites) > 1:
        return label
    site = site_with_bricks(view, seat, sites[0], site_name(sites[0].name))
    return Message("option-on-site", {"option": label, "site": site})


def about_build(view: PortaNigra, seat: int) -> Message:
    """A seat's possible sites by building, the nearest first, or the benefits of the only one."""
    sites = buildable_sites(view, seat)
    if len(sites) == 1:
        return parts_text(only_site_parts(view, seat, sites[0]))
    numbers = Counter(site.building for site in sites)
    nearest = sorted(numbers, key=lambda building: move_price(view, seat, building))
    buildings = tuple(
        Message("build-in", {"building": f"building-{building}", "n": numbers[building]})
        for building in nearest
    )
    return Message("symbol-about-build", {"sites": len(sites), "buildings": buildings})


def only_site_parts(view: PortaNigra, seat: int, site: Site) -> list[Message]:
    """The benefits of an element on the only site, and the way there."""
    heights = [each.number for each in bricks_for(view.players[seat], site)]
    low, high = (
        outcome_of_element(view, seat, site, heights[0]),
        outcome_of_element(view, seat, site, heights[-1]),
    )
    parts = [points_part(low.points, high.points)]
    if low.card:
        parts.append(Message("element-card"))
    if heights[0] == heights[-1]:
        parts.append(reward_part(view, seat, site.building, heights[0]))
    parts += early_end_parts(view, seat, elements=1, bricks=bricks_won(view, seat, site))
    return [*parts, *way_parts(view, seat, site.building)[:1]]


def build_then(view: PortaNigra, seat: int) -> list[Message]:
    """What holds for every site in reach: the early end, and the way if all are in one building."""
    buildings = {site.building for site in buildable_sites(view, seat)}
    way = way_parts(view, seat, *buildings) if len(buildings) == 1 else []
    return [*early_end_parts(view, seat, elements=1), *way]


def way_parts(view: PortaNigra, seat: int, building: str) -> list[Message]:
    """Describe the way to a building and the sesterces left after it; empty if the builder is there."""
    moving = move_price(view, seat, building)
    if not moving:
        return []
    left = sesterces_text(view.players[seat].sesterces - moving)
    return [Message("element-way", {"move": moving}), Message("sesterces-left", {"left": left})]


def about_element(view: PortaNigra, seat: int, site: Site, least: int, most: int) -> Message:
    """The gain of an element on a site; for several heights the points and the card alone."""
    low, high = outcome_of_element(view, seat, site, least), outcome_of_element(view, seat, site, most)
    parts = [points_part(low.points, high.points)]
    if low.card:
        parts.append(Message("element-card"))
    if least == most:
        parts += white_parts(view, seat, site, least)
        parts += [reward_part(view, seat, site.building, least), majority_part(view, seat, site, least)]
        parts += ends_by_reward(view, seat, site)
    return parts_text(parts)


def points_part(least: int, most: int) -> Message:
    """The points of an element, or between which they are."""
    text = "element-points" if least == most else "element-points-range"
    return Message(text, {"least": least, "most": most})


def white_parts(view: PortaNigra, seat: int, site: Site, number: int) -> list[Message]:
    """Say how many bricks of an element must be white; empty if none must."""
    white = min(each.white for each in bricks_for(view.players[seat], site) if each.number == number)
    return [Message("element-white", {"white": white})] if white else []


def reward_part(view: PortaNigra, seat: int, building: str, number: int) -> Message:
    """The builder reward for more bricks in a building, or the distance to the next one."""
    before = view.bricks_built(seat, building)
    times = rewards_won(before, before + number)
    if not times:
        return Message("element-to-go", {"bricks": to_next_reward(before + number)})
    goods = available_reward(view, seat, building, times)
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


def ends_by_reward(view: PortaNigra, seat: int, site: Site) -> list[Message]:
    """Warn that an element's reward takes the last brick and ends the game early; empty if it does not."""
    return early_end_parts(view, seat, bricks=bricks_won(view, seat, site))


def bricks_won(view: PortaNigra, seat: int, site: Site) -> int:
    """How many bricks the reward of an element brings; on a site for any height none."""
    goods = outcome_of_element(view, seat, site, site.bricks).reward
    return sum(goods.get(colour, 0) for colour in COLOURS)
