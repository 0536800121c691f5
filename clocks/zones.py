"""Time zones as users know them: by city and country, or by the time there."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.languages import get_official_languages
from msgspec import Struct

from clocks.cities import City, find_cities, folded_text
from clocks.offsets import DAY, is_zone, stretch
from games.words import LOCALES

COUNTRIES: Mapping[str, tuple[str, ...]] = {
    "AE": ("UAE", "VAE", "ОАЭ"),
    "CZ": ("Czech Republic", "Tschechische Republik", "Чешская Республика"),
    "GB": ("UK", "Great Britain", "Britain", "England", "Großbritannien", "Великобритания", "Англия"),
    "KR": ("Korea", "Корея"),
    "NL": ("Holland", "Голландия"),
    "RU": ("РФ", "Российская Федерация"),
    "US": ("USA", "US", "America", "Amerika", "США", "Америка"),
}
"""Territories (ISO 3166) -> further names of their countries."""


KNOWN = (
    *("America/New_York", "Europe/London", "Europe/Berlin", "Europe/Moscow", "Asia/Kolkata", "Asia/Shanghai"),
    *("America/Los_Angeles", "America/Chicago", "America/Denver", "America/Toronto", "America/Vancouver"),
    *("America/Sao_Paulo", "America/Mexico_City", "America/Argentina/Buenos_Aires", "America/Bogota"),
    *("America/Lima", "America/Santiago", "America/Caracas", "America/Havana", "America/Phoenix"),
    *("America/Halifax", "America/St_Johns", "America/Anchorage", "Pacific/Honolulu", "Atlantic/Azores"),
    *("Europe/Paris", "Europe/Madrid", "Europe/Rome", "Europe/Vienna", "Europe/Zurich", "Europe/Kyiv"),
    *("Europe/Amsterdam", "Europe/Brussels", "Europe/Warsaw", "Europe/Prague", "Europe/Budapest"),
    *("Europe/Stockholm", "Europe/Oslo", "Europe/Copenhagen", "Europe/Helsinki", "Europe/Athens"),
    *("Europe/Lisbon", "Europe/Dublin", "Europe/Istanbul", "Europe/Bucharest", "Europe/Minsk"),
    *("Europe/Samara", "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Novosibirsk", "Asia/Krasnoyarsk"),
    *("Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok", "Asia/Magadan", "Asia/Kamchatka"),
    *("Europe/Kaliningrad", "Asia/Almaty", "Asia/Tashkent", "Asia/Tbilisi", "Asia/Yerevan", "Asia/Baku"),
    *("Asia/Jerusalem", "Asia/Dubai", "Asia/Tehran", "Asia/Riyadh", "Asia/Karachi", "Asia/Kabul"),
    *("Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Jakarta", "Asia/Singapore"),
    *("Asia/Hong_Kong", "Asia/Manila", "Asia/Taipei", "Asia/Tokyo", "Asia/Seoul", "Asia/Ho_Chi_Minh"),
    *("Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "Africa/Casablanca"),
    *("Australia/Sydney", "Australia/Perth", "Australia/Adelaide", "Australia/Darwin"),
    *("Australia/Brisbane", "Pacific/Auckland"),
)
"""The zones of most people; of several in a country the first is guessed."""

CLOSE = 450
"""The tolerance for a typed time, in seconds: half of the smallest difference between two zones.

If it fits no zone so well, those that it fits best are taken: clocks may be wrong.
"""

TYPED_CACHED = 4096
"""For how many typed names the places that were found are cached."""

Zones = Mapping[str, str]

LATIN_AMERICA = "419"
"""The territory in Discord's locale for Latin America."""

_TIME = re.compile(r"(\d{1,2})[:.]([0-5]\d)(?: *uhr)?", re.ASCII)
_HALF_DAY = re.compile(r"(\d{1,2})(?:[:.]([0-5]\d))? *([ap])\.?m\.?", re.ASCII)
_OFFSET = re.compile(r"(?:utc|gmt|(?:utc|gmt)? *([+−-]) *(\d{1,2})(?::?([0-5]\d))?)", re.ASCII)


class CityZone(Struct, frozen=True):
    zone: str
    """Its IANA name."""
    city: str
    country: str


@lru_cache(256)
def guessed_zone(locale: str) -> str:
    """The zone of most people who use one of Discord's locales ("en-GB", "ru")."""
    return next(_zones_of(_territory(locale)), KNOWN[0])


def place_of(zone: str, language: str) -> CityZone:
    """The place of a zone, by its name if it is called after no city."""
    return _places(language).get(present_name(zone)) or CityZone(zone, _city_in_name(zone), "")


def present_name(zone: str) -> str:
    name: str = get_global("zone_aliases").get(zone, zone)
    return name


