"""The building action: plan, place, payment, then the benefits of the building."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations

from msgspec import structs

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.benefits import (
    advance_marker,
    bonus_number,
    carry_out_effect,
    score_column,
    why_useless,
)
from games.forum_trajanum.effects import (
    AREA_BONUSES,
    BENEFITS,
    TRACK_END,
    BuildingAction,
    ColoniaTile,
    Effects,
    Envoy,
    Goods,
    benefit_text,
)
from games.forum_trajanum.events.building import Paid, TileBuilt
from games.forum_trajanum.events.goods import add_goods
from games.forum_trajanum.forum import send_envoy, square_things
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.payment import Way, can_pay, missing_goods, ways_by_key, ways_to_pay
from games.forum_trajanum.pieces import (
    GRID,
    PLANS,
    SPACES,
    STRUCTURES,
    TRACKS,
    TilePlan,
    ability_text,
    plan_text,
)
from games.forum_trajanum.player import Building, Player
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.scoring import score_rows
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import COLONIAS_CACHED, count_fulfilled
from games.game import LazyOption, Option, Role, coordinates, space_option
from games.hidden import copy_state
from games.reasons import Thing
from games.words import Argument, Listed, Message, joined


def offer_plans(state: ForumTrajanum, seat: int) -> Iterator[LazyOption]:
    """The building tiles this seat can build."""
    for key, plan in PLANS.items():
        if not any(why_not_plan(state, seat, plan)):
            yield LazyOption(key, partial(plan_option, seat=seat, plan=plan))


def can_build(state: ForumTrajanum, seat: int) -> bool:
    return any(not any(why_not_plan(state, seat, plan)) for plan in PLANS.values())


def why_not_plan(state: ForumTrajanum, seat: int, plan: TilePlan) -> Iterator[Reason]:
    """Why this seat cannot build a tile: it needs room for it, and to pay it, with any exchange."""
    player, halves = state.players[seat], len(plan.halves)
    if not starting_spaces(player, halves):
        yield Reason.NO_ROOM if halves == 1 else Reason.NO_ROOM_FOR_TWO
    if not state.is_in_supply(plan.key):
        yield Reason.NONE_IN_SUPPLY
    if not can_pay(player, plan.key):
        yield Reason.CANNOT_PAY


def plan_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    for key, plan in PLANS.items():
        unmet = tuple(why_not_plan(view, seat, plan))
        missing = missing_text(view.players[seat], key) if Reason.CANNOT_PAY in unmet else ""
        yield Thing(key, Message(plan_text(key)), unmet, {"missing": missing})


def missing_text(player: Player, plan: str) -> Message:
    """The goods that a player lacks for a tile, at most two ways."""
    ways = [Message("one-of", {"goods": Listed(goods)}) for goods in missing_goods(player, plan)]
    return joined("effect-or", ways[:2])


def starting_spaces(player: Player, halves: int) -> tuple[str, ...]:
    """Where a tile with this number of halves can begin, row by row."""
    return _places(tuple(player.covered), tuple(player.built), halves)


@lru_cache(COLONIAS_CACHED)
def _places(covered: tuple[str, ...], built: tuple[str, ...], halves: int) -> tuple[str, ...]:
    return tuple(name for name in SPACES if not any(why_not_place(covered, built, name, halves)))


def why_not_place(
    covered: Collection[str], built: Collection[str], name: str, halves: int
) -> Iterator[Reason]:
    """Why a tile with this number of halves cannot begin on a space, given covered and built spaces."""
    if name not in GRID:
        yield Reason.NO_BUILDING_GROUND
        return
    if name in covered:
        yield Reason.COVERED
    if name in built:
        yield Reason.BUILT_ON
    if halves == 2 and not any(is_free(covered, built, near) for near in neighbours(name)):
        yield Reason.NO_ROOM_BESIDE


def is_free(covered: Collection[str], built: Collection[str], name: str) -> bool:
    """Whether a building can stand on a space."""
    return not any(why_not_place(covered, built, name, 1))


def why_not_beside(player: Player, name: str, first: str) -> Iterator[Reason]:
    """Why the second half of a tile, the first one being on another space, cannot lie on a space."""
    if name not in neighbours(first):
        yield Reason.NOT_BESIDE
    yield from why_not_place(player.covered, player.built, name, 1)


def place_things(view: ForumTrajanum, *, seat: int, halves: int) -> Iterator[Thing]:
    """All spaces of the Colonia, for a tile with this number of halves."""
    player = view.players[seat]
    for name in SPACES:
        unmet = tuple(why_not_place(player.covered, player.built, name, halves))
        yield Thing(name, Message("space", {"space": name}), unmet)


def beside_things(view: ForumTrajanum, *, seat: int, first: str) -> Iterator[Thing]:
    """All other spaces of the Colonia, for the second half of a tile."""
    for name in SPACES:
        if name != first:
            unmet = tuple(why_not_beside(view.players[seat], name, first))
            yield Thing(name, Message("space", {"space": name}), unmet)


def plan_option(state: ForumTrajanum, *, seat: int, plan: TilePlan) -> Option:
    """A building tile with its possible spots."""
    spots = starting_spaces(state.players[seat], len(plan.halves))
    label, about = Message(plan_text(plan.key)), about_plan(state, seat, plan.halves)
    return Option(plan.key, label, spots, about, places_next=True)


def about_plan(state: ForumTrajanum, seat: int, halves: tuple[str, ...]) -> Message | None:
    """What building these halves would bring now; None if that is nothing."""
    each = dict.fromkeys(halves)
    parts = [part for half in each if (part := about_half(state, seat, half, halves.count(half)))]
    if len(parts) < 2:
        return parts[0] if parts else None
    track, structure = halves
    if needs_the_tile(state, seat, track, structure):
        parts[1] = Message("brings-envoy-tile", {"squares": squares_text(state, seat, STRUCTURES[structure])})
    text = "brings-either" if needs_the_envoy(state, seat, track, structure) else "brings-both"
    return Message(text, {"first": parts[0], "second": parts[1]})


def next_effects(state: ForumTrajanum, seat: int, track: str) -> Effects:
    """The benefit at the next step of a track; nothing after its end, or without a track."""
    step = state.players[seat].tracks.get(track, TRACK_END)
    return () if step == TRACK_END else BENEFITS[track][step]


def needs_the_tile(state: ForumTrajanum, seat: int, track: str, structure: str) -> bool:
    """Whether only a tile that the track's next step brings to the ship could be the structure's envoy."""
    player = state.players[seat]
    brings_tile = ColoniaTile() in next_effects(state, seat, track) and player.spaces_with_tile
    return bool(brings_tile and not player.ship and state.envoy_squares(seat, STRUCTURES[structure]))


def needs_the_envoy(state: ForumTrajanum, seat: int, track: str, structure: str) -> bool:
    """Whether the track's next step and the structure would both send the only envoy."""
    sends = any(
        isinstance(effect, Envoy) and not why_useless(effect, state, seat)
        for effect in next_effects(state, seat, track)
    )
    only_one = len(state.players[seat].ship) == 1
    return sends and only_one and bool(state.envoy_squares(seat, STRUCTURES[structure]))


