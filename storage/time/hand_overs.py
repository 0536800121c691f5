"""How long others have waited for users: the waking seconds of their last moves. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import median

from storage.core.connection import Connection
from storage.core.database import Database

KEPT = 100
"""How many moves of a user count, the last ones; earlier ones are deleted when a game of theirs ends."""

ENOUGH = 20
"""From how many on something is said of a user."""

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


class HandOvers:
    """Asynchronous access to how long others have waited for users."""

    def __init__(self, database: Database) -> None:
        """Users in an open database."""
        self._database = database

    async def medians(self, users: Iterable[int]) -> Mapping[int, float]:
        """The median of the waking seconds of users; nothing of who hides it, or has moved too seldom."""

        def work(connection: Connection) -> Mapping[int, float]:
            found = {user: [each for (each,) in connection.execute(SHOWN, (user,))] for user in users}
            return {user: median(each) for user, each in found.items() if len(each) >= ENOUGH}

        return await self._database.read(work)


def add(connection: Connection, user: int, seconds: float, time: float) -> None:
    """Keep how long others have waited for a move; a part of a transaction."""
    connection.execute(
        'INSERT INTO hand_over ("user", time, seconds) VALUES (?, ?, ?)', (user, time, seconds)
    )


def forget_earlier(connection: Connection, game: int) -> None:
    """Forget the earlier moves of those who sit at a game that is over; a part of a transaction."""
    for (user,) in connection.execute(SEATED, (game,)).fetchall():
        connection.execute(FORGET, (user,))
