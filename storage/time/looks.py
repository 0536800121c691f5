"""What the queue, requests and cups have to do, and to whom something is due: in one statement."""

from __future__ import annotations

from msgspec import Struct

from storage.connection import Connection

WAITS = """
SELECT 'barred', who FROM bar WHERE guild = 0
UNION ALL SELECT 'seeker', 0 WHERE EXISTS (SELECT 1 FROM seeker WHERE since IS NOT NULL)
UNION ALL SELECT 'request', 0 WHERE EXISTS (SELECT 1 FROM seat_request WHERE answer IS NULL)
UNION ALL SELECT DISTINCT 'user', "user" FROM outbox
WHERE done IS NULL AND game IS NULL AND "user" IS NOT NULL
UNION ALL SELECT 'cup', 0 WHERE EXISTS (SELECT 1 FROM cup WHERE begins IS NOT NULL AND ended IS NULL)
    OR EXISTS (SELECT 1 FROM outbox WHERE done IS NULL AND game IS NULL AND "user" IS NULL)
"""


class Look(Struct, frozen=True):
    """What there is to do."""

    barred: frozenset[int]
    """Who is barred by who runs the bot."""
    seekers: bool
    """Whether anybody looks for a table."""
    requests: bool
    """Whether anybody asks for a seat."""
    users: frozenset[int]
    """To whom something is due that is about no game."""
    cups: bool
    """Whether cups are under way, or are not shown as they are."""


def look(connection: Connection) -> Look:
    """What there is now."""
    found = connection.execute(WAITS).fetchall()
    what = {name for name, _ in found}
    barred, users = (frozenset(who for name, who in found if name == each) for each in ("barred", "user"))
    return Look(barred, "seeker" in what, "request" in what, users, "cup" in what)
