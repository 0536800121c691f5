"""Reminders: timers, sent notifications, nudges and digests of a user."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from clocks.local_time import next_new_year, year_that_is_over
from storage.core import outbox
from storage.core.database import (
    Connection,
    Part,
    column,
    named_placeholders,
    placeholders,
    portions,
    reads,
    writes,
)
from storage.core.kinds import REMINDERS, Kind, TimerKind, sql_list
from storage.core.rows import Notification, OutboxRow, ReminderTimer
from storage.core.timers import add_timer

DUE = f"""
SELECT timer.id, CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END AS player,
    timer.game, timer.seat, timer.since, timer.kind, timer.due, waiting.deadline
FROM timer
JOIN waiting USING (game, seat)
JOIN seat USING (game, seat)
LEFT JOIN stand_in USING (game, seat)
WHERE timer.done IS NULL AND timer.due <= :until AND timer.kind IN ({sql_list(REMINDERS)})
    AND (stand_in.game IS NULL AND seat."user" IS NOT NULL OR stand_in."user" IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = timer.game AND pause.ended IS NULL)
    AND NOT EXISTS (
        SELECT 1 FROM timer AS planned
        WHERE planned.game = timer.game AND planned.seat = timer.seat AND planned.kind = '{TimerKind.PLAN}'
    )
    AND NOT (stand_in.game IS NULL AND EXISTS (
        SELECT 1 FROM vacation JOIN game ON game.id = timer.game AND game.vacations
        WHERE vacation."user" = seat."user" AND vacation.ended IS NULL AND begins <= :now AND ends > :now
    ))
ORDER BY timer.due, timer.id
"""

NOTIFIED = """
SELECT min(coalesce(done, created)) FROM outbox
WHERE "user" = :user AND kind IN ({kinds}) AND created >= :since
    AND id < coalesce(:before, id + 1)
    AND (done IS NULL OR message IS NOT NULL OR attempted_after IS NOT NULL)
GROUP BY created, kind
"""
"""Times of notifications of a user: once a message, without superseded unsent ones."""

NUDGED = f"""
SELECT created FROM outbox WHERE game = :game AND kind = '{Kind.NUDGE}' AND seat = :seat AND created >= :since
UNION ALL
SELECT due FROM timer WHERE game = :game AND seat = :seat AND kind = '{TimerKind.NUDGE}' AND due >= :since
"""

SUPERSEDED = """
SELECT 1 FROM outbox WHERE "user" = :user AND kind IN ({kinds}) AND id > :id
    AND (done IS NULL OR (created = :created AND message IS NOT NULL)) AND game = coalesce(:game, game)
"""

UNTRIED = f"""
SELECT 1 FROM outbox WHERE "user" = :user AND kind = '{Kind.MISSED}' AND created = :created AND done IS NULL
    AND attempts = 0
"""

COUNT_REPORTED = f"""
UPDATE outbox SET message = :message
WHERE "user" = :user AND kind = '{Kind.MISSED}' AND created = :created AND game = :game AND message IS NULL
"""

GOES_ALONG = """
SELECT 1 FROM outbox WHERE "user" = :user AND kind IN ({kinds}) AND id > :id
    AND (done IS NULL OR message IS NOT NULL) AND created = :created
"""

TOGETHER = f"""
SELECT {outbox.COLUMNS} FROM outbox WHERE "user" = :user AND kind = :kind
    AND (id = :id OR (id < :id AND message IS NULL AND (done IS NULL OR created = :created))) ORDER BY id
"""


YEARS_DUE = """
SELECT "user", year_due FROM settings
WHERE year_due <= ? AND NOT EXISTS (SELECT 1 FROM erasure WHERE erasure."user" = settings."user")
ORDER BY year_due LIMIT 2
"""

NEXT_YEAR = 'UPDATE settings SET year_due = ? WHERE "user" = ?'

LATEST_YEAR_SECONDS = 30 * 86400.0
"""Age in seconds at which a year in review is dropped."""


class Telling(Struct, frozen=True):
    done: Collection[int]
    ahead: Collection[int]
    game: int
    notification: Notification
    along: Collection[tuple[int, Notification]] = ()
    """Notifications of other games, in the same message or in their own threads."""


def _tell_year(connection: Connection, now: float) -> tuple[int | None, bool]:
    """Queue one year in review unless it is too late; returns its user, and whether others wait."""
    found = connection.execute(YEARS_DUE, (now,)).fetchall()
    if not found:
        return None, False
    user, due = found[0]
    connection.execute(NEXT_YEAR, (next_new_year(now), user))
    in_time = due > now - LATEST_YEAR_SECONDS
    if in_time:
        outbox.add_to_users(connection, Kind.YEAR, [user], year_that_is_over(due), now)
    return user if in_time else None, len(found) > 1


def _due_timers(connection: Connection, now: float, until: float) -> tuple[ReminderTimer, ...]:
    """REMINDERS due until a moment, longest due first, without users on vacation."""
    values = {"now": now, "until": until}
    return tuple(ReminderTimer(*row) for row in connection.execute(DUE, values))


def _times_notified(
    connection: Connection, user: int, kinds: Collection[str], *, since: float, before: int | None = None
) -> tuple[float, ...]:
    """Times of a user's past and coming notifications of some kinds, since a moment, `before` another one."""
    among, named = named_placeholders("kind", kinds)
    values = {"user": user, "since": since, "before": before, **named}
    found = NOTIFIED.format(kinds=among)
    return column(connection, found, values)


