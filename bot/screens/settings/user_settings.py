"""A user's settings: an overview, and a page for each subject."""

from __future__ import annotations

from bot.locales import language
from bot.screens.ids.settings_ids import ChangeSetting, PrivacyPage, SettingsPage
from bot.screens.levels import LEVEL_NAMES
from bot.screens.markup import moment
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption, Text
from bot.screens.moments import day_text, format_clock, format_duration
from bot.screens.settings.settings_parts import (
    CALLS,
    COMPUTERS,
    LANGUAGE,
    LANGUAGES,
    NONE,
    OFF,
    ON,
    OVERVIEW,
    TIME,
    VACATION,
    ZONE,
    UserView,
    back_button,
    language_select,
    page_button,
    subject_page,
    switch,
    time_lines,
    value_select,
    weekday_name,
)
from bot.screens.settings.zone_settings import zone_page, zone_question
from bot.tables.absence.vacation_days import last_day
from clocks.local_time import day_of
from clocks.schedule import MOST_DAYS_OFF, MOST_QUIET
from clocks.settings import (
    AFTER_A_MINUTE,
    AT_ONCE,
    BOTH,
    DIGEST,
    DIRECT,
    EACH,
    PRESSED,
    THREAD,
    UserSettings,
)
from games.words import Message, Verbatim, Words

STEP = 30
"""Minutes between the times at which quiet hours can end."""

ARRIVES = {DIRECT: "settings-direct", THREAD: "settings-thread", BOTH: "settings-both"}
TURN_ENDS = {
    AFTER_A_MINUTE: "settings-turn-end-minute",
    AT_ONCE: "settings-turn-end-once",
    PRESSED: "settings-turn-end-press",
}
CALLED = {EACH: "settings-each", DIGEST: "settings-digest"}
TOLD = {
    "tell_next": "settings-tell-next",
    "tell_all_ready": "settings-tell-all-ready",
    "tell_year": "settings-tell-year",
}
SWITCHES = {
    "tell_next": "button-tell-next",
    "tell_all_ready": "button-tell-all-ready",
    "tell_year": "button-tell-year",
}


def settings_page(user: UserView, page: str, words: Words) -> Screen:
    """A page of the settings; an unknown one is the overview."""
    pages = {
        TIME: _time_page,
        ZONE: zone_page,
        CALLS: _calls_page,
        LANGUAGE: _language_page,
        COMPUTERS: _computers_page,
    }
    return pages.get(page, _overview)(user, words)


def _overview(user: UserView, words: Words) -> Screen:
    pages = {
        TIME: "button-time",
        CALLS: "button-calls",
        LANGUAGE: "button-language",
        VACATION: "button-vacation",
    }
    return Screen(
        (
            Text(f"## {words('settings-title')}"),
            Text(
                "\n".join(
                    (*time_lines(user, words), _turn_end_line(user, words), _vacation_line(user, words))
                )
            ),
            Text("\n".join(_call_lines(user, words))),
            Text("\n".join((_language_line(user, words), _level_line(user, words)))),
            *zone_question(user, words, page_button(SettingsPage(ZONE), "button-other-zone", words)),
            (*(page_button(SettingsPage(page), text, words) for page, text in pages.items()),),
            (
                page_button(SettingsPage(COMPUTERS), "button-computers", words),
                page_button(PrivacyPage(), "button-privacy", words),
            ),
        )
    )


def _turn_end_line(user: UserView, words: Words) -> str:
    return words("settings-turn-end", when=Message(TURN_ENDS[user.settings.turn_end]))


def _vacation_line(user: UserView, words: Words) -> str:
    vacation = user.vacation
    if vacation is None:
        return words("settings-no-vacation")
    first, last = day_of(vacation.begins, vacation.zone), last_day(vacation)
    days = {"first": Verbatim(day_text(first, words)), "last": Verbatim(day_text(last, words))}
    return words("settings-vacation", **days)


def _call_lines(user: UserView, words: Words) -> list[str]:
    settings = user.settings
    told = [words(text) for name, text in TOLD.items() if getattr(settings, name)]
    lines = [
        Message("settings-arrive", {"where": Message(ARRIVES[settings.arrive])}),
        Message("settings-called", {"how": _called(settings)}),
        Message("settings-told", {"what": Verbatim(", ".join(told))})
        if told
        else Message("settings-told-nothing"),
    ]
    if user.muted:
        lines.append(Message("settings-muted", {"until": moment(settings.muted_until)}))
    return [words.text(line) for line in lines]


def _called(settings: UserSettings) -> Message:
    """How the user is called."""
    return Message(CALLED[settings.calls], {"time": format_clock(settings.digest_at)})


def _language_line(user: UserView, words: Words) -> str:
    chosen = user.settings.language
    if chosen:
        return words("settings-language", language=Verbatim(LANGUAGES[chosen]))
    name = Verbatim(LANGUAGES[language(user.locale)])
    return words("settings-language-of-discord", language=name)


