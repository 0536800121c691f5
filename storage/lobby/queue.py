"""People who look for a table: what they want, and the table they get. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from storage import letters, outbox
from storage.connection import Connection
from storage.database import Database
from storage.errors import Conflict
from storage.gathered import UserRow, find_user
from storage.kinds import Kind, LetterKind
from storage.lobby import lobby_seats, lobby_start
from storage.lobby.lobby_seats import NewGame
from storage.rows import GameRow, Notification
from storage.verbs import reads, writes

COLUMNS = '"user", games, fewest, most, pace, days, since, until, direct'

OF_USER = f'SELECT {COLUMNS} FROM seeker WHERE "user" = ?'

WAITING = f'SELECT {COLUMNS} FROM seeker WHERE since IS NOT NULL ORDER BY since, "user"'

KEEP = """
INSERT INTO seeker ("user", games, fewest, most, pace, days, direct) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET games = excluded.games, fewest = excluded.fewest, most = excluded.most,
    pace = excluded.pace, days = excluded.days, direct = excluded.direct
"""

START = 'UPDATE seeker SET since = ?, until = ? WHERE "user" = ? AND since IS NULL'

STOP = 'UPDATE seeker SET since = NULL, until = NULL WHERE "user" = ? AND since = ?'

SERVERS = """
SELECT guild FROM member_name
WHERE "user" = ? AND guild > 0 AND NOT EXISTS (
    SELECT 1 FROM bar WHERE bar.guild IN (0, member_name.guild) AND bar.who = member_name."user"
)
"""
"""Where a user has used the bot, and may play."""

APART = """
SELECT block."user", block.blocked FROM seeker JOIN block ON block."user" = seeker."user"
JOIN seeker AS other ON other."user" = block.blocked
WHERE seeker.since IS NOT NULL AND other.since IS NOT NULL
"""


class Search(Struct, frozen=True):
    """What somebody looks for."""

    user: int
    games: tuple[str, ...]
    """The names of the games they would play."""
    fewest: int
    most: int
    """How many people they want to be, themselves included."""
    pace: str
    days: int
    """For how many days they look."""
    since: float | None = None
    """Since when they look; None: they do not now."""
    until: float | None = None
    direct: bool = False
    """Whether they would play by direct message, too."""


class Queue(Struct, frozen=True):
    """All who look for a table now, the first one first."""

    searches: tuple[Search, ...]
    people: Mapping[int, UserRow]
    servers: Mapping[int, frozenset[int]]
    """The servers on which they have used the bot, and may play."""
    apart: frozenset[frozenset[int]]
    """Pairs who do not meet."""


NOBODY_SEEKS = Queue((), {}, {}, frozenset())


def _search(row: Sequence[Any]) -> Search:
    user, games, *rest, direct = row
    wanted = msgspec.json.decode(games, type=tuple[str, ...])
    return structs.replace(Search(user, wanted, *rest), direct=bool(direct))


def find(connection: Connection, user: int) -> Search | None:
    """What a user looks for, or did; None: they never have."""
    row = connection.execute(OF_USER, (user,)).fetchone()
    return None if row is None else _search(row)


def keep(connection: Connection, search: Search) -> None:
    """Keep what a user wants; whether they look for it stays as it is."""
    games = msgspec.json.encode(search.games).decode()
    wanted = (games, search.fewest, search.most, search.pace, search.days, search.direct)
    connection.execute(KEEP, (search.user, *wanted))


def start(connection: Connection, search: Search, since: float, until: float) -> None:
    """A user looks for a table from now on, unless they do already."""
    if find(connection, search.user) is None:
        keep(connection, search)
    connection.execute(START, (since, until, search.user))


def stop(connection: Connection, user: int, since: float) -> bool:
    """A user who looks since a moment does no longer; returns False if they did not."""
    return connection.execute(STOP, (user, since)).rowcount == 1


def end_in_vain(connection: Connection, search: Search, time: float) -> None:
    """End a search whose time is over, and make the letter due that says so."""
    if search.since is not None and stop(connection, search.user, search.since):
        letters.write(connection, LetterKind.QUEUE_IN_VAIN, [search.user], 0, time)


def waiting(connection: Connection) -> Queue:
    """All who look for a table now."""
    searches = tuple(_search(row) for row in connection.execute(WAITING).fetchall())
    if not searches:
        return NOBODY_SEEKS
    users = [each.user for each in searches]
    return Queue(
        searches,
        {user: find_user(connection, user) for user in users},
        {user: servers_of(connection, user) for user in users},
        frozenset(frozenset(pair) for pair in connection.execute(APART).fetchall()),
    )


def servers_of(connection: Connection, user: int) -> frozenset[int]:
    """The servers on which a user has used the bot, and may play."""
    return frozenset(guild for (guild,) in connection.execute(SERVERS, (user,)).fetchall())


def open_match(
    connection: Connection, new: NewGame, found: Sequence[Search], *, starts: float, time: float
) -> GameRow:
    """Open a table for some who look for one, and ask all whether they are there; it starts by then.

    They look no longer. Raises Conflict if one of them did not any more, or what keeps one from a seat.
    """
    for each in found:
        if each.since is None or not stop(connection, each.user, each.since):
            raise Conflict(f"user {each.user} looks for no table any more")
    row = lobby_seats.open_matched(connection, new)
    for each in found[1:]:
        row = lobby_seats.join(connection, row.id, each.user, None, time)
    users = [each.user for each in found]
    kinds = (*((Kind.SEAT,) if new.direct else ()), Kind.MATCHED)
    told = (Notification(kind, 0, user=user, replaces=True) for user in users for kind in kinds)
    outbox.add_all(connection, row.id, (Notification(Kind.CARD, 0, replaces=True), *told), time)
    return lobby_start.request_start(connection, row.id, users, starts, time)


class Seekers:
    """Asynchronous access to who looks for a table."""

    def __init__(self, database: Database) -> None:
        """Those in an open database."""
        self._database = database

    find = reads(find)
    waiting = reads(waiting)
    servers_of = reads(servers_of)
    keep = writes(keep)
    start = writes(start)
    stop = writes(stop)
    end_in_vain = writes(end_in_vain)
    open_match = writes(open_match)
