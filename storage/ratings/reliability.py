"""Reliability of users: finished games, missed deadlines. Functions inside a transaction."""

from ratings.reliability import DAYS, GAMES, Reliability
from storage.core.database import Connection
from storage.core.errors import NotReliable
from storage.time.hand_overs import KEPT

FINISHED = f"""
SELECT game.ended FROM result JOIN game ON game.id = result.game
WHERE result."user" = :user AND EXISTS (
    SELECT 1 FROM result AS other WHERE other.game = result.game AND other.seat <> result.seat
        AND (other."user" IS NOT NULL OR other.replaced)
)
ORDER BY game.ended DESC LIMIT {GAMES}
"""

LEFT = f"""
SELECT max(time) FROM table_change
WHERE from_user = :user AND kind = 'seat' AND NOT EXISTS (
    SELECT 1 FROM seat WHERE seat.game = table_change.game AND seat."user" = :user
)
GROUP BY game ORDER BY max(time) DESC LIMIT {GAMES}
"""
"""When a user left games, or was replaced there."""

MOVED = f'SELECT time FROM hand_over WHERE "user" = :user AND time > :since ORDER BY id DESC LIMIT {KEPT}'
MISSED = 'SELECT count(*) FROM miss WHERE "user" = :user AND time > :since'


def reliability(connection: Connection, user: int, time: float) -> Reliability:
    finished = [(until, True) for (until,) in connection.execute(FINISHED, {"user": user})]
    left = [(until, False) for (until,) in connection.execute(LEFT, {"user": user})]
    last = sorted([*finished, *left], reverse=True)[:GAMES]
    since = time - DAYS * 86_400.0
    moves = [moved for (moved,) in connection.execute(MOVED, {"user": user, "since": since})]
    counted = min(moves) - 1.0 if len(moves) >= KEPT else since
    (misses,) = connection.execute(MISSED, {"user": user, "since": counted}).fetchone()
    return Reliability(sum(is_whole for _, is_whole in last), len(last), misses, len(moves))


def check_reliable(connection: Connection, user: int, time: float) -> None:
    """Raises NotReliable."""
    found = reliability(connection, user, time)
    if not found.is_reliable:
        raise NotReliable(found)
