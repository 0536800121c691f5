"""What is known of users: whether direct messages reach them, their names, languages and tips."""

from __future__ import annotations

from clocks.user_settings import PRESSED, from_json
from storage.absence import reach
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.rows import DirectRow
from storage.core.shards import Shards
from storage.core.verbs import reads
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


PLAYS = """
SELECT seat."user" FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = direct."user" {condition}
"""

REACHED = 10_000
"""Of how many users it is kept in memory that direct messages reach them."""


class Users:
    """Asynchronous access to what is known of users; a part of the `Store`."""

    def __init__(self, database: Database) -> None:
        """Users in an open database."""
        self._database = database
        self._forgotten: set[int] = set()
        """Users who were erased, and have not acted since: what is under way stores nothing of them."""
        self._reached: set[int] = set()
        """Some of those whom direct messages reach."""

    def forget(self, user: int) -> None:
        """From now on nothing is stored of a user here, until `remember`."""
        self._forgotten.add(user)
        self._reached.discard(user)

    def look_again(self, user: int | None) -> None:
        """Another process may have changed what is known of a user, or (None) of any."""
        if user is None:
            self._reached.clear()
        else:
            self._reached.discard(user)

    def remember(self, user: int) -> None:
        """A user acts, so that they are known again."""
        self._forgotten.discard(user)

    async def _store(self, user: int, statement: str, *values: object) -> None:
        """Run a statement that stores something of a user, unless they are forgotten."""
        if user not in self._forgotten:
            await self._database.execute(statement, *values)

    async def set_reached(self, user: int, *, channel: int | None = None, time: float) -> None:
        """Save that a direct message reached a user, or that they acted in one."""
        await self._set_direct(
            user,
            time,
            'INSERT INTO direct ("user", reached, time, channel) VALUES (?, 1, ?, ?)'
            ' ON CONFLICT ("user") DO UPDATE SET reached = 1, time = excluded.time, code = NULL,'
            " channel = coalesce(excluded.channel, direct.channel)",
            user,
            time,
            channel,
        )

    async def set_unreachable(self, user: int, *, code: int, time: float) -> None:
        """Save that Discord refused a direct message to a user, with a code."""
        await self._set_direct(
            user,
            time,
            'INSERT INTO direct ("user", reached, time, code) VALUES (?, 0, ?, ?)'
            ' ON CONFLICT ("user") DO UPDATE'
            " SET reached = 0, time = excluded.time, code = excluded.code",
            user,
            time,
            code,
        )
        self._reached.discard(user)

    async def _set_direct(self, user: int, time: float, statement: str, *values: object) -> None:
        """Run a statement that stores whether direct messages reach a user, unless they are forgotten."""

        def work(connection: Connection) -> None:
            connection.execute(statement, values)
            reach.direct_changed(connection, user, time)

        if user not in self._forgotten:
            await self._database.write(work)

    async def forget_refusals(self, code: int, shards: Shards | None = None) -> None:
        """Users whose direct messages were refused with a code may be reached now.

        Of some `shards`: those who play there.
        """
        forget = "DELETE FROM direct WHERE reached = 0 AND code = ?"
        if shards is None:
            await self._database.execute(forget, code)
        else:
            there = f'{forget} AND "user" IN ({PLAYS.format(condition=shards.condition)})'
            await self._database.execute(there, code, *shards.values)

    async def forget_refusal(self, user: int, *, before: float) -> None:
        """A user whose direct messages were refused before a moment may be reached now."""
        if await self.reachable(user) is False:
            await self._database.execute(
                'DELETE FROM direct WHERE "user" = ? AND reached = 0 AND time < ?', user, before
            )

    async def forget_direct_channel(self, user: int) -> None:
        """Forget the channel of a user's direct messages."""
        await self._database.execute('UPDATE direct SET channel = NULL WHERE "user" = ?', user)

    row = reads(find_user)

    async def direct(self, user: int) -> DirectRow | None:
        """Whether direct messages reach a user; None: never tried."""
        row = await self._database.find_row(
            'SELECT reached, time, channel, code FROM direct WHERE "user" = ?', user
        )
        return DirectRow(bool(row[0]), *row[1:]) if row else None

    async def reachable(self, user: int) -> bool | None:
        """Whether direct messages reach a user; None: never tried."""
        if user in self._reached:
            return True
        direct = await self.direct(user)
        if direct is not None and direct.reached:
            self._remember_reached(user)
        return direct.reached if direct else None

    def _remember_reached(self, user: int) -> None:
        if len(self._reached) >= REACHED:
            self._reached.clear()
        self._reached.add(user)

    async def set_name(self, guild: int | None, user: int, name: str) -> None:
        """Save what a user is called on a server, or (None) on Discord."""
        await self._store(user, NAME_MEMBER, guild or 0, user, name)

    async def name(self, guild: int | None, user: int) -> str | None:
        """What a user was called on a server, or (None) on Discord, when it was saved last."""
        row = await self._database.find_row(
            'SELECT name FROM member_name WHERE guild = ? AND "user" = ?', guild or 0, user
        )
        return row[0] if row else None

    async def set_language(self, owner: int, language: str) -> None:
        """Set the language of a user, or of a server's public texts."""
        await self._store(owner, SET_LANGUAGE, owner, language)

    async def language(self, owner: int) -> str | None:
        """The language of a user or of a server's public texts, if one is set."""
        row = await self._database.find_row("SELECT language FROM language WHERE owner = ?", owner)
        return row[0] if row else None

    async def settings(self, user: int) -> str | None:
        """What a user has set about time and calls, as JSON; None: nothing."""
        row = await self._database.find_row('SELECT settings FROM settings WHERE "user" = ?', user)
        return row[0] if row else None

    async def set_settings(
        self,
        user: int,
        settings: str,
        *,
        digest_due: float | None,
        overdue_until: float | None = None,
        year_due: float | None = None,
    ) -> None:
        """Save what a user has set, as JSON, when their next digest is due, and that of their year.

        If they still want digests, one that fell due until `overdue_until` and is unsent stays due.
        """

        def work(connection: Connection) -> None:
            connection.execute(SET_SETTINGS, (user, settings, digest_due, overdue_until, year_due))
            if from_json(settings).turn_end == PRESSED:
                turn_ends.forget_of_user(connection, user)

        if user not in self._forgotten:
            await self._database.write(work)

    async def set_tips(self, user: int, game: str, *, shown: bool) -> None:
        """Set whether a user is shown tips in games of a name."""
        await self._store(user, SHOW_HINTS, user, game, shown)

    shows_tips = reads(shows_tips)
