"""Deadlines that move, since clocks stood or will stand: players see it. It runs inside a transaction."""

from __future__ import annotations

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.kinds import Kind
from storage.core.rows import Notification
from storage.core.shards import EVERYTHING, Shard
from storage.time import waits

LAST_SEEN = """
SELECT coalesce(
    (SELECT max(time) FROM heartbeat), (SELECT max(since) FROM waiting WHERE game = ?)
)
"""
"""When the bot was last seen running: a moment ago while it runs."""

MOVED = Notification(Kind.COUNTER, 0, replaces=True)
"""The newest message of the game says until when somebody can choose."""


def move(
    connection: Connection, *, user: int | None = None, game: int | None = None, shard: Shard = EVERYTHING
) -> None:
    """Recompute waits with clocks after a change of stops: all of a shard, those for a user, or of a game.

    Games whose deadlines moved are notified.
    """
    found = waits.clocks(connection, user=user, game=game, shard=shard)
    for moved in sorted(waits.plan_again(connection, found)):
        (time,) = connection.execute(LAST_SEEN, (moved,)).fetchone()
        outbox.add(connection, moved, MOVED, time)
