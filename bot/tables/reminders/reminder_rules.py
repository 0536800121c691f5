"""What the due timers of a user become: one message now, something later, or nothing.

All here is pure. Moments are UTC seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

from msgspec import Struct

from clocks.local_time import day_of, moment_of
from clocks.schedule import Schedule, awake, next_waking
from clocks.user_settings import UserSettings, schedule_of
from storage.kinds import CALLED_AGAIN, Kind, TimerKind
from storage.rows import ReminderTimer

MOST_A_DAY = 2
"""Reminders of a user in a day of theirs, over all tables."""

AHEAD = 3600.0
"""Seconds for which a reminder speaks in advance: what falls due within them is not mentioned again."""

MORNING = 8 * 60
"""Minutes after midnight when the day of a user without quiet hours begins."""


class Reader(Struct, frozen=True):
    """A user, as far as it matters when they may be notified."""

    schedule: Schedule
    """When they are awake."""
    confirmed: bool = True
    """Whether they have set their zone themselves; else nothing is kept silent because of their schedule."""
    digest: bool = False
    """Whether they get one message a day instead of all others."""
    digest_at: int = 9 * 60
    """Minutes after midnight when it comes."""
    muted_until: float = 0.0

    def asleep(self, moment: float) -> bool:
        """Whether they sleep, as far as is surely known."""
        return self.confirmed and not awake(self.schedule, moment)

    def muted(self, moment: float) -> bool:
        """Whether they want to hear nothing."""
        return moment < self.muted_until

    def silent(self, moment: float) -> bool:
        """Whether a call reaches them silently."""
        return self.digest or self.muted(moment) or self.asleep(moment)

    def loud_from(self, moment: float) -> float:
        """The first moment from this one on at which they sleep no more and are not muted."""
        unmuted = max(moment, self.muted_until)
        return self.next_waking(unmuted)

    def next_waking(self, moment: float) -> float:
        """The first moment from this one on at which they do not sleep, as far as is surely known."""
        return next_waking(self.schedule, moment) if self.confirmed else moment


def reader_of(settings: UserSettings, language: str) -> Reader:
    """The reader with these settings, who uses Discord in a language."""
    return Reader(
        schedule_of(settings, language),
        confirmed=settings.confirmed,
        digest=settings.digest,
        digest_at=settings.digest_at,
        muted_until=settings.muted_until,
    )


class ReminderDecision(Struct, frozen=True):
    """What becomes of a user's timers."""

    kind: Kind | None = None
    """The kind of their notification about all tables that wait for them; None for none."""
    first: ReminderTimer | None = None
    """The timer of the most urgent table."""
    done: tuple[int, ...] = ()
    """Ids of the due timers that are done with."""
    ahead: tuple[int, ...] = ()
    """Ids of timers that are not due yet and done with if anything is sent."""
    postponed: Mapping[int, float] = {}
    """Ids of due timers -> when they are due instead."""


def judge(
    reader: Reader, timers: Sequence[ReminderTimer], told: Iterable[float], now: float
) -> ReminderDecision:
    """What becomes of the timers of one user that are due now or within AHEAD.

    `told`: when they were reminded.
    """
    due = [timer for timer in timers if timer.due <= now]
    if not due:
        return ReminderDecision()
    if reader.digest:
        return ReminderDecision(done=tuple(timer.id for timer in due))
    if reader.muted(now) or reader.asleep(now):
        return _postponed(due, reader.loud_from(now), now)
    begin = day_begin(reader.schedule, now)
    today = sum(moment >= begin for moment in told)
    if today >= MOST_A_DAY and not any(timer.kind in CALLED_AGAIN for timer in due):
        return _postponed(due, tomorrow(reader, now), now)
    nudged = [timer for timer in due if timer.kind == TimerKind.NUDGE]
    return ReminderDecision(
        kind=Kind.NUDGE if nudged else Kind.REMIND,
        first=min(nudged or due, key=urgency),
        done=tuple(timer.id for timer in due),
        ahead=tuple(timer.id for timer in timers if timer.due > now),
    )


def _postponed(due: Sequence[ReminderTimer], until: float, now: float) -> ReminderDecision:
    """Timers are due later, unless the deadline falls in between: that it has passed is said anyway."""
    needless = {timer.id for timer in due if now < _ends(timer) <= until}
    return ReminderDecision(
        done=tuple(timer.id for timer in due if timer.id in needless),
        postponed={timer.id: until for timer in due if timer.id not in needless},
    )


def tomorrow(reader: Reader, now: float) -> float:
    """When the next day of a user has begun and they do not sleep; until then everything can be muted."""
    return reader.next_waking(day_begin(reader.schedule, now, days=1))


def urgency(wait: ReminderTimer) -> tuple[float, float, int]:
    """The order of what waits, most urgent first: by the deadline, then the longest waiting."""
    return _ends(wait), wait.since, wait.game


def _ends(timer: ReminderTimer) -> float:
    return float("inf") if timer.deadline is None else timer.deadline


def day_begin(schedule: Schedule, moment: float, *, days: int = 0) -> float:
    """When the day of a moment began, or one so many days later: at the end of quiet hours."""
    morning = MORNING if schedule.quiet_to is None else schedule.quiet_to
    begin = day_of(moment, schedule.zone) + timedelta(days=1)
    while (found := moment_of(begin, schedule.zone, morning)) > moment:
        begin -= timedelta(days=1)
    return found if days == 0 else moment_of(begin + timedelta(days=days), schedule.zone, morning)


def next_digest(reader: Reader, after: float) -> float | None:
    """When the next digest comes after a moment; None without digests.

    It comes at the user's hour, when they wake up if they sleep then, and not on their days off.
    """
    if not reader.digest:
        return None
    schedule = reader.schedule
    day = day_of(after, schedule.zone) - timedelta(days=1)
    while True:
        if day.weekday() not in schedule.days_off:
            found = reader.next_waking(moment_of(day, schedule.zone, reader.digest_at))
            if found > after:
                return found
        day += timedelta(days=1)


def overdue_until(reader: Reader, now: float) -> float:
    """A digest that fell due until then and is unsent is sent, though settings have changed since.

    One that is due again today is sent then.
    """
    following = next_digest(reader, now)
    zone = reader.schedule.zone
    return now if following is None else min(now, moment_of(day_of(following, zone), zone) - 1)


def may_nudge(reader: Reader, nudged: Iterable[float], since: float, now: float) -> bool:
    """Whether the table may remind a user: once in their day, and not within AHEAD of the last call.

    `nudged`: when it did, or will; `since`: when they were called last.
    """
    begin = day_begin(reader.schedule, now)
    return now - since >= AHEAD and not any(moment >= begin for moment in nudged)
