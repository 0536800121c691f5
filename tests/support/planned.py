"""Plans for stories: laid out on a planning table by keys, or at random."""

from random import Random
from typing import Any

from games.engine.planning import PlanningTable
from games.engine.plans import Plan, plan_of
from games.engine.table import Table
from tests.support.table_story import choose, pending


def ahead(table: Table[Any], seat: int) -> PlanningTable[Any]:
    """The planning table of a seat, which it must have."""
    planning = PlanningTable.begin_ahead(table, seat)
    assert planning is not None
    return planning


def planned(table: Table[Any], seat: int, *keys: str) -> Plan[Any]:
    """The plan of a seat whose turn comes later."""
    planning = ahead(table, seat)
    choose(planning, *keys, seat=seat)
    return plan_of(table, planning)


def answer_all(planning: PlanningTable[Any], random: Random) -> None:
    """Choose at random until nothing more is asked."""
    while planning.waiting_seats:
        planning.answer(planning.seat, pending(planning, planning.seat).random_answer(random))
