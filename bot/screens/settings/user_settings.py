"""A user's settings: an overview, and a page for each subject."""

from collections.abc import Mapping

from msgspec import structs

from bot.locales import language
from bot.screens.ids.settings_ids import ChangeSetting, PrivacyPage, SettingsPage
from bot.screens.markup import moment
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption, switch
from bot.screens.moments import day_text, format_clock, format_duration
from bot.screens.settings.settings_parts import (
    OVERVIEW,
    VACATION,
    ZONE,
    UserView,
    back_button,
    language_select,
    subject_page,
    time_lines,
    value_select,
    weekday_name,
)
from bot.screens.settings.zone_settings import zone_page, zone_question
from bot.tables.absence.vacation_days import last_day
from clocks.local_time import day_of
from clocks.schedule import MOST_DAYS_OFF, MOST_QUIET
from clocks.user_settings import CALLS, COMPUTERS, CONTROLS, LANGUAGE, NONE, OFF, ON, TIME, UserSettings
from games.words import Argument, Message, Verbatim, Words

STEP = 30
"""Minutes between the times at which quiet hours can end."""


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
    return Screen.of(
        f"## {words('settings-title')}",
        "\n".join((*time_lines(user, words), _turn_end_line(user, words), _vacation_line(user, words))),
        "\n".join(_call_lines(user, words)),
        "\n".join((_language_line(user, words), _level_line(user, words))),
        *zone_question(user, words, Button(SettingsPage(ZONE), words("button-other-zone"))),
        (*(Button(SettingsPage(page), words(text)) for page, text in pages.items()),),
        (
            Button(SettingsPage(COMPUTERS), words("button-computers")),
            Button(PrivacyPage(), words("button-privacy")),
        ),
    )


def _turn_end_line(user: UserView, words: Words) -> str:
    return words("settings-turn-end", when=_chosen(user, "turn_end"))


def _vacation_line(user: UserView, words: Words) -> str:
    vacation = user.vacation
    if vacation is None:
        return words("settings-no-vacation")
    first, last = day_of(vacation.begins, vacation.zone), last_day(vacation)
    days = {"first": Verbatim(day_text(first, words)), "last": Verbatim(day_text(last, words))}
    return words("settings-vacation", **days)


def _call_lines(user: UserView, words: Words) -> list[str]:
    settings = user.settings
    named = [
        words(each.notifies) for name, each in CONTROLS.items() if each.notifies and getattr(settings, name)
    ]
    lines = [
        Message("settings-arrive", {"where": _chosen(user, "arrive")}),
        Message(
            "settings-called",
            {
                "how": Message(
                    _chosen(user, "calls").id, {"time": format_clock(settings.digest_at, user.locale)}
                )
            },
        ),
        Message("settings-told", {"what": Verbatim(", ".join(named))})
        if named
        else Message("settings-told-nothing"),
    ]
    if user.muted:
        lines.append(Message("settings-muted", {"until": moment(settings.muted_until)}))
    return [words.text(line) for line in lines]


def _chosen(user: UserView, name: str) -> Message:
    return Message(CONTROLS[name].choices[getattr(user.settings, name)])


def _language_line(user: UserView, words: Words) -> str:
    chosen = user.settings.language
    if chosen:
        return words("settings-language", language=f"language-{chosen}")
    return words("settings-language-of-discord", language=f"language-{language(user.locale)}")


def _time_page(user: UserView, words: Words) -> Screen:
    settings = user.settings
    rows: list[ActionRow] = [_quiet_from(user, words)]
    if settings.quiet_from is not None and settings.quiet_to is not None:
        rows.append(_quiet_to(user, settings.quiet_from, settings.quiet_to, words))
    rows += [_days_off(settings, words), *_selects(user, TIME, words)]
    about = (
        "settings-about-time",
        *(() if settings.zone else ("settings-about-time-guessed",)),
        "settings-about-pace",
        "settings-about-turn-end",
    )
    rows.append(
        (
            Button(SettingsPage(ZONE), words("button-zone")),
            *_switches(user, TIME, words),
            back_button(OVERVIEW, words),
        )
    )
    lines = [*time_lines(user, words), _turn_end_line(user, words)]
    return subject_page("settings-time", lines, about, rows, words)


