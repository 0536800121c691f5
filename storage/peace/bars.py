"""Users barred from the tables of a server, or of all; an erasure does not lift that."""

from msgspec import Struct

from storage.core.database import Connection, Part, reads, writes
from storage.core.errors import Barred

EVERYWHERE = 0
"""The server number of a bar from all tables."""

IS_BARRED = "SELECT EXISTS (SELECT 1 FROM bar WHERE guild IN (0, ?) AND who = ?)"
BAR = "INSERT INTO bar (guild, who, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UNBAR = "DELETE FROM bar WHERE guild = ? AND who = ?"
END_SEARCH = 'UPDATE seeker SET since = NULL, until = NULL, game = NULL, held = NULL WHERE "user" = ?'

LOOK_ELSEWHERE = """
UPDATE seeker SET until = until + coalesce(? - held, 0), game = NULL, held = NULL
WHERE "user" = ? AND EXISTS (SELECT 1 FROM game WHERE game.id = seeker.game AND game.guild = ?)
"""

BARRED = "SELECT who, since FROM bar WHERE guild = ? ORDER BY since DESC, who"
ON_SERVERS = "SELECT guild, who FROM bar WHERE guild > 0 ORDER BY guild, who"

HAS_SEAT = """
SELECT 1 FROM seat JOIN game ON game.id = seat.game
WHERE game.guild = ? AND seat."user" = ? AND game.stage <> 'over' LIMIT 1
"""


class Bar(Struct, frozen=True):
    user: int
    since: float


def is_barred(connection: Connection, guild: int | None, user: int) -> bool:
    (found,) = connection.execute(IS_BARRED, (guild or EVERYWHERE, user)).fetchone()
    return bool(found)


def check(connection: Connection, guild: int | None, user: int) -> None:
    """Raises Barred."""
    if is_barred(connection, guild, user):
        raise Barred(f"user {user} may play at no table of server {guild}")


def bar(connection: Connection, guild: int, user: int, time: float) -> bool:
    """Bar a user from a server's tables, or EVERYWHERE; returns False if they were."""
    if guild == EVERYWHERE:
        connection.execute(END_SEARCH, (user,))
    else:
        connection.execute(LOOK_ELSEWHERE, (time, user, guild))
    return connection.execute(BAR, (guild, user, time)).rowcount == 1


def unbar(connection: Connection, guild: int, user: int) -> bool:
    """Lift a bar; returns False without one."""
    return connection.execute(UNBAR, (guild, user)).rowcount == 1


def barred_users(connection: Connection, guild: int) -> tuple[Bar, ...]:
    """Latest first."""
    return tuple(Bar(*row) for row in connection.execute(BARRED, (guild,)))


def barred_but_seated(connection: Connection) -> tuple[tuple[int, int], ...]:
    """Servers and barred users who still have seats."""
    found = connection.execute(ON_SERVERS).fetchall()
    return tuple(
        (guild, user)
        for guild, user in found
        if connection.execute(HAS_SEAT, (guild, user)).fetchone() is not None
    )


class Bars(Part):
    is_barred = reads(is_barred)
    barred_users = reads(barred_users)
    barred_but_seated = reads(barred_but_seated)
    bar = writes(bar)
    unbar = writes(unbar)
