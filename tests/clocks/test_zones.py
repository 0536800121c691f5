import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from babel import Locale

from clocks.cities import CITIES
from clocks.offsets import is_zone
from clocks.zones import (
    COUNTRIES,
    KNOWN,
    clock_at,
    find_places,
    guessed_zone,
    is_called,
    place_of,
    places_by_hour,
)
from games.words import LOCALES

CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text("utf-8"))

NOW = datetime(2026, 1, 15, 20, 45, tzinfo=UTC).timestamp()

BEST_OF_COUNTRY = {
    "AE": "Asia/Dubai",
    "CZ": "Europe/Prague",
    "GB": "Europe/London",
    "KR": "Asia/Seoul",
    "NL": "Europe/Amsterdam",
    "RU": "Europe/Moscow",
    "US": "America/New_York",
}
"""Name of a country -> the zone that is offered first."""

DISCORD_LOCALES = (
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no"),
    *("pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN"),
    *("ja", "zh-TW", "ko"),
)


@pytest.mark.parametrize(("locale", "zone"), CASES["guessed"])
def test_a_zone_is_guessed_from_the_locale(locale: str, zone: str) -> None:
    assert guessed_zone(locale) == zone


def test_every_locale_of_discord_has_a_zone_of_its_own_people() -> None:
    guessed = {locale: guessed_zone(locale) for locale in DISCORD_LOCALES}
    assert all(is_zone(zone) for zone in guessed.values())
    assert [locale for locale, zone in guessed.items() if zone == "America/New_York"] == ["en-US"]


@pytest.mark.parametrize(("typed", "language", "zone", "city"), CASES["typed"])
def test_a_place_is_found_by_what_is_typed(typed: str, language: str, zone: str, city: str) -> None:
    best = find_places(typed, NOW, language)[0]
    assert (best.zone, best.city) == (zone, city)


def test_a_city_after_which_a_zone_is_called_is_meant_before_others_of_its_name() -> None:
    assert [place.zone for place in find_places("london", NOW, "en")] == ["Europe/London"]
    assert [place.city for place in find_places("york", NOW, "en")] == ["New York", "York"]
    assert find_places("porto", NOW, "de")[-1].zone == "Europe/Lisbon"
    assert len({place.zone for place in find_places("springfield", NOW, "en")}) > 1


@pytest.mark.parametrize(
    ("typed", "whole"), [("Munich", True), ("KÖLN", True), ("Hamb", False), ("Essen", True)]
)
def test_a_city_is_found_alone_by_its_whole_name(typed: str, whole: bool) -> None:
    (place,) = find_places(typed, NOW, "en")
    assert is_called(place, typed) == whole


@pytest.mark.parametrize("language", LOCALES)
def test_cities_lie_in_places_that_have_a_name(language: str) -> None:
    lines = [line for line in CITIES.read_text("utf-8").splitlines() if not line.startswith("#")]
    where = {tuple(line.partition("\t")[0].split(" ")) for line in lines}
    zones = {place.zone for place in find_places("", NOW, language)}
    assert {zone for zone, _ in where} <= zones
    assert {territory for _, territory in where} <= Locale.parse(language).territories.keys()


def test_every_other_name_of_a_country_leads_to_it() -> None:
    assert set(COUNTRIES) == set(BEST_OF_COUNTRY)
    for territory, names in COUNTRIES.items():
        best = {find_places(name, NOW, "en")[0].zone for name in names}
        assert best == {BEST_OF_COUNTRY[territory]}


@pytest.mark.parametrize("clock", range(0, 1440, 7))
def test_whatever_time_is_typed_there_is_a_place(clock: int) -> None:
    found = find_places(f"{clock // 60}:{clock % 60:02}", NOW, "en")
    apart = {abs((clock_at(place.zone, NOW) - clock * 60 + 43200) % 86400 - 43200) for place in found}
    assert 0 < len(found) < 100
    assert max(apart) <= 1800


@pytest.mark.parametrize("typed", ["atlantis", "25:00", "13 pm", "+99", "[", "\\"])
def test_nothing_fits_nonsense(typed: str) -> None:
    assert find_places(typed, NOW, "en") == ()


@pytest.mark.parametrize("language", LOCALES)
def test_every_place_has_a_zone_a_city_and_a_country(language: str) -> None:
    every = find_places("", NOW, language)
    assert len({place.zone for place in every}) == len(every) > 400
    assert all(is_zone(place.zone) and place.city and place.country for place in every)
    assert {place.zone for place in every} >= set(KNOWN)
    assert all(place_of(place.zone, language) == place for place in every)


@pytest.mark.parametrize("language", LOCALES)
def test_whoever_says_the_hour_finds_a_place_they_know(language: str) -> None:
    hours = places_by_hour(NOW, language)
    assert sum(map(len, hours.values())) == len(find_places("", NOW, language))
    for hour, places in hours.items():
        assert all(clock_at(place.zone, NOW) // 3600 == hour for place in places)
    first = {place.zone for places in hours.values() for place in places[:25]}
    assert set(KNOWN) <= first


def test_an_old_name_of_a_zone_is_the_same_place() -> None:
    assert place_of("Asia/Calcutta", "en") == place_of("Asia/Kolkata", "en")


def test_a_zone_after_no_city_is_called_by_its_name() -> None:
    assert place_of("UTC", "de").city == "UTC"