def _is_untried(connection: Connection, user: int, created: float) -> bool:
    """Whether the notification of a missed deadline at a moment is due and untried."""
    values = {"user": user, "created": created}
    found = connection.execute(UNTRIED, values).fetchone()
    return found is not None


def _count_reported(connection: Connection, row: OutboxRow, user: int, message: int) -> None:
    """Note that a public message reported a user's missed deadline."""
    values = {"user": user, "created": row.created, "game": row.game, "message": message}
    (connection.execute(COUNT_REPORTED, values))


def _query_finds(
    connection: Connection, query: str, row: OutboxRow, kinds: Collection[str], **more: int | None
) -> bool:
    among, named = named_placeholders("kind", kinds)
    values = {**_of_user(row), **named, **more}
    return connection.execute(query.format(kinds=among), values).fetchone() is not None


def _is_superseded(
    connection: Connection, row: OutboxRow, kinds: Collection[str], *, game: int | None = None
) -> bool:
    """Whether a later notification, or a sent one of the same moment, replaces this; `game`: only of it."""
    return _query_finds(connection, SUPERSEDED, row, kinds, game=game)


def _is_covered_by_later(connection: Connection, row: OutboxRow, kinds: Collection[str]) -> bool:
    """Whether a later notification of some kinds, of the same moment, covers this one."""
    return _query_finds(connection, GOES_ALONG, row, kinds)


def _batch_of(connection: Connection, row: OutboxRow) -> tuple[OutboxRow, ...]:
    """The batch of this row's message, oldest first."""
    values = {**_of_user(row), "kind": row.kind}
    return outbox.read_rows(connection.execute(TOGETHER, values))


def _settle(
    connection: Connection, done: Collection[int], postponed: Mapping[int, float], *, time: float
) -> None:
    _mark_done(connection, done, time)
    for id_, due in postponed.items():
        connection.execute("UPDATE timer SET due = ? WHERE id = ? AND done IS NULL", (due, id_))


def _notify_of_timers(connection: Connection, telling: Telling, *, time: float) -> bool:
    """Notify a user of due timers; returns False, without changes, if none is left."""
    if not _mark_done(connection, telling.done, time):
        return False
    _mark_done(connection, telling.ahead, time)
    for game, notification in (*telling.along, (telling.game, telling.notification)):
        outbox.add(connection, game, notification, time)
    return True


def _times_nudged(connection: Connection, game: int, seat: int, *, since: float) -> tuple[float, ...]:
    """Times of a seat's past and coming nudges since a moment."""
    values = {"game": game, "seat": seat, "since": since}
    return column(connection, NUDGED, values)


def _digests_due(connection: Connection, now: float) -> tuple[int, ...]:
    return column(connection, 'SELECT "user" FROM settings WHERE digest_due <= ? ORDER BY digest_due', (now,))


def _tell_digest(
    connection: Connection,
    user: int,
    following: float | None,
    game: int | None,
    notification: Notification,
    *,
    now: float,
) -> None:
    """Send a user's digest, unless (None) no game waits; `following`: when the next is due."""
    changed = connection.execute(
        'UPDATE settings SET digest_due = ? WHERE "user" = ? AND digest_due <= ?', (following, user, now)
    ).rowcount
    if changed and game is not None:
        outbox.add(connection, game, notification, now)


class Reminders(Part):
    due_timers = reads(_due_timers)
    times_notified = reads(_times_notified)
    is_untried = reads(_is_untried)
    count_reported = writes(_count_reported)
    is_superseded = reads(_is_superseded)
    is_covered_by_later = reads(_is_covered_by_later)
    batch_of = reads(_batch_of)
    settle = writes(_settle)
    notify_of_timers = writes(_notify_of_timers)
    nudge = writes(add_timer)
    times_nudged = reads(_times_nudged)
    tell_year = writes(_tell_year)

    # Digests

    digests_due = reads(_digests_due)
    tell_digest = writes(_tell_digest)


def _of_user(row: OutboxRow) -> dict[str, object]:
    return {"user": row.user, "id": row.id, "created": row.created}


def _mark_done(connection: Connection, ids: Collection[int], time: float) -> int:
    done = "UPDATE timer SET done = ? WHERE done IS NULL AND id IN"
    return sum(
        connection.execute(f"{done} ({placeholders(some)})", (time, *some)).rowcount
        for some in portions([*ids])
    )
