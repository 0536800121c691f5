"""Reminders as they are stored: timers that notify a user, when they did, nudges, digests."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from clocks.new_year import next_new_year, year_that_is_over
from storage import outbox
from storage.connection import Connection
from storage.database import Database
from storage.kinds import REMINDERS, Kind, TimerKind, in_sql
from storage.lobby.lobbies import CLOSING_SECONDS, IDLE_SECONDS
from storage.marks import marks, named_marks, portions
from storage.rows import Notification, OutboxRow, ReminderTimer
from storage.time.timers import add_timer
from storage.verbs import writes

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

DUE = f"""
SELECT timer.id, CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END AS player,
    timer.game, timer.seat, timer.since, timer.kind, timer.due, waiting.deadline
FROM timer
JOIN waiting USING (game, seat)
JOIN seat USING (game, seat)
LEFT JOIN stand_in USING (game, seat)
WHERE timer.done IS NULL AND timer.due <= :until AND timer.kind IN ({in_sql(REMINDERS)})
    AND (stand_in.game IS NULL AND seat."user" IS NOT NULL OR stand_in."user" IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = timer.game AND pause.ended IS NULL)
    AND NOT (stand_in.game IS NULL AND EXISTS (
        SELECT 1 FROM vacation JOIN game ON game.id = timer.game AND game.vacations
        WHERE vacation."user" = seat."user" AND vacation.ended IS NULL AND begins <= :now AND ends > :now
    ))
ORDER BY timer.due, timer.id
"""

TOLD = """
SELECT min(coalesce(done, created)) FROM outbox
WHERE "user" = :user AND kind IN ({kinds}) AND created >= :since
    AND id < coalesce(:before, id + 1)
    AND (done IS NULL OR message IS NOT NULL OR attempted_after IS NOT NULL)
GROUP BY created, kind
"""
"""When a user was or will be notified: what goes along counts once, what was superseded unsent does not."""

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

COUNT_TOLD = f"""
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
"""Seconds after which nobody is notified any more of a year that is over."""


class Telling(Struct, frozen=True):
    """A message to a user of what fell due."""

    done: Collection[int]
    """Ids of the timers that fell due, and are done with."""
    ahead: Collection[int]
    """Ids of timers that would fall due soon, and are done with as well."""
    game: int
    notification: Notification
    along: Collection[tuple[int, Notification]] = ()
    """What is said for other games: by the same message, or in their own threads."""


def _tell_year(connection: Connection, now: float) -> tuple[int | None, bool]:
    """Notify one user of a year that is over, if it is not too late; returns them, and if others wait."""
    found = connection.execute(YEARS_DUE, (now,)).fetchall()
    if not found:
        return None, False
    user, due = found[0]
    connection.execute(NEXT_YEAR, (next_new_year(now), user))
    in_time = due > now - LATEST_YEAR_SECONDS
    if in_time:
        outbox.add_to_users(connection, Kind.YEAR, [user], year_that_is_over(due), now)
    return user if in_time else None, len(found) > 1


