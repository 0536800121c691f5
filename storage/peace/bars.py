"""Who may play at no table of a server, or of none at all; no erasure ends that, or whoever is barred could.

A part of the `Store`, and functions that run inside a transaction.
"""

from __future__ import annotations

from msgspec import Struct

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.errors import Barred
from storage.core.verbs import reads, writes

EVERYWHERE = 0
"""The server of those who are barred by who runs the bot."""

IS_BARRED = "SELECT EXISTS (SELECT 1 FROM bar WHERE guild IN (0, ?) AND who = ?)"

BAR = "INSERT INTO bar (guild, who, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"

UNBAR = "DELETE FROM bar WHERE guild = ? AND who = ?"

END_SEARCH = 'UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE "user" = ?'

LOOK_ELSEWHERE = """
UPDATE seeker SET until = until + coalesce(? - held, 0), game = NULL, held = NULL
WHERE "user" = ? AND EXISTS (SELECT 1 FROM game WHERE game.id = seeker.game AND game.guild = ?)
"""
"""They leave the lobby that was found for them there."""

BARRED = "SELECT who, since FROM bar WHERE guild = ? ORDER BY since DESC, who"

ON_SERVERS = "SELECT guild, who FROM bar WHERE guild > 0 ORDER BY guild, who"

HAS_SEAT = """
SELECT 1 FROM seat JOIN game ON game.id = seat.game
WHERE game.guild = ? AND seat."user" = ? AND game.stage <> 'over' LIMIT 1
"""


class Bar(Struct, frozen=True):
    """Somebody who is barred."""

    user: int
    since: float


def is_barred(connection: Connection, guild: int | None, user: int) -> bool:
    """Whether a user may play at no table of a server."""
    (found,) = connection.execute(IS_BARRED, (guild or EVERYWHERE, user)).fetchone()
    return bool(found)


def check(connection: Connection, guild: int | None, user: int) -> None:
    """Check that a user may play at tables of a server. Raises Barred."""
    if is_barred(connection, guild, user):
        raise Barred(f"user {user} may play at no table of server {guild}")


def bar(connection: Connection, guild: int, user: int, time: float) -> bool:
    """Bar a user from a server's tables, or EVERYWHERE; returns False if they were barred before.

    They look for a table elsewhere, or for none any more.
    """
    if guild == EVERYWHERE:
        connection.execute(END_SEARCH, (user,))
    else:
        connection.execute(LOOK_ELSEWHERE, (time, user, guild))
    return connection.execute(BAR, (guild, user, time)).rowcount == 1


def unbar(connection: Connection, guild: int, user: int) -> bool:
    """Bar a user no longer; returns False if they were not barred."""
    return connection.execute(UNBAR, (guild, user)).rowcount == 1


def barred(connection: Connection, guild: int) -> tuple[Bar, ...]:
    """Who is barred from a server's tables, or EVERYWHERE, the last one first."""
    return tuple(Bar(*row) for row in connection.execute(BARRED, (guild,)))


def still_seated(connection: Connection) -> tuple[tuple[int, int], ...]:
    """The servers and users who are barred there and have seats: a stop of the bot has left them."""
    found = connection.execute(ON_SERVERS).fetchall()
    return tuple(
        (guild, user)
        for guild, user in found
        if connection.execute(HAS_SEAT, (guild, user)).fetchone() is not None
    )


class Bars:
    """Asynchronous access to who is barred."""

    def __init__(self, database: Database) -> None:
        """Bars in an open database."""
        self._database = database

    is_barred = reads(is_barred)
    of = reads(barred)
    still_seated = reads(still_seated)
    bar = writes(bar)
    unbar = writes(unbar)
