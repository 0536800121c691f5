"""Plans whose turns have come: whether they hold, as of a table."""

import json
import logging
from typing import Any

import msgspec

from bot.tables.notifications import Step
from games.engine.plans import Plan, Sign, Trial, has_come, read_plan, try_plan
from games.engine.table import Table
from storage.core.rows import PLAYING, GameRow, PlanRow
from storage.seats.plans import PlannedTurn
from storage.together.store import Store

AT_ONCE, ASK = "at-once", "ask"
"""How a plan is played: by itself, or with a press of its owner. Stored."""

NO_PLAN: Plan[Any] = Plan("", 0, ())

log = logging.getLogger(__name__)


def plan_of_row(table: Table[Any], stored: PlanRow) -> Plan[Any]:
    """A stored plan; NO_PLAN if it cannot be read, which must keep nobody from playing."""
    try:
        return read_plan(table.game, stored.answers)
    except msgspec.DecodeError as fault:
        log.error("game %d: the plan of seat %d cannot be read: %s", stored.game, stored.seat, fault)
        return NO_PLAN


def signs_of(stored: PlanRow) -> tuple[Sign, ...]:
    chosen = json.loads(stored.signs)
    return tuple(sign for sign in Sign if sign in chosen)


def tried(table: Table[Any], stored: PlanRow, plan: Plan[Any]) -> Trial | None:
    """How far a stored plan can be played; None before its turn, and if it cannot be tried."""
    seat = stored.seat
    try:
        return try_plan(table, seat, plan, signs_of(stored)) if has_come(table, seat, plan) else None
    except Exception:
        log.exception("game %d: the plan of seat %d cannot be tried", stored.game, seat)
        return None


async def turns_to_play(store: Store, row: GameRow, step: Step) -> tuple[PlannedTurn, ...]:
    """The plans that are played by themselves, as the step has brought their turns and they hold."""
    found = []
    for seat in step.newly_asked:
        held = row.holder(seat)
        plan = await store.plans.find(row.id, seat) if held and held.has_plan else None
        if plan is not None and keys_due(row, step.after, plan, plan_of_row(step.after, plan)):
            found.append(PlannedTurn(plan))
    return tuple(found)


def keys_due(row: GameRow, table: Table[Any], stored: PlanRow, plan: Plan[Any]) -> tuple[str, ...]:
    """The answers that a stored plan gives now by itself; none if it does not hold."""
    held = row.holder(stored.seat)
    if row.stage != PLAYING or held is None or held.user != stored.user or stored.play != AT_ONCE:
        return ()
    trial = tried(table, stored, plan)
    if trial is not None:
        return trial.keys if trial.stop is None else ()
    choice = table.pending_choice(stored.seat)
    if choice is None or not plan.ends_turn or len(plan.answers) > 1:
        return ()
    (end,) = plan.answers
    return (end.key,) if choice.prompt_id == end.prompt and choice.allows(end.key) else ()


async def over_plans(store: Store, row: GameRow, step: Step) -> tuple[int, ...]:
    """The seats whose plans end with a step, which have answered in the planned turns."""
    table = step.before
    if table is None:
        return ()
    others, phase = {each.move.seat for each in table.open_moves} - {None}, table.phase_start.phase
    acted = (
        held.seat
        for held in row.seated
        if held.has_plan and held.seat in step.acted and others <= {held.seat}
    )
    plans = [stored for seat in acted if (stored := await store.plans.find(row.id, seat))]
    return tuple(each.seat for each in plans if plan_of_row(table, each).phase in (phase, NO_PLAN.phase))
