"""The outbox: due notifications and their outcomes. Each function runs inside a transaction."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from secrets import randbits
from typing import Any

from msgspec import Struct

from storage.core.database import Connection, placeholders
from storage.core.kinds import POSTED, Kind, sql_list
from storage.core.rows import (
    LINE,
    CupSubject,
    DueCount,
    DueSubject,
    LastAsk,
    MessageRow,
    NewTimer,
    Notification,
    OutboxRow,
    Subject,
    UserSubject,
)
from storage.core.shards import Shards, shard_of
from storage.core.timers import add_timer

NONCE_BITS = 63

COLUMNS = (
    'id, coalesce(game, 0), kind, coalesce(n, 0), seat, "user", created, nonce, attempts, attempted_after,'
    " failure, called, message, coalesce(about, 0), posted_step"
)

DUE = f"SELECT {COLUMNS} FROM outbox WHERE done IS NULL ORDER BY id"

DUE_OF = f"SELECT {COLUMNS} FROM outbox WHERE done IS NULL AND game = ? ORDER BY id"

OF_USER = 'done IS NULL AND game IS NULL AND "user" = ?'

OF_CUP = 'done IS NULL AND game IS NULL AND "user" IS NULL AND about = ?'

OF_ABOUT = f"FROM outbox WHERE {OF_USER} AND kind = ? AND about = ?"

DUE_ELSEWHERE = """
SELECT outbox."user", CASE WHEN outbox."user" IS NULL THEN about END, min(cup.guild),
    group_concat(DISTINCT kind), min(outbox.created)
FROM outbox LEFT JOIN cup ON outbox."user" IS NULL AND cup.id = outbox.about
WHERE done IS NULL AND game IS NULL
GROUP BY 1, 2 ORDER BY min(outbox.created)
"""
"""About no game."""

DUE_ABOUT = f"SELECT {COLUMNS} FROM outbox WHERE {{condition}} ORDER BY id"

DUE_GAMES = """
SELECT outbox.game, min(game.guild),
    group_concat(DISTINCT outbox.kind || CASE WHEN outbox.message IS NULL THEN '' ELSE '{line}' END),
    min(outbox.created)
FROM outbox JOIN game ON game.id = outbox.game
WHERE outbox.done IS NULL {condition}
GROUP BY outbox.game ORDER BY min(outbox.created)
"""

LAST_STORY = """
SELECT n FROM outbox
WHERE game = ? AND seat IS NULL AND id < ? AND (done IS NULL OR (message IS NOT NULL AND failure IS NULL))
    AND kind IN ({kinds})
ORDER BY id DESC LIMIT 1
"""

LAST_ASKS = f"""
SELECT outbox.seat, outbox.id, done IS NOT NULL, message IS NOT NULL, failure IS NOT NULL, called
FROM seat JOIN outbox ON outbox.id = (
    SELECT id FROM outbox AS ask
    WHERE ask.game = seat.game AND ask.kind = '{Kind.ASK}' AND ask.seat = seat.seat
    ORDER BY id DESC LIMIT 1
)
WHERE seat.game = ? ORDER BY seat.seat
"""

LOST_THREAD = "lost"
"""Name of a message: the thread of a game that was deleted, until something is posted in a new one."""

PLACES = """(
    SELECT guild FROM game WHERE id = :game UNION ALL SELECT channel FROM game WHERE id = :game
    UNION ALL SELECT thread FROM game WHERE id = :game
)"""

HAS_NOTICES = f"SELECT 1 FROM notice WHERE place IN {PLACES}"

WITHDRAW_NOTICES = f"""
DELETE FROM notice WHERE place IN {PLACES} AND NOT EXISTS (
    SELECT 1 FROM outbox JOIN game AS other ON other.id = outbox.game
    WHERE outbox.done IS NULL AND outbox.failure IS NOT NULL AND outbox.seat IS NULL AND outbox."user" IS NULL
        AND (other.id <> :game OR outbox.kind = '{Kind.TURN}' OR notice.kind = '{Kind.BLOCKED}')
        AND notice.place IN (other.guild, other.channel, other.thread)
)
"""

WANTED = """
SELECT 1 FROM seat
LEFT JOIN stand_in ON stand_in.game = seat.game AND stand_in.seat = seat.seat
JOIN settings ON settings."user" = CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END
WHERE seat.game = :game AND seat.seat = :seat AND CAST(settings.settings -> :setting AS TEXT) = 'true'
    AND NOT EXISTS (
        SELECT 1 FROM waiting JOIN outbox
            ON outbox.game = waiting.game AND outbox.kind = :kind AND outbox.seat = waiting.seat
        WHERE waiting.game = :game AND waiting.seat = :seat AND outbox.created >= waiting.since
    )
