from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.locales import general_words
from bot.screens.ids.settings_ids import ChangeSetting
from bot.screens.model import Button, Screen, Select
from bot.screens.settings.settings_parts import OVERVIEW, ZONE, UserView
from bot.screens.settings.user_settings import settings_page
from bot.screens.settings.zone_settings import places_page, zone_confirmed, zone_offer
from clocks.user_settings import (
    BOTH,
    CALLS,
    CONTROLS,
    DIGEST,
    LANGUAGE,
    TIME,
    UserSettings,
    changed_fields,
    to_json,
)
from clocks.zones import find_places, places_by_hour
from games.words import LOCALES
from tests.support.message_linter import check

NOW = datetime(2026, 7, 15, 20, 45, tzinfo=UTC).timestamp()

LEAST = UserSettings(quiet_from=None, quiet_to=None)
MOST = UserSettings(
    zone="America/Argentina/Buenos_Aires",
    quiet_from=20 * 60,
    quiet_to=8 * 60,
    days_off=(2, 3),
    arrive=BOTH,
    calls=DIGEST,
    digest_at=23 * 60,
    muted_until=NOW + 60,
    tell_next=True,
    tell_all_ready=True,
    language="ru",
)
"""Settings whose texts and controls are the shortest and the longest."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("settings", [UserSettings(), LEAST, MOST])
def test_every_page_can_be_sent(locale: str, settings: UserSettings) -> None:
    user, words = UserView(settings, locale, NOW), general_words(locale)
    for page in (OVERVIEW, TIME, ZONE, CALLS, LANGUAGE):
        check(settings_page(user, page, words))
    check(zone_confirmed(user, words))
    check(Screen(zone_offer(user, words)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_can_be_chosen_and_asked_about(locale: str) -> None:
    user, words = UserView(UserSettings(), locale, NOW), general_words(locale)
    for hour, places in places_by_hour(NOW, locale).items():
        check(places_page(user, places, words, hour))
    for place in find_places("", NOW, locale):
        there = UserView(UserSettings(zone=place.zone), locale, NOW)
        check(Screen(zone_offer(there, words)))


@pytest.mark.parametrize("hour", range(24))
def test_quiet_hours_can_end_within_twelve_hours_of_any_beginning(hour: int) -> None:
    settings = UserSettings(quiet_from=hour * 60, quiet_to=(hour + 8) % 24 * 60)
    page = settings_page(UserView(settings, "en", NOW), TIME, general_words("en"))
    selects = [row for row in page.controls if isinstance(row, Select)]
    (ends,) = (select for select in selects if select.custom_id == ChangeSetting("quiet_to", ""))
    assert len(ends.options) == 24
    for option in ends.options:
        assert structs.replace(settings, quiet_to=int(option.value))
    assert [option.value for option in ends.options if option.default] == [str(settings.quiet_to)]


@pytest.mark.parametrize("name", [name for name in CONTROLS if name != "zone"])
def test_a_setting_is_on_the_page_it_declares_and_takes_the_values_offered_there(name: str) -> None:
    screen = settings_page(UserView(MOST, "en", NOW), CONTROLS[name].page, general_words("en"))
    offered: list[str] = []
    for block in screen.blocks:
        for each in block if isinstance(block, tuple) else (block,):
            if isinstance(each, Button | Select) and isinstance(each.custom_id, ChangeSetting):
                values = [option.value for option in each.options] if isinstance(each, Select) else []
                offered += (values or [each.custom_id.value]) if each.custom_id.name == name else []
    changed = [structs.replace(MOST, **changed_fields(MOST, name, (value,))) for value in offered]
    assert len(set(map(to_json, changed))) == len(offered) > 0
