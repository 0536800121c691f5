"""Benefits and bonuses take effect: the benefit tracks, and one function for each kind of effect.

Effects that belong to another chapter of the rules are registered there: envoys and area bonuses in `forum`,
upgrades in `prestige`, building in `building`, Colonia tiles in `tiles`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.effects import (
    BENEFITS,
    TRACK_END,
    AnyWorker,
    Effect,
    Effects,
    Goods,
    OneOf,
    Points,
    benefit_text,
)
from games.forum_trajanum.events.building import BenefitTaken, ColumnScored, MarkerAtColumn, MarkerMoved
from games.forum_trajanum.events.goods import Gained, PointsGained
from games.forum_trajanum.pieces import COLOURS
from games.forum_trajanum.state import ForumTrajanum
from games.game import Option, Role
from games.words import Message


async def advance_marker(table: Table[ForumTrajanum], seat: int, track: str) -> None:
    """The marker moves on; the new benefit or an earlier one is taken; after the last step it is done."""
    player = table.state.players[seat]
    if player.tracks[track] == TRACK_END:
        return
    step = player.tracks[track] + 1
    table.apply(MarkerMoved(seat, track, step))
    benefits = [
        Option(f"{track}_{each}", benefit_text(track, each), (f"{track}:{each}",))
        for each in range(step, 0, -1)
    ]
    none = [] if step == 1 else [Option("none", Message("option-no-benefit"), role=Role.DECLINES)]
    key = await choose(seat, "benefit", [*benefits, *none], picture="tracks", track=f"kind-{track}")
    if key != "none":
        chosen = int(key.removeprefix(f"{track}_"))
        table.apply(BenefitTaken(seat, track, chosen))
        await take_effect(table, seat, BENEFITS[track][chosen - 1])
    if step == TRACK_END:
        table.apply(MarkerAtColumn(seat, track))
        score_column(table, seat)


def score_column(table: Table[ForumTrajanum], seat: int) -> None:
    """The top fragment of the Trajan's Column, and a point for each active citizen."""
    state = table.state
    table.apply(ColumnScored(seat, state.column_value, state.players[seat].active_citizens))


async def take_effect(table: Table[ForumTrajanum], seat: int, effects: Effects) -> None:
    """Effects, one after the other."""
    for effect in effects:
        await carry_out(effect, table, seat)


@singledispatch
async def carry_out(effect: Effect, table: Table[ForumTrajanum], seat: int) -> None:
    """One effect, by its kind."""
    raise NotImplementedError(effect, table, seat)


@carry_out.register(Goods)
async def gain_goods(effect: Goods, table: Table[ForumTrajanum], seat: int) -> None:
    """Goods from the supply."""
    table.apply(Gained(seat, effect.goods))


@carry_out.register(OneOf)
async def gain_one_of(effect: OneOf, table: Table[ForumTrajanum], seat: int) -> None:
    """One resource of the seat's choice."""
    await choose_one_of(table, seat, effect.kinds)


@carry_out.register(AnyWorker)
async def gain_any_worker(_: AnyWorker, table: Table[ForumTrajanum], seat: int) -> None:
    """A worker of the seat's choice."""
    await choose_one_of(table, seat, COLOURS)


async def choose_one_of(table: Table[ForumTrajanum], seat: int, kinds: Iterable[str]) -> None:
    """One resource among these kinds."""
    offered = [Option(kind, Message("one-of", {"goods": {kind: 1}})) for kind in kinds]
    kind = await choose(seat, "gain", offered, picture="colonia")
    table.apply(Gained(seat, {kind: 1}))


@carry_out.register(Points)
async def gain_points(effect: Points, table: Table[ForumTrajanum], seat: int) -> None:
    """Points."""
    table.apply(PointsGained(seat, effect.points))