"""

ADD = """
INSERT INTO outbox (game, n, kind, seat, "user", created, nonce, posted_step)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
WHERE NOT EXISTS (SELECT 1 FROM erasure WHERE "user" = ?5)
"""

ADD_TO_USER = """
INSERT INTO outbox ("user", kind, about, created, nonce) SELECT ?1, ?2, ?3, ?4, ?5
WHERE NOT EXISTS (SELECT 1 FROM erasure WHERE "user" = ?1)
"""

NEXT_CHANGE = f"UPDATE outbox SET n = n + 1 WHERE {OF_CUP}"

FIRST_CHANGE = """
INSERT INTO outbox (n, kind, about, created, nonce) VALUES (1, ?2, ?1, ?3, ?1)
"""

DONE_WITH = "DELETE FROM outbox WHERE id = ? AND game IS NULL"
"""Notifications about no game are not kept."""

SETTLE = "UPDATE outbox SET done = ?, failure = NULL WHERE done IS NULL AND game = ? "

SETTLE_REPLACED = f"""{SETTLE}
    AND seat IS NOT DISTINCT FROM ? AND "user" IS NOT DISTINCT FROM ? AND (kind = ?) IS TRUE
    AND (attempted_after IS NULL OR seat IS NOT NULL OR "user" IS NOT NULL)
"""
"""`IS TRUE` keeps a condition from choosing the index: few of a game's notifications are due."""

SETTLE_USER = """
UPDATE outbox SET done = ?, failure = NULL WHERE "user" = ? AND kind = ? AND done IS NULL AND game IS NOT NULL
"""

RESULT_POSTED = (Kind.END, Kind.CARD)
"""Kinds of notifications that record that a result was posted."""

SENT = f"""
DELETE FROM outbox WHERE game = :game AND done IS NOT NULL AND (
    kind NOT IN ({sql_list((*RESULT_POSTED, *POSTED))})
    OR (kind = '{Kind.CARD}' AND id NOT IN (
        SELECT min(id) FROM outbox WHERE game = :game AND kind = '{Kind.CARD}'
    ))
) AND NOT (
    kind = '{Kind.SEAT}' AND "user" > 0 AND EXISTS (SELECT 1 FROM game WHERE id = :game AND direct)
)
"""
"""Sent notifications of a finished game, but for its result, what was posted, and cards by direct message."""

DONE_AT_THE_END = "UPDATE outbox SET done = created WHERE game = ? AND done > created"
"""The time of a post would reveal which results changed together: those of an erased user."""

IS_DUE = "SELECT 1 FROM outbox WHERE done IS NULL AND game = ? LIMIT 1"

EARLIER = """(
    SELECT count(*) FROM outbox WHERE game = :game AND kind = :kind AND id < :id AND created = :time
)"""
"""Number of earlier notifications of a kind from the same moment; its values come from `cause_values`.

The nth notification of a moment is about its nth event.
"""

KEEP_MESSAGE = """
INSERT INTO message (game, name, channel, message, layout) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (game, name) DO UPDATE
SET channel = excluded.channel, message = excluded.message, layout = excluded.layout
"""

