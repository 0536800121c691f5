"""A user and when they may be notified: quiet hours, mute, digest. Pure."""

from datetime import timedelta

from msgspec import Struct

from clocks.local_time import day_of, moment_of
from clocks.schedule import Schedule, is_awake, next_waking
from clocks.user_settings import THREAD, UserSettings, from_json, schedule_of
from storage.together.screen_reads import UserRow

MORNING = 8 * 60
"""Minutes after midnight when the day of a user without quiet hours begins."""


class Recipient(Struct, frozen=True):
    """When a user may be notified."""

    schedule: Schedule
    """When they are awake."""
    confirmed: bool = True
    """Whether they have set their zone themselves; else nothing is kept silent because of their schedule."""
    digest: bool = False
    """Whether they get one message a day instead of all others."""
    digest_at: int = 9 * 60
    """Minutes after midnight when it comes."""
    muted_until: float = 0.0
    locale: str = ""
    """Discord's locale, or the language they have chosen."""

    def is_asleep(self, moment: float) -> bool:
        """Whether they surely sleep."""
        return self.confirmed and not is_awake(self.schedule, moment)

    def is_muted(self, moment: float) -> bool:
        """Whether they want to hear nothing."""
        return moment < self.muted_until

    def is_silent(self, moment: float) -> bool:
        """Whether a call reaches them silently."""
        return self.digest or self.is_muted(moment) or self.is_asleep(moment)

    def loud_from(self, moment: float) -> float:
        """The first moment from this one on when they are awake and not muted."""
        unmuted = max(moment, self.muted_until)
        return self.next_waking(unmuted)

    def next_waking(self, moment: float) -> float:
        """The first moment from this one on when they do not surely sleep."""
        return next_waking(self.schedule, moment) if self.confirmed else moment


def recipient_with(settings: UserSettings, locale: str) -> Recipient:
    """The reader with these settings and one of Discord's locales, or the language they have chosen."""
    return Recipient(
        schedule_of(settings, locale),
        confirmed=settings.confirmed,
        digest=settings.digest,
        digest_at=settings.digest_at,
        muted_until=settings.muted_until,
        locale=locale,
    )


def tomorrow(recipient: Recipient, now: float) -> float:
    """When the next day of a user has begun and they do not sleep; until then everything can be muted."""
    return recipient.next_waking(day_begin(recipient.schedule, now, days=1))


def day_begin(schedule: Schedule, moment: float, *, days: int = 0) -> float:
    """When the day of a moment began, or one so many days later: at the end of quiet hours."""
    morning = MORNING if schedule.quiet_to is None else schedule.quiet_to
    begin = day_of(moment, schedule.zone) + timedelta(days=1)
    while (found := moment_of(begin, schedule.zone, morning)) > moment:
        begin -= timedelta(days=1)
    return found if days == 0 else moment_of(begin + timedelta(days=days), schedule.zone, morning)


def next_digest(recipient: Recipient, after: float) -> float | None:
    """The next digest, at the user's hour or when they wake up, on no day off; None without digests."""
    if not recipient.digest:
        return None
    schedule = recipient.schedule
    day = day_of(after, schedule.zone) - timedelta(days=1)
    while True:
        if day.weekday() not in schedule.days_off:
            found = recipient.next_waking(moment_of(day, schedule.zone, recipient.digest_at))
            if found > after:
                return found
        day += timedelta(days=1)


def overdue_until(recipient: Recipient, now: float) -> float:
    """Compute until when an unsent digest may still be sent after a change of settings."""
    following = next_digest(recipient, now)
    zone = recipient.schedule.zone
    return now if following is None else min(now, moment_of(day_of(following, zone), zone) - 1)


def is_called_in_thread(user: UserRow) -> bool:
    """Whether a user is mentioned in threads: they want that, or their last direct message failed."""
    closed = user.direct is not None and not user.direct.reached
    return closed or from_json(user.settings).arrive == THREAD