def places_by_hour(now: float, language: str) -> Mapping[int, tuple[CityZone, ...]]:
    """The hours of the day it is anywhere now, and where, best known to readers of a language first."""
    found: dict[int, list[CityZone]] = {hour: [] for hour in range(24)}
    for place in _places(language).values():
        found[clock_at(place.zone, now) // 3600].append(place)
    return {hour: tuple(places) for hour, places in found.items() if places}


def find_places(typed: str, now: float, language: str) -> tuple[CityZone, ...]:
    """The places that fit what somebody typed, best first.

    That is the beginning of a city, a country or a zone's name, in any language, or about what time it is
    there, or the offset from UTC; of nothing all places. Cities after which no zone is called come last, one
    of each zone: those that are called exactly so, or all that fit if nothing else does.
    """
    text = typed.strip().casefold()
    every = _places(language).values()
    if (clock := _typed_clock(text)) is not None:
        apart = {place: _seconds_between(clock_at(place.zone, now), clock) for place in every}
        least = max(CLOSE, min(apart.values()))
        return tuple(place for place, seconds in apart.items() if seconds <= least)
    if match := _OFFSET.fullmatch(text):
        offset = int(match[2] or 0) * 3600 + int(match[3] or 0) * 60
        offset *= 1 if match[1] == "+" else -1
        return tuple(place for place in every if stretch(place.zone, now).offset == offset)
    return _places_called(folded_text(typed).strip(), language)


@lru_cache(TYPED_CACHED)
def _places_called(text: str, language: str) -> tuple[CityZone, ...]:
    """The places with names that match a folded text, best first."""
    every = _places(language).values()
    ranked = [(rank, place) for place in every if (rank := _fit_rank(text, place.zone)) is not None]
    found = tuple(place for _, place in sorted(ranked, key=lambda each: each[0]))
    if any(is_called(place, text) for place in found):
        return found
    cities = [city for city in find_cities(text) if city.is_called or not found]
    return (*found, *_other_places(cities, {place.zone for place in found}, language))


def _other_places(cities: Iterable[City], zones: Collection[str], language: str) -> tuple[CityZone, ...]:
    """The first city of each zone but some."""
    territories = Locale.parse(language).territories
    first: dict[str, City] = {}
    for city in cities:
        if city.zone not in zones:
            first.setdefault(city.zone, city)
    return tuple(
        CityZone(zone, city.name, territories.get(city.territory, city.territory))
        for zone, city in first.items()
    )


def is_called(place: CityZone, typed: str) -> bool:
    """Whether somebody typed the whole name of a place, or of its zone's city or country, in any language."""
    cities, countries = _names(place.zone)
    return folded_text(typed).strip() in (folded_text(place.city), *cities, *countries)


def clock_at(zone: str, now: float) -> int:
    """What time it is in a zone, in seconds since midnight."""
    return int(now + stretch(zone, now).offset) % DAY


def _typed_clock(text: str) -> int | None:
    """A typed time in seconds since midnight, None if it is none."""
    if match := _TIME.fullmatch(text):
        hours, minutes = int(match[1]), int(match[2])
        return (hours * 60 + minutes) * 60 % DAY if hours <= 24 else None
    if (match := _HALF_DAY.fullmatch(text)) and 1 <= int(match[1]) <= 12:
        hours = int(match[1]) % 12 + (12 if match[3] == "p" else 0)
        return (hours * 60 + int(match[2] or 0)) * 60
    return None


def _seconds_between(first: int, second: int) -> int:
    """Seconds between two times of the day, the short way round."""
    apart = (first - second) % DAY
    return min(apart, DAY - apart)


def _fit_rank(text: str, zone: str) -> int | None:
    """How well a text fits a zone, 0 best; None if it does not."""
    cities, countries = _names(zone)
    if text in (*cities, *countries):
        return 0
    if any(name.startswith(text) for name in cities):
        return 1
    if any(name.startswith(text) for name in countries):
        return 2
    if any(f" {text}" in name for name in (*cities, *countries)):
        return 3
    return None


@cache
def _names(zone: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The folded names of a zone's city in all languages, with its old names; and those of its country."""
    places = [_places(language)[zone] for language in LOCALES]
    old = [alias for alias, canonical in get_global("zone_aliases").items() if canonical == zone]
    cities = [*(place.city for place in places), *(_city_in_name(each) for each in (zone, *old)), zone, *old]
    countries = [*(place.country for place in places), *COUNTRIES.get(_territories()[zone], ())]
    return (tuple({folded_text(name) for name in cities}), tuple({folded_text(name) for name in countries}))


@cache
def _places(language: str) -> Mapping[str, CityZone]:
    """The places of all zones named after one, those best known to readers of a language first."""
    locale = Locale.parse(language)
    territories = _territories()
    known = {zone: index for index, zone in enumerate(KNOWN)}

    def order(place: CityZone) -> tuple[bool, int, bool, str]:
        foreign = language not in get_official_languages(territories[place.zone], de_facto=True)
        index = known.get(place.zone, len(known))
        return foreign or place.zone not in known, index, foreign, place.city

    places = [
        CityZone(zone, _city(zone, locale), locale.territories.get(territory, territory))
        for zone, territory in territories.items()
    ]
    return MappingProxyType({place.zone: place for place in sorted(places, key=order)})


def _city(zone: str, locale: Locale) -> str:
    """The name of a zone's city; some are kept under an old name of the zone."""
    old = (alias for alias, canonical in get_global("zone_aliases").items() if canonical == zone)
    for name in (zone, *old):
        city = locale.time_zones.get(name, {}).get("city")
        if city:
            return str(city)
    return _city_in_name(zone)


def _city_in_name(zone: str) -> str:
    """The city in a zone's IANA name."""
    return zone.rpartition("/")[2].replace("_", " ")


@cache
def _territories() -> Zones:
    """The territory (ISO 3166) of each zone named after a place."""
    text = resources.files("tzdata.zoneinfo").joinpath("zone.tab").read_text("utf-8")
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return MappingProxyType({row[2]: row[0] for row in rows if is_zone(row[2])})


def _territory(locale: str) -> str:
    """The territory (ISO 3166) most people live in who use one of Discord's locales."""
    try:
        parsed = Locale.parse(locale, sep="-")
    except (ValueError, UnknownLocaleError):
        return "US"
    if parsed.territory == LATIN_AMERICA:
        return "MX"
    if parsed.territory:
        return parsed.territory
    likely: str = get_global("likely_subtags").get(parsed.language, "")
    return likely.rpartition("_")[2]


def _zones_of(territory: str) -> Iterator[str]:
    """The zones of a territory, the best known first."""
    there = [zone for zone, each in _territories().items() if each == territory]
    yield from (zone for zone in KNOWN if zone in there)
    yield from there
