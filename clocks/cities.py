"""Cities after which no time zone is called, by their names in Latin and Russian letters."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path

from msgspec import Struct

CITIES = Path(__file__).with_name("cities.tsv")
"""A line a city, the largest first: zone and country (ISO 3166), then its names."""

SHORTEST = 2
"""Fewer letters fit too many cities."""

_ACCENTS = re.compile("[\u0300-\u036f]+")


class City(Struct, frozen=True):
    """A city that fits what somebody typed."""

    zone: str
    territory: str
    """Its country (ISO 3166)."""
    name: str
    """One of its names: the typed one, if it is whole, else one in the same letters."""
    is_called: bool
    """Whether the typed name is its best known one."""


def folded_text(text: str) -> str:
    """A text in small letters, without accents, with spaces for hyphens."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return _ACCENTS.sub("", decomposed).replace("-", " ")


def find_cities(typed: str) -> tuple[City, ...]:
    """The cities with a name that begins with a text: exact names first, then by size."""
    text = folded_text(typed).strip()
    if len(text) < SHORTEST:
        return ()
    lines, names, begins = _cities()
    whole, begun = [], []
    place = names.find(f"\t{text}")
    while place >= 0:
        number = bisect_right(begins, place) - 1
        end = begins[number + 1]
        fitting = names[begins[number] : end - 1].split("\t")
        if text in fitting:
            which = fitting.index(text)
            whole.append(_city(lines[number], which, is_called=which == 1 or not text.isascii()))
        else:
            fits = next(index for index, name in enumerate(fitting) if index and name.startswith(text))
            begun.append(_city(lines[number], 1 if text.isascii() else fits, is_called=False))
        place = names.find(f"\t{text}", end)
    return (*whole, *begun)


def _city(line: str, number: int, *, is_called: bool) -> City:
    """A city by its line, with one of its names."""
    where, *names = line.split("\t")
    zone, territory = where.split(" ")
    return City(zone, territory, names[number - 1], is_called)


@cache
def _cities() -> tuple[Sequence[str], str, Sequence[int]]:
    """The lines of the file, all of them folded, and where each folded line begins, with the end."""
    text = CITIES.read_text("utf-8")
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("#")]
    names = folded_text("".join(lines))
    lengths = (len(line) for line in names.splitlines(keepends=True))
    return tuple(line.rstrip("\n") for line in lines), names, tuple(accumulate(lengths, initial=0))
