"""Traces that link an erased user's tables: moves and notifications at the same times."""

from collections.abc import Iterator
from math import inf, nextafter
from secrets import randbelow

from msgspec import Struct

from storage.core.changes import holder_at, linked_changes, linked_moves
from storage.core.database import Connection, column
from storage.core.kinds import Kind, sql_list
from storage.core.queries import find_game
from storage.core.rows import END_CHANGE, is_erased
from storage.core.stale_panels import PASSED_ON
from storage.privacy.privacy import moves_played, seats_held
from storage.ratings import statistics

NOBODIES = 2**62
"""Numbers below zero that can replace a user or an interaction."""

LAST_TIME = """
SELECT max(time) FROM (
    SELECT created AS time FROM game WHERE id = :game
    UNION ALL SELECT max(time) FROM move WHERE game = :game
    UNION ALL SELECT max(time) FROM table_change WHERE game = :game
) AS known
"""

ERASED = """
SELECT "user" FROM seat WHERE game = :game AND "user" < 0
UNION SELECT from_user FROM table_change WHERE game = :game AND from_user < 0
UNION SELECT to_user FROM table_change WHERE game = :game AND to_user < 0
UNION SELECT "user" FROM stood_in WHERE game = :game AND "user" < 0
"""

NEXT_USER = """
SELECT coalesce(min(time), 9e15) FROM table_change
WHERE game = ? AND seat = ? AND kind = 'seat' AND to_user IS NOT NULL AND time >= ?
"""
"""When the next user took a seat: a computer player gets no messages."""

SENT = "DELETE FROM outbox WHERE game = ? AND seat = ? AND created >= ? AND created <= ?"

EDITED = f"""
DELETE FROM outbox WHERE game = ? AND done IS NOT NULL AND kind IN ({sql_list((Kind.COUNTER, Kind.ANSWERS))})
"""

WAS_AWAY = f"""
UPDATE outbox SET created = (SELECT time FROM move WHERE move.game = outbox.game AND move.n = outbox.n)
WHERE game = ? AND done IS NOT NULL AND kind = '{Kind.VACATION}' AND n IS NOT NULL
"""
"""Hides that all tables of a user were notified at once."""

OUT_OF_REACH = "DELETE FROM out_of_reach WHERE game = ? AND seat = ? AND begins >= ? AND begins <= ?"

NOTIFIED = """
UPDATE outbox SET created = :time
WHERE game = :game AND created = :before AND (n = :n OR (n IS NULL AND :number > 0))
"""
"""A notification has the time of its cause."""

PANEL = "DELETE FROM message WHERE game = ? AND name = ?"

DIRECT_MESSAGES = """
DELETE FROM message WHERE game = ? AND channel IN (SELECT channel FROM direct WHERE "user" = ?)
"""

INVITED = """
UPDATE invitation SET created = (SELECT created FROM game WHERE id = :game),
    expires = (SELECT created FROM game WHERE id = :game)
WHERE game = :game AND by_user = :user AND accepted IS NOT NULL
"""
"""Answered invitations stay for those invited, without their times."""

PLAYED_AGAIN = (
    "UPDATE game SET previous = NULL WHERE previous IS NOT NULL AND (id = :game OR previous = :game)"
)


def random_nobody() -> int:
    return -1 - randbelow(NOBODIES)


def last_time(connection: Connection, game: int) -> float:
    (time,) = connection.execute(LAST_TIME, {"game": game}).fetchone()
    return float(time)


def next_time(connection: Connection, game: int) -> float:
    """The first moment after a game's last event."""
    return nextafter(last_time(connection, game), inf)


def erased_users_at(connection: Connection, game: int) -> tuple[int, ...]:
    return column(connection, ERASED, {"game": game})