class Reminders:
    """Asynchronous access to reminders; a part of the `Store`."""

    def __init__(self, database: Database) -> None:
        """Reminders in an open database."""
        self._database = database

    async def next_due(self, now: float) -> float | None:
        """When the next timer, digest, or change of a lobby falls due after a moment; None without any."""
        values = {"now": now, "idle": IDLE_SECONDS, "closing": CLOSING_SECONDS}
        row = await self._database.read(lambda connection: connection.execute(NEXT, values).fetchone())
        due: float | None = row[0]
        return due

    async def due(self, now: float, until: float) -> tuple[ReminderTimer, ...]:
        """The REMINDERS that are due until a moment and not done with, the longest due first.

        Those of users on vacation are due when that is over; a computer player that stands in has none.
        """
        values = {"now": now, "until": until}
        return await self._database.read(
            lambda connection: tuple(ReminderTimer(*row) for row in connection.execute(DUE, values))
        )

    async def told(
        self, user: int, kinds: Collection[str], *, since: float, before: int | None = None
    ) -> tuple[float, ...]:
        """When a user was or will be notified of some kinds, of what was caused since a moment.

        `before`: the notification before which it was caused.
        """
        among, named = named_marks("kind", kinds)
        values = {"user": user, "since": since, "before": before, **named}
        found = TOLD.format(kinds=among)
        return await self._database.read(
            lambda connection: tuple(moment for (moment,) in connection.execute(found, values))
        )

    async def is_untried(self, user: int, created: float) -> bool:
        """Whether what tells a user that their time was up at a moment is due and was not tried."""
        values = {"user": user, "created": created}
        found = await self._database.read(lambda connection: connection.execute(UNTRIED, values).fetchone())
        return found is not None

    async def count_told(self, row: OutboxRow, user: int, message: int) -> None:
        """Note that a message to all said that a user's time is up."""
        values = {"user": user, "created": row.created, "game": row.game, "message": message}
        await self._database.write(lambda connection: connection.execute(COUNT_TOLD, values))

    async def is_superseded(self, row: OutboxRow, kinds: Collection[str], *, game: int | None = None) -> bool:
        """Whether the same user is notified of some kinds later, or was of the same moment.

        `game`: notifications of other games do not count.
        """
        return await self._is_found(SUPERSEDED, row, kinds, game=game)

    async def goes_along(self, row: OutboxRow, kinds: Collection[str]) -> bool:
        """Whether a later notification of some kinds tells the same user of the same moment."""
        return await self._is_found(GOES_ALONG, row, kinds)

    async def _is_found(self, query: str, row: OutboxRow, kinds: Collection[str], **more: int | None) -> bool:
        """Whether a query about the user of a notification, and some kinds, finds anything."""
        among, named = named_marks("kind", kinds)
        values = {**_of_user(row), **named, **more}
        found = await self._database.read(
            lambda connection: connection.execute(query.format(kinds=among), values).fetchone()
        )
        return found is not None

    async def together(self, row: OutboxRow) -> tuple[OutboxRow, ...]:
        """The batch that this row's message covers, oldest first.

        Earlier ones are due still, or were caused in the same moment and not sent by themselves.
        """
        values = {**_of_user(row), "kind": row.kind}
        return await self._database.read(
            lambda connection: outbox.read_rows(connection.execute(TOGETHER, values))
        )

    async def settle(self, done: Collection[int], postponed: Mapping[int, float], *, time: float) -> None:
        """Timers are done with, or due at another moment."""

        def work(connection: Connection) -> None:
            _mark_done(connection, done, time)
            for id_, due in postponed.items():
                connection.execute("UPDATE timer SET due = ? WHERE id = ? AND done IS NULL", (due, id_))

        await self._database.write(work)

    async def tell(self, telling: Telling, *, time: float) -> bool:
        """Notify a user of what fell due; returns False, and changes nothing, if none of it is left."""

        def work(connection: Connection) -> bool:
            if not _mark_done(connection, telling.done, time):
                return False
            _mark_done(connection, telling.ahead, time)
            for game, notification in (*telling.along, (telling.game, telling.notification)):
                outbox.add(connection, game, notification, time)
            return True

        return await self._database.write(work)

    nudge = writes(add_timer)
    tell_year = writes(_tell_year)

    async def nudged(self, game: int, seat: int, *, since: float) -> tuple[float, ...]:
        """When a seat was nudged since a moment, or will be."""
        values = {"game": game, "seat": seat, "since": since}
        return await self._database.read(
            lambda connection: tuple(moment for (moment,) in connection.execute(NUDGED, values))
        )

    # Digests

    async def digests_due(self, now: float) -> tuple[int, ...]:
        """The users whose digest is due."""
        return await self._database.read(
            lambda connection: tuple(
                user
                for (user,) in connection.execute(
                    'SELECT "user" FROM settings WHERE digest_due <= ? ORDER BY digest_due', (now,)
                )
            )
        )

    async def tell_digest(
        self, user: int, following: float | None, game: int | None, notification: Notification, *, now: float
    ) -> None:
        """Notify a user of what waits for them, unless (None) nothing does; `following`: the next digest."""

        def work(connection: Connection) -> None:
            changed = connection.execute(
                'UPDATE settings SET digest_due = ? WHERE "user" = ? AND digest_due <= ?',
                (following, user, now),
            ).rowcount
            if changed and game is not None:
                outbox.add(connection, game, notification, now)

        await self._database.write(work)


def _of_user(row: OutboxRow) -> dict[str, object]:
    return {"user": row.user, "id": row.id, "created": row.created}


def _mark_done(connection: Connection, ids: Collection[int], time: float) -> int:
    done = "UPDATE timer SET done = ? WHERE done IS NULL AND id IN"
    return sum(
        connection.execute(f"{done} ({marks(some)})", (time, *some)).rowcount for some in portions([*ids])
    )
