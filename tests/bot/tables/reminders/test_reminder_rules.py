from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from bot.tables.reminders import reminder_rules
from bot.tables.reminders.reminder_rules import AHEAD, ReminderDecision, judge, may_nudge
from bot.tables.settings.recipient import Recipient, day_begin, next_digest, recipient_with, tomorrow
from clocks.schedule import HOUR, Schedule, is_awake
from clocks.user_settings import DIGEST, UserSettings
from storage.core.kinds import REMINDERS, Kind, TimerKind
from storage.core.rows import ReminderTimer

BERLIN = Schedule("Europe/Berlin", 23 * 60, 8 * 60)
READER = Recipient(BERLIN)
DAY = 24 * HOUR


def at(text: str, zone: str = "Europe/Berlin") -> float:
    """A local time like "2026-06-01 20:00" as a moment; the first of June 2026 is a Monday."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def timer(
    due: str, kind: TimerKind = TimerKind.HALF, *, until: str | None = None, game: int = 1, id_: int = 0
) -> ReminderTimer:
    """A timer of a seat that is waited for since May."""
    deadline = at(until) if until else None
    return ReminderTimer(id_ or game, 7, game, 0, at("2026-05-31 12:00"), kind, at(due), deadline)


# Notifications


def test_a_due_timer_is_sent() -> None:
    due = timer("2026-06-01 12:00", until="2026-06-03 12:00")
    assert judge(READER, [due], (), at("2026-06-01 12:00")) == ReminderDecision(Kind.REMIND, due, done=(1,))


def test_nothing_is_sent_early() -> None:
    assert judge(READER, [timer("2026-06-01 12:00")], (), at("2026-06-01 11:59")) == ReminderDecision()


def test_timers_of_all_tables_become_one_reminder_and_the_most_urgent_table_is_its_own() -> None:
    later = timer("2026-06-01 12:00", until="2026-06-05 12:00", game=1)
    sooner = timer("2026-06-01 11:00", TimerKind.LAST, until="2026-06-01 16:00", game=2)
    never = timer("2026-06-01 10:00", game=3)
    found = judge(READER, [later, sooner, never], (), at("2026-06-01 12:00"))
    assert found == ReminderDecision(Kind.REMIND, sooner, done=(1, 2, 3))


def test_what_falls_due_within_the_next_hour_is_sent_along() -> None:
    due, soon = timer("2026-06-01 12:00", game=1), timer("2026-06-01 13:00", game=2)
    found = judge(READER, [due, soon], (), at("2026-06-01 12:00"))
    assert found == ReminderDecision(Kind.REMIND, due, done=(1,), ahead=(2,))


def test_a_nudge_takes_along_what_is_due_and_its_table_comes_first() -> None:
    nudge = timer("2026-06-01 12:00", TimerKind.NUDGE, until="2026-06-05 12:00", game=1)
    half = timer("2026-06-01 12:00", until="2026-06-02 12:00", game=2)
    assert judge(READER, [nudge, half], (), at("2026-06-01 12:00")) == ReminderDecision(
        Kind.NUDGE, nudge, done=(1, 2)
    )


# At most two a day


def test_the_third_of_a_day_waits_for_the_next_morning() -> None:
    said = [at("2026-06-01 09:00"), at("2026-06-01 12:00")]
    due = timer("2026-06-01 20:00", until="2026-06-02 12:00")
    found = judge(READER, [due], said, at("2026-06-01 20:00"))
    assert found == ReminderDecision(postponed={1: at("2026-06-02 08:00")})


def test_the_third_of_a_day_is_not_sent_if_the_deadline_comes_before_the_morning() -> None:
    said = [at("2026-06-01 09:00"), at("2026-06-01 12:00")]
    due = timer("2026-06-01 20:00", until="2026-06-01 22:30")
    assert judge(READER, [due], said, at("2026-06-01 20:00")) == ReminderDecision(done=(1,))


def test_those_of_the_day_before_do_not_count() -> None:
    said = [at("2026-05-31 09:00"), at("2026-05-31 22:59")]
    due = timer("2026-06-01 08:00")
    assert judge(READER, [due], said, at("2026-06-01 08:00")).kind is Kind.REMIND


def test_the_evening_of_a_night_owl_is_one_day_with_the_hours_after_midnight() -> None:
    owl = Recipient(Schedule("Europe/Berlin", 3 * 60, 11 * 60))
    said = [at("2026-06-01 20:00"), at("2026-06-01 23:00")]
    due = timer("2026-06-02 01:00")
    found = judge(owl, [due], said, at("2026-06-02 01:00"))
    assert found == ReminderDecision(postponed={1: at("2026-06-02 11:00")})


def test_a_call_that_was_silent_is_sent_nevertheless_a_nudge_on_the_next_day() -> None:
    said, now = [at("2026-06-01 09:00"), at("2026-06-01 12:00")], at("2026-06-01 20:00")
    assert judge(READER, [timer("2026-06-01 20:00", TimerKind.WAKE)], said, now).kind is not None
    nudged = judge(READER, [timer("2026-06-01 20:00", TimerKind.NUDGE)], said, now)
    assert nudged == ReminderDecision(postponed={1: at("2026-06-02 08:00")})


def test_what_is_late_already_is_sent_later_where_a_reminder_would_come_too_late() -> None:
    late = timer("2026-06-01 23:30", TimerKind.NUDGE, until="2026-06-01 12:00")
    soon = structs.replace(timer("2026-06-01 23:30", until="2026-06-02 07:00"), id=2)
    found = judge(READER, [late, soon], (), at("2026-06-02 03:00"))
    assert found == ReminderDecision(done=(2,), postponed={1: at("2026-06-02 08:00")})


# Sleep, mute, digest


def test_what_falls_due_in_sleep_waits_until_waking() -> None:
    due = timer("2026-06-01 23:30", until="2026-06-02 12:00")
    found = judge(READER, [due], (), at("2026-06-02 03:00"))
    assert found == ReminderDecision(postponed={1: at("2026-06-02 08:00")})


def test_a_guessed_zone_keeps_nothing_back() -> None:
    guessed = Recipient(BERLIN, confirmed=False)
    assert judge(guessed, [timer("2026-06-01 23:30")], (), at("2026-06-02 03:00")).kind is Kind.REMIND
    assert not guessed.is_silent(at("2026-06-02 03:00"))


def test_a_guessed_zone_moves_no_digest_and_lengthens_no_silence() -> None:
    off = Schedule("Europe/Berlin", 23 * 60, 8 * 60, (5, 6))
    digest = Recipient(off, confirmed=False, digest=True, digest_at=5 * 60)
    assert next_digest(digest, at("2026-06-01 12:00")) == at("2026-06-02 05:00")
    guessed = Recipient(off, confirmed=False)
    friday = at("2026-06-05 20:00")
    assert tomorrow(guessed, friday) == at("2026-06-06 08:00")
    said = [at("2026-06-05 09:00"), at("2026-06-05 12:00")]
    found = judge(guessed, [timer("2026-06-05 20:00", until="2026-06-09 12:00")], said, friday)
    assert found.postponed == {1: at("2026-06-06 08:00")}


def test_mute_until_tomorrow_ends_when_the_quiet_hours_of_the_night_end() -> None:
    assert tomorrow(READER, at("2026-06-01 12:00")) == at("2026-06-02 08:00")
    assert tomorrow(READER, at("2026-06-02 03:00")) == at("2026-06-02 08:00")
    off = Recipient(Schedule("Europe/Berlin", 23 * 60, 8 * 60, (5, 6)))
    assert tomorrow(off, at("2026-06-05 12:00")) == at("2026-06-08 08:00")


def test_who_muted_is_notified_afterwards_unless_the_deadline_is_before() -> None:
    until = at("2026-06-02 08:00")
    muted = Recipient(BERLIN, muted_until=until)
    later, never = (
        timer("2026-06-01 12:00", game=1),
        timer("2026-06-01 12:00", until="2026-06-02 08:00", game=2),
    )
    found = judge(muted, [later, never], (), at("2026-06-01 12:00"))
    assert found == ReminderDecision(done=(2,), postponed={1: until})
    assert muted.is_silent(until - 1)
    assert not muted.is_silent(until)


def test_who_reads_a_digest_is_sent_nothing_else() -> None:
    digest = Recipient(BERLIN, digest=True)
    timers = [timer("2026-06-01 12:00", kind, id_=n) for n, kind in enumerate(REMINDERS, 1)]
    assert judge(digest, timers, (), at("2026-06-01 12:00")) == ReminderDecision(done=(1, 2, 3, 4))
    assert digest.is_silent(at("2026-06-01 12:00"))


# The hour of the digest


@pytest.mark.parametrize(
    ("after", "digest_at", "days_off", "expected"),
    [
        ("2026-06-01 08:59", 9 * 60, (), "2026-06-01 09:00"),
        ("2026-06-01 09:00", 9 * 60, (), "2026-06-02 09:00"),
        ("2026-06-05 09:00", 9 * 60, (5, 6), "2026-06-08 09:00"),
        ("2026-06-01 23:59", 5 * 60, (), "2026-06-02 08:00"),
        ("2026-06-02 06:00", 5 * 60, (), "2026-06-02 08:00"),
        ("2026-06-02 08:00", 5 * 60, (), "2026-06-03 08:00"),
    ],
)
def test_the_digest_comes_once_a_day_while_its_reader_is_awake(
    after: str, digest_at: int, days_off: tuple[int, ...], expected: str
) -> None:
    schedule = Schedule("Europe/Berlin", 23 * 60, 8 * 60, days_off)
    recipient = Recipient(schedule, digest=True, digest_at=digest_at)
    assert next_digest(recipient, at(after)) == at(expected)


def test_an_hour_that_a_change_of_clocks_skips_comes_by_so_much_later() -> None:
    recipient = Recipient(Schedule("Europe/Berlin"), digest=True, digest_at=2 * 60 + 30)
    assert next_digest(recipient, at("2026-03-29 00:00")) == at("2026-03-29 03:30")
    assert next_digest(recipient, at("2026-03-29 03:30")) == at("2026-03-30 02:30")


def test_an_hour_that_comes_twice_brings_one_digest() -> None:
    recipient = Recipient(Schedule("Europe/Berlin"), digest=True, digest_at=2 * 60 + 30)
    first = next_digest(recipient, at("2026-10-25 00:00"))
    assert first == at("2026-10-25 02:30")
    assert next_digest(recipient, first) == at("2026-10-26 02:30")


def test_without_digests_none_comes() -> None:
    assert next_digest(READER, 0.0) is None


# Nudges


def test_the_table_may_remind_once_in_a_day_of_who_is_waited_for() -> None:
    now, since = at("2026-06-01 20:00"), at("2026-05-31 12:00")
    assert may_nudge(READER, (), since, now)
    assert may_nudge(READER, [at("2026-05-31 20:00")], since, now)
    assert not may_nudge(READER, [at("2026-06-01 08:00")], since, now)
    assert not may_nudge(READER, [at("2026-06-02 08:00")], since, now), "they will be when they wake up"


def test_the_table_may_not_remind_who_was_called_a_moment_ago() -> None:
    since = at("2026-06-01 12:00")
    assert not may_nudge(READER, (), since, since + AHEAD - 1)
    assert may_nudge(READER, (), since, since + AHEAD)


def test_settings_become_a_reader() -> None:
    found = recipient_with(UserSettings(zone="Asia/Tokyo", calls=DIGEST, muted_until=5.0), "de")
    assert found == Recipient(Schedule("Asia/Tokyo", 1380, 480), digest=True, muted_until=5.0, locale="de")
    assert not recipient_with(UserSettings(), "de").confirmed


# Over random days

ZONES = ("Europe/Berlin", "America/Santiago", "Africa/Cairo", "Asia/Beirut", "Pacific/Apia", "UTC")


@pytest.mark.parametrize("seed", range(12))
def test_over_random_days_nothing_is_sent_in_sleep_early_twice_or_more_than_twice_a_day(seed: int) -> None:
    random = Random(seed)
    zone = random.choice(ZONES)
    schedule = _schedule(random, zone)
    recipient = Recipient(schedule)
    now = at("2026-03-01 12:00") + random.random() * 300 * DAY
    timers = {
        n: ReminderTimer(n, 7, n, 0, now, random.choice(REMINDERS[:2]), now + random.random() * 6 * DAY, None)
        for n in range(30)
    }
    planned = {n: each.due for n, each in timers.items()}
    said: list[float] = []
    for _ in range(14 * 24 * 4):
        now += 900.0 if random.random() < 0.95 else random.random() * 20 * HOUR
        near = [each for each in timers.values() if each.due <= now + AHEAD]
        found = judge(recipient, near, said, now)
        for n, due in found.postponed.items():
            assert due > now
            assert is_awake(schedule, due)
            timers[n] = ReminderTimer(n, 7, n, 0, timers[n].since, timers[n].kind, due, None)
        if found.kind is None:
            assert not found.done
            assert all(each.due > now for each in timers.values())
            continue
        assert is_awake(schedule, now)
        said.append(now)
        assert any(planned[n] <= now for n in found.done)
        for n in (*found.done, *found.ahead):
            del timers[n]
    assert not timers, "each was told of in the end"
    days = [day_begin(schedule, moment) for moment in said]
    assert max(days.count(day) for day in days) <= reminder_rules.MOST_A_DAY
    assert all(begin <= moment < begin + 26 * HOUR for begin, moment in zip(days, said, strict=True))


def _schedule(random: Random, zone: str) -> Schedule:
    begin = random.randrange(1440)
    end = (begin + random.randrange(1, 720)) % 1440
    return Schedule(zone, begin, end, tuple(sorted(random.sample(range(7), random.randrange(3)))))
