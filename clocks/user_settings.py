"""The settings of users: each field declares its control, its texts and its values."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Struct, structs

from clocks.local_time import day_of, moment_of
from clocks.schedule import MOST_QUIET, Schedule
from clocks.zones import guessed_zone, present_name
from games.agents.levels import EASY, HARD, MEDIUM
from games.words import LOCALES

EACH, DIGEST = "each", "digest"
"""How a user is called: for each choice, or by one message a day."""

CALLED = {EACH: "settings-each", DIGEST: "settings-digest"}

DIRECT, THREAD, BOTH = "direct", "thread", "both"
"""Where choices arrive."""

ARRIVES = {DIRECT: "settings-direct", THREAD: "settings-thread", BOTH: "settings-both"}

AFTER_A_MINUTE, AT_ONCE, PRESSED = "minute", "once", "press"
"""When a turn with nothing left to do ends: after a minute, with the last choice, or when it is pressed."""

TURN_ENDS = {
    AFTER_A_MINUTE: "settings-turn-end-minute",
    AT_ONCE: "settings-turn-end-once",
    PRESSED: "settings-turn-end-press",
}

LEVEL_NAMES = {EASY: "level-easy", MEDIUM: "level-medium", HARD: "level-hard"}
"""The levels of computer players, the weakest first -> the ids of their names."""

NOBODY, SHARED, EVERYBODY = "me", "shared", "all"
"""Who may see a profile."""

TIME, CALLS, LANGUAGE, COMPUTERS = "time", "calls", "language", "computers"
"""Pages of the settings."""

NONE = "none"
"""The value of a select for no quiet hours, and for the language of Discord."""

ON, OFF = "on", "off"
"""The values of a button that switches something."""

USUAL_QUIET = 9 * 60
"""Minutes of quiet hours of which only the beginning was chosen."""

ONE_DAY = timedelta(days=1)


def _single_value(values: Sequence[str]) -> str:
    (value,) = values
    return value


def _minutes(values: Sequence[str]) -> int:
    return int(_single_value(values))


def _days(values: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(map(int, values)))


def _zone(values: Sequence[str]) -> str:
    return present_name(_single_value(values))


def _language(values: Sequence[str]) -> str:
    language = _single_value(values)
    return "" if language == NONE else language


class Control(Struct, frozen=True):
    """The control of a setting on a page."""

    page: str
    text: str = ""
    """The id of the text of a switch, or of a select of `choices`; "" for a control of another form."""
    choices: Mapping[str, str] = {}
    """The values that can be chosen -> the ids of their texts."""
    notifies: str = ""
    """The id of the text of the notification that a switch stops."""
    read: Callable[[Sequence[str]], Any] = _single_value
    """The setting by the values of the control. Raises ValueError."""


def switch(page: str, text: str, notifies: str = "") -> Control:
    """A button that switches a setting on or off."""
    return Control(page, text, notifies=notifies, read=lambda values: _single_value(values) == ON)


class UserSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A user's settings; the names of fields are stored. Raises ValueError for invalid ones."""

    zone: Annotated[str, Control(TIME, read=_zone)] = ""
    """IANA name of the time zone; "" until it is set."""
    quiet_from: Annotated[int | None, Control(TIME)] = 23 * 60
    """Minutes after midnight when quiet hours begin; None without quiet hours."""
    quiet_to: Annotated[int | None, Control(TIME, read=_minutes)] = 8 * 60
    """Minutes after midnight when they end."""
    days_off: Annotated[tuple[int, ...], Control(TIME, read=_days)] = ()
    """Days of the week without play, from 0 for Monday to 6."""
    arrive: Annotated[str, Control(CALLS, "settings-choose-arrive", ARRIVES)] = DIRECT
    """Where choices arrive: DIRECT, THREAD or BOTH."""
    calls: Annotated[str, Control(CALLS, "settings-choose-calls", CALLED)] = EACH
    """How the user is called: EACH or DIGEST."""
    digest_at: Annotated[int, Control(CALLS, read=_minutes)] = 9 * 60
    """Minutes after midnight when the digest comes."""
    muted_until: float = 0.0
    """Until when nothing is loud, in UTC seconds."""
    tell_next: Annotated[bool, switch(CALLS, "button-tell-next", "settings-tell-next")] = False
    """Whether the user is notified when they are next."""
    tell_all_ready: Annotated[bool, switch(CALLS, "button-tell-all-ready", "settings-tell-all-ready")] = False
    """Whether the user is notified when all others are ready."""
    tell_year: Annotated[bool, switch(CALLS, "button-tell-year", "settings-tell-year")] = False
    """Whether the user gets a message about their year after its end."""
    turn_end: Annotated[str, Control(TIME, "settings-choose-turn-end", TURN_ENDS)] = AFTER_A_MINUTE
    """When a turn with nothing left to do ends: AFTER_A_MINUTE, AT_ONCE or PRESSED."""
    offers_plans: Annotated[bool, switch(TIME, "button-offer-plans")] = True
    """Whether the user is asked after a turn to plan the next one."""
    plans_declined: int = 0
    """How often the user has declined that in a row."""
    plan_play: str = ""
    """How the user's last plan was to be played, "at-once" or "ask"; "" before the first one."""
    hide_pace: Annotated[bool, switch(TIME, "button-hide-pace")] = False
    """Whether others are not shown how fast the user moves."""
    profile: str = SHARED
    """Who may see the user's profile: NOBODY else, users who share a server with them, or EVERYBODY."""
    tell_regulars: bool = True
    """Whether the user is notified when a regular of theirs looks for players."""
    ranks: bool = False
    """Whether the ranks of servers name the user; SQL reads it, too."""
    language: Annotated[str, Control(LANGUAGE, read=_language)] = ""
    """One of LOCALES; "": as Discord is set."""
    level: Annotated[str, Control(COMPUTERS, "settings-choose-level", LEVEL_NAMES)] = ""
    """How well computer players play in games the user begins alone, one of LEVELS; "" until it is set."""
    zone_offers: int = 0
    """How often the user was asked whether the guessed time zone is theirs."""
    clock_before: Schedule | None = None
    """The schedule before a change of zone, quiet hours or days off: in force until `clock_changes`."""
    clock_changes: float = 0.0
    """From when on clocks go by the present schedule, in UTC seconds."""

    def __post_init__(self) -> None:
        Schedule(self.zone or "UTC", self.quiet_from, self.quiet_to, self.days_off)
        for name, accepted in ACCEPTED.items():
            if getattr(self, name) not in accepted:
                raise ValueError(f"{name} cannot be {getattr(self, name)!r}")
        if self.profile not in (NOBODY, SHARED, EVERYBODY):
            raise ValueError(f"no profile is for {self.profile!r}")
        if not 0 <= self.digest_at < 1440:
            raise ValueError("a digest comes at a time of the day")
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