MAKE_OLD = """
INSERT INTO message (game, name, channel, message, layout)
SELECT game, ? || message, channel, message, layout FROM message WHERE game = ? AND name = ? AND message <> ?
ON CONFLICT (game, name) DO UPDATE SET channel = excluded.channel, layout = excluded.layout
"""
"""Keeps the former newest message under an old name, too."""

EXPECT_POSTED = "UPDATE outbox SET attempted_after = coalesce(attempted_after, 0) WHERE done IS NULL"
"""Due notifications of a restored backup are looked for before they are posted."""

PENDING = """
SELECT kind, failure, count(*), min(outbox.created), count(outbox.message), coalesce(outbox.game, 0)
FROM outbox {source} WHERE done IS NULL {condition} GROUP BY kind, failure, 6
"""


class Posted(Struct, frozen=True):
    """A message that was posted for a notification to all."""

    channel: int
    message: int
    layout: str | None
    """Its content as JSON; None: the line of a call, which is still to be completed."""
    name: str
    """The name of the newest message."""
    old_name: str
    """Prefix of older messages' names, before their ids."""
    called: Collection[int]
    """Rows whose seats it mentions."""
    retire: Notification
    """Notification that is due if there is an older message."""
    timers: Iterable[NewTimer] = ()
    """Timers that it starts."""


def add(connection: Connection, game: int, notification: Notification, time: float) -> None:
    """Store a notification; one that `replaces` settles an unsent one of its kind.

    A public message that may have been posted stays due until that is known. A user to be erased gets none.
    """
    if notification.if_set and not _is_wanted(connection, game, notification):
        return
    if notification.replaces:
        connection.execute(
            SETTLE_REPLACED,
            (time, game, notification.seat, notification.user, notification.kind),
        )
    values = (
        game,
        notification.n or None,
        notification.kind,
        notification.seat,
        notification.user,
        time,
        randbits(NONCE_BITS),
        notification.posted_step,
    )
    connection.execute(ADD, values)


def add_all(connection: Connection, game: int, notifications: Iterable[Notification], time: float) -> None:
    """Store notifications of a game, in their order."""
    for notification in notifications:
        add(connection, game, notification, time)


def add_to_users(connection: Connection, kind: Kind, users: Iterable[int], about: int, time: float) -> None:
    """Notify users, but for those to be erased, of something about no game."""
    rows = [(user, kind.value, about, time, randbits(NONCE_BITS)) for user in users]
    connection.executemany(ADD_TO_USER, rows)


def withdraw(connection: Connection, kind: Kind, user: int, about: int) -> bool:
    """Withdraw a notification about no game; returns whether it was due and certainly not sent."""
    values = (user, kind, about)
    found = connection.execute(f"SELECT attempted_after {OF_ABOUT}", values).fetchall()
    connection.execute(f"DELETE {OF_ABOUT}", values)
    return found == [(None,)]


def mark_cup_changed(connection: Connection, cup: int, time: float) -> None:
    """Mark the message of a cup as out of date."""
    if not connection.execute(NEXT_CHANGE, (cup,)).rowcount:
        connection.execute(FIRST_CHANGE, (cup, Kind.CUP_MESSAGE, time))


def _is_wanted(connection: Connection, game: int, notification: Notification) -> bool:
    """Whether a seat's player wants a notification, and has not had it in this wait."""
    values = {
        "game": game,
        "seat": notification.seat,
        "kind": notification.kind,
        "setting": notification.if_set,
    }
    return connection.execute(WANTED, values).fetchone() is not None


def settle_acted(connection: Connection, game: int, seats: Iterable[int], time: float) -> None:
    """Settle notifications to seats that have acted; the line of a call is still to be updated."""
    for seat in seats:
        connection.execute(f"{SETTLE} AND seat = ? AND message IS NULL", (time, game, seat))


def settle_seat(connection: Connection, game: int, seat: int, time: float) -> None:
    """Settle notifications to a seat with a new holder."""
    connection.execute(f"{SETTLE} AND seat = ?", (time, game, seat))


