"""Plans whose turns have come: whether they hold, as of a table."""

import json
from typing import Any

from bot.tables.notifications import Step
from games.engine.plans import Plan, Sign, Trial, has_come, read_plan, try_plan
from games.engine.table import Table
from storage.core.rows import GameRow, PlanRow
from storage.seats.plans import PlannedTurn
from storage.together.store import Store

AT_ONCE, ASK = "at-once", "ask"
"""How a plan is played: by itself, or with a press of its owner. Stored."""


def plan_of_row(table: Table[Any], stored: PlanRow) -> Plan[Any]:
    return read_plan(table.game, stored.answers)


def signs_of(stored: PlanRow) -> tuple[Sign, ...]:
    return tuple(map(Sign, json.loads(stored.signs)))


def tried(table: Table[Any], stored: PlanRow) -> Trial | None:
    """How far a plan can be played; None before its turn."""
    plan, seat = plan_of_row(table, stored), stored.seat
    return try_plan(table, seat, plan, signs_of(stored)) if has_come(table, seat, plan) else None


async def turns_to_play(store: Store, row: GameRow, step: Step) -> tuple[PlannedTurn, ...]:
    """The plans that are played by themselves, as the step has brought their turns and they hold."""
    found = []
    for seat in step.newly_asked:
        held = row.holder(seat)
        if held is None or not held.has_plan:
            continue
        plan = await store.plans.find(row.id, seat)
        if plan is None or plan.play != AT_ONCE or plan.user != held.user:
            continue
        trial = tried(step.after, plan)
        if trial is not None and trial.stop is None:
            found.append(PlannedTurn(plan))
    return tuple(found)
