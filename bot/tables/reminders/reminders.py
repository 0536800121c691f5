"""Reminders and digests: due timers become notifications."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum, auto
from itertools import groupby

from bot.clock import Clock
from bot.happened import Happened, NotificationDue
from bot.operation.metrics import Metrics
from bot.tables.reminders.reminder_rules import AHEAD, MOST_A_DAY, ReminderDecision, judge, may_nudge, urgency
from bot.tables.settings.recipient import Recipient, day_begin, next_digest, tomorrow
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import next_new_year
from clocks.user_settings import UserSettings
from storage.core.kinds import Kind, TimerKind
from storage.core.rows import GameRow, NewTimer, Notification, OutboxRow, ReminderTimer, UserSubject
from storage.time.reminders import Telling
from storage.together.store import Store

REMINDER_KINDS = (Kind.REMIND, Kind.NUDGE, Kind.MISSED)
"""Kinds of notifications that count as reminders of a day."""


YEAR_SECONDS = 1.0
"""The pause between two years in review: they fall due for many users at once."""


class NudgeOutcome(Enum):
    NOW = auto()
    LATER = auto()
    """They are notified when they wake up or are not muted any more, or with their digest."""
    TOMORROW = auto()
    """They have had as many reminders today as there may be, and are notified on their next day."""
    REMINDED = auto()
    """They were notified a moment ago, or reminded for this table on this day of theirs."""


class ReminderService:
    """Reminds users, each of all their tables at once."""

    def __init__(
        self, store: Store, clock: Clock, metrics: Metrics, settings: SettingsStore, happened: Happened
    ) -> None:
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._settings = settings
        self._happened = happened
        self._years_from = 0.0
        """When the next year in review is due."""

    async def recipient(self, user: int) -> Recipient:
        return await self._settings.recipient(user)

    async def settings(self, user: int) -> UserSettings:
        return await self._settings.of(user)

    async def is_silent(self, game: GameRow, user: int, moment: float) -> bool:
        """Whether a call to a user at a table is silent at a moment: they sleep, are away, or muted it."""
        return is_silent(game, user, await self.recipient(user), moment)

    async def notified_today(
        self, user: int, kinds: Collection[str], *, before: int | None = None
    ) -> tuple[float, ...]:
        """When a user is notified of some kinds today; `before`: of those caused before this row."""
        begin = day_begin((await self.recipient(user)).schedule, self._clock.now())
        return await self._store.reminders.times_notified(user, kinds, since=begin, before=before)

    async def may_say_late(self, user: int, *, before: int | None = None) -> bool:
        """Whether "your time is up" may sound on a user's phone."""
        if (await self.recipient(user)).is_silent(self._clock.now()):
            return False
        if await self.notified_today(user, (Kind.MISSED,), before=before):
            return False
        return len(await self.notified_today(user, REMINDER_KINDS, before=before)) < MOST_A_DAY

    async def wake_timers(self, game: GameRow, row: OutboxRow, users: Mapping[int, int]) -> list[NewTimer]:
        """When users called silently are called again; `users`: their seats -> users."""
        recipients = {user: await self.recipient(user) for user in users.values()}
        return wake_timers(game, row, users, recipients, self._clock.now())

    async def remind(self, now: float) -> None:
        timers = await self._store.reminders.due_timers(now, now + AHEAD)
        if not any(timer.due <= now for timer in timers):
            return
        by_user = sorted(timers, key=lambda timer: timer.user)
        for user, theirs in groupby(by_user, key=lambda timer: timer.user):
            due = list(theirs)
            if any(timer.due <= now for timer in due):
                await self._remind(user, due, now)

    async def _remind(self, user: int, timers: Sequence[ReminderTimer], now: float) -> None:
        recipient = await self.recipient(user)
        notified = await self.notified_today(user, REMINDER_KINDS)
        verdict = judge(recipient, timers, notified, now)
        self._count_reminder(verdict)
        if verdict.kind is None:
            await self._store.reminders.settle(verdict.done, verdict.postponed, time=now)
        elif await self._store.reminders.notify_of_timers(_telling_of(user, verdict, timers), time=now):
            for game in {timer.game for timer in timers}:
                self._happened.tell(NotificationDue(game))

    def _count_reminder(self, verdict: ReminderDecision) -> None:
        outcome = "done" if verdict.kind is None else "told"
        self._metrics.timers.labels(outcome).inc(len(verdict.done) + len(verdict.ahead))
        self._metrics.timers.labels("postponed").inc(len(verdict.postponed))

    async def send_digests(self, now: float) -> None:
        for user in await self._store.reminders.digests_due(now):
            async with self._settings.hold_unchanged(user):
                await self._send_digest(user, now)

    async def _send_digest(self, user: int, now: float) -> None:
        recipient = await self.recipient(user)
        waits = await self._store.timing.waits_for(user, now)
        await self._store.reminders.tell_digest(
            user,
            next_digest(recipient, now),
            waits[0].game if waits and recipient.digest else None,
            Notification(Kind.DIGEST, 0, user=user, replaces=True),
            now=now,
        )
        if waits:
            self._happened.tell(NotificationDue(waits[0].game))

    async def tell_years(self, now: float) -> None:
        """Send one year in review, with a pause after each."""
        if now >= self._years_from:
            user, has_more = await self._store.reminders.tell_year(now)
            self._years_from = now + YEAR_SECONDS if has_more else next_new_year(now)
            if user is not None:
                self._happened.tell(NotificationDue(UserSubject(user)))

    async def next_years(self, now: float) -> float | None:
        """When the next year in review is due; None if one was due before `now` and failed."""
        return self._years_from if self._years_from >= now else None

    async def set_mute(self, user: int, *, muted: bool) -> float | None:
        """Mute a user until tomorrow, or unmute them; returns until when they are muted."""
        recipient = await self.recipient(user)
        until = tomorrow(recipient, self._clock.now()) if muted else 0.0
        await self._settings.change(user, muted_until=until)
        return until or None

    async def nudge(self, game: int, seat: int, user: int, since: float) -> NudgeOutcome:
        """Remind a user of a table that has waited for them since a moment, as the table wishes."""
        now = self._clock.now()
        recipient = await self.recipient(user)
        begin = day_begin(recipient.schedule, now)
        notified = await self.notified_today(user, REMINDER_KINDS)
        nudged = await self._store.reminders.times_nudged(game, seat, since=begin)
        if not may_nudge(recipient, nudged, max((since, *notified)), now):
            return NudgeOutcome.REMINDED
        is_full = len(notified) >= MOST_A_DAY
        due = recipient.loud_from(tomorrow(recipient, now) if is_full else now)
        await self._store.reminders.nudge(NewTimer(game, seat, TimerKind.NUDGE, due))
        if is_full and not recipient.digest:
            return NudgeOutcome.TOMORROW
        return NudgeOutcome.LATER if recipient.digest or due > now else NudgeOutcome.NOW


