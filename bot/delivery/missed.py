"""To who is late: where their time is up, and what the others are asked."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.direct import DirectMessages, UserDelivery
from bot.delivery.gone_members import GoneMembers
from bot.locales import game_words, general_words
from bot.screens.builder import ScreenBuilder
from bot.screens.calls import CALL_LENGTH, call_line, wall_clock
from bot.screens.late import Follows, Missed, missed_screen
from bot.screens.model import Screen
from bot.screens.text import numbered_title
from bot.tables.errors import TableDamaged
from bot.tables.notifications import Kind
from bot.timing.late import missed_days
from bot.timing.reminders import TOLD_KINDS, Reminders
from bot.timing.reminding import MOST_A_DAY, day_begin
from storage.late import COMPUTER
from storage.rows import GameRow, NewTimer, OutboxRow
from storage.store import Store

SHORTER = 30
"""Characters of the line that are left to the words around it."""

log = logging.getLogger(__name__)


class MissedDelivery(UserDelivery):
    """Tells late players by direct message, of all tables at once.

    It is silent if they are reminded enough, or sleep.
    """

    def __init__(
        self,
        direct: DirectMessages,
        store: Store,
        screens: ScreenBuilder,
        members: Members,
        reminders: Reminders,
        clock: Clock,
        gone: GoneMembers,
    ) -> None:
        """Nobody is told yet; `gone` finds out who has left the server."""
        super().__init__(direct, store, members, reminders, clock)
        self._screens = screens
        self._gone = gone

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message, unless who is late has left the server. Raises NotYet, and what failed."""
        assert row.user is not None, row
        await self._gone.look_up(game, row.user)
        return await super().deliver(await self._store.game(game.id), row)

    async def _is_wanted(self, user: int) -> bool:
        """Whether a direct message may reach them; a digest lists what is late by itself."""
        reader = await self._reminders.reader(user)
        return not reader.digest and await self._direct.withheld(user) is None

    async def _timers(self, game: GameRow, row: OutboxRow, user: int) -> Sequence[NewTimer]:  # noqa: ARG002
        """When a user is told aloud whom the message reaches silently since they sleep."""
        found: list[NewTimer] = []
        for each in await self._tables(row):
            about = await self._store.game(each.game)
            seat = about.seat_of(user)
            if seat is not None:
                found += await self._reminders.wake_timers(about, row, {seat: user})
        return found

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:  # noqa: ARG002
        reader, now = await self._reminders.reader(user), self._clock.now()
        since = day_begin(reader.schedule, now)
        first = min(each.id for each in await self._tables(row))
        told = await self._store.reminders.told(user, TOLD_KINDS, since=since, before=first)
        return reader.silent(now) or len(told) >= MOST_A_DAY

    async def _tables(self, row: OutboxRow) -> Collection[OutboxRow]:
        """What the message tells of: the last notification of each table, of those that are told together."""
        return {each.game: each for each in await self._store.reminders.together(row)}.values()

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        superseded = await self._store.reminders.is_superseded(row, (Kind.MISSED,))
        if superseded or not await self._is_wanted(user):
            return None
        found = [
            missed
            for each in await self._tables(row)
            if (missed := await self._missed(each, user, game.language)) is not None
        ]
        if not found:
            return None
        misses = sorted(found, key=lambda missed: missed.until)
        holder = (await self._store.game(misses[0].game)).seated[misses[0].seat].user
        times = () if holder is None else await self._store.late.misses(holder)
        zone = (await self._reminders.reader(user)).schedule.zone
        words = general_words(await self._members.language(user, game.language))
        return missed_screen(misses, missed_days(times, zone), row.nonce, words)

    async def _missed(self, row: OutboxRow, user: int, language: str) -> Missed | None:
        """A table at which their time is up; None if it is not, or the table is damaged, which was logged."""
        try:
            context = await self._screens.context(row.game)
        except TableDamaged as error:
            log.info("game %d is left out: %s", row.game, error)
            return None
        seat, now = context.row.seat_of(user), self._clock.now()
        if seat is None:
            return None
        wait, question = context.waits.get(seat), await self._store.late.last_about(row.game, seat)
        until = None if wait is None else wait.deadline
        moves = question is not None and question.outcome == COMPUTER
        words = game_words(await self._members.language(user, language), context.row.name)
        if until is not None and until <= now:
            reader = await self._reminders.reader(user)
            where, length = wall_clock([reader], words), CALL_LENGTH - SHORTER
            line = call_line(context, words, until=until, now=now, where=where, length=length)
        elif moves and question is not None and question.asked == row.created:
            line, until = numbered_title(row.game, words), question.deadline
        else:
            return None
        follows = Follows.COMPUTER if moves else Follows.ASKED
        if await self._store.late.sleeps(row.game):
            follows = Follows.ASLEEP
        return Missed(row.game, seat, line, follows, until or now)
