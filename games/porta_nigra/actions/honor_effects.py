"""The effects of an honor card: goods and points come before building; impossible effects lapse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.hidden import copy_state
from games.porta_nigra.actions.building import build_element
from games.porta_nigra.actions.building_options import majority_part, reward_part
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.actions.rewards import take_rewards
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import can_build
from games.porta_nigra.events.actions import GoodsTaken
from games.porta_nigra.events.influence import BrickAdded, EffectLapsed, HonorPointsScored
from games.porta_nigra.goods import add_goods, available_goods
from games.porta_nigra.pieces import BUILD, MOST_HEIGHT, PORTA_NIGRA, SITES
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import effect_text, parts_text, site_name, site_place
from games.reasons import Thing
from games.words import Argument, Message

ADD_BRICK = "add_brick"
CHOSEN = (BUILD, ADD_BRICK)
"""Effects that ask further, and may be declined."""

NONE = "none"
"""The key of the option that declines an effect."""


async def perform_effects(table: Table[PortaNigra], seat: int, effects: Iterable[str]) -> None:
    """Carry out the effects of a card as long as one of the rest is possible."""
    left = list(effects)
    while possible := [effect for effect in left if is_possible(table.state, seat, effect)]:
        effect = await choose_next_effect(table.state, seat, possible)
        left.remove(effect)
        await perform_effect(table, seat, effect)
    for effect in left:
        table.apply(EffectLapsed(seat, effect))


async def choose_next_effect(state: PortaNigra, seat: int, possible: Sequence[str]) -> str:
    """The effect that comes next: the seat is asked where the order matters."""
    options = (
        LazyOption(effect, partial(brick_option, seat=seat, effect=effect))
        for effect in effects_that_may_come_next(state, possible)
    )
    return await choose(seat, "effect-bricks", options, picture="hand", supply=state.supply)


def brick_option(view: PortaNigra, *, seat: int, effect: str) -> Option:
    """A brick that may be taken before another one, and whether it ends the game early."""
    ends = early_end_parts(view, seat, bricks=1)
    return Option(effect, effect_text(effect), about=ends[0] if ends else None)


def effects_that_may_come_next(state: PortaNigra, possible: Sequence[str]) -> tuple[str, ...]:
    """The effects that may come next: bricks too many for the supply, else one, building last."""
    bricks = [effect for effect in possible if is_brick(effect)]
    if len(bricks) > state.supply:
        return tuple(dict.fromkeys(bricks))
    return (*(effect for effect in possible if effect not in CHOSEN), *possible)[:1]


async def perform_effect(table: Table[PortaNigra], seat: int, effect: str) -> None:
    """Carry out a possible effect; one that asks further may be declined."""
    if effect == BUILD:
        none = Option(NONE, Message("option-no-element"), role=Role.DECLINES)
        if not await build_element(table, seat, decline=none):
            table.apply(EffectLapsed(seat, effect))
    elif effect == ADD_BRICK:
        await add_brick(table, seat)
    elif points := points_of(effect):
        table.apply(HonorPointsScored(seat, points))
    else:
        table.apply(GoodsTaken(seat, available_goods(table.state, seat, goods_of_effect(effect))))


async def add_brick(table: Table[PortaNigra], seat: int) -> None:
    """Put a brick from the supply onto one of the seat's elements in the Porta Nigra, or decline."""
    offered, things = added_brick_options(table.state, seat), partial(brick_things, seat=seat)
    site = await choose(seat, "add-brick", offered, picture=PORTA_NIGRA, things=things)
    if site == NONE:
        table.apply(EffectLapsed(seat, ADD_BRICK))
        return
    before = table.state.bricks_built(seat, PORTA_NIGRA)
    table.apply(BrickAdded(seat, site, table.state.elements[site].bricks + 1))
    take_rewards(table, seat, PORTA_NIGRA, before)


def added_brick_options(state: PortaNigra, seat: int) -> Iterator[Option | LazyOption]:
    """The elements of a seat that can get a brick, and none."""
    for site in sites_for_brick(state, seat):
        yield LazyOption(site, partial(added_brick_option, seat=seat, site=site))
    yield Option(NONE, Message("option-no-brick"), role=Role.DECLINES)


def added_brick_option(view: PortaNigra, *, seat: int, site: str) -> Option:
    """An element that can get a brick: its height then, and the builder reward."""
    height = view.elements[site].bricks + 1
    brings = [reward_part(view, seat, PORTA_NIGRA, 1), majority_part(view, seat, SITES[site], height)]
    brings += early_end_parts(view, seat, bricks=1)
    place: dict[str, Argument] = {
        "building": f"building-{PORTA_NIGRA}",
        "place": site_place(site),
        "colour": f"colour-{SITES[site].colour}",
    }
    label = Message("option-add-brick", {**place, "from": height - 1, "to": height})
    return Option(site, label, (site,), parts_text(brings))


# What is possible


def is_possible(state: PortaNigra, seat: int, effect: str) -> bool:
    """Whether an effect does anything for a seat now."""
    if effect == BUILD:
        return can_build(state, seat)
    if effect == ADD_BRICK:
        return bool(sites_for_brick(state, seat))
    return points_of(effect) > 0 or bool(available_goods(state, seat, goods_of_effect(effect)))


def table_after_goods(
    state: PortaNigra, seat: int, effects: Iterable[str]
) -> tuple[PortaNigra, tuple[str, ...]]:
    """Apply a card's goods to a copy of the table; also returns the effects that stay impossible."""
    twin, lapsed = copy_state(state), list[str]()
    for effect in sorted(effects, key=lambda each: each in CHOSEN):
        if not is_possible(twin, seat, effect):
            lapsed.append(effect)
        elif effect not in CHOSEN and not points_of(effect):
            add_goods(twin, seat, available_goods(twin, seat, goods_of_effect(effect)))
    return twin, tuple(lapsed)


def sites_for_brick(state: PortaNigra, seat: int) -> list[str]:
    """The sites of the Porta Nigra whose elements of a seat can get a brick of the supply."""
    own = [site.name for site, _ in state.elements_of(seat, PORTA_NIGRA)]
    return [site for site in SITES if site in own and not any(why_not_brick(state, seat, site))]


def why_not_brick(state: PortaNigra, seat: int, site: str) -> Iterator[Reason]:
    """Why an element of a seat on a site of the Porta Nigra can get no brick."""
    if not state.supply:
        yield Reason.NO_SUPPLY
    element = state.elements.get(site)
    if element is None or element.seat != seat:
        yield Reason.NOT_OWN
    elif element.bricks >= MOST_HEIGHT:
        yield Reason.AT_TOP


def brick_things(view: PortaNigra, *, seat: int) -> Iterator[Thing]:
    """All sites of the Porta Nigra."""
    for site in SITES.values():
        if site.building == PORTA_NIGRA:
            yield Thing(site.name, site_name(site.name), tuple(why_not_brick(view, seat, site.name)))


def is_brick(effect: str) -> bool:
    return effect.startswith("brick-")


def points_of(effect: str) -> int:
    return int(effect.removeprefix("points-")) if effect.startswith("points-") else 0


def goods_of_effect(effect: str) -> dict[str, int]:
    """What an effect gives: sesterces, torches, chips, Romans, or a brick."""
    kind, _, what = effect.partition("-")
    return {what: 1} if is_brick(effect) else {kind: int(what)}