def forget_sent(connection: Connection, game: int) -> None:
    """Forget a finished game's sent notifications, but not that its result was posted."""
    connection.execute(SENT, {"game": game})
    connection.execute(DONE_AT_THE_END, (game,))


def settle_user(connection: Connection, user: int, kind: str, time: float) -> bool:
    """Settle due notifications about games to a user; returns whether there were any of the kind."""
    return connection.execute(SETTLE_USER, (time, user, kind)).rowcount > 0


def due_rows(connection: Connection, game: int | None = None) -> tuple[OutboxRow, ...]:
    """Due notifications of one game or of all, oldest first."""
    return read_rows(connection.execute(DUE) if game is None else connection.execute(DUE_OF, (game,)))


def is_due(connection: Connection, game: int) -> bool:
    return connection.execute(IS_DUE, (game,)).fetchone() is not None


def read_rows(rows: Iterable[tuple[Any, ...]]) -> tuple[OutboxRow, ...]:
    """Notifications from their COLUMNS."""
    return tuple(
        OutboxRow(*[*values, bool(called), message, about, step])
        for *values, called, message, about, step in rows
    )


def due_rows_about(connection: Connection, subject: UserSubject | CupSubject) -> tuple[OutboxRow, ...]:
    """Due notifications to a user about no game, or about a cup, oldest first."""
    condition, value = (OF_USER, subject.user) if isinstance(subject, UserSubject) else (OF_CUP, subject.cup)
    return read_rows(connection.execute(DUE_ABOUT.format(condition=condition), (value,)))


def due_subjects(
    connection: Connection, subjects: Collection[Subject] | None = None, shards: Shards | None = None
) -> tuple[DueSubject, ...]:
    """The subjects of due notifications, among some or all, in `shards`; longest due games first."""
    games = None if subjects is None else [each for each in subjects if isinstance(each, int)]
    found = list(_due_games(connection, games, shards))
    if subjects is None or len(games or ()) < len(subjects):
        found += (
            each
            for each in _due_subjects_without_game(connection)
            if (subjects is None or each.subject in subjects)
            and (shards is None or shard_of(each.guild, shards.of) in shards.numbers)
        )
    return tuple(found)


def _due_games(
    connection: Connection, games: Collection[int] | None, shards: Shards | None
) -> Iterator[DueSubject]:
    condition = "" if games is None else f"AND outbox.game IN ({placeholders(games)})"
    values = tuple(games or ())
    if shards is not None:
        condition, values = f"{condition} {shards.condition}", (*values, *shards.values)
    rows = connection.execute(DUE_GAMES.format(condition=condition, line=LINE), values).fetchall()
    for game, guild, kinds, created in rows:
        yield DueSubject(game, guild, frozenset(kinds.split(",")), created)


def _due_subjects_without_game(connection: Connection) -> Iterator[DueSubject]:
    for user, cup, guild, kinds, created in connection.execute(DUE_ELSEWHERE).fetchall():
        subject = CupSubject(cup) if user is None else UserSubject(user)
        yield DueSubject(subject, guild, frozenset(kinds.split(",")), created)


def count_due(connection: Connection, shards: Shards | None = None) -> tuple[DueCount, ...]:
    """Numbers of due notifications by game, kind and last failure, in some `shards`."""
    if shards is None:
        rows = connection.execute(PENDING.format(source="", condition=""))
    else:
        joined = PENDING.format(source="LEFT JOIN game ON game.id = outbox.game", condition=shards.condition)
        rows = connection.execute(joined, shards.values)
    return tuple(DueCount(*row) for row in rows)


def mark_attempted(connection: Connection, row: OutboxRow, *, after: int | None) -> None:
    """Note that a notification may be posted from now on, after a Discord id, or (None) surely was not."""
    connection.execute("UPDATE outbox SET attempted_after = ? WHERE id = ?", (after, row.id))


def mark_line_posted(connection: Connection, row: OutboxRow, message: int) -> None:
    """Note the message to a seat that is only the line of a call so far."""
    connection.execute("UPDATE outbox SET message = ? WHERE id = ?", (message, row.id))


