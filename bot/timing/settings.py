"""What users have set about time and calls."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.timing.schedule import Schedule

EACH, DIGEST = "each", "digest"
"""How a user is called: for each choice, or by one message a day."""

DIRECT, THREAD, BOTH = "direct", "thread", "both"
"""Where choices arrive."""

DEFAULT_ZONES = {
    "en-US": "America/New_York",
    "en": "Europe/London",
    "de": "Europe/Berlin",
    "ru": "Europe/Moscow",
}
"""By language, the time zone of a user who has not set one."""


class UserSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a user has set, with defaults for everything. The names of fields are stored and never change."""

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
    """Whether the user is told when they are next."""
    tell_all_ready: bool = False
    """Whether the user is told when all others are ready."""

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


def schedule_of(settings: UserSettings, language: str) -> Schedule:
    """When a user is awake; until they have set their zone it is guessed from their language."""
    zone = settings.zone or DEFAULT_ZONES.get(language) or DEFAULT_ZONES["en"]
    return Schedule(zone, settings.quiet_from, settings.quiet_to, tuple(sorted(settings.days_off)))
