"""Benefits and bonuses take effect: the benefit tracks, and two functions for each kind of effect.

`carry_out_effect` lets it take effect, `why_useless` says why it would bring nothing. Effects that belong
to another chapter of the rules are registered there: envoys and area bonuses in `forum`, upgrades in
`prestige`, building in `building`, Colonia tiles in `tiles`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial, singledispatch

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.effects import (
    BENEFITS,
    TRACK_END,
    AnyWorker,
    ColoniaTile,
    Effect,
    Effects,
    Goods,
    OneOf,
    Points,
    benefit_text,
    step_text,
)
from games.forum_trajanum.events.building import BenefitTaken, ColumnScored, MarkerAtColumn, MarkerMoved
from games.forum_trajanum.events.goods import Gained, PointsGained
from games.forum_trajanum.pieces import COLOURS, PATRICIAN_II
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.state import ForumTrajanum
from games.game import LazyOption, Option, Role
from games.reasons import Thing
from games.words import Message


async def advance_marker(table: Table[ForumTrajanum], seat: int, track: str) -> None:
    """Advance the marker and take the new benefit or an earlier one, until the last step."""
    state = table.state
    player = state.players[seat]
    if player.tracks[track] == TRACK_END:
        return
    step = player.tracks[track] + 1
    table.apply(MarkerMoved(seat, track, step))
    offered, things = offer_benefits(seat, track, step), partial(benefit_things, track=track, step=step)
    text = step_text(track, step)
    key = await choose(seat, "benefit", offered, picture="tracks", things=things, step=text)
    if key != "none":
        chosen = int(key.removeprefix(f"{track}_"))
        table.apply(BenefitTaken(seat, track, chosen))
        await take_effect(table, seat, BENEFITS[track][chosen - 1], step_text(track, chosen))
    if step == TRACK_END:
        table.apply(MarkerAtColumn(seat, track))
        score_column(table, seat)


def offer_benefits(seat: int, track: str, step: int) -> Iterator[Option | LazyOption]:
    """The benefits of a track up to a step, the last one first; or none, where there is more than one."""
    for each in range(TRACK_END, 0, -1):
        if not any(why_not_step(each, step)):
            yield LazyOption(f"{track}_{each}", partial(benefit_option, seat=seat, track=track, step=each))
    if step > 1:
        yield Option("none", Message("option-no-benefit"), role=Role.DECLINES)


def why_not_step(step: int, reached: int) -> Iterator[Reason]:
    """Why the benefit of a step cannot be taken by a marker that has reached another."""
    if step > reached:
        yield Reason.NOT_REACHED


def benefit_things(_: ForumTrajanum, *, track: str, step: int) -> Iterator[Thing]:
    """All benefits of a track, for a marker that has reached a step."""
    for each in range(1, TRACK_END + 1):
        yield Thing(f"{track}_{each}", step_text(track, each), tuple(why_not_step(each, step)))


def benefit_option(state: ForumTrajanum, *, seat: int, track: str, step: int) -> Option:
    """The benefit of a step, and why it would bring nothing now."""
    effects = BENEFITS[track][step - 1]
    player = state.players[seat]
    only_tile_hidden = len(player.spaces_with_tile) == 1 and player.spaces_with_tile[0] in player.covered
    return Option(
        f"{track}_{step}",
        benefit_text(track, step, bonuses=bonus_number(state, seat)),
        (f"{track}:{step}",),
        why_nothing_gained(state, seat, effects),
        reveals=only_tile_hidden and any(isinstance(effect, ColoniaTile) for effect in effects),
        sign=Message("step-sign", {"step": step}),
    )


def bonus_number(state: ForumTrajanum, seat: int) -> int:
    """How many different area bonuses a seat takes at once: two with active Patrician II."""
    return 2 if state.players[seat].is_row_active(PATRICIAN_II) else 1


def why_nothing_gained(state: ForumTrajanum, seat: int, effects: Effects) -> Message | None:
    """Why effects would bring a seat nothing now; None if they bring something."""
    reasons = [why_useless(effect, state, seat) for effect in effects]
    return reasons[0] if all(reasons) else None


@singledispatch
def why_useless(effect: Effect, state: ForumTrajanum, seat: int) -> Message | None:  # noqa: ARG001
    """Why an effect would be useless to a seat now, by its kind; None if it is not."""
    return None


def score_column(table: Table[ForumTrajanum], seat: int) -> None:
    """Score the top fragment of the Trajan's Column and a point for each active citizen."""
    state = table.state
    table.apply(ColumnScored(seat, state.column_value, state.players[seat].active_citizens))


async def take_effect(table: Table[ForumTrajanum], seat: int, effects: Effects, reason: Message) -> None:
    """Carry out effects one after the other; `reason`: their cause."""
    for effect in effects:
        await carry_out_effect(effect, table, seat, reason)


@singledispatch
async def carry_out_effect(effect: Effect, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Carry out an effect, by its kind; `reason`: its cause."""
    raise NotImplementedError(effect, table, seat, reason)


@carry_out_effect.register(Goods)
async def gain_goods(effect: Goods, table: Table[ForumTrajanum], seat: int, _: Message) -> None:
    table.apply(Gained(seat, effect.goods))


@carry_out_effect.register(OneOf)
async def gain_one_of(effect: OneOf, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Gain one resource of the seat's choice."""
    await choose_one_of(table, seat, effect.kinds, reason)


@carry_out_effect.register(AnyWorker)
async def gain_any_worker(_: AnyWorker, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Gain a worker of the seat's choice."""
    await choose_one_of(table, seat, COLOURS, reason)


async def choose_one_of(
    table: Table[ForumTrajanum], seat: int, kinds: Collection[str], reason: Message
) -> None:
    labels = {kind: Message("one-of", {"goods": {kind: 1}}) for kind in kinds}
    offered = (
        Option(kind, label, full=Message("take-goods", {"goods": label})) for kind, label in labels.items()
    )
    worker = int(set(kinds) <= set(COLOURS))
    kind = await choose(seat, "gain", offered, reason=reason, worker=worker)
    table.apply(Gained(seat, {kind: 1}))


@carry_out_effect.register(Points)
async def gain_points(effect: Points, table: Table[ForumTrajanum], seat: int, _: Message) -> None:
    table.apply(PointsGained(seat, effect.points))