def about_half(state: ForumTrajanum, seat: int, kind: str, halves: int) -> Message | None:
    """The result of `building_benefit` now for this kind with `halves` of the tile."""
    if kind in STRUCTURES:
        return about_envoys(state, seat, STRUCTURES[kind], halves)
    if kind not in TRACKS:
        return Message("brings-points", {"points": column_points(state, seat)})
    step = state.players[seat].tracks[kind] + 1
    if step > TRACK_END:
        return None
    next_benefit = benefit_text(kind, step, bonuses=bonus_number(state, seat), brief=True)
    if step < TRACK_END:
        return next_benefit
    return Message("brings-last", {"benefit": next_benefit, "points": column_points(state, seat)})


def about_envoys(state: ForumTrajanum, seat: int, colour: str, halves: int) -> Message:
    """The envoys that structures of a colour would send now, and the number of squares for the first."""
    envoys = min(halves, len(state.players[seat].ship), len(state.free_squares((colour,))))
    squares = squares_text(state, seat, colour)
    if envoys:
        return Message("brings-envoy", {"envoys": envoys, "squares": squares})
    return Message("brings-no-envoy") if state.envoy_squares(seat, colour) else squares


def squares_text(state: ForumTrajanum, seat: int, colour: str) -> Message:
    """The squares of a colour that are free for envoys of a seat, counted."""
    return Message(f"squares-{colour}", {"n": len(state.envoy_squares(seat, colour))})


