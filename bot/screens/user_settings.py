"""A user's settings: an overview, and a page for each subject; the zone that is offered with a call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from babel import Locale
from msgspec import Struct

from bot.limits import BUTTON_LABEL, OPTION_TEXT, OPTIONS
from bot.locales import language
from bot.screens.custom_ids import ChangeSetting, ConfirmZone, CustomId, OpenSettings, PlacesAt, SettingsPage
from bot.screens.model import ActionRow, Block, Button, Screen, Select, SelectOption, Text, texts
from bot.screens.moments import format_clock, format_duration
from bot.screens.text import cut
from bot.timing.schedule import MOST_DAYS_OFF, MOST_QUIET
from bot.timing.settings import BOTH, DIGEST, DIRECT, EACH, THREAD, UserSettings, schedule_of
from bot.timing.zones import Place, clock_at, place_of, places_at_hour
from games.words import LOCALES, Message, Verbatim, Words

OVERVIEW, TIME, ZONE, CALLS, LANGUAGE = "all", "time", "zone", "calls", "language"
"""The pages."""

NONE = "none"
"""The value of a select for no quiet hours, and for the language of Discord."""

ON, OFF = "on", "off"

STEP = 30
"""Minutes between the times at which quiet hours can end."""

ARRIVES = {DIRECT: "settings-direct", THREAD: "settings-thread", BOTH: "settings-both"}
CALLED = {EACH: "settings-each", DIGEST: "settings-digest"}
TOLD = {"tell_next": "settings-tell-next", "tell_all_ready": "settings-tell-all-ready"}
SWITCHES = {"tell_next": "button-tell-next", "tell_all_ready": "button-tell-all-ready"}
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский"}
"""What languages call themselves."""


class UserView(Struct, frozen=True):
    """A user's settings, with what their screens need besides."""

    settings: UserSettings
    locale: str
    """Discord's locale of the user."""
    now: float
    """UTC seconds."""

    @property
    def zone(self) -> str:
        """Their time zone, guessed until they set it."""
        return schedule_of(self.settings, self.locale).zone

    @property
    def clock(self) -> str:
        """What time it is where they are."""
        return format_clock(clock_at(self.zone, self.now) // 60)

    @property
    def muted(self) -> bool:
        """Whether they want to hear nothing now."""
        return self.now < self.settings.muted_until


def settings_page(user: UserView, page: str, words: Words) -> Screen:
    """A page of the settings; an unknown one is the overview."""
    pages = {TIME: _time_page, ZONE: _zone_page, CALLS: _calls_page, LANGUAGE: _language_page}
    return pages.get(page, _overview)(user, words)


def settings_link(words: Words) -> Button:
    """The button that opens the settings from elsewhere."""
    return _button(OpenSettings(OVERVIEW), "button-settings", words)


# The overview


def _overview(user: UserView, words: Words) -> Screen:
    pages = {TIME: "button-time", CALLS: "button-calls", LANGUAGE: "button-language"}
    return Screen(
        (
            Text(f"## {words.text(Message('settings-title'))}"),
            Text("\n".join(time_lines(user, words))),
            Text("\n".join(_call_lines(user, words))),
            Text(_language_line(user, words)),
            *_zone_question(user, words, _button(SettingsPage(ZONE), "button-other-zone", words)),
            tuple(_button(SettingsPage(page), text, words) for page, text in pages.items()),
        )
    )


def time_lines(user: UserView, words: Words) -> list[str]:
    """Where the user is, and when they are awake."""
    settings = user.settings
    zone = "settings-zone" if settings.zone else "settings-zone-guessed"
    city = Verbatim(place_name(place_of(user.zone, words.locale)))
    lines = [Message(zone, {"city": city, "time": user.clock})]
    if settings.quiet_from is None or settings.quiet_to is None:
        lines.append(Message("settings-no-quiet-hours"))
    else:
        quiet = {"from": format_clock(settings.quiet_from), "to": format_clock(settings.quiet_to)}
        lines.append(Message("settings-quiet-hours", quiet))
    days = ", ".join(_weekday(day, words) for day in settings.days_off)
    lines.append(
        Message("settings-days-off", {"days": Verbatim(days)}) if days else Message("settings-no-days-off")
    )
    return [words.text(line) for line in lines]


def _call_lines(user: UserView, words: Words) -> list[str]:
    settings = user.settings
    told = [words.text(Message(text)) for name, text in TOLD.items() if getattr(settings, name)]
    lines = [
        Message("settings-arrive", {"where": Message(ARRIVES[settings.arrive])}),
        Message("settings-called", {"how": _called(settings)}),
        Message("settings-told", {"what": Verbatim(", ".join(told))})
        if told
        else Message("settings-told-nothing"),
    ]
    if user.muted:
        lines.append(Message("settings-muted", {"until": f"<t:{int(settings.muted_until)}:f>"}))
    return [words.text(line) for line in lines]


def _called(settings: UserSettings) -> Message:
    """How the user is called."""
    return Message(CALLED[settings.calls], {"time": format_clock(settings.digest_at)})


def _language_line(user: UserView, words: Words) -> str:
    chosen = user.settings.language
    if chosen:
        return words.text(Message("settings-language", {"language": Verbatim(LANGUAGES[chosen])}))
    name = Verbatim(LANGUAGES[language(user.locale)])
    return words.text(Message("settings-language-of-discord", {"language": name}))


# Time


def _time_page(user: UserView, words: Words) -> Screen:
    settings = user.settings
    rows: list[ActionRow] = [_quiet_from(settings, words)]
    if settings.quiet_from is not None and settings.quiet_to is not None:
        rows.append(_quiet_to(settings.quiet_from, settings.quiet_to, words))
    rows.append(_days_off(settings, words))
    about = ("settings-about-time", *(() if settings.zone else ("settings-about-time-guessed",)))
    return Screen(
        (
            Text(f"## {words.text(Message('settings-time'))}"),
            Text("\n".join(time_lines(user, words))),
            Text("\n".join(f"-# {words.text(Message(text))}" for text in about)),
            *rows,
            (_button(SettingsPage(ZONE), "button-zone", words), _back(OVERVIEW, words)),
        )
    )


def _quiet_from(settings: UserSettings, words: Words) -> Select:
    none = SelectOption(
        NONE, words.text(Message("settings-always-awake")), default=settings.quiet_from is None
    )
    hours = [
        _clock_option(hour * 60, words, "settings-quiet-from", chosen=settings.quiet_from)
        for hour in range(24)
    ]
    placeholder = words.text(Message("settings-choose-quiet-from"))
    return Select(ChangeSetting("quiet_from", ""), placeholder, (*hours, none))


def _quiet_to(begin: int, end: int, words: Words) -> Select:
    options = []
    for length in range(STEP, MOST_QUIET + 1, STEP):
        option = _clock_option((begin + length) % 1440, words, "settings-quiet-to", chosen=end)
        options.append(_described(option, format_duration(length * 60, words)))
    return Select(
        ChangeSetting("quiet_to", ""), words.text(Message("settings-choose-quiet-to")), tuple(options)
    )


def _days_off(settings: UserSettings, words: Words) -> Select:
    return Select(
        ChangeSetting("days_off", ""),
        words.text(Message("settings-choose-days-off", {"n": MOST_DAYS_OFF})),
        tuple(
            SelectOption(str(day), _weekday(day, words), default=day in settings.days_off) for day in range(7)
        ),
        min_values=0,
        max_values=MOST_DAYS_OFF,
    )


# The time zone


def _zone_page(user: UserView, words: Words) -> Screen:
    return _zone_screen(user, words, (_hours(user, words),))


def places_page(user: UserView, places: Sequence[Place], words: Words, hour: int | None = None) -> Screen:
    """The page of the time zone, with cities to choose from, best first; `hour`: where it is that hour."""
    options = tuple(
        SelectOption(
            place.zone,
            cut(place_name(place), OPTION_TEXT),
            format_clock(clock_at(place.zone, user.now) // 60),
            default=place.zone == user.settings.zone,
        )
        for place in places[:OPTIONS]
    )
    cities = Select(ChangeSetting("zone", ""), words.text(Message("settings-choose-city")), options)
    return _zone_screen(user, words, (_hours(user, words, hour), cities))


def places_of_hour(user: UserView, hour: int, words: Words) -> tuple[Place, ...]:
    """The places where it is an hour of the day now."""
    return places_at_hour(hour, user.now, words.locale)


def _zone_screen(user: UserView, words: Words, selects: Iterable[Select]) -> Screen:
    return Screen(
        (
            Text(f"## {words.text(Message('settings-zone-title'))}"),
            Text(time_lines(user, words)[0]),
            *_zone_question(user, words),
            Text(words.text(Message("settings-about-zone"))),
            *selects,
            (_back(TIME, words),),
        )
    )


def _hours(user: UserView, words: Words, chosen: int | None = None) -> Select:
    """What time it can be anywhere, each with the cities readers know best."""
    options = []
    for hour in range(24):
        places = places_at_hour(hour, user.now, words.locale)
        if places:
            clocks = sorted({clock_at(place.zone, user.now) // 60 for place in places})
            label = ", ".join(format_clock(clock) for clock in clocks)
            cities = ", ".join(place.city for place in places[:4])
            options.append(SelectOption(str(hour), label, cut(cities, OPTION_TEXT), default=hour == chosen))
    return Select(PlacesAt(), words.text(Message("settings-choose-hour")), tuple(options))


def _zone_question(user: UserView, words: Words, *others: Button) -> tuple[Block, ...]:
    """Whether the guessed zone is right, to be answered by one press; nothing once it is set."""
    if user.settings.zone:
        return ()
    place = place_of(user.zone, words.locale)
    confirm = Button(ChangeSetting("zone", user.zone), _yes(place, words), "success")
    return (Text(_is_it(user, words)), (confirm, *others))


def zone_offer(user: UserView, words: Words) -> tuple[Block, ...]:
    """The question whether the guessed zone is right, for a message that calls somebody."""
    place = place_of(user.zone, words.locale)
    return (
        Text(_is_it(user, words)),
        (
            Button(ConfirmZone(user.zone), _yes(place, words), "success"),
            _button(OpenSettings(ZONE), "button-other-zone", words),
        ),
    )


def zone_confirmed(user: UserView, words: Words) -> Screen:
    """What follows from the zone that was confirmed."""
    return Screen((Text("\n".join(time_lines(user, words))), (settings_link(words),)))


def _is_it(user: UserView, words: Words) -> str:
    """Two clocks to be compared: that of the guessed zone, and the reader's own, which Discord shows."""
    city, here = place_of(user.zone, words.locale).city, f"<t:{int(user.now)}:t>"
    arguments = {"city": Verbatim(city), "there": Verbatim(user.clock), "here": Verbatim(here)}
    return words.text(Message("settings-is-it", arguments))


def _yes(place: Place, words: Words) -> str:
    return cut(words.text(Message("button-this-zone", {"city": Verbatim(place.city)})), BUTTON_LABEL)


def place_name(place: Place) -> str:
    """A city with its country."""
    return ", ".join(filter(None, (place.city, place.country)))


# Calls


def _calls_page(user: UserView, words: Words) -> Screen:
    settings = user.settings
    rows: list[ActionRow] = [
        _select("arrive", "settings-choose-arrive", ARRIVES, settings, words),
        _select("calls", "settings-choose-calls", CALLED, settings, words),
    ]
    if settings.digest:
        rows.append(
            Select(
                ChangeSetting("digest_at", ""),
                words.text(Message("settings-choose-digest-hour")),
                tuple(
                    _clock_option(hour * 60, words, "settings-digest-at", chosen=settings.digest_at)
                    for hour in range(24)
                ),
            )
        )
    switches = [_switch(name, text, words, on=getattr(settings, name)) for name, text in SWITCHES.items()]
    mute = ChangeSetting("muted", OFF if user.muted else ON)
    return Screen(
        (
            Text(f"## {words.text(Message('settings-calls'))}"),
            Text("\n".join(_call_lines(user, words))),
            Text(f"-# {words.text(Message('settings-about-calls'))}"),
            *rows,
            (*switches, _button(mute, "button-unmute" if user.muted else "button-mute", words)),
            (_back(OVERVIEW, words),),
        )
    )


def _select(
    name: str, placeholder: str, labels: Mapping[str, str], settings: UserSettings, words: Words
) -> Select:
    """A select of a setting with a few values."""
    chosen, clock = getattr(settings, name), {"time": format_clock(settings.digest_at)}
    options = tuple(
        SelectOption(value, cut(words.text(Message(text, clock)), OPTION_TEXT), default=value == chosen)
        for value, text in labels.items()
    )
    return Select(ChangeSetting(name, ""), words.text(Message(placeholder)), options)


def _switch(name: str, text: str, words: Words, *, on: bool) -> Button:
    label = words.text(Message("settings-on" if on else "settings-off", {"setting": Message(text)}))
    return Button(
        ChangeSetting(name, OFF if on else ON), cut(label, BUTTON_LABEL), "success" if on else "secondary"
    )


# The language


def _language_page(user: UserView, words: Words) -> Screen:
    chosen = user.settings.language
    languages = [SelectOption(code, LANGUAGES[code], default=code == chosen) for code in LOCALES]
    discord = SelectOption(NONE, words.text(Message("settings-as-discord")), default=not chosen)
    return Screen(
        (
            Text(f"## {words.text(Message('settings-language-title'))}"),
            *texts(_language_line(user, words), f"-# {words.text(Message('settings-about-language'))}"),
            Select(
                ChangeSetting("language", ""),
                words.text(Message("settings-choose-language")),
                (discord, *languages),
            ),
            (_back(OVERVIEW, words),),
        )
    )


# Parts


def _button(custom_id: CustomId, text: str, words: Words) -> Button:
    return Button(custom_id, words.text(Message(text)))


def _back(page: str, words: Words) -> Button:
    return _button(SettingsPage(page), "panel-back", words)


def _clock_option(minutes: int, words: Words, text: str, *, chosen: int | None) -> SelectOption:
    """A time of the day, in minutes since midnight."""
    label = words.text(Message(text, {"time": format_clock(minutes)}))
    return SelectOption(str(minutes), label, default=minutes == chosen)


def _described(option: SelectOption, description: str) -> SelectOption:
    return SelectOption(option.value, option.label, description, option.default)


def _weekday(day: int, words: Words) -> str:
    """What a day of the week is called, 0 for Monday."""
    days: Any = Locale.parse(words.locale).days["stand-alone"]["wide"]
    return str(days[day])
