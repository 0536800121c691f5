"""How reliable users are: games they have finished, deadlines they have missed. Inside a transaction."""

from __future__ import annotations

from ratings.reliability import DAYS, GAMES, Reliability
from storage.connection import Connection
from storage.errors import NotReliable
from storage.time.hand_overs import KEPT

LAST_GAMES = f"""
SELECT finished FROM (
    SELECT 1 AS finished, game.ended AS until, game.id AS game
    FROM result JOIN game ON game.id = result.game
    WHERE result."user" = :user AND EXISTS (
        SELECT 1 FROM result AS other WHERE other.game = result.game AND other.seat <> result.seat
            AND (other."user" IS NOT NULL OR other.replaced)
    )
    UNION ALL
    SELECT 0, max(time), game FROM table_change
    WHERE from_user = :user AND kind = 'seat' AND NOT EXISTS (
        SELECT 1 FROM seat WHERE seat.game = table_change.game AND seat."user" = :user
    )
    GROUP BY game
) AS ended
ORDER BY until DESC, game DESC LIMIT {GAMES}
"""
"""Of the last games of a user with others, whether each was finished; what they have left was not."""

LAST_MOVES = f"""
SELECT count(*), min(time) FROM (
    SELECT time FROM hand_over WHERE "user" = :user AND time > :since ORDER BY id DESC LIMIT {KEPT}
) AS kept
"""

MISSED = 'SELECT count(*) FROM miss WHERE "user" = :user AND time > :since'


def reliability(connection: Connection, user: int, time: float) -> Reliability:
    """How reliable a user is at a moment."""
    ended = [bool(finished) for (finished,) in connection.execute(LAST_GAMES, {"user": user})]
    since = time - DAYS * 86_400.0
    moves, first = connection.execute(LAST_MOVES, {"user": user, "since": since}).fetchone()
    counted = max(since, first - 1.0) if moves >= KEPT else since
    (misses,) = connection.execute(MISSED, {"user": user, "since": counted}).fetchone()
    return Reliability(sum(ended), len(ended), misses, moves)


def check_reliable(connection: Connection, user: int, time: float) -> None:
    """Check that a user is reliable. Raises NotReliable."""
    found = reliability(connection, user, time)
    if not found.is_reliable:
        raise NotReliable(found)
