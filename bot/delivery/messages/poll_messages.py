"""Messages to all at a table that are not about moves: questions, each posted once."""

from collections.abc import Collection, Iterable

import msgspec
from msgspec import structs

from bot.delivery.deliverer import NotYet
from bot.delivery.messages.thread import OLD
from bot.delivery.messages.thread_notices import ThreadNoticeDelivery
from bot.locales import game_words
from bot.screens.absence.absences import (
    Absence,
    NotedAbsence,
    absence_notice,
    have_only_days_changed,
    noted_absences,
)
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import QUESTIONS, question_screen
from bot.tables.absence.late import Lateness
from bot.tables.absence.late_rules import ALL_LATE
from bot.tables.settings.recipient import is_called_in_thread
from storage.absence.dormancy import WARNING_SECONDS
from storage.absence.polls import GO_ON, MESSAGE, QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import (
    COMPUTER_MOVES,
    OVER,
    GameRow,
    MessageRow,
    Notification,
    OutboxRow,
    SeatRow,
    VacationRow,
)

UNTRIED_SECONDS = 60.0
"""Longest wait of a question about a late player for the direct message to them."""

TRIED_SECONDS = 1.0
"""Seconds until the next look whether that was tried."""

NOTICE = "absences"
"""Name in the store of the newest message about absences, kept with its content."""

SAME_DAY_SECONDS = 86_400.0
"""Seconds in which a changed vacation edits the notice instead of posting another."""


async def asked_users(game: GameRow, question: QuestionRow, lateness: Lateness) -> tuple[int, ...]:
    asked = QUESTIONS[question.kind].asked
    return await lateness.users_asked(game, tuple(question.votes)) if asked is None else asked(game, question)