def column_points(state: ForumTrajanum, seat: int) -> int:
    """What a triumphal column, or a marker at the Trajan's Column, scores now."""
    return state.column_value + state.players[seat].active_citizens


async def build_tile(table: Table[ForumTrajanum], seat: int, key: str) -> None:
    """Build a tile: choose its place and payment, lay it whole, then take the benefits of its halves."""
    player = table.state.players[seat]
    plan = PLANS[key]
    spaces = await choose_spaces(seat, player, plan)
    await pay_for_tile(table, seat, key, spaces)
    table.apply(TileBuilt(seat, key, spaces))
    for n, half in enumerate(await choose_order_of_halves(table.state, seat, plan), 1):
        await building_benefit(table, seat, half, n, plan.halves.count(half))


async def choose_spaces(seat: int, player: Player, plan: TilePlan) -> tuple[str, ...]:
    """Where the halves lie: a free space, and for a double tile a free one next to it."""
    halves = plan.halves
    first = starting_spaces(player, len(halves))
    if len(set(halves)) < len(halves) == len(first):
        return first
    text = plan_text(plan.key)
    name = await choose(
        seat,
        "place",
        (LazyOption(each, partial(place_option, seat=seat, name=each, kind=halves[0])) for each in first),
        things=partial(place_things, seat=seat, halves=len(halves)),
        plan=text,
        building=f"kind-{halves[0]}",
        kind=halves[0],
        halves=len(halves),
    )
    if len(halves) == 1:
        return (name,)
    laid = {name: halves[0]}
    spaces = (
        LazyOption(near, partial(place_option, seat=seat, name=near, kind=halves[1], laid=laid))
        for near in starting_spaces(player, 1)
        if not any(why_not_beside(player, near, name))
    )
    other = await choose(
        seat,
        "place-beside",
        spaces,
        chosen=laid,
        things=partial(beside_things, seat=seat, first=name),
        plan=text,
        building=f"kind-{halves[1]}",
        kind=halves[1],
        space=name,
    )
    return (name, other)


async def pay_for_tile(table: Table[ForumTrajanum], seat: int, key: str, spaces: tuple[str, ...]) -> None:
    """Pay for the tile on these spaces; the seat chooses among several ways."""
    offered = map(way_option, ways_to_pay(table.state.players[seat], key))
    plan, chosen = plan_text(key), dict(zip(spaces, PLANS[key].halves, strict=True))
    paid = await choose(seat, "pay", offered, chosen=chosen, plan=plan, spaces=spaces)
    way = ways_by_key(key)[paid]
    table.apply(Paid(seat, way.goods, way.abilities))


def way_option(way: Way) -> Option:
    text = "way-abilities" if way.abilities else "way"
    abilities = tuple(map(ability_text, way.abilities))
    label = Message(text, {"goods": way.goods, "abilities": abilities})
    return Option(way.key, label, full=Message("pay-way", {"way": label}))


async def choose_order_of_halves(state: ForumTrajanum, seat: int, plan: TilePlan) -> tuple[str, ...]:
    """Which half's benefit comes first; asked only where the order can matter."""
    halves = plan.halves
    if len(halves) == 1 or halves[0] not in TRACKS or not order_matters(state, seat, *halves):
        return halves
    offered = (
        Option(
            half,
            Message(f"kind-{half}"),
            about=about_half(state, seat, half, 1),
            full=Message("half-first", {"half": f"kind-{half}"}),
        )
        for half in halves
    )
    first = await choose(seat, "first-half", offered, picture="tracks", plan=plan_text(plan.key))
    return halves if first == halves[0] else (halves[1], halves[0])


def order_matters(state: ForumTrajanum, seat: int, track: str, structure: str) -> bool:
    """Whether it can matter which comes first, a benefit of the track or the structure's envoy."""
    player = state.players[seat]
    squares = state.envoy_squares(seat, STRUCTURES[structure])
    step = player.tracks[track] + 1
    if not squares or step > TRACK_END:
        return False
    envoys = len(player.ship)
    effects = [effect for effects in BENEFITS[track][:step] for effect in effects]
    return (
        (ColoniaTile() in effects and bool(player.spaces_with_tile))
        or (Envoy("coloured") in effects and envoys > 1)
        or (BuildingAction() in effects and envoys > 0 and can_build_more(state, seat, squares))
    )


