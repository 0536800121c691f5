"""To who is late: that their time is up, and what the others are asked."""

from __future__ import annotations

from collections.abc import Hashable

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.direct import DirectMessages
from bot.delivery.failures import Failure
from bot.locales import game_words
from bot.screens.builder import ScreenBuilder
from bot.screens.calls import CALL_LENGTH, call_line, wall_clock
from bot.screens.late import missed
from bot.screens.model import Screen
from bot.screens.text import numbered_title
from bot.timing.late import missed_days
from bot.timing.reminders import TOLD_KINDS, Reminders
from bot.timing.reminding import MOST_A_DAY, Reader, day_begin
from bot.timing.settings import THREAD
from storage.late import COMPUTER
from storage.rows import GameRow, NewTimer, OutboxRow
from storage.store import Store

SHORTER = 30
"""Characters of the line that are left to the words around it."""


class MissedDelivery:
    """Tells by direct message who plays a late seat; silently if they are reminded enough, or sleep."""

    def __init__(
        self,
        direct: DirectMessages,
        store: Store,
        screens: ScreenBuilder,
        members: Members,
        reminders: Reminders,
        clock: Clock,
    ) -> None:
        """Nobody is told yet."""
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
        """Post the message, if they are still late. Raises NotYet, and what failed."""
        user, message = row.user, None
        timers: list[NewTimer] = []
        if user is not None and await self._is_wanted(user):
            reader = await self._reminders.reader(user)
            screen = await self._screen(game, row, user, reader)
            if screen is not None:
                timers = await self._wake_timers(game, row, user)
                silent = await self._is_silent(user, reader, row)
                message = await self._direct.post(user, screen, row, silent=silent)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message, timers=timers)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """As for every direct message."""
        assert row.user is not None, row
        return await self._direct.after_failure(row.user, row, failure)

    async def _is_wanted(self, user: int) -> bool:
        """Whether a direct message may reach them; a digest lists what is late by itself."""
        settings = await self._reminders.settings(user)
        reader = await self._reminders.reader(user)
        closed = settings.arrive == THREAD or await self._direct.closed_code(user) is not None
        return not closed and not reader.digest

    async def _wake_timers(self, game: GameRow, row: OutboxRow, user: int) -> list[NewTimer]:
        """When a user is told aloud whom the message reaches silently since they sleep."""
        seat = game.seat_of(user)
        return [] if seat is None else await self._reminders.wake_timers(game, row, {seat: user})

    async def _is_silent(self, user: int, reader: Reader, row: OutboxRow) -> bool:
        now = self._clock.now()
        since = day_begin(reader.schedule, now)
        told = await self._store.reminders.told(user, TOLD_KINDS, since=since, before=row.id)
        return reader.silent(now) or len(told) >= MOST_A_DAY

    async def _screen(self, game: GameRow, row: OutboxRow, user: int, reader: Reader) -> Screen | None:
        seat = game.seat_of(user)
        if seat is None:
            return None
        context = await self._screens.context(game.id)
        wait, now = context.waits.get(seat), self._clock.now()
        held, question = game.seated[seat], await self._store.late.last_about(game.id, seat)
        late = wait is not None and wait.deadline is not None and wait.deadline <= now
        moved = question is not None and question.outcome == COMPUTER and question.asked == row.created
        if not late and not moved:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        line = call_line(
            context,
            words,
            until=wait.deadline if late and wait is not None else None,
            now=now,
            where=wall_clock([reader], words),
            length=CALL_LENGTH - SHORTER,
        )
        if not late:
            line = numbered_title(game.id, words)
        misses = () if held.user is None else await self._store.late.misses(held.user)
        return missed(
            game,
            line,
            question,
            missed_days(misses, reader.schedule.zone),
            row.nonce,
            words,
            asleep=await self._store.late.sleeps(game.id),
        )