def mark_failed(connection: Connection, row: OutboxRow, failure: str) -> None:
    connection.execute(
        "UPDATE outbox SET attempts = attempts + 1, failure = ? WHERE id = ?", (failure, row.id)
    )


def mark_given_up(connection: Connection, row: OutboxRow, failure: str, *, time: float) -> None:
    """Note that a notification is given up, because of a failure."""
    if not connection.execute(DONE_WITH, (row.id,)).rowcount:
        connection.execute("UPDATE outbox SET done = ?, failure = ? WHERE id = ?", (time, failure, row.id))


def mark_done(connection: Connection, game: int, ids: Iterable[int], time: float) -> frozenset[int]:
    """Settle rows of a game without a failure; a posted line is enough. Returns those that were due."""
    done = (
        "UPDATE outbox SET done = ?, message = NULL, failure = NULL"
        " WHERE id = ? AND game = ? AND done IS NULL"
    )
    return frozenset(each for each in ids if connection.execute(done, (time, each, game)).rowcount)


def send_again(connection: Connection, id_: int) -> None:
    """Repeat a notification whose message was deleted, as another message."""
    connection.execute(
        "UPDATE outbox SET done = NULL, message = NULL, failure = NULL, attempts = 0, attempted_after = NULL,"
        " nonce = ? WHERE id = ?",
        (randbits(NONCE_BITS), id_),
    )


def mark_sent(
    connection: Connection,
    row: OutboxRow,
    *,
    time: float,
    message: int | None = None,
    timers: Iterable[NewTimer] = (),
) -> None:
    """Note a notification's message, or (None) that none is needed; `timers` of its game begin."""
    if not connection.execute(DONE_WITH, (row.id,)).rowcount:
        connection.execute(
            "UPDATE outbox SET done = ?, message = ?, failure = NULL WHERE id = ?", (time, message, row.id)
        )
    for timer in timers:
        add_timer(connection, timer)


def mark_posted(connection: Connection, row: OutboxRow, posted: Posted, time: float) -> None:
    """Note a posted public notification: the newest message, unless it was found late."""
    connection.execute(
        "UPDATE outbox SET done = ?, message = ?, failure = NULL WHERE id = ?",
        (None if posted.layout is None else time, posted.message, row.id),
    )
    for ask in posted.called:
        connection.execute("UPDATE outbox SET called = TRUE WHERE id = ?", (ask,))
    name, is_newest = posted.name, _is_newest(connection, row.game, posted)
    if is_newest:
        has_older = connection.execute(MAKE_OLD, (posted.old_name, row.game, name, posted.message)).rowcount
    else:
        name = f"{posted.old_name}{posted.message}"
    keep_message(connection, row.game, name, posted.channel, posted.message, posted.layout)
    if posted.layout is not None:
        connection.execute("DELETE FROM message WHERE game = ? AND name = ?", (row.game, LOST_THREAD))
    if not is_newest or has_older:
        add(connection, row.game, posted.retire, time)
    for timer in posted.timers:
        add_timer(connection, timer)


def has_notices(connection: Connection, game: int) -> bool:
    """Whether anybody was notified of problems of a game's places."""
    return connection.execute(HAS_NOTICES, {"game": game}).fetchone() is not None


def withdraw_notices(connection: Connection, game: int) -> None:
    """Withdraw notices of a game's mended places, unless other games there or its turn message fail.

    Words count as blocked while one of its messages fails.
    """
    connection.execute(WITHDRAW_NOTICES, {"game": game})


def _is_newest(connection: Connection, game: int, posted: Posted) -> bool:
    newer = "SELECT 1 FROM message WHERE game = ? AND name = ? AND message > ?"
    found = connection.execute(newer, (game, posted.name, posted.message))
    return found.fetchone() is None


GIVEN = "SELECT seeded_after FROM game WHERE id = ? AND origin IS NOT NULL"