def _time_page(user: UserView, words: Words) -> Screen:
    settings = user.settings
    rows: list[ActionRow] = [_quiet_from(settings, words)]
    if settings.quiet_from is not None and settings.quiet_to is not None:
        rows.append(_quiet_to(settings.quiet_from, settings.quiet_to, words))
    turn_end = ChangeSetting("turn_end", "")
    rows += [
        _days_off(settings, words),
        value_select(turn_end, "settings-choose-turn-end", TURN_ENDS, settings.turn_end, words),
    ]
    about = (
        "settings-about-time",
        *(() if settings.zone else ("settings-about-time-guessed",)),
        "settings-about-pace",
        "settings-about-turn-end",
    )
    rows.append(
        (
            page_button(SettingsPage(ZONE), "button-zone", words),
            _switch("hide_pace", "button-hide-pace", words, on=settings.hide_pace),
            back_button(OVERVIEW, words),
        )
    )
    lines = [*time_lines(user, words), _turn_end_line(user, words)]
    return subject_page("settings-time", lines, about, rows, words)


def _quiet_from(settings: UserSettings, words: Words) -> Select:
    none = SelectOption(NONE, words("settings-always-awake"), default=settings.quiet_from is None)
    hours = [
        _clock_option(hour * 60, words, "settings-quiet-from", chosen=settings.quiet_from)
        for hour in range(24)
    ]
    placeholder = words("settings-choose-quiet-from")
    return Select(ChangeSetting("quiet_from", ""), placeholder, (*hours, none))


def _quiet_to(begin: int, end: int, words: Words) -> Select:
    options = []
    for length in range(STEP, MOST_QUIET + 1, STEP):
        option = _clock_option((begin + length) % 1440, words, "settings-quiet-to", chosen=end)
        options.append(_described(option, format_duration(length * 60, words)))
    return Select(ChangeSetting("quiet_to", ""), words("settings-choose-quiet-to"), tuple(options))


def _days_off(settings: UserSettings, words: Words) -> Select:
    return Select(
        ChangeSetting("days_off", ""),
        words("settings-choose-days-off", n=MOST_DAYS_OFF),
        tuple(
            SelectOption(str(day), weekday_name(day, words), default=day in settings.days_off)
            for day in range(7)
        ),
        min_values=0,
        max_values=MOST_DAYS_OFF,
    )


def _calls_page(user: UserView, words: Words) -> Screen:
    settings = user.settings
    clock = {"time": format_clock(settings.digest_at)}
    rows: list[ActionRow] = [
        value_select(ChangeSetting("arrive", ""), "settings-choose-arrive", ARRIVES, settings.arrive, words),
        value_select(
            ChangeSetting("calls", ""), "settings-choose-calls", CALLED, settings.calls, words, clock
        ),
    ]
    if settings.digest:
        rows.append(
            Select(
                ChangeSetting("digest_at", ""),
                words("settings-choose-digest-hour"),
                tuple(
                    _clock_option(hour * 60, words, "settings-digest-at", chosen=settings.digest_at)
                    for hour in range(24)
                ),
            )
        )
    switches = [_switch(name, text, words, on=getattr(settings, name)) for name, text in SWITCHES.items()]
    mute = ChangeSetting("muted", OFF if user.muted else ON)
    rows += [
        (*switches, page_button(mute, "button-unmute" if user.muted else "button-mute", words)),
        (back_button(OVERVIEW, words),),
    ]
    return subject_page("settings-calls", _call_lines(user, words), ["settings-about-calls"], rows, words)


def _switch(name: str, text: str, words: Words, *, on: bool) -> Button:
    return switch(ChangeSetting(name, OFF if on else ON), text, words, on=on)


def _language_page(user: UserView, words: Words) -> Screen:
    chosen = user.settings.language
    rows: tuple[ActionRow, ...] = (
        language_select(ChangeSetting("language", ""), "settings-as-discord", chosen, words),
        (back_button(OVERVIEW, words),),
    )
    lines = [_language_line(user, words)]
    return subject_page("settings-language-title", lines, ["settings-about-language"], rows, words)


def _level_line(user: UserView, words: Words) -> str:
    level = user.settings.level
    return words("settings-level", level=Message(LEVEL_NAMES[level] if level else "settings-level-not-set"))


def _computers_page(user: UserView, words: Words) -> Screen:
    level = user.settings.level
    rows: tuple[ActionRow, ...] = (
        value_select(ChangeSetting("level", ""), "settings-choose-level", LEVEL_NAMES, level, words),
        (back_button(OVERVIEW, words),),
    )
    lines = [_level_line(user, words)]
    return subject_page("settings-level-title", lines, ["settings-about-level"], rows, words)


def _clock_option(minutes: int, words: Words, text: str, *, chosen: int | None) -> SelectOption:
    """A time of the day, in minutes since midnight."""
    label = words(text, time=format_clock(minutes))
    return SelectOption(str(minutes), label, default=minutes == chosen)


def _described(option: SelectOption, description: str) -> SelectOption:
    return SelectOption(option.value, option.label, description, option.default)