def replace_in_messages(connection: Connection, game: int, user: int, number: int) -> None:
    """Forget the messages of a replaced user about a game, up to the next user's."""
    for each in seats_held(connection, number):
        (ends,) = connection.execute(NEXT_USER, (game, each.seat, each.ends)).fetchone()
        values = (game, each.seat, each.begins, ends)
        connection.execute(SENT, values)
        connection.execute(OUT_OF_REACH, values)
        connection.execute(PANEL, (game, f"{PASSED_ON}{each.seat}-{user}"))
    connection.execute(DIRECT_MESSAGES, (game, user))
    connection.execute(EDITED, (game,))
    connection.execute(WAS_AWAY, (game,))
    connection.execute(PLAYED_AGAIN, {"game": game})
    connection.execute(INVITED, {"game": game, "user": number})


def hide_times(connection: Connection, game: int) -> None:
    """Give erased users' events in a finished game the previous event's time; its chain is rebuilt next."""
    theirs = {
        row["n"]
        for number in erased_users_at(connection, game)
        for row in moves_played(connection, number, tuple(seats_held(connection, number)))
    }
    for entry, time in _with_predecessor_times([*_entries(connection, game, theirs)]):
        if entry.number:
            change = "UPDATE table_change SET time = ? WHERE game = ? AND number = ?"
            connection.execute(change, (time, game, entry.number))
        else:
            connection.execute("UPDATE move SET time = ? WHERE game = ? AND n = ?", (time, game, entry.n))
        values = {"n": entry.n, "number": entry.number, "before": entry.time}
        connection.execute(NOTIFIED, {"game": game, "time": time, **values})
    _end_earlier(connection, game)
    connection.executemany(
        "UPDATE move SET interaction = ? WHERE game = ? AND n = ? AND interaction > 0",
        [(random_nobody(), game, n) for n in sorted(theirs)],
    )


class _Entry(Struct, frozen=True):
    n: int
    number: int
    """Number of the change; 0 for a row."""
    time: float
    theirs: bool
    at_once: bool
    """Whether it followed without a user."""


def _entries(connection: Connection, game: int, theirs: set[int]) -> Iterator[_Entry]:
    row = find_game(connection, game)
    changes = [change for change, _ in linked_changes(connection, game)]
    for move, _ in linked_moves(connection, game):
        user = None if move.seat is None else holder_at(changes, row.holder(move.seat), move.seat, move.n)[0]
        yield _Entry(move.n, 0, move.time, move.n in theirs, user is None)
    for change in changes:
        user = change.from_user if change.to_user is None else change.to_user
        if change.kind == END_CHANGE and change.seat is not None:
            user, _ = holder_at(changes, row.holder(change.seat), change.seat, change.after)
        yield _Entry(
            change.after, change.number, change.time, is_erased(user), at_once=change.kind == END_CHANGE
        )


def _end_earlier(connection: Connection, game: int) -> None:
    """Move a game's end to its last event."""
    (before,) = connection.execute("SELECT ended FROM game WHERE id = ?", (game,)).fetchone()
    ended = last_time(connection, game)
    if ended >= before:
        return
    connection.execute("UPDATE game SET ended = ? WHERE id = ?", (ended, game))
    for table, name in (("outbox", "created"), ("question", "closed"), ("pause", "ended")):
        connection.execute(
            f"UPDATE {table} SET {name} = ? WHERE game = ? AND {name} = ?", (ended, game, before)
        )
    if statistics.kept_game_part(connection, game) is not None:
        statistics.keep_statistics(connection, game, statistics.kept_statistics(connection, game))


def _with_predecessor_times(entries: list[_Entry]) -> Iterator[tuple[_Entry, float]]:
    """Find the entries to hide, each with the time of the entry before it."""
    entries.sort(key=lambda entry: (entry.n, entry.number))
    before, moved = None, False
    for entry in entries:
        moved = entry.theirs or (moved and entry.at_once)
        if not moved or before is None:
            before = entry.time
        elif entry.time != before:
            yield entry, before
