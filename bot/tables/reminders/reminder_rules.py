"""The decision about a user's due timers: one message now, something later, or nothing. Pure."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.tables.settings.recipient import Recipient, day_begin, tomorrow
from storage.core.kinds import CALLED_AGAIN, Kind, TimerKind
from storage.core.rows import ReminderTimer

MOST_A_DAY = 2
"""Reminders of a user in a day of theirs, over all tables."""

AHEAD = 3600.0
"""Seconds for which a reminder speaks in advance: what falls due within them is not mentioned again."""


class ReminderDecision(Struct, frozen=True):
    kind: Kind | None = None
    """The kind of their notification about all tables that wait for them; None for none."""
    first: ReminderTimer | None = None
    """The timer of the most urgent table."""
    done: tuple[int, ...] = ()
    """Ids of due timers that are done."""
    ahead: tuple[int, ...] = ()
    """Ids of timers that are not due yet, and done if anything is sent."""
    postponed: Mapping[int, float] = {}
    """Ids of due timers -> when they are due instead."""


def judge(
    recipient: Recipient, timers: Sequence[ReminderTimer], reminded: Iterable[float], now: float
) -> ReminderDecision:
    """Decide about a user's timers due now or within AHEAD; `reminded`: the times of earlier reminders."""
    due = [timer for timer in timers if timer.due <= now]
    if not due:
        return ReminderDecision()
    if recipient.digest:
        return ReminderDecision(done=tuple(timer.id for timer in due))
    if recipient.is_muted(now) or recipient.is_asleep(now):
        return _postpone_decision(due, recipient.loud_from(now), now)
    begin = day_begin(recipient.schedule, now)
    today = sum(moment >= begin for moment in reminded)
    if today >= MOST_A_DAY and not any(timer.kind in CALLED_AGAIN for timer in due):
        return _postpone_decision(due, tomorrow(recipient, now), now)
    nudged = [timer for timer in due if timer.kind == TimerKind.NUDGE]
    return ReminderDecision(
        kind=Kind.NUDGE if nudged else Kind.REMIND,
        first=min(nudged or due, key=urgency),
        done=tuple(timer.id for timer in due),
        ahead=tuple(timer.id for timer in timers if timer.due > now),
    )


def _postpone_decision(due: Sequence[ReminderTimer], until: float, now: float) -> ReminderDecision:
    """Postpone timers, unless the deadline falls in between, whose passing is reported anyway."""
    needless = {timer.id for timer in due if now < _end_time(timer) <= until}
    return ReminderDecision(
        done=tuple(timer.id for timer in due if timer.id in needless),
        postponed={timer.id: until for timer in due if timer.id not in needless},
    )


def urgency(wait: ReminderTimer) -> tuple[float, float, int]:
    """The order of waits, most urgent first: by the deadline, then the longest waiting."""
    return _end_time(wait), wait.since, wait.game


def _end_time(timer: ReminderTimer) -> float:
    return float("inf") if timer.deadline is None else timer.deadline


def may_nudge(recipient: Recipient, nudged: Iterable[float], since: float, now: float) -> bool:
    """Whether the table may nudge a user: once a day of theirs, and AHEAD after the last call."""
    begin = day_begin(recipient.schedule, now)
    return now - since >= AHEAD and not any(moment >= begin for moment in nudged)
