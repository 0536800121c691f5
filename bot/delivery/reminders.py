"""Reminders, nudges and digests: to a user, of all tables that wait for them."""

from __future__ import annotations

import logging
from collections.abc import Hashable

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.direct import DirectMessages
from bot.delivery.failures import Failure, FailureKind
from bot.delivery.posting import Poster
from bot.locales import game_words, general_words
from bot.screens import reminders as screens
from bot.screens.builder import ScreenBuilder
from bot.screens.calls import call_line, mentioning_line, wall_clock
from bot.screens.reminders import WaitLine
from bot.tables.errors import TableDamaged
from bot.tables.notifications import Kind
from bot.timing.reminders import Reminders
from bot.timing.reminding import Reader
from bot.timing.settings import THREAD
from bot.timing.timer_kinds import TimerKind
from storage.rows import GameRow, OutboxRow, WaitingRow
from storage.store import Store

KINDS = (Kind.REMIND, Kind.NUDGE, Kind.DIGEST)
"""Each tells of all tables, so that of several the last is enough."""

log = logging.getLogger(__name__)


class ReminderDelivery:
    """Tells users which tables wait for them: by direct message, or of one table in its thread."""

    def __init__(
        self,
        poster: Poster,
        direct: DirectMessages,
        store: Store,
        screens: ScreenBuilder,
        members: Members,
        reminders: Reminders,
        clock: Clock,
    ) -> None:
        """Nobody is told yet."""
        self._poster = poster
        self._direct = direct
        self._store = store
        self._screens = screens
        self._members = members
        self._reminders = reminders
        self._clock = clock

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        """The user."""
        return "user", row.user

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post what waits for the user now, if anything does. Raises NotYet, and what failed."""
        assert row.user is not None, row
        waits = await self._waits(row)
        reader = await self._reminders.reader(row.user)
        message = None
        if waits and (row.kind == Kind.DIGEST or not reader.muted(self._clock.now())):
            silent = reader.asleep(self._clock.now())
            if await self._in_public(row.user):
                message = await self._post_in_thread(row.user, row, waits, reader, silent=silent)
            else:
                message = await self._post(game, row.user, row, waits, reader, silent=silent)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """Whom no direct message reaches is told in the thread; if that fails, not at all."""
        assert row.user is not None, row
        if failure.kind is FailureKind.CLOSED:
            await self._store.users.set_unreachable(row.user, code=failure.code, time=self._clock.now())
            return Next.SOON
        gone = failure.kind in (FailureKind.GONE, FailureKind.FORBIDDEN)
        if gone and await self._in_public(row.user):
            await self._store.mark_given_up(row.id, failure.name, time=self._clock.now())
            return Next.DONE
        return await self._direct.after_failure(row.user, row, failure)

    async def _waits(self, row: OutboxRow) -> tuple[WaitingRow, ...]:
        """What waits for the user, the nudging table first; nothing if something later tells it."""
        assert row.user is not None, row
        if await self._store.reminders.is_superseded(row, KINDS):
            return ()
        waits = await self._store.timing.waits_for(row.user, self._clock.now())
        if row.kind == Kind.NUDGE and all((wait.game, wait.seat) != (row.game, row.seat) for wait in waits):
            return ()
        return tuple(sorted(waits, key=lambda wait: row.kind == Kind.NUDGE and wait.game != row.game))

    async def _in_public(self, user: int) -> bool:
        """Whether no direct message is sent to a user: it would not reach them, or they do not want it."""
        settings = await self._reminders.settings(user)
        return settings.arrive == THREAD or await self._direct.closed_code(user) is not None

    async def _post(
        self,
        game: GameRow,
        user: int,
        row: OutboxRow,
        waits: tuple[WaitingRow, ...],
        reader: Reader,
        *,
        silent: bool,
    ) -> int | None:
        """Post a direct message about all tables; None if none of them can be shown."""
        kind, language = Kind(row.kind), await self._members.language(user, game.language)
        words = general_words(language)
        length = screens.line_length(kind, words)
        lines = [
            line
            for wait in waits
            if (line := await self._line(wait, row, language, reader, length)) is not None
        ]
        if not lines:
            return None
        return await self._direct.post(
            user, screens.reminder(kind, lines, row.nonce, words), row, silent=silent
        )

    async def _line(
        self, wait: WaitingRow, row: OutboxRow, language: str, reader: Reader, length: int
    ) -> WaitLine | None:
        """A table in a line; None if it is damaged, which was logged when it was read."""
        try:
            context = await self._screens.context(wait.game)
        except TableDamaged as error:
            log.info("game %d is left out: %s", wait.game, error)
            return None
        words = game_words(language, context.row.name)
        now, where = self._clock.now(), wall_clock([reader], words)
        text = call_line(context, words, until=wait.deadline, now=now, where=where, length=length)
        return WaitLine(wait.game, text, row.kind == Kind.NUDGE and await self._is_nudged(wait, row))

    async def _is_nudged(self, wait: WaitingRow, row: OutboxRow) -> bool:
        found = await self._store.reminders.nudged(
            wait.game, wait.seat, kind=Kind.NUDGE, timer=TimerKind.NUDGE, since=row.created
        )
        return bool(found)

    async def _post_in_thread(
        self, user: int, row: OutboxRow, waits: tuple[WaitingRow, ...], reader: Reader, *, silent: bool
    ) -> int | None:
        """Post in the thread of the first table that has one; None if none has: others do not concern it.

        Where the user is late already comes last, so that the tables are told that still have time; but the
        table that nudges stays first.
        """
        now = self._clock.now()

        def is_late(wait: WaitingRow) -> bool:
            return row.kind != Kind.NUDGE and wait.deadline is not None and wait.deadline <= now

        for wait in sorted(waits, key=is_late):
            game = await self._store.game(wait.game)
            if game.thread is not None:
                words = game_words(game.language, game.name)
                context = await self._screens.context(game.id)
                call = mentioning_line(
                    context,
                    words,
                    {wait.seat: user},
                    until=wait.deadline,
                    now=now,
                    where=wall_clock([reader], words, public=True),
                )
                screen = screens.public_reminder(call, row.nonce, game.id, user, words)
                message, _ = await self._poster.post(
                    game.thread, screen, row, oldest=game.thread, silent=silent
                )
                return message
        return None
