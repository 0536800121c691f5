"""Reminders, nudges and digests: to a user, of all tables that wait for them."""

import logging

from bot.delivery.deliverer import Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.messages.direct import UserDelivery
from bot.locales import game_words, general_words
from bot.screens.model import Screen
from bot.screens.reminders import reminders as screens
from bot.screens.reminders.reminders import WaitLine
from bot.screens.shared.calls import call_line, mentioning_line, wall_clock
from bot.tables.errors import TableDamaged
from bot.tables.settings.recipient import Recipient
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow, WaitingRow

KINDS = (Kind.REMIND, Kind.NUDGE, Kind.DIGEST)
"""Each tells of all tables, so that of several the last is enough."""

log = logging.getLogger(__name__)


class ReminderDelivery(UserDelivery):
    """Tells users which tables wait for them: by direct message, or of each table in its own thread."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post what waits for the user now, if anything does. Raises NotYet, and what failed."""
        assert row.user is not None, row
        if await self._direct.why_withheld(row.user) is None:
            return await super().deliver(game, row)
        message = await self._post_in_thread(game, row, row.user)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Notify an unreached user in the thread; if that fails, not at all."""
        assert row.user is not None, row
        if failure.kind is FailureKind.CLOSED:
            await self._store.users.set_unreachable(row.user, code=failure.code, time=self._clock.now())
            await self._direct.look_up(row, row.user)
            return Next.SOON
        gone = failure.kind in (*REPORTED, FailureKind.GONE)
        if gone and await self._direct.why_withheld(row.user) is not None:
            await self._store.mark_given_up(row, failure.name, time=self._clock.now())
            return Next.DONE
        return await super().after_failure(game, row, failure)

    async def _waits(self, row: OutboxRow, *, own: bool = False) -> tuple[WaitingRow, ...]:
        """The user's waits, the nudging table first; `own`: only at the notification's table.

        None if something later reports them, or the user has muted it.
        """
        assert row.user is not None, row
        game = row.game if own else None
        if await self._store.reminders.is_superseded(row, KINDS, game=game):
            return ()
        muted = (await self._reminders.recipient(row.user)).is_muted(self._clock.now())
        if muted and row.kind != Kind.DIGEST:
            return ()
        waits = [
            wait
            for wait in await self._store.timing.waits_for(row.user, self._clock.now())
            if not own or wait.game == row.game
        ]
        if row.kind == Kind.NUDGE and all((wait.game, wait.seat) != (row.game, row.seat) for wait in waits):
            return ()
        return tuple(sorted(waits, key=lambda wait: row.kind == Kind.NUDGE and wait.game != row.game))

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """All tables that wait for a user; None if there are none, or none of them can be shown."""
        kind, language = Kind(row.kind), await self._members.language(user, game.language)
        recipient, words = await self._reminders.recipient(user), general_words(language)
        length = screens.line_length(kind, words)
        lines = [
            line
            for wait in await self._waits(row)
            if (line := await self._wait_line(wait, row, language, recipient, length)) is not None
        ]
        return screens.reminder(kind, lines, row.nonce, words) if lines else None

    async def _wait_line(
        self, wait: WaitingRow, row: OutboxRow, language: str, recipient: Recipient, length: int
    ) -> WaitLine | None:
        """Describe a waiting table in one line; None if the table is damaged (already logged)."""
        try:
            context = await self._screens.context(wait.game)
        except TableDamaged as error:
            log.info("game %d is left out: %s", wait.game, error)
            return None
        words = game_words(language, context.row.name)
        now, where = self._clock.now(), wall_clock([recipient], words)
        until = context.until(wait.seat)
        text = call_line(context, words, until=until, now=now, where=where, length=length)
        return WaitLine(wait.game, text, row.kind == Kind.NUDGE and await self._is_nudged(wait, row))

    async def _is_nudged(self, wait: WaitingRow, row: OutboxRow) -> bool:
        found = await self._store.reminders.times_nudged(wait.game, wait.seat, since=row.created)
        return bool(found)

    async def _post_in_thread(self, about: GameRow, row: OutboxRow, user: int) -> int | None:
        """Post in the table's thread; None if it has no thread, or no longer waits.

        Of the reminders of one moment one is loud. A digest is posted in the thread of the first table that
        has one, of those that still have time if any does: what is due elsewhere concerns no other table.
        """
        waits = await self._waits(row, own=row.kind != Kind.DIGEST)
        for wait in sorted(waits, key=self._is_late):
            game = await self._store.game(wait.game)
            if game.thread is not None:
                silent = await self._is_silent(about, row, user)
                silent = silent or await self._store.reminders.is_covered_by_later(row, KINDS)
                screen = await self._public_screen(game, wait, row, user)
                message, _ = await self._poster.post(
                    game.thread, screen, row, oldest=game.thread, silent=silent
                )
                return message
        return None

    def _is_late(self, wait: WaitingRow) -> bool:
        return wait.deadline is not None and wait.deadline <= self._clock.now()

    async def _public_screen(self, game: GameRow, wait: WaitingRow, row: OutboxRow, user: int) -> Screen:
        words = game_words(game.language, game.name)
        context = await self._screens.context(game.id)
        call = mentioning_line(
            context,
            words,
            {wait.seat: user},
            until=context.until(wait.seat),
            now=self._clock.now(),
            where=wall_clock([await self._reminders.recipient(user)], words, public=True),
        )
        return screens.public_reminder(call, row.nonce, game.id, user, words)