def last_story_row(connection: Connection, game: int, kinds: Collection[str], before: int) -> int:
    """Log row of the last public notification of some kinds, sent or due.

    Without one 0, or the last row given to a practice table.
    """
    row = connection.execute(LAST_STORY.format(kinds=placeholders(kinds)), (game, before, *kinds)).fetchone()
    row = row or connection.execute(GIVEN, (game,)).fetchone()
    return int(row[0]) if row else 0


def messages_to_seat(connection: Connection, game: int, seat: int) -> tuple[tuple[str, int], ...]:
    """The messages to a seat with their kinds, the newest first."""
    found = "SELECT kind, message FROM outbox WHERE game = ? AND seat = ? AND message IS NOT NULL"
    return tuple(connection.execute(f"{found} ORDER BY message DESC", (game, seat)).fetchall())


def asks_with_lost_responses(connection: Connection, game: int, seat: int) -> Mapping[int, int]:
    """Asks of a seat whose responses from Discord were lost.

    Nonce -> a Discord id older than the message.
    """
    found = (
        "SELECT nonce, attempted_after FROM outbox WHERE game = ? AND kind = ? AND seat = ?"
        " AND message IS NULL AND attempted_after IS NOT NULL"
    )
    return dict(connection.execute(found, (game, Kind.ASK, seat)).fetchall())


def messages_to_user(
    connection: Connection, game: int, user: int, kinds: Iterable[str], before: int
) -> tuple[tuple[str, int], ...]:
    """Messages to a user, with their kinds, from earlier notifications of some kinds."""
    found = (
        'SELECT kind, message FROM outbox WHERE "user" = ? AND kind = ? AND game = ? AND message IS NOT NULL'
        " AND id < ? ORDER BY id"
    )
    return tuple(
        (kind, message)
        for each in kinds
        for kind, message in connection.execute(found, (user, each, game, before)).fetchall()
    )


def messages_about_seats(connection: Connection, game: int) -> dict[int, list[int]]:
    """Users -> messages about their seat at a game, newest last."""
    query = (
        'SELECT "user", message FROM outbox'
        ' WHERE game = ? AND kind = ? AND "user" IS NOT NULL AND message IS NOT NULL ORDER BY "user", message'
    )
    found: dict[int, list[int]] = {}
    for user, message in connection.execute(query, (game, Kind.SEAT)).fetchall():
        found.setdefault(user, []).append(message)
    return found


def last_asks(connection: Connection, game: int) -> tuple[LastAsk, ...]:
    rows = connection.execute(LAST_ASKS, (game,))
    return tuple(LastAsk(seat, id_, *map(bool, rest)) for seat, id_, *rest in rows)


def cause_values(row: OutboxRow) -> dict[str, object]:
    """The cause of a notification, as values of a query with EARLIER."""
    return {"game": row.game, "kind": row.kind, "time": row.created, "id": row.id}


def keep_message(
    connection: Connection,
    game: int,
    name: str,
    channel: int,
    message: int,
    layout: str | None = None,
) -> None:
    """Save a message of a game under a name; `layout`: its content as JSON."""
    connection.execute(KEEP_MESSAGE, (game, name, channel, message, layout))


def forget_message(connection: Connection, game: int, name: str) -> None:
    """Forget the message saved under a name."""
    connection.execute("DELETE FROM message WHERE game = ? AND name = ?", (game, name))


def find_message(connection: Connection, game: int, name: str) -> MessageRow | None:
    """The message of a game that is saved under a name."""
    found = "SELECT channel, message, layout FROM message WHERE game = ? AND name = ?"
    row = connection.execute(found, (game, name)).fetchone()
    return None if row is None else MessageRow(*row)


def find_messages(connection: Connection, game: int, prefix: str) -> tuple[tuple[str, MessageRow], ...]:
    """A game's messages by name, for names with a prefix."""
    rows = connection.execute(
        "SELECT name, channel, message, layout FROM message"
        " WHERE game = ? AND substr(name, 1, length(?)) = ?",
        (game, prefix, prefix),
    )
    return tuple((name, MessageRow(*rest)) for name, *rest in rows)
