"""The page of a user's time zone, and the question whether the guessed one is theirs."""

from collections.abc import Iterable, Sequence

from bot.limits import OPTIONS
from bot.screens.ids.settings_ids import ChangeSetting, ConfirmZone, OpenSettings, PlacesAt, ZoneLater
from bot.screens.markup import time_of_day
from bot.screens.model import Block, Button, Screen, Select, SelectOption, blocks_of
from bot.screens.moments import format_clock
from bot.screens.settings.settings_parts import (
    ZONE,
    UserView,
    back_button,
    place_name,
    settings_link,
    time_lines,
)
from clocks.user_settings import TIME
from clocks.zones import CityZone, clock_at, place_of, places_by_hour
from games.words import Verbatim, Words

CITIES = 4
"""Cities that stand next to an hour, so that readers see which it is."""


def zone_page(user: UserView, words: Words) -> Screen:
    return _zone_screen(user, words, (_hours(user, words),))


def places_page(user: UserView, places: Sequence[CityZone], words: Words, hour: int | None = None) -> Screen:
    """The page of the time zone, with cities to choose from, best first; `hour`: where it is that hour."""
    options = tuple(
        SelectOption(
            place.zone,
            place_name(place),
            format_clock(clock_at(place.zone, user.now) // 60, user.locale),
            default=place.zone == user.settings.zone,
        )
        for place in places[:OPTIONS]
    )
    cities = Select(ChangeSetting("zone", ""), words("settings-choose-city"), options)
    return _zone_screen(user, words, (_hours(user, words, hour), cities))


def _zone_screen(user: UserView, words: Words, selects: Iterable[Select]) -> Screen:
    return Screen.of(
        f"## {words('settings-zone-title')}",
        time_lines(user, words)[0],
        *zone_question(user, words),
        words("settings-about-zone"),
        *selects,
        (back_button(TIME, words),),
    )


def _hours(user: UserView, words: Words, chosen: int | None = None) -> Select:
    """What time it can be anywhere, each with the cities readers know best."""
    options = []
    for hour, places in places_by_hour(user.now, words.locale).items():
        clocks = sorted({clock_at(place.zone, user.now) // 60 for place in places})
        label = ", ".join(format_clock(clock, user.locale) for clock in clocks)
        cities = ", ".join(place.city for place in places[:CITIES])
        options.append(SelectOption(str(hour), label, cities, default=hour == chosen))
    return Select(PlacesAt(), words("settings-choose-hour"), tuple(options))


def zone_question(user: UserView, words: Words, *others: Button) -> tuple[Block, ...]:
    """Whether the guessed zone is right, to be answered by one press; nothing once it is set."""
    if user.settings.zone:
        return ()
    place = place_of(user.zone, words.locale)
    confirm = Button(ChangeSetting("zone", user.zone), _yes_text(place, words), "success")
    return blocks_of(_zone_question_text(user, words), (confirm, *others))


def zone_offer(user: UserView, words: Words) -> tuple[Block, ...]:
    """The question whether the guessed zone is right, for a message that calls somebody."""
    place = place_of(user.zone, words.locale)
    return blocks_of(
        _zone_question_text(user, words),
        (
            Button(ConfirmZone(user.zone), _yes_text(place, words), "success"),
            Button(OpenSettings(ZONE), words("button-other-zone")),
            Button(ZoneLater(), words("button-zone-later")),
        ),
    )


def zone_confirmed(user: UserView, words: Words) -> Screen:
    return Screen.of("\n".join(time_lines(user, words)), (settings_link(words),))


def _zone_question_text(user: UserView, words: Words) -> str:
    """Two clocks to be compared: that of the guessed zone, and the reader's own, which Discord shows."""
    city = place_of(user.zone, words.locale).city
    there = format_clock(clock_at(user.zone, user.now) // 60, user.locale)
    return words("settings-is-it", city=Verbatim(city), there=Verbatim(there), here=time_of_day(user.now))


def _yes_text(place: CityZone, words: Words) -> str:
    return words("button-this-zone", city=Verbatim(place.city))
