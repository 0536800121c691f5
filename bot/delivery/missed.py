"""To who is late: that their time is up, and what the others are asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.direct import DirectMessages, UserDelivery
from bot.locales import game_words
from bot.screens.builder import ScreenBuilder
from bot.screens.calls import CALL_LENGTH, call_line, wall_clock
from bot.screens.late import missed
from bot.screens.model import Screen
from bot.screens.text import numbered_title
from bot.timing.late import missed_days
from bot.timing.reminders import TOLD_KINDS, Reminders
from bot.timing.reminding import MOST_A_DAY, day_begin
from storage.late import COMPUTER
from storage.rows import GameRow, NewTimer, OutboxRow
from storage.store import Store

SHORTER = 30
"""Characters of the line that are left to the words around it."""


class MissedDelivery(UserDelivery):
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
        super().__init__(direct, store, members, reminders, clock)
        self._screens = screens

    async def _is_wanted(self, user: int) -> bool:
        """Whether a direct message may reach them; a digest lists what is late by itself."""
        reader = await self._reminders.reader(user)
        return not reader.digest and await self._direct.withheld(user) is None

    async def _timers(self, game: GameRow, row: OutboxRow, user: int) -> Sequence[NewTimer]:
        """When a user is told aloud whom the message reaches silently since they sleep."""
        seat = game.seat_of(user)
        return () if seat is None else await self._reminders.wake_timers(game, row, {seat: user})

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:  # noqa: ARG002
        reader, now = await self._reminders.reader(user), self._clock.now()
        since = day_begin(reader.schedule, now)
        told = await self._store.reminders.told(user, TOLD_KINDS, since=since, before=row.id)
        return reader.silent(now) or len(told) >= MOST_A_DAY

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        seat = game.seat_of(user)
        if seat is None or not await self._is_wanted(user):
            return None
        context = await self._screens.context(game.id)
        wait, now = context.waits.get(seat), self._clock.now()
        held, question = game.seated[seat], await self._store.late.last_about(game.id, seat)
        late = wait is not None and wait.deadline is not None and wait.deadline <= now
        moved = question is not None and question.outcome == COMPUTER and question.asked == row.created
        if not late and not moved:
            return None
        reader = await self._reminders.reader(user)
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
