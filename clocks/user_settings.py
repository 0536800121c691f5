"""What users have set: about time, calls and computer players."""

from __future__ import annotations

from datetime import timedelta

import msgspec
from msgspec import Struct, structs

from clocks.local_time import day_of, moment_of
from clocks.schedule import Schedule
from clocks.zones import guessed_zone
from games.agents.levels import LEVELS
from games.words import LOCALES

EACH, DIGEST = "each", "digest"
"""How a user is called: for each choice, or by one message a day."""

DIRECT, THREAD, BOTH = "direct", "thread", "both"
"""Where choices arrive."""

AFTER_A_MINUTE, AT_ONCE, PRESSED = "minute", "once", "press"
"""When a turn with nothing left to do ends: after a minute, with the last choice, or when it is pressed."""

NOBODY, SHARED, EVERYBODY = "me", "shared", "all"
"""Who may see a profile."""

ONE_DAY = timedelta(days=1)


class UserSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a user has set, with defaults for everything. Raises ValueError for what cannot be set.

    The names of fields are stored and never change.
    """

    zone: str = ""
    """IANA name of the time zone; "" until it is set."""
    quiet_from: int | None = 23 * 60
    """Minutes after midnight when quiet hours begin; None without quiet hours."""
    quiet_to: int | None = 8 * 60
    """Minutes after midnight when they end."""
    days_off: tuple[int, ...] = ()
    """Days of the week without play, from 0 for Monday to 6."""
    arrive: str = DIRECT
    """Where choices arrive: DIRECT, THREAD or BOTH."""
    calls: str = EACH
    """How the user is called: EACH or DIGEST."""
    digest_at: int = 9 * 60
    """Minutes after midnight when the digest comes."""
    muted_until: float = 0.0
    """Until when nothing is loud, in UTC seconds."""
    tell_next: bool = False
    """Whether the user is notified when they are next."""
    tell_all_ready: bool = False
    """Whether the user is notified when all others are ready."""
    tell_year: bool = False
    """Whether the user is told what their year was like, once it is over."""
    turn_end: str = AFTER_A_MINUTE
    """When a turn with nothing left to do ends: AFTER_A_MINUTE, AT_ONCE or PRESSED."""
    hide_pace: bool = False
    """Whether others are not shown how fast the user moves."""
    profile: str = SHARED
    """Who may see the user's profile: NOBODY else, those with whom they share a server, or EVERYBODY."""
    language: str = ""
    """One of LOCALES; "": as Discord is set."""
    level: str = ""
    """How well computer players play in games the user begins alone, one of LEVELS; "" until it is set."""
    zone_offers: int = 0
    """How often the user was asked whether the guessed time zone is theirs."""
    clock_before: Schedule | None = None
    """The schedule before the last change of zone, quiet hours or days off: clocks go by it until
    `clock_changes`."""
    clock_changes: float = 0.0
    """From when on clocks go by the present schedule, in UTC seconds."""

    def __post_init__(self) -> None:
        Schedule(self.zone or "UTC", self.quiet_from, self.quiet_to, self.days_off)
        if self.arrive not in (DIRECT, THREAD, BOTH):
            raise ValueError(f"choices do not arrive {self.arrive!r}")
        if self.calls not in (EACH, DIGEST):
            raise ValueError(f"no calls are {self.calls!r}")
        if self.turn_end not in (AFTER_A_MINUTE, AT_ONCE, PRESSED):
            raise ValueError(f"no turn ends {self.turn_end!r}")
        if self.profile not in (NOBODY, SHARED, EVERYBODY):
            raise ValueError(f"no profile is for {self.profile!r}")
        if not 0 <= self.digest_at < 1440:
            raise ValueError("a digest comes at a time of the day")
        if self.level not in ("", *LEVELS):
            raise ValueError(f"no level is called {self.level!r}")
        if self.language not in ("", *LOCALES):
            raise ValueError(f"there are no texts in {self.language!r}")

    @property
    def confirmed(self) -> bool:
        """Whether the user has set their time zone, so that their quiet hours are known."""
        return bool(self.zone)

    @property
    def digest(self) -> bool:
        """Whether the user gets one message a day instead of each call."""
        return self.calls == DIGEST


def from_json(text: str | None) -> UserSettings:
    """Settings as they are stored; the defaults for a user without any."""
    return UserSettings() if text is None else msgspec.json.decode(text, type=UserSettings)


def to_json(settings: UserSettings) -> str:
    """Settings as they are stored."""
    return msgspec.json.encode(settings).decode()


def schedule_of(settings: UserSettings, locale: str) -> Schedule:
    """When a user is awake; until they have set their zone it is guessed from one of Discord's locales."""
    zone = settings.zone or guessed_zone(locale)
    return Schedule(zone, settings.quiet_from, settings.quiet_to, settings.days_off)


def clock_schedule(settings: UserSettings, locale: str, moment: float) -> Schedule:
    """The schedule by which a user's clock goes that starts at a moment."""
    if settings.clock_before is not None and moment < settings.clock_changes:
        return settings.clock_before
    return schedule_of(settings, locale)


def with_clock_change(before: UserSettings, after: UserSettings, locale: str, moment: float) -> UserSettings:
    """Settings that change at a moment: clocks go by another schedule from the next day on.

    The first zone counts at once.
    """
    schedule = clock_schedule(before, locale, moment)
    if after.zone and not before.zone:
        schedule = structs.replace(schedule, zone=after.zone)
    if schedule == schedule_of(after, locale):
        return structs.replace(after, clock_before=None, clock_changes=0.0)
    tomorrow = moment_of(day_of(moment, schedule.zone) + ONE_DAY, schedule.zone)
    return structs.replace(after, clock_before=schedule, clock_changes=tomorrow)
