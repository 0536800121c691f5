"""The queue: searches of users for a table, and their matches. A part of the `Store`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from storage.core import outbox
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.errors import Conflict, Refused
from storage.core.kinds import Kind
from storage.core.rows import GameRow, Notification
from storage.lobby import lobby_seats, lobby_start, searches, table_limit
from storage.lobby.lobbies import LobbyChange, change_lobby
from storage.lobby.lobby_seats import NewGame
from storage.lobby.queue_days import count_yesterday
from storage.peace import bars, kept_apart, regulars
from storage.ratings.figures import figure_of_user

DIRECTLY = 0
"""The server number of tables by direct message."""

COLUMNS = """
seeker."user", games, fewest, most, pace, days, since, until, seeker.direct, seeker.game, seeker.held, near
"""

OF_USER = f'SELECT {COLUMNS} FROM seeker WHERE "user" = ?'

WAITING = f"""
SELECT settings.settings, language.language, ({table_limit.FINISHED}), ({table_limit.COUNT})
    - (SELECT count(*) FROM game WHERE game.id = seeker.game AND NOT game.private), {COLUMNS}
FROM seeker LEFT JOIN settings ON settings."user" = seeker."user"
LEFT JOIN language ON language.owner = seeker."user"
WHERE since IS NOT NULL AND (held IS NULL OR seeker.game IS NULL) ORDER BY since, seeker."user"
""".format(who='seeker."user"')
"""Each user's finished games, and the tables that count for their limit, without a match's."""

KEEP = """
INSERT INTO seeker ("user", games, fewest, most, pace, days, direct, near) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT ("user") DO UPDATE SET games = excluded.games, fewest = excluded.fewest, most = excluded.most,
    pace = excluded.pace, days = excluded.days, direct = excluded.direct, near = excluded.near
"""

START = """
UPDATE seeker SET since = :since, until = :until, came = :since, game = NULL, held = NULL
WHERE "user" = :user AND (since IS NULL OR (game IS NOT NULL AND held IS NOT NULL))
"""

STOP = 'UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE "user" = ? AND since = ?'
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
    user: int
    games: tuple[str, ...]
    fewest: int
    most: int
    """People wanted, with the user."""
    pace: str
    days: int
    since: float | None = None
    """Start of the search; None: it is off."""
    until: float | None = None
    direct: bool = False
    game: int | None = None
    """The found lobby."""
    held: float | None = None
    """Start of their wait for a lobby, or for room below their limit; None: they search."""
    near: bool = False
    """Whether they want people of about their level."""

    @property
    def is_found(self) -> bool:
        """Whether a found table is about to begin."""
        return self.game is not None and self.held is not None


class Waiting(Struct, frozen=True):
    """A user who searches, or waits for room below their limit."""

    search: Search
    settings: str | None
    """As JSON; None: nothing set."""
    language: str | None
    servers: frozenset[int]
    """Servers where they have used the bot and may play now; and DIRECTLY."""
    full: frozenset[int]
    """Servers where they have reached their limit."""
    finished: int = 0
    """Finished games."""
    levels: Mapping[str, int] = {}
    """Points by game; empty while nobody searches by level."""


class Queue(Struct, frozen=True):
    people: tuple[Waiting, ...]
    kept_apart: frozenset[frozenset[int]]
    """Pairs kept apart by a block."""

    @property
    def searches(self) -> tuple[Search, ...]:
        """The searches of users below their limit."""
        return tuple(each.search for each in self.people if each.search.held is None)


class Departure(Struct, frozen=True):
    game: int
    users: tuple[int, ...]
    options: str
    """The lobby's options without them."""
    change: LobbyChange


NOBODY_SEEKS = Queue((), frozenset())


def _search(row: Sequence[Any]) -> Search:
    user, games, fewest, most, pace, days, since, until, direct, game, held, near = row
    wanted = msgspec.json.decode(games, type=tuple[str, ...])
    return Search(user, wanted, fewest, most, pace, days, since, until, bool(direct), game, held, bool(near))


def find(connection: Connection, user: int) -> Search | None:
    row = connection.execute(OF_USER, (user,)).fetchone()
    return None if row is None else _search(row)


def keep_search(connection: Connection, search: Search) -> None:
    """Store a user's wishes."""
    games = msgspec.json.encode(search.games).decode()
    wanted = (games, search.fewest, search.most, search.pace, search.days, search.direct, search.near)
    connection.execute(KEEP, (search.user, *wanted))


def start(connection: Connection, search: Search, since: float, until: float) -> None:
    """Raises Barred."""
    bars.check(connection, bars.EVERYWHERE, search.user)
    if find(connection, search.user) is None:
        keep_search(connection, search)
    count_yesterday(connection, since)
    values = {"user": search.user, "since": since, "until": until}
    if connection.execute(START, values).rowcount:
        regulars.notify_regulars(connection, search.user, since)


