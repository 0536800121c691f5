"""Users: direct messages, names, languages, settings and tips."""

from clocks.user_settings import PRESSED, from_json
from storage.absence import reach
from storage.core.database import Connection, Database, Part, Work, reads, writes
from storage.core.rows import DirectRow
from storage.core.shards import Shards
from storage.time import turn_ends
from storage.together.screen_reads import find_user, shows_tips

SET_SETTINGS = """
INSERT INTO settings ("user", settings, digest_due, year_due) VALUES (?1, ?2, ?3, ?5)
ON CONFLICT ("user") DO UPDATE SET settings = ?2,
    digest_due = CASE WHEN ?3 IS NOT NULL AND settings.digest_due <= ?4 THEN settings.digest_due ELSE ?3 END,
    year_due = CASE WHEN ?5 IS NOT NULL THEN coalesce(settings.year_due, ?5) END
"""

NAME_MEMBER = """
INSERT INTO member_name (guild, "user", name) VALUES (?, ?, ?)
ON CONFLICT (guild, "user") DO UPDATE SET name = excluded.name
"""

SET_LANGUAGE = """
INSERT INTO language (owner, language) VALUES (?, ?)
ON CONFLICT (owner) DO UPDATE SET language = excluded.language
"""

SHOW_HINTS = """
INSERT INTO hints ("user", game, shown) VALUES (?, ?, ?)
ON CONFLICT ("user", game) DO UPDATE SET shown = excluded.shown
"""


SET_REACHED = """
INSERT INTO direct ("user", reached, time, channel) VALUES (?, 1, ?, ?)
ON CONFLICT ("user") DO UPDATE SET reached = 1, time = excluded.time, code = NULL,
    channel = coalesce(excluded.channel, direct.channel)
"""

SET_UNREACHABLE = """
INSERT INTO direct ("user", reached, time, code) VALUES (?, 0, ?, ?)
ON CONFLICT ("user") DO UPDATE SET reached = 0, time = excluded.time, code = excluded.code
"""

PLAYS = """
SELECT seat."user" FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = direct."user" {condition}
"""

REACHED = 10_000
"""Users remembered as reached by direct messages."""


def _forget_direct_channel(connection: Connection, user: int) -> None:
    connection.execute('UPDATE direct SET channel = NULL WHERE "user" = ?', (user,))


def _direct_reach(connection: Connection, user: int) -> DirectRow | None:
    """Whether direct messages reach a user; None: never tried."""
    row = connection.execute(
        'SELECT reached, time, channel, code FROM direct WHERE "user" = ?', (user,)
    ).fetchone()
    return DirectRow(bool(row[0]), *row[1:]) if row else None


def _name(connection: Connection, guild: int | None, user: int) -> str | None:
    """A user's last known name on a server, or (None) on Discord."""
    row = connection.execute(
        'SELECT name FROM member_name WHERE guild = ? AND "user" = ?', (guild or 0, user)
    ).fetchone()
    return row[0] if row else None


def _language(connection: Connection, owner: int) -> str | None:
    row = connection.execute("SELECT language FROM language WHERE owner = ?", (owner,)).fetchone()
    return row[0] if row else None


def _settings(connection: Connection, user: int) -> str | None:
    row = connection.execute('SELECT settings FROM settings WHERE "user" = ?', (user,)).fetchone()
    return row[0] if row else None


def _run(connection: Connection, statement: str, *values: object) -> None:
    connection.execute(statement, values)


def _set_reached(connection: Connection, user: int, channel: int | None, time: float) -> None:
    connection.execute(SET_REACHED, (user, time, channel))
    reach.recheck_seats_of_user(connection, user, time)


def _set_unreachable(connection: Connection, user: int, code: int, time: float) -> None:
    connection.execute(SET_UNREACHABLE, (user, time, code))
    reach.recheck_seats_of_user(connection, user, time)


def _forget_refusal(connection: Connection, user: int, before: float) -> None:
    connection.execute('DELETE FROM direct WHERE "user" = ? AND reached = 0 AND time < ?', (user, before))