def _quiet_from(user: UserView, words: Words) -> Select:
    settings = user.settings
    none = SelectOption(NONE, words("settings-always-awake"), default=settings.quiet_from is None)
    hours = [
        _clock_option(user, hour * 60, words, "settings-quiet-from", chosen=settings.quiet_from)
        for hour in range(24)
    ]
    placeholder = words("settings-choose-quiet-from")
    return Select(ChangeSetting("quiet_from", ""), placeholder, (*hours, none))


def _quiet_to(user: UserView, begin: int, end: int, words: Words) -> Select:
    options = []
    for length in range(STEP, MOST_QUIET + 1, STEP):
        option = _clock_option(user, (begin + length) % 1440, words, "settings-quiet-to", chosen=end)
        options.append(structs.replace(option, description=format_duration(length * 60, words)))
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
    clock = {"time": format_clock(settings.digest_at, user.locale)}
    rows: list[ActionRow] = [*_selects(user, CALLS, words, clock)]
    if settings.digest:
        rows.append(
            Select(
                ChangeSetting("digest_at", ""),
                words("settings-choose-digest-hour"),
                tuple(
                    _clock_option(user, hour * 60, words, "settings-digest-at", chosen=settings.digest_at)
                    for hour in range(24)
                ),
            )
        )
    mute = ChangeSetting("muted", OFF if user.muted else ON)
    rows += [
        (
            *_switches(user, CALLS, words),
            Button(mute, words("button-unmute" if user.muted else "button-mute")),
        ),
        (back_button(OVERVIEW, words),),
    ]
    return subject_page("settings-calls", _call_lines(user, words), ["settings-about-calls"], rows, words)


def _selects(user: UserView, page: str, words: Words, arguments: Mapping[str, Argument] = {}) -> list[Select]:
    """The selects of a page whose texts the settings declare."""
    return [
        value_select(
            ChangeSetting(name, ""), each.text, each.choices, getattr(user.settings, name), words, arguments
        )
        for name, each in CONTROLS.items()
        if each.page == page and each.choices
    ]


def _switches(user: UserView, page: str, words: Words) -> list[Button]:
    return [
        switch(ChangeSetting(name, OFF if on else ON), each.text, words, on=on)
        for name, each in CONTROLS.items()
        for on in (getattr(user.settings, name),)
        if each.page == page and each.text and not each.choices
    ]


def _language_page(user: UserView, words: Words) -> Screen:
    chosen = user.settings.language
    rows: tuple[ActionRow, ...] = (
        language_select(ChangeSetting("language", ""), "settings-as-discord", chosen, words),
        (back_button(OVERVIEW, words),),
    )
    lines = [_language_line(user, words)]
    return subject_page("settings-language-title", lines, ["settings-about-language"], rows, words)


def _level_line(user: UserView, words: Words) -> str:
    level = _chosen(user, "level") if user.settings.level else Message("settings-level-not-set")
    return words("settings-level", level=level)


def _computers_page(user: UserView, words: Words) -> Screen:
    rows: tuple[ActionRow, ...] = (*_selects(user, COMPUTERS, words), (back_button(OVERVIEW, words),))
    lines = [_level_line(user, words)]
    return subject_page("settings-level-title", lines, ["settings-about-level"], rows, words)


def _clock_option(
    user: UserView, minutes: int, words: Words, text: str, *, chosen: int | None
) -> SelectOption:
    label = words(text, time=format_clock(minutes, user.locale))
    return SelectOption(str(minutes), label, default=minutes == chosen)
