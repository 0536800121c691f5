"""Whether there is work for the queue, requests, letters and cups: one statement for all of them."""

from __future__ import annotations

from msgspec import Struct

from storage.core.connection import Connection

WAITS = """
SELECT 'barred', who FROM bar WHERE guild = 0
UNION ALL SELECT 'seeker', 0 WHERE EXISTS (SELECT 1 FROM seeker WHERE since IS NOT NULL)
UNION ALL SELECT 'request', 0 WHERE EXISTS (SELECT 1 FROM seat_request WHERE answer IS NULL)
UNION ALL SELECT 'letter', 0 WHERE EXISTS (SELECT 1 FROM letter)
UNION ALL SELECT 'cup', 0 WHERE EXISTS (SELECT 1 FROM cup WHERE begins IS NOT NULL AND ended IS NULL)
    OR EXISTS (SELECT 1 FROM cup WHERE shown < changed)
"""


class Look(Struct, frozen=True):
    """What there is to do."""

    barred: frozenset[int]
    """Who is barred by who runs the bot."""
    seekers: bool
    """Whether anybody looks for a table."""
    requests: bool
    """Whether anybody asks for a seat."""
    letters: bool
    """Whether letters are due."""
    cups: bool
    """Whether cups are under way, or are not shown as they are."""


def look(connection: Connection) -> Look:
    """What there is now."""
    found = connection.execute(WAITS).fetchall()
    what = {name for name, _ in found}
    barred = frozenset(user for name, user in found if name == "barred")
    return Look(barred, "seeker" in what, "request" in what, "letter" in what, "cup" in what)