def _forget_refusals(connection: Connection, code: int, shards: Shards | None = None) -> None:
    """Forget refusals with a code, of users who play on `shards`."""
    forget = "DELETE FROM direct WHERE reached = 0 AND code = ?"
    if shards is None:
        connection.execute(forget, (code,))
    else:
        there = f'{forget} AND "user" IN ({PLAYS.format(condition=shards.condition)})'
        connection.execute(there, (code, *shards.values))


class Users(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._forgotten: set[int] = set()
        """Erased users without a later press: nothing of them is stored."""
        self._reached: set[int] = set()

    def stop_storing(self, user: int) -> None:
        """Store nothing of a user until `stop_forgetting`."""
        self._forgotten.add(user)
        self._reached.discard(user)

    def drop_from_cache(self, user: int | None) -> None:
        """Drop a user, or (None) all, from the cache."""
        if user is None:
            self._reached.clear()
        else:
            self._reached.discard(user)

    def stop_forgetting(self, user: int) -> None:
        """Store a user's data again."""
        self._forgotten.discard(user)

    async def _write(self, user: int, work: Work[None]) -> None:
        """Store data of a user, unless they are forgotten."""
        if user not in self._forgotten:
            await self._database.write(work)

    async def set_reached(self, user: int, *, channel: int | None = None, time: float) -> None:
        """Save that a direct message reached a user, or that they acted in one."""
        await self._write(user, lambda connection: _set_reached(connection, user, channel, time))

    async def set_unreachable(self, user: int, *, code: int, time: float) -> None:
        """Save that Discord refused a direct message, with its code."""
        await self._write(user, lambda connection: _set_unreachable(connection, user, code, time))
        self._reached.discard(user)

    async def forget_refusal(self, user: int, *, before: float) -> None:
        """Forget a refusal of direct messages from before a moment."""
        if await self.reachable(user) is False:
            await self._database.write(lambda connection: _forget_refusal(connection, user, before))

    forget_refusals = writes(_forget_refusals)
    forget_direct_channel = writes(_forget_direct_channel)
    row = reads(find_user)
    direct_reach = reads(_direct_reach)

    async def reachable(self, user: int) -> bool | None:
        """Whether direct messages reach a user; None: never tried."""
        if user in self._reached:
            return True
        direct = await self.direct_reach(user)
        if direct is not None and direct.reached:
            self._remember_reached(user)
        return direct.reached if direct else None

    def _remember_reached(self, user: int) -> None:
        if len(self._reached) >= REACHED:
            self._reached.clear()
        self._reached.add(user)

    async def set_name(self, guild: int | None, user: int, name: str) -> None:
        """Save a name on a server, or (None) on Discord."""
        await self._write(user, lambda connection: _run(connection, NAME_MEMBER, guild or 0, user, name))

    name = reads(_name)

    async def set_language(self, owner: int, language: str) -> None:
        """Save the language of an `owner`: a user or a server."""
        await self._write(owner, lambda connection: _run(connection, SET_LANGUAGE, owner, language))

    language = reads(_language)
    settings = reads(_settings)

    async def set_settings(
        self,
        user: int,
        settings: str,
        *,
        digest_due: float | None,
        overdue_until: float | None = None,
        year_due: float | None = None,
    ) -> None:
        """Save a user's settings as JSON, and when their digest and year are due.

        A digest due until `overdue_until` stays due, unless digests are off.
        """

        def work(connection: Connection) -> None:
            connection.execute(SET_SETTINGS, (user, settings, digest_due, overdue_until, year_due))
            if from_json(settings).turn_end == PRESSED:
                turn_ends.forget_of_user(connection, user)

        await self._write(user, work)

    async def set_tips(self, user: int, game: str, *, shown: bool) -> None:
        await self._write(user, lambda connection: _run(connection, SHOW_HINTS, user, game, shown))

    shows_tips = reads(shows_tips)