def stop(connection: Connection, user: int, since: float) -> bool:
    """End the search of a moment; returns False if it had ended."""
    return connection.execute(STOP, (user, since)).rowcount == 1


def end_in_vain(connection: Connection, search: Search, time: float) -> None:
    """End an expired search, and notify its user."""
    if search.since is not None and stop(connection, search.user, search.since):
        outbox.add_to_users(connection, Kind.QUEUE_IN_VAIN, [search.user], 0, time)


def hold_searches(
    connection: Connection, held: Iterable[Search], room: Iterable[Search], time: float
) -> None:
    """Suspend searches without room below a limit, and resume others."""
    for each in held:
        connection.execute(HOLD, (time, each.user, each.since))
    for each in room:
        connection.execute(GO_ON, {"user": each.user, "since": each.since, "now": time})


def has_room(connection: Connection, user: int, servers: Iterable[int], most: int) -> bool:
    """Whether a user may have one more table on one of some servers; `most`: as MOST_TABLES."""
    return any(table_limit.has_room(connection, user, guild or None, most) for guild in servers)


def read_queue(connection: Connection, most: int = table_limit.MOST_TABLES) -> Queue:
    """All present searches; `most`: as MOST_TABLES."""
    found = connection.execute(WAITING).fetchall()
    if not found:
        return NOBODY_SEEKS
    allowed: dict[int, dict[int, int]] = {}
    for user, guild, here in connection.execute(SERVERS_OF_ALL).fetchall():
        allowed.setdefault(user, {})[guild] = most if here is None else here
    people = []
    by_level = any(near for *_, near in found)
    for settings, language, finished, tables, *row in found:
        search = _search(row)
        places = allowed.get(search.user, {}) | ({DIRECTLY: most} if search.direct else {})
        full = frozenset(guild for guild, bound in places.items() if tables - finished >= bound)
        open_servers = frozenset(places) - full
        levels = _levels(connection, search) if by_level else {}
        people.append(Waiting(search, settings, language, open_servers, full, finished, levels))
    pairs = frozenset(frozenset(pair) for pair in connection.execute(APART).fetchall())
    return Queue(tuple(people), pairs)


def _levels(connection: Connection, search: Search) -> Mapping[str, int]:
    return {name: figure_of_user(connection, search.user, name).points for name in search.games}


def servers_of(connection: Connection, user: int) -> frozenset[int]:
    return frozenset(column(connection, SERVERS, (user,)))


def open_match(
    connection: Connection,
    new: NewGame,
    found: Sequence[Search],
    *,
    starts: float,
    time: float,
    most_tables: int | None = None,
    departures: Iterable[Departure] = (),
    computers: Iterable[str] = (),
) -> GameRow:
    """Open a table for a match and ask all whether they are there.

    Raises Conflict if a search is over, or Refused, both with the users responsible.
    """
    for each in found:
        if connection.execute(TAKE, (time, each.user, each.since, each.game)).rowcount != 1:
            gone = Conflict(f"user {each.user} looks for no table any more")
            gone.because_of = (each.user,)
            raise gone
    for left in departures:
        lobby_seats.free_seats_of_departing(connection, left.game, left.users, left.options, time)
        change_lobby(connection, left.game, left.change)
    row = _seat(connection, new, [each.user for each in found], most_tables, time)
    for computer in computers:
        lobby_seats.join(connection, row.id, None, computer, time)
    users = [each.user for each in found]
    searches.mark_found(connection, row.id, users)
    kinds = (*((Kind.SEAT,) if new.direct else ()), Kind.MATCHED)
    notices = (Notification(kind, 0, user=user, replaces=True) for user in users for kind in kinds)
    outbox.add_all(connection, row.id, (Notification(Kind.CARD, 0, replaces=True), *notices), time)
    return lobby_start.request_start(connection, row.id, users, starts, time)


def _seat(
    connection: Connection, new: NewGame, users: Sequence[int], most_tables: int | None, time: float
) -> GameRow:
    """Raises Refused with the users responsible."""
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
                each
                for each in seated
                if each not in (None, user) and kept_apart.are_blocked(connection, user, each)
            )
            refused.because_of = (user, *list(unmet)[:1])
            raise
    assert row is not None, new
    return row


class Seekers(Part):
    find = reads(find)
    read_queue = reads(read_queue)
    servers_of = reads(servers_of)
    has_room = reads(has_room)
    keep_search = writes(keep_search)
    start = writes(start)
    stop = writes(stop)
    end_in_vain = writes(end_in_vain)
    hold_searches = writes(hold_searches)
    open_match = writes(open_match)
