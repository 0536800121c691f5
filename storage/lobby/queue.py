"""People who look for a table: what they want, and the table they get. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from storage import outbox
from storage.connection import Connection
from storage.database import Database
from storage.errors import Conflict, Refused
from storage.kinds import Kind
from storage.lobby import lobby_seats, lobby_start, searches, table_limit
from storage.lobby.lobbies import LobbyChange, change_lobby
from storage.lobby.lobby_seats import NewGame
from storage.peace import bars, meeting
from storage.rows import GameRow, Notification
from storage.verbs import reads, writes

DIRECTLY = 0
"""Stands for a server where a table is played by direct message."""

COLUMNS = (
    'seeker."user", games, fewest, most, pace, days, since, until, seeker.direct, seeker.game, seeker.held'
)

OF_USER = f'SELECT {COLUMNS} FROM seeker WHERE "user" = ?'

WAITING = f"""
SELECT settings.settings, language.language, ({table_limit.COUNT}) - ({table_limit.FINISHED})
    - (SELECT count(*) FROM game WHERE game.id = seeker.game AND NOT game.private), {COLUMNS}
FROM seeker LEFT JOIN settings ON settings."user" = seeker."user"
LEFT JOIN language ON language.owner = seeker."user"
WHERE since IS NOT NULL AND (held IS NULL OR seeker.game IS NULL) ORDER BY since, seeker."user"
""".format(who='seeker."user"')
"""The tables that count for the limit of each, without the one they leave for another and those allowed for
finished games."""

KEEP = """
INSERT INTO seeker ("user", games, fewest, most, pace, days, direct) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET games = excluded.games, fewest = excluded.fewest, most = excluded.most,
    pace = excluded.pace, days = excluded.days, direct = excluded.direct
"""

START = """
UPDATE seeker SET since = ?, until = ?, game = NULL, held = NULL
WHERE "user" = ? AND (since IS NULL OR (game IS NOT NULL AND held IS NOT NULL))
"""

STOP = """
UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE "user" = ? AND since = ?
"""

HOLD = 'UPDATE seeker SET held = ? WHERE "user" = ? AND since = ? AND game IS NULL AND held IS NULL'

GO_ON = """
UPDATE seeker SET since = since + :now - held, until = until + :now - held, held = NULL
WHERE "user" = :user AND since = :since AND game IS NULL AND held IS NOT NULL
"""

TAKE = """
UPDATE seeker SET held = ?, game = NULL WHERE "user" = ? AND since = ? AND held IS NULL
    AND game IS NOT DISTINCT FROM ?
