"""Clocks that restart, and deadlines that move with them. Functions inside a transaction."""

from collections.abc import Collection

from storage.core import outbox, timers
from storage.core.database import Connection
from storage.core.kinds import Kind
from storage.core.rows import Notification
from storage.core.shards import EVERYTHING, Shard
from storage.places.places import renew_notification, send_unposted
from storage.time import turn_ends, waits

LAST_SEEN = """
SELECT coalesce(
    (SELECT max(time) FROM heartbeat), (SELECT max(since) FROM waiting WHERE game = ?)
)
"""
"""Time of the last heartbeat, a moment ago while the bot runs."""

MOVED = Notification(Kind.COUNTER, 0, replaces=True)


WAITED_FOR = """
SELECT waiting.seat FROM waiting JOIN seat USING (game, seat)
WHERE waiting.game = ? AND seat."user" IS NOT NULL ORDER BY waiting.seat
"""


def recompute_waits(
    connection: Connection, *, user: int | None = None, game: int | None = None, shard: Shard = EVERYTHING
) -> None:
    """Recompute waits with clocks after a change of clock stops, for a shard, a user or a game.

    Games with moved deadlines are notified.
    """
    found = waits.waits_with_clock(connection, user=user, game=game, shard=shard)
    for moved in sorted(waits.recompute_deadlines(connection, found)):
        (time,) = connection.execute(LAST_SEEN, (moved,)).fetchone()
        outbox.add(connection, moved, MOVED, time)


def restart_clocks(
    connection: Connection, game: int, time: float, seats: Collection[int] | None = None
) -> None:
    """Restart a game's clocks, repeat unread questions and call waiting seats.

    `seats`: the seats to call; None: all.
    """
    recompute_waits(connection, game=game)
    timers.judge_late_again(connection, game, time)
    turn_ends.restart_delays(connection, time, game)
    send_unposted(connection, game)
    waited_for = [seat for (seat,) in connection.execute(WAITED_FOR, (game,)).fetchall()]
    called = [
        seat
        for seat in waited_for
        if (seats is None or seat in seats) and timers.planned_at(connection, game, seat) is None
    ]
    for seat in called:
        renew_notification(connection, game, Kind.ASK, time, seat)
    if called or seats is None:
        renew_notification(connection, game, Kind.TURN, time)
        renew_notification(connection, game, Kind.CARD, time)
