"""Dormant tables: nobody has moved there for months. Functions inside a transaction."""

from storage.absence import polls
from storage.absence.polls import ANSWERS, GO_ON, WOKEN, cast_vote, close
from storage.core import outbox, timers
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.rows import AGREED, DORMANT, Notification
from storage.places.places import renew_notification
from storage.time import deadlines
from storage.time.deadlines import restart_clocks

IDLE_SECONDS = 90 * 86400.0
"""Seconds without a move until all are asked whether to continue."""

WARNING_SECONDS = 14 * 86400.0
"""Seconds from that message until the table becomes dormant."""

UNPOSTED_SECONDS = 2 * WARNING_SECONDS
"""Seconds until it becomes dormant if its place is gone and nothing could be posted."""

ACTIVE = f"""
SELECT max(time) FROM (
    SELECT max(time) AS time FROM move WHERE game = :game AND (interaction IS NOT NULL OR n = 1)
    UNION ALL
    SELECT max(time) FROM table_change WHERE game = :game AND kind = 'seat' AND to_user IS NOT NULL
    UNION ALL
    SELECT max(closed) FROM question WHERE game = :game AND (
        (outcome = :on AND (kind <> '{Kind.AGREE_PAUSE}' OR seat IS NOT NULL))
        OR (outcome = :agreed AND kind = '{Kind.AGREE_PAUSE}')
    )
) AS moments
"""

PEOPLE = 'SELECT 1 FROM seat WHERE game = ? AND "user" IS NOT NULL'

OPEN = f"""
SELECT id, kind FROM question
WHERE game = ? AND closed IS NULL AND (kind IN ('{Kind.IDLE}', '{Kind.DORMANT}', '{Kind.ASLEEP}')) IS TRUE
"""

WAKE = f"UPDATE pause SET ended = ? WHERE game = ? AND kind = '{DORMANT}' AND ended IS NULL"


def postpone_idle_check(connection: Connection, game: int, time: float) -> None:
    set_idle_check(connection, game, time + IDLE_SECONDS)


def keep_awake(connection: Connection, game: int, time: float) -> None:
    """Cancel a warning, and wake a sleeping or dormant table, because somebody acts."""
    if wake(connection, game, None, time=time):
        return
    for id_, _ in connection.execute(OPEN, (game,)).fetchall():
        close(connection, id_, WOKEN, time)
        postpone_idle_check(connection, game, time)
        timers.judge_late_again(connection, game, time)
        outbox.add(connection, game, ANSWERS, time)


def wake(connection: Connection, game: int, seat: int | None, *, time: float) -> bool:
    """Wake a dormant table, by the press of a `seat` or (None) otherwise; returns whether it was dormant."""
    if not connection.execute(WAKE, (time, game)).rowcount:
        return False
    for id_, _ in connection.execute(OPEN, (game,)).fetchall():
        if seat is not None:
            cast_vote(connection, id_, seat, GO_ON)
        close(connection, id_, WOKEN if seat is None else GO_ON, time)
    postpone_idle_check(connection, game, time)
    outbox.add(connection, game, ANSWERS, time)
    restart_clocks(connection, game, time)
    return True


def make_dormant(connection: Connection, game: int, time: float) -> None:
    """Make a table dormant; without people nobody is notified."""
    since = last_activity(connection, game)
    connection.execute("INSERT INTO pause (game, kind, begins) VALUES (?, ?, ?)", (game, DORMANT, time))
    set_idle_check(connection, game, None)
    polls.close_all(connection, game, DORMANT, time)
    deadlines.recompute_waits(connection, game=game)
    outbox.add(connection, game, deadlines.MOVED, time)
    if connection.execute(PEOPLE, (game,)).fetchone() is not None:
        question = polls.ask(connection, game, None, Kind.DORMANT, None, time)
        connection.execute("UPDATE question SET since = ? WHERE id = ?", (since, question))
        outbox.add(connection, game, Notification(Kind.DORMANT, 0), time)
    renew_notification(connection, game, Kind.CARD, time)


def last_activity(connection: Connection, game: int) -> float:
    """Time of the last move, taken seat, vote to continue or agreed pause."""
    (moment,) = connection.execute(ACTIVE, {"game": game, "on": GO_ON, "agreed": AGREED}).fetchone()
    return float(moment)


def set_idle_check(connection: Connection, game: int, due: float | None) -> None:
    connection.execute("UPDATE game SET idle_due = ? WHERE id = ?", (due, game))
