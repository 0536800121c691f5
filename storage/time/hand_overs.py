"""Waking seconds that others waited for each of a user's last moves. A part of the `Store`."""

from collections.abc import Iterable, Mapping
from statistics import median

from storage.core.database import Connection, Part, reads

KEPT = 100
"""Moves of a user that count; earlier ones are deleted when one of their games ends."""

ENOUGH = 20
"""With fewer moves nothing is shown."""

FORGET = f"""
DELETE FROM hand_over WHERE "user" = ?1 AND id <= (
    SELECT id FROM hand_over WHERE "user" = ?1 ORDER BY id DESC LIMIT 1 OFFSET {KEPT}
)
"""

SEATED = 'SELECT "user" FROM seat WHERE game = ? AND "user" IS NOT NULL'

SHOWN = f"""
SELECT seconds FROM hand_over WHERE "user" = ?1 AND NOT EXISTS (
    SELECT 1 FROM settings WHERE settings."user" = ?1
        AND CAST(settings.settings -> 'hide_pace' AS TEXT) = 'true'
)
ORDER BY id DESC LIMIT {KEPT}
"""


def _median_seconds(connection: Connection, users: Iterable[int]) -> Mapping[int, float]:
    """Median waking seconds of users, without those who hide it or have moved too seldom."""
    found = {user: [each for (each,) in connection.execute(SHOWN, (user,))] for user in users}
    return {user: median(each) for user, each in found.items() if len(each) >= ENOUGH}


class HandOvers(Part):
    median_seconds = reads(_median_seconds)


def add_hand_over(connection: Connection, user: int, seconds: float, time: float) -> None:
    connection.execute(
        'INSERT INTO hand_over ("user", time, seconds) VALUES (?, ?, ?)', (user, time, seconds)
    )


def forget_earlier(connection: Connection, game: int) -> None:
    """Delete earlier moves of the players of a finished game."""
    for (user,) in connection.execute(SEATED, (game,)).fetchall():
        connection.execute(FORGET, (user,))
