"""Work for the queue, requests and cups, recipients of due notifications, who is shut out, the next timer."""

from msgspec import Struct

from storage.core.database import Connection
from storage.core.kinds import TimerKind
from storage.lobby.lobbies import CLOSING_SECONDS, IDLE_SECONDS

WAITS = f"""
SELECT 'barred', who FROM bar WHERE guild = 0
UNION ALL SELECT 'closed', guild FROM closed_server
UNION ALL SELECT 'plan', 0 WHERE EXISTS (SELECT 1 FROM timer WHERE kind = '{TimerKind.PLAN}')
UNION ALL SELECT 'seeker', 0 WHERE EXISTS (SELECT 1 FROM seeker WHERE since IS NOT NULL)
UNION ALL SELECT 'request', 0 WHERE EXISTS (SELECT 1 FROM seat_request WHERE answer IS NULL)
UNION ALL SELECT DISTINCT 'user', "user" FROM outbox
WHERE done IS NULL AND game IS NULL AND "user" IS NOT NULL
UNION ALL SELECT 'cup', 0 WHERE EXISTS (SELECT 1 FROM cup WHERE begins IS NOT NULL AND ended IS NULL)
    OR EXISTS (SELECT 1 FROM outbox WHERE done IS NULL AND game IS NULL AND "user" IS NULL)
"""


NEXT = """
SELECT min(due) FROM (
    SELECT min(due) AS due FROM timer WHERE done IS NULL AND due > :now
    UNION ALL
    SELECT min(ends) FROM pause WHERE ended IS NULL AND ends > :now
    UNION ALL
    SELECT min(idle_due) FROM game WHERE idle_due > :now
    UNION ALL
    SELECT min(digest_due) FROM settings WHERE digest_due > :now
    UNION ALL
    SELECT min(starts) FROM game WHERE starts > :now
    UNION ALL
    SELECT min(changed) + :idle FROM game
    WHERE stage = 'lobby' AND closing IS NULL AND warned IS NULL AND changed > :now - :idle
    UNION ALL
    SELECT min(warned) + :closing FROM game WHERE warned > :now - :closing
    UNION ALL
    SELECT min(expires) FROM invitation
    WHERE accepted IS NULL AND seat IS NULL AND expires > :now
    UNION ALL
    SELECT min(expires) FROM seat_request WHERE answer IS NULL AND expires > :now
) AS moments
"""


class PendingWork(Struct, frozen=True):
    barred: frozenset[int]
    """Users barred by the operator."""
    closed: frozenset[int]
    """Servers closed by the operator."""
    plans: bool
    """Whether plans are to be played."""
    seekers: bool
    requests: bool
    """Whether anybody asks for a seat."""
    users: frozenset[int]
    """Users with due notifications about no game."""
    cups: bool
    """Whether cups run, or their messages are out of date."""


def find_pending(connection: Connection) -> PendingWork:
    found = connection.execute(WAITS).fetchall()
    what = {name for name, _ in found}
    barred, closed, users = (
        frozenset(who for name, who in found if name == each) for each in ("barred", "closed", "user")
    )
    plans, seekers, requests, cups = (each in what for each in ("plan", "seeker", "request", "cup"))
    return PendingWork(barred, closed, plans, seekers, requests, users, cups)


def next_due(connection: Connection, now: float) -> float | None:
    """When the next timer, digest, or change of a lobby falls due; None without any."""
    values = {"now": now, "idle": IDLE_SECONDS, "closing": CLOSING_SECONDS}
    due: float | None = connection.execute(NEXT, values).fetchone()[0]
    return due