CONTROLS: Mapping[str, Control] = {
    name: control
    for name, of in get_type_hints(UserSettings, include_extras=True).items()
    for control in getattr(of, "__metadata__", ())
}
"""The settings that a page shows, by their names."""

ACCEPTED: Mapping[str, tuple[str, ...]] = {
    field.name: (*CONTROLS[field.name].choices, field.default)
    for field in structs.fields(UserSettings)
    if field.name in CONTROLS and CONTROLS[field.name].choices
}
"""The values of settings that have a few."""


def changed_fields(settings: UserSettings, name: str, values: Sequence[str]) -> dict[str, Any]:
    """The fields that a control changes. Raises ValueError, KeyError for an unknown setting."""
    if name != "quiet_from":
        return {name: CONTROLS[name].read(values)}
    value = _single_value(values)
    return _quiet_hours(settings, None if value == NONE else int(value))


def _quiet_hours(settings: UserSettings, begin: int | None) -> dict[str, int | None]:
    """Quiet hours from another minute of the day, to the same end or, if too long, as long; None: none."""
    if begin is None:
        return {"quiet_from": None, "quiet_to": None}
    before, end = settings.quiet_from, settings.quiet_to
    if before is None or end is None:
        end = (begin + USUAL_QUIET) % 1440
    elif not 0 < (end - begin) % 1440 <= MOST_QUIET:
        end = (begin + (end - before) % 1440) % 1440
    return {"quiet_from": begin, "quiet_to": end}


def from_json(text: str | None) -> UserSettings:
    return UserSettings() if text is None else msgspec.json.decode(text, type=UserSettings)


def to_json(settings: UserSettings) -> str:
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


def with_timed_change(before: UserSettings, after: UserSettings, locale: str, moment: float) -> UserSettings:
    """Settings that change at a moment; clocks follow on the next day, after the first zone at once."""
    schedule = clock_schedule(before, locale, moment)
    if after.zone and not before.zone:
        schedule = structs.replace(schedule, zone=after.zone)
    if schedule == schedule_of(after, locale):
        return structs.replace(after, clock_before=None, clock_changes=0.0)
    tomorrow = moment_of(day_of(moment, schedule.zone) + ONE_DAY, schedule.zone)
    return structs.replace(after, clock_before=schedule, clock_changes=tomorrow)