def can_build_more(state: ForumTrajanum, seat: int, squares: list[str]) -> bool:
    """Whether something can be built now, or with an area bonus for an envoy on one of these squares."""
    if can_build(state, seat):
        return True
    if not any(state.completes_area(name) for name in squares):
        return False
    for bonuses in combinations(AREA_BONUSES, bonus_number(state, seat)):
        richer = copy_state(state)
        for effect in (effect for bonus in bonuses for effect in AREA_BONUSES[bonus]):
            if isinstance(effect, Goods):
                add_goods(richer.players[seat].stock, effect.goods, 1)
        if can_build(richer, seat):
            return True
    return False


async def building_benefit(
    table: Table[ForumTrajanum], seat: int, kind: str, n: int = 1, number: int = 1
) -> None:
    """Give the benefit of a building, of the nth if its tile has a `number`: an envoy, points, or a step."""
    if kind in STRUCTURES:
        which: dict[str, Argument] = {"n": n, "number": number}
        reason = Message("reason-built", {"building": f"kind-{kind}", "kind": kind, **which})
        colour = STRUCTURES[kind]
        things = partial(square_things, seat=seat, colour=colour)
        await send_envoy(table, seat, table.state.envoy_squares(seat, colour), reason, things)
    elif kind in TRACKS:
        await advance_marker(table, seat, kind)
    else:
        score_column(table, seat)


@carry_out_effect.register(BuildingAction)
async def build_once_more(_: BuildingAction, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Perform one more building action at full price."""
    if not can_build(table.state, seat):
        return
    offered, things = offer_another_building(table.state, seat), partial(plan_things, seat=seat)
    key = await choose(seat, "build-more", offered, things=things, reason=reason)
    if key != "none":
        await build_tile(table, seat, key)


def offer_another_building(state: ForumTrajanum, seat: int) -> Iterator[Option | LazyOption]:
    """What one more building action could build, or nothing."""
    yield from offer_plans(state, seat)
    yield Option("none", Message("option-no-building"), role=Role.DECLINES)


@why_useless.register(BuildingAction)
def no_building(_: BuildingAction, state: ForumTrajanum, seat: int) -> Message | None:
    """Without a free space, or without the goods, nothing is built."""
    return None if can_build(state, seat) else Message("nothing-to-build")


def place_option(
    state: ForumTrajanum, *, seat: int, name: str, kind: str, laid: Mapping[str, str] | None = None
) -> Option:
    """A space for a building of a kind; `laid`: where the other half of its tile goes, if that is chosen."""
    before = with_buildings(state, seat, laid or {})
    option = space_option(name, full=Message("build-on", {"space": name}))
    return structs.replace(option, about=building_gain(before, seat, name, kind))


def building_gain(state: ForumTrajanum, seat: int, name: str, kind: str) -> Message | None:
    """What a building adds to its row, with the citizens active now, and to the building task."""
    after = with_buildings(state, seat, {name: kind})
    row = coordinates(name)[0]
    parts = []
    if in_row := row_points(after, seat, row) - row_points(state, seat, row):
        line = Message("line-row-number", {"number": row})
        parts.append(Message("place-row", {"line": line, "points": in_row}))
    if task := building_task_points(after, seat) - building_task_points(state, seat):
        parts.append(Message("place-task", {"points": task}))
    return Message("place-brings", {"parts": tuple(parts)}) if parts else None


def with_buildings(state: ForumTrajanum, seat: int, kinds: Mapping[str, str]) -> ForumTrajanum:
    """The table with these buildings in a seat's Colonia: space, kind."""
    players = list(state.players)
    laid = {name: Building(kind) for name, kind in kinds.items()}
    players[seat] = structs.replace(players[seat], built={**players[seat].built, **laid})
    return structs.replace(state, players=players)


def row_points(state: ForumTrajanum, seat: int, row: int) -> int:
    """The score of a row of the Colonia, 1 to 6, now."""
    return sum(score.points for score in score_rows(state, seat) if score.row == row)


def building_task_points(state: ForumTrajanum, seat: int) -> int:
    """The score of the building task on the cycle's Trajan card now."""
    player, card = state.players[seat], state.trajan_card
    return count_fulfilled(player, card) * task_points(player) if card else 0