class TableMessageDelivery(ThreadNoticeDelivery):
    """Posts in the table's thread, aloud for those it calls who are awake."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post a question that is still open, or other news. Raises what failed."""
        if row.kind != Kind.VACATION:
            return await self._ask(game, row)
        return await self._tell_absences(game, row)

    async def _tell_absences(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the absences; the notice of the same day is edited if it is about the same players."""
        now, last = self._clock.now(), await self._store.vacations.last_notice(game.id, before=row.id)
        absences = await self._absences(game, last)
        game = await self._threads.open(game) if absences else game
        before = await self._store.find_message(game.id, NOTICE)
        noted = _absences_in_notice(before)
        words = game_words(game.language, game.name)
        screen = absence_notice(game, absences, noted, row.nonce, now, words)
        if screen is None:
            await self._retire_notice(game.id, before, now)
            await self._store.mark_done(row.game, [row.id], time=now)
            return False
        assert game.thread is not None
        new = row.attempted_after is not None or last is None or now - last >= SAME_DAY_SECONDS
        if before and noted and not (new or screen.mentions) and have_only_days_changed(absences, noted):
            whole = absence_notice(game, absences, None, row.nonce, now, words)
            assert whole is not None
            if (await self._poster.complete_line(before.channel, before.message, whole, row)).plain:
                await self._keep_notice(row, before.channel, before.message, absences, posted=False)
                return True
        await self._retire_notice(game.id, before, now)
        message, _ = await self._poster.post(
            game.thread, screen, row, oldest=game.thread, silent=not screen.mentions
        )
        await self._keep_notice(row, game.thread, message, absences, posted=True)
        return True

    async def _retire_notice(self, game: int, notice: MessageRow | None, now: float) -> None:
        """Have an older notice lose its controls."""
        if notice is not None:
            retire = Notification(Kind.RETIRE, 0, replaces=True)
            await self._store.vacations.remove_controls_of_notice(
                game, notice, f"{OLD}{notice.message}", retire, time=now
            )

    async def _keep_notice(
        self, row: OutboxRow, channel: int, message: int, absences: Iterable[Absence], *, posted: bool
    ) -> None:
        noted = msgspec.json.encode(noted_absences(absences)).decode()
        notice = MessageRow(channel, message, noted)
        await self._store.vacations.keep_notice(row, NOTICE, notice, posted=posted, time=self._clock.now())

    async def _ask(self, game: GameRow, row: OutboxRow) -> bool:
        """Ask an open question; it calls those it asks, aloud if they are awake."""
        question = await self._store.questions.question_of_notification(row)
        automatic = question is not None and question.subject in (COMPUTER_MOVES, GO_ON)
        over = game.stage == OVER or (question is not None and question.closed is not None and not automatic)
        if question is None or (over and row.attempted_after is None):
            await self._store.mark_done(row.game, [row.id], time=self._clock.now())
            return False
        together = await self._store.late.questions_of_message(question)
        for other, _ in together:
            posted = await self._store.find_message(game.id, f"{MESSAGE}{other.id}")
            if other.id != question.id and posted is not None and row.attempted_after is None:
                there, now = posted.channel, self._clock.now()
                await self._store.questions.mark_asked(
                    row, question.id, channel=there, message=posted.message, time=now
                )
                return False
        game = await self._threads.open(game)
        assert game.thread is not None
        question, moving = await self._store.late.question(question.id)
        users = await asked_users(game, question, self._lateness)
        now = self._clock.now()
        if question.kind == Kind.IDLE and question.closed is None:
            question = structs.replace(question, deadline=now + WARNING_SECONDS)
        absent = [(each.seat, await self._late_user_to_mention(game, row, each)) for each, _ in together]
        late = {seat: user for seat, user in absent if seat is not None and user is not None}
        called = await self._called_users(question, users)
        awake = [user for user in called if not await self._reminders.is_silent(game, user, now)]
        aloud = [user for user in late.values() if await self._reminders.may_say_late(user)]
        called, awake = (*called, *late.values()), [*awake, *aloud]
        words, names = game_words(game.language, game.name), await self._members.names(game)
        loud = awake or called
        view = QuestionView(
            game, question, names, users, row.nonce, moving, loud=loud, late=late, together=together
        )
        screen = question_screen(view, words)
        if over:
            found = await self._poster.find_posted(game.thread, row)
            if found is None:
                await self._store.mark_done(row.game, [row.id], time=now)
                return False
            message = found.id
        else:
            message, _ = await self._poster.post(
                game.thread, screen, row, oldest=game.thread, silent=not awake
            )
            for user in aloud:
                await self._store.reminders.count_reported(row, user, message)
        await self._store.questions.mark_asked(
            row,
            question.id,
            channel=game.thread,
            message=message,
            until=question.deadline if question.kind == Kind.IDLE else None,
            time=now,
        )
        return True

    async def _is_called_in_thread(self, user: int) -> bool:
        return is_called_in_thread(await self._store.users.row(user))

    async def _called_users(self, question: QuestionRow, users: Collection[int]) -> tuple[int, ...]:
        """Those of the asked who are called.

        Nobody where a computer player moves without a vote. Where all are late those who are called in the
        thread; others are notified by direct message.
        """
        if question.subject == COMPUTER_MOVES:
            return ()
        if question.subject != ALL_LATE:
            return tuple(users)
        return tuple([user for user in users if await self._is_called_in_thread(user)])

    async def _late_user_to_mention(self, game: GameRow, row: OutboxRow, question: QuestionRow) -> int | None:
        """Who is late, if no direct message says so; without a clock none does.

        Raises NotYet while one may still say it.
        """
        if question.kind != Kind.LATE or question.seat is None:
            return None
        user = game.seated[question.seat].player
        if user is None:
            return None
        if question.deadline is None:
            return user
        untried = await self._store.reminders.is_untried(user, row.created)
        if untried and self._clock.now() - row.created < UNTRIED_SECONDS:
            raise NotYet(TRIED_SECONDS)
        return user if await self._is_called_in_thread(user) else None

    async def _absences(self, game: GameRow, since: float | None) -> list[Absence]:
        """Absences at a game, and vacations that ended after `since`; none at a dormant table."""
        if game.stage == OVER or game.dormant:
            return []
        over = {}
        if since is not None:
            over = {
                each.user: each for each in await self._store.vacations.vacations_over_since(game.id, since)
            }
        names = await self._members.names(game)
        return [
            await self._absence(game, held, names[held.seat], over.get(held.user))
            for held in game.seated
            if held.user is not None and (held.away is not None or held.user in over)
        ]

    async def _absence(self, game: GameRow, held: SeatRow, name: str, ended: VacationRow | None) -> Absence:
        """The absence of a user who is away or back."""
        assert held.user is not None
        announced = await self._store.vacations.announced_vacation(held.user)
        offer = None if announced is None else await self._store.vacations.offer(announced.id)
        stand_in = held.stand_in.user if held.stand_in is not None else None
        is_asked = offer is not None and offer.user is not None and offer.accepted is None
        asked = offer.user if offer is not None and is_asked else None
        unreachable = asked is not None and await self._is_called_in_thread(asked)
        waits = {each.seat for each in await self._store.timing.waits(game.id)}
        is_called = announced is None and held.seat in waits and await self._is_called_in_thread(held.user)
        return Absence(
            "" if is_called else name,
            held,
            "" if stand_in is None else await self._name_unless_called(game, stand_in),
            asked if unreachable else None,
            0 if announced is None else announced.id,
            ended,
        )

    async def _name_unless_called(self, game: GameRow, user: int) -> str:
        """The name of a user; "" if they are called in the thread, since no direct message reaches them."""
        if await self._is_called_in_thread(user):
            return ""
        return await self._members.name(game.guild, user)


def _absences_in_notice(notice: MessageRow | None) -> dict[int, NotedAbsence] | None:
    """The absences in the last notice, by seat; None without one."""
    if notice is None or notice.layout is None:
        return None
    return msgspec.json.decode(notice.layout, type=dict[int, NotedAbsence])
