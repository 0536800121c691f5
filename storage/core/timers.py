"""Timers of waits. Functions inside a transaction."""

from storage.core.database import Connection
from storage.core.kinds import TimerKind
from storage.core.rows import NewTimer

TO_COME = "DELETE FROM timer WHERE game = ? AND seat = ? AND kind = ? AND done IS NULL"

OVERDUE = f"""
SELECT seat, CASE WHEN deadline IS NULL THEN '{TimerKind.SLEPT}' ELSE '{TimerKind.LATE_AGAIN}' END
FROM waiting JOIN seat USING (game, seat)
WHERE game = ? AND coalesce(deadline, 0) <= ? AND NOT waiting.computer AND seat."user" IS NOT NULL
    AND (SELECT origin FROM game WHERE id = waiting.game) IS NULL
"""
"""Seats that are late or have no clock, but in practice, and the kind of timer that checks them."""

ADDED = """
INSERT INTO timer (game, seat, since, kind, deadline, due, version)
SELECT game, seat, since, ?, coalesce(deadline, 0), ?, ? FROM waiting WHERE game = ? AND seat = ?
ON CONFLICT (game, seat, since, kind, deadline) DO UPDATE SET due = excluded.due, done = NULL
WHERE excluded.due >= timer.done
"""

PLANNED = f"SELECT due FROM timer WHERE game = ? AND seat = ? AND kind = '{TimerKind.PLAN}'"


def add_timer(connection: Connection, timer: NewTimer) -> None:
    """Add a timer to the present wait, unless one for its deadline was done after the new one is due."""
    delete_timer(connection, timer.game, timer.seat, timer.kind)
    connection.execute(ADDED, (timer.kind, timer.due, timer.version, timer.game, timer.seat))


def judge_late_again(connection: Connection, game: int, time: float) -> None:
    """Judge the late seats of a game, and those without a clock, again."""
    for seat, kind in connection.execute(OVERDUE, (game, time)).fetchall():
        add_timer(connection, NewTimer(game, seat, kind, time))


def planned_at(connection: Connection, game: int, seat: int) -> float | None:
    """When a seat's plan is played, or ends its turn, so that nobody is called to it; None without one."""
    found = connection.execute(PLANNED, (game, seat)).fetchone()
    return None if found is None else found[0]


def delete_timer(connection: Connection, game: int, seat: int, kind: str) -> None:
    connection.execute(TO_COME, (game, seat, kind))
