"""Parts that the pages of /settings and /setup share."""

from collections.abc import Iterable, Mapping
from typing import Any

from babel import Locale
from msgspec import Struct

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.settings_ids import OpenSettings, SettingsPage
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption
from bot.screens.moments import format_clock
from clocks.user_settings import NONE, UserSettings, schedule_of
from clocks.zones import CityZone, clock_at, place_of
from games.words import LOCALES, Argument, Message, Verbatim, Words
from storage.core.rows import VacationRow

OVERVIEW, ZONE, VACATION = "all", "zone", "vacation"
"""The pages without a setting of their own."""

LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}
"""What languages call themselves."""


class UserView(Struct, frozen=True):
    settings: UserSettings
    locale: str
    """Discord's locale of the user."""
    now: float
    """UTC seconds."""
    vacation: VacationRow | None = None
    """Their vacation that runs or is announced."""

    @property
    def zone(self) -> str:
        """Their time zone, guessed until they set it."""
        return schedule_of(self.settings, self.locale).zone

    @property
    def clock(self) -> str:
        return format_clock(clock_at(self.zone, self.now) // 60, self.locale)

    @property
    def muted(self) -> bool:
        return self.now < self.settings.muted_until


def time_lines(user: UserView, words: Words) -> list[str]:
    settings = user.settings
    zone = "settings-zone" if settings.zone else "settings-zone-guessed"
    city = Verbatim(place_name(place_of(user.zone, words.locale)))
    lines = [Message(zone, {"city": city, "time": user.clock})]
    if settings.quiet_from is None or settings.quiet_to is None:
        lines.append(Message("settings-no-quiet-hours"))
    else:
        quiet = {
            "from": format_clock(settings.quiet_from, user.locale),
            "to": format_clock(settings.quiet_to, user.locale),
        }
        lines.append(Message("settings-quiet-hours", quiet))
    days = ", ".join(weekday_name(day, words) for day in settings.days_off)
    lines.append(
        Message("settings-days-off", {"days": Verbatim(days)}) if days else Message("settings-no-days-off")
    )
    return [words.text(line) for line in lines]


def subject_page(
    title: str, lines: Iterable[str], about: Iterable[str], rows: Iterable[ActionRow], words: Words
) -> Screen:
    """A page of one subject; `title`, `about`: ids of texts, the latter in small print."""
    small = "\n".join(f"-# {words(text)}" for text in about)
    return Screen.of(f"## {words(title)}", "\n".join(lines), small, *rows)


def value_select(
    custom_id: CustomId,
    placeholder: str,
    labels: Mapping[str, str],
    chosen: str,
    words: Words,
    arguments: Mapping[str, Argument] = {},
) -> Select:
    """A select of a setting with a few values -> the ids of their texts."""
    options = tuple(
        SelectOption(value, words(text, **arguments), default=value == chosen)
        for value, text in labels.items()
    )
    return Select(custom_id, words(placeholder), options)


def language_select(custom_id: CustomId, usual: str, chosen: str, words: Words) -> Select:
    """All languages, after the one that is taken if none is chosen, with the id of its text."""
    languages = (SelectOption(code, LANGUAGES[code], default=code == chosen) for code in LOCALES)
    none = SelectOption(NONE, words(usual), default=not chosen)
    return Select(custom_id, words("settings-choose-language"), (none, *languages))


def place_name(place: CityZone) -> str:
    """A city with its country."""
    return ", ".join(filter(None, (place.city, place.country)))


def settings_link(words: Words) -> Button:
    return Button(OpenSettings(OVERVIEW), words("button-settings"))


def back_button(page: str, words: Words) -> Button:
    return Button(SettingsPage(page), words("panel-back"))


def weekday_name(day: int, words: Words) -> str:
    """The name of a weekday, 0 for Monday."""
    days: Any = Locale.parse(words.locale).days["stand-alone"]["wide"]
    return str(days[day])