def is_silent(game: GameRow, user: int, recipient: Recipient, moment: float) -> bool:
    """Whether a call to a user at a table is silent at a moment: they sleep, are away, or muted it."""
    seat = game.seat_of(user)
    away = seat is not None and game.is_away(seat, moment)
    return away or recipient.is_silent(moment)


def wake_timers(
    game: GameRow, row: OutboxRow, users: Mapping[int, int], recipients: Mapping[int, Recipient], now: float
) -> list[NewTimer]:
    """When users called silently are called again; an attempt before may have reached them."""
    moments = [now, *([] if row.attempted_after is None else [row.created])]
    found = []
    for seat, user in users.items():
        silent = [moment for moment in moments if is_silent(game, user, recipients[user], moment)]
        if silent and not recipients[user].digest:
            loud_from = recipients[user].loud_from(max(silent))
            found.append(NewTimer(game.id, seat, TimerKind.WAKE, loud_from))
    return found


def _telling_of(user: int, verdict: ReminderDecision, timers: Iterable[ReminderTimer]) -> Telling:
    first = verdict.first
    assert first is not None
    assert verdict.kind is not None
    reminded = [timer for timer in sorted(timers, key=urgency) if timer.id in (*verdict.done, *verdict.ahead)]
    nudged = {timer.game: timer.seat for timer in reminded if timer.kind == TimerKind.NUDGE}
    along = [game for game in dict.fromkeys(timer.game for timer in reminded) if game != first.game]
    return Telling(
        done=verdict.done,
        ahead=verdict.ahead,
        game=first.game,
        notification=_reminder(first.game, user, nudged),
        along=[(game, _reminder(game, user, nudged)) for game in along],
    )


def _reminder(game: int, user: int, nudged: Mapping[int, int]) -> Notification:
    """To a user, of a game; `nudged`: the games that want them to be reminded, and their seats there."""
    if game in nudged:
        return Notification(Kind.NUDGE, 0, nudged[game], user)
    return Notification(Kind.REMIND, 0, user=user)
