"""To late players: where their time is up, and what the others are asked."""

import logging
from collections.abc import Collection, Sequence

from bot.delivery.messages.direct import GoneMembers, UserDelivery
from bot.delivery.parts import DeliveryServices
from bot.locales import game_words, general_words
from bot.screens.absence.late import Consequence, Missed, missed_screen
from bot.screens.model import Screen
from bot.screens.shared.calls import CALL_LENGTH, call_line, wall_clock
from bot.screens.text import numbered_title
from bot.tables.absence.late_rules import count_missed_days
from bot.tables.errors import TableDamaged
from bot.tables.settings.recipient import tomorrow
from storage.core.kinds import Kind, TimerKind
from storage.core.rows import GameRow, NewTimer, OutboxRow
from storage.seats.late import COMPUTER

SHORTER = 30
"""Characters of the line that are left to the words around it."""

log = logging.getLogger(__name__)


class MissedDelivery(UserDelivery):
    """Tells late players by direct message, of all tables at once.

    It is silent if they are reminded enough, or sleep.
    """

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._gone = GoneMembers(services)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message, unless the late player has left the server.

        It comes once a day for all tables: later deadlines of that day are reported on the next morning.
        """
        assert row.user is not None, row
        await self._gone.look_up(game, row.user)
        game = await self._store.game(game.id)
        sent = await self._reminders.notified_today(
            row.user, (Kind.MISSED,), before=await self._first_in_batch(row)
        )
        if sent and row.attempted_after is None:
            timers = await self._morning_timers(row, row.user, max(sent))
            await self._store.mark_sent(row, time=self._clock.now(), timers=timers)
            return False
        return await super().deliver(game, row)

    async def _first_in_batch(self, row: OutboxRow) -> int:
        """The first of the notifications that are sent together."""
        return min(each.id for each in await self._store.reminders.batch_of(row))

    async def _morning_timers(self, row: OutboxRow, user: int, notified: float) -> list[NewTimer]:
        """When a user is notified of this table; never if that was done today."""
        if not await self._is_wanted(user):
            return []
        waits = await self._store.timing.waits_for(user, self._clock.now())
        recipient = await self._reminders.recipient(user)
        following = tomorrow(recipient, self._clock.now())
        return [
            NewTimer(wait.game, wait.seat, TimerKind.WAKE, recipient.loud_from(following))
            for wait in waits
            if wait.game == row.game and wait.deadline is not None and wait.deadline > notified
        ]

    async def _is_wanted(self, user: int) -> bool:
        """Whether a direct message may reach them; a digest lists late games itself."""
        recipient = await self._reminders.recipient(user)
        return not recipient.digest and await self._direct.why_withheld(user) is None

    async def _timers_to_notify_aloud(self, game: GameRow, row: OutboxRow, user: int) -> Sequence[NewTimer]:  # noqa: ARG002
        """When a sleeping user, whom the message reaches silently, is notified aloud."""
        found: list[NewTimer] = []
        for each in await self._last_of_each_table(row):
            about = await self._store.game(each.game)
            seat = about.seat_of(user)
            if seat is not None:
                found += await self._reminders.wake_timers(about, row, {seat: user})
        return found

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:  # noqa: ARG002
        return not await self._reminders.may_say_late(user, before=await self._first_in_batch(row))

    async def _last_of_each_table(self, row: OutboxRow) -> Collection[OutboxRow]:
        """The last notification of each table in the message."""
        return {each.game: each for each in await self._store.reminders.batch_of(row)}.values()

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        superseded = await self._store.reminders.is_superseded(row, (Kind.MISSED,))
        if superseded or not await self._is_wanted(user):
            return None
        news = [each.game for each in await self._last_of_each_table(row)]
        late = [wait.game for wait in await self._store.timing.waits_for(user, self._clock.now())]
        found = [
            missed
            for each in dict.fromkeys((*news, *late))
            if (missed := await self._missed_at_table(each, row.created, user, game.language)) is not None
        ]
        if not any(missed.game in news for missed in found):
            return None
        misses = sorted(found, key=lambda missed: (missed.game not in news, missed.until))
        holder = (await self._store.game(misses[0].game)).seated[misses[0].seat].user
        times = () if holder is None else await self._store.late.missed_deadlines(holder)
        zone = (await self._reminders.recipient(user)).schedule.zone
        words = general_words(await self._members.language(user, game.language))
        return missed_screen(misses, count_missed_days(times, zone), row.nonce, words)

    async def _missed_at_table(self, game: int, asked: float, user: int, language: str) -> Missed | None:
        """A table at which their time is up; None if it is not, or the table is damaged (logged when read).

        `asked`: when questions were asked that a computer player may have settled by now.
        """
        try:
            context = await self._screens.context(game)
        except TableDamaged as error:
            log.info("game %d is left out: %s", game, error)
            return None
        seat, now = context.row.seat_of(user), self._clock.now()
        if seat is None:
            return None
        wait, question = context.waits.get(seat), await self._store.late.last_question_about(game, seat)
        until = None if wait is None else wait.deadline
        moves = question is not None and question.outcome == COMPUTER
        words = game_words(await self._members.language(user, language), context.row.name)
        if until is not None and until <= now:
            recipient = await self._reminders.recipient(user)
            where, length = wall_clock([recipient], words), CALL_LENGTH - SHORTER
            line = call_line(context, words, until=until, now=now, where=where, length=length)
        elif moves and question is not None and question.asked == asked:
            line, until = numbered_title(game, words), question.deadline
        else:
            return None
        consequence = Consequence.COMPUTER if moves else Consequence.ASKED
        if question is not None and question.closed is not None and not moves:
            consequence = Consequence.WAITS
        if await self._store.late.is_asked_asleep(game):
            consequence = Consequence.ASLEEP
        return Missed(game, seat, line, consequence, until or now)