"""

MAY_PLAY = """
NOT EXISTS (SELECT 1 FROM bar WHERE bar.guild IN (0, member_name.guild) AND bar.who = member_name."user")
"""

SERVERS = f'SELECT guild FROM member_name WHERE "user" = ? AND guild > 0 AND {MAY_PLAY}'

SERVERS_OF_ALL = f"""
SELECT seeker."user", member_name.guild, {table_limit.OF_SERVER} FROM seeker
JOIN member_name ON member_name."user" = seeker."user" AND member_name.guild > 0
LEFT JOIN server ON server.guild = member_name.guild
WHERE seeker.since IS NOT NULL AND {MAY_PLAY}
"""

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
    game: int | None = None
    """The lobby that was found, where they still sit."""
    held: float | None = None
    """Since when they wait for whether it begins, or for room below their limit; None: they look."""

    @property
    def is_found(self) -> bool:
        """Whether a table was found that is about to begin."""
        return self.game is not None and self.held is not None


class Waiting(Struct, frozen=True):
    """Somebody who looks for a table, or waits for room below their limit."""

    search: Search
    settings: str | None
    """As JSON; None: nothing is set."""
    language: str | None
    servers: frozenset[int]
    """The servers on which they have used the bot, and may play now; and DIRECTLY."""
    full: frozenset[int]
    """Those where they have as many tables as they may."""


class Queue(Struct, frozen=True):
    """All who look for a table now, the first one first."""

    people: tuple[Waiting, ...]
    apart: frozenset[frozenset[int]]
    """Pairs who do not meet."""

    @property
    def searches(self) -> tuple[Search, ...]:
        """What they look for, without those who wait for room below their limit."""
        return tuple(each.search for each in self.people if each.search.held is None)


class Departure(Struct, frozen=True):
    """Users leave the lobby that was found for them before."""

    game: int
    users: tuple[int, ...]
    options: str
    """Of the lobby, as JSON, without them."""
    change: LobbyChange


NOBODY_SEEKS = Queue((), frozenset())


def _search(row: Sequence[Any]) -> Search:
    user, games, fewest, most, pace, days, since, until, direct, game, held = row
    wanted = msgspec.json.decode(games, type=tuple[str, ...])
    return Search(user, wanted, fewest, most, pace, days, since, until, bool(direct), game, held)


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
    """A user looks for a table from now on, unless they do already. Raises Barred."""
    bars.check(connection, bars.EVERYWHERE, search.user)
    if find(connection, search.user) is None:
        keep(connection, search)
    connection.execute(START, (since, until, search.user))


def stop(connection: Connection, user: int, since: float) -> bool:
    """A user who looks since a moment does no longer; returns False if they did not."""
    return connection.execute(STOP, (user, since)).rowcount == 1


def end_in_vain(connection: Connection, search: Search, time: float) -> None:
    """End a search whose time is over, and notify its user."""
    if search.since is not None and stop(connection, search.user, search.since):
        outbox.add_to_users(connection, Kind.QUEUE_IN_VAIN, [search.user], 0, time)


def hold(connection: Connection, held: Iterable[Search], room: Iterable[Search], time: float) -> None:
    """Some searches wait from now on for room below a limit, others have it and go on.

    While one waits its time stands still.
    """
    for each in held:
        connection.execute(HOLD, (time, each.user, each.since))
    for each in room:
        connection.execute(GO_ON, {"user": each.user, "since": each.since, "now": time})


def has_room(connection: Connection, user: int, servers: Iterable[int], most: int) -> bool:
    """Whether a user may have one more table on one of some servers; `most`: as MOST_TABLES."""
    return any(table_limit.has_room(connection, user, guild or None, most) for guild in servers)


def waiting(connection: Connection, most: int = table_limit.MOST_TABLES) -> Queue:
    """All who look for a table now; `most`: as MOST_TABLES."""
    found = connection.execute(WAITING).fetchall()
    if not found:
        return NOBODY_SEEKS
    allowed: dict[int, dict[int, int]] = {}
    for user, guild, here in connection.execute(SERVERS_OF_ALL).fetchall():
        allowed.setdefault(user, {})[guild] = most if here is None else here
    people = []
    for settings, language, tables, *row in found:
        search = _search(row)
        places = allowed.get(search.user, {}) | ({DIRECTLY: most} if search.direct else {})
        full = frozenset(guild for guild, bound in places.items() if tables >= bound)
        people.append(Waiting(search, settings, language, frozenset(places) - full, full))
    apart = frozenset(frozenset(pair) for pair in connection.execute(APART).fetchall())
    return Queue(tuple(people), apart)


def servers_of(connection: Connection, user: int) -> frozenset[int]:
    """The servers on which a user has used the bot, and may play."""
    return frozenset(guild for (guild,) in connection.execute(SERVERS, (user,)).fetchall())


def open_match(
    connection: Connection,
    new: NewGame,
    found: Sequence[Search],
    *,
    starts: float,
    time: float,
    most_tables: int | None = None,
    departures: Iterable[Departure] = (),
) -> GameRow:
    """Open a table for some who look for one, and ask all whether they are there; it starts by then.

    Who sits at a lobby that was found before leaves it. `most_tables`: as MOST_TABLES; None: any number.
    Raises Conflict if one of them no longer looked, or Refused, with whom that is because of.
    """
    for each in found:
        if connection.execute(TAKE, (time, each.user, each.since, each.game)).rowcount != 1:
            gone = Conflict(f"user {each.user} looks for no table any more")
            gone.because_of = (each.user,)
            raise gone
    for left in departures:
        _leave(connection, left, time)
    row = _seat(connection, new, [each.user for each in found], most_tables, time)
    users = [each.user for each in found]
    searches.found(connection, row.id, users)
    kinds = (*((Kind.SEAT,) if new.direct else ()), Kind.MATCHED)
    told = (Notification(kind, 0, user=user, replaces=True) for user in users for kind in kinds)
    outbox.add_all(connection, row.id, (Notification(Kind.CARD, 0, replaces=True), *told), time)
    return lobby_start.request_start(connection, row.id, users, starts, time)


def _leave(connection: Connection, left: Departure, time: float) -> None:
    change_lobby(
        connection,
        lambda opened: lobby_seats.move_on(opened, left.game, left.users, left.options, time),
        left.change,
    )


def _seat(
    connection: Connection, new: NewGame, users: Sequence[int], most_tables: int | None, time: float
) -> GameRow:
    """Open a lobby and seat all. Raises Refused, with whom that is because of."""
    row: GameRow | None = None
    for user in users:
        try:
            if row is None:
                row = lobby_seats.open_matched(connection, new)
            else:
                row = lobby_seats.join(connection, row.id, user, None, time)
            table_limit.check_seated(connection, row, user, most_tables)
        except Refused as refused:
            seated = () if row is None else (held.user for held in row.seated)
            unmet = (
                each for each in seated if each not in (None, user) and meeting.apart(connection, user, each)
            )
            refused.because_of = (user, *list(unmet)[:1])
            raise
    assert row is not None, new
    return row


class Seekers:
    """Asynchronous access to who looks for a table."""

    def __init__(self, database: Database) -> None:
        """Those in an open database."""
        self._database = database

    find = reads(find)
    waiting = reads(waiting)
    servers_of = reads(servers_of)
    has_room = reads(has_room)
    keep = writes(keep)
    start = writes(start)
    stop = writes(stop)
    end_in_vain = writes(end_in_vain)
    hold = writes(hold)
    open_match = writes(open_match)
