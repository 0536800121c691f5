"""Plans of seats for their next turns. A part of the `Store`."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct, structs

from storage.core.database import Connection, Part, changes_game, reads
from storage.core.errors import Conflict
from storage.core.kinds import Kind, TimerKind
from storage.core.queries import find_game
from storage.core.rows import PLAYING, NewTimer, PlanRow
from storage.core.timers import add_timer, delete_timer, planned_at
from storage.places.places import renew_notification
from storage.time.turn_ends import end_later

COLUMNS = 'game, seat, "user", version, answers, play, signs, hinted'
OF_GAME = f"SELECT {COLUMNS} FROM plan WHERE game = ? ORDER BY seat"
OF_SEAT = f"SELECT {COLUMNS} FROM plan WHERE game = ? AND seat = ?"

FORGET = "DELETE FROM plan WHERE game = ? AND seat = ?"

KEEP = f"""
INSERT INTO plan ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET "user" = excluded."user", version = excluded.version,
    answers = excluded.answers, play = excluded.play, signs = excluded.signs,
    hinted = excluded.hinted
"""

DUE = f"""
SELECT game, seat FROM timer WHERE kind = '{TimerKind.PLAN}' AND due <= ?
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = timer.game AND pause.ended IS NULL)
ORDER BY due, id
"""


class PlannedTurn(Struct, frozen=True):
    """A plan whose turn has come, or its rest."""

    plan: PlanRow
    is_rest: bool = False
    """Whether it only ends the turn, after a delay; else it is played at once."""


def find_plan(connection: Connection, game: int, seat: int) -> PlanRow | None:
    row = connection.execute(OF_SEAT, (game, seat)).fetchone()
    return None if row is None else _plan_row(row)


def plans_of(connection: Connection, game: int) -> tuple[PlanRow, ...]:
    return tuple(map(_plan_row, connection.execute(OF_GAME, (game,)).fetchall()))


def _plan_row(row: Sequence[Any]) -> PlanRow:
    plan = PlanRow(*row)
    return structs.replace(plan, hinted=bool(plan.hinted))


def _keep(connection: Connection, plan: PlanRow, before: int | None) -> None:
    """Store a plan over its version `before`. Raises Conflict if that is another one by now."""
    found = find_plan(connection, plan.game, plan.seat)
    row = find_game(connection, plan.game)
    held = row.holder(plan.seat) if row.stage == PLAYING else None
    if (None if found is None else found.version) != before or held is None or held.user != plan.user:
        raise Conflict(f"the plan of seat {plan.seat} of game {plan.game} has changed")
    _put(connection, plan)


def _put(connection: Connection, plan: PlanRow) -> None:
    connection.execute(KEEP, tuple(getattr(plan, name) for name in plan.__struct_fields__))


def forget(connection: Connection, game: int, seats: Collection[int]) -> None:
    """Forget the plans of seats that have moved, or whose holders have changed."""
    for seat in seats:
        connection.execute(FORGET, (game, seat))
        delete_timer(connection, game, seat, TimerKind.PLAN)


def schedule(connection: Connection, turn: PlannedTurn, time: float) -> None:
    """Store a plan whose turn has come, or its rest, and when it is played."""
    _put(connection, turn.plan)
    game, seat = turn.plan.game, turn.plan.seat
    if turn.is_rest:
        end_later(connection, game, seat, None, time)
    else:
        add_timer(connection, NewTimer(game, seat, TimerKind.PLAN, time))


def _due(connection: Connection, now: float) -> tuple[tuple[int, int], ...]:
    """Games and seats whose plans are to be played now, longest due first, without paused tables."""
    return tuple(connection.execute(DUE, (now,)).fetchall())


def _call(connection: Connection, game: int, seat: int, time: float) -> None:
    """Call the owner of a plan that was to be played; the plan stays, to be shown."""
    if planned_at(connection, game, seat) is not None:
        delete_timer(connection, game, seat, TimerKind.PLAN)
        renew_notification(connection, game, Kind.ASK, time, seat)
        renew_notification(connection, game, Kind.TURN, time)


class Plans(Part):
    due = reads(_due)
    find = reads(find_plan)
    planned_at = reads(planned_at)
    keep = changes_game(_keep)
    forget = changes_game(forget)
    call = changes_game(_call)
