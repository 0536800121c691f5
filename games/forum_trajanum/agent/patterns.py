"""The building tasks of Trajan cards on masks of spaces."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.forum_trajanum.agent.masks import (
    ALL,
    CACHED,
    built_on,
    spaces,
    spaces_by_kind,
)
from games.forum_trajanum.pieces import COLOURS, GRAYS, GRID, TRAJAN_CARDS
from games.forum_trajanum.tasks import most_disjoint, pattern_places


class _Place(NamedTuple):
    """Where a pattern can be: its spaces, and those for gray and for coloured buildings."""

    spaces: int
    gray: int
    coloured: int
    names: tuple[str, ...]


class Progress(NamedTuple):
    """How far the building task of a card is."""

    times: int
    begun: float
    """The largest share of another time, squared."""
    lacking: int
    """The spaces each of which would fulfil it once more."""


def _places(card: str) -> tuple[_Place, ...]:
    task = TRAJAN_CARDS[card].build
    return tuple(
        _Place(
            spaces(names),
            spaces(name for name, of in zip(names, task.of, strict=True) if of == "gray"),
            spaces(name for name, of in zip(names, task.of, strict=True) if of == "coloured"),
            names,
        )
        for names in pattern_places(task.shape, len(task.of))
        if all(name in GRID for name in names)
    )


_PLACES: Mapping[str, tuple[_Place, ...]] = {
    name: _places(name) for name, card in TRAJAN_CARDS.items() if card.build.shape != "anywhere"
}


@lru_cache(CACHED)
def progress_of(card: str, built: int) -> Progress:
    by_kind = spaces_by_kind(built)
    if card not in _PLACES:
        return _anywhere(by_kind)
    task = TRAJAN_CARDS[card].build
    standing = built_on(built)
    gray, coloured = (sum(kinds) for kinds in (by_kind[: len(GRAYS)], by_kind[len(GRAYS) :]))
    whole, reach, used = [], [], 0
    for place in _PLACES[card]:
        spaces, there = place.spaces, place.spaces & standing
        if place.gray & coloured or place.coloured & gray:
            continue
        if task.different and any((spaces & kind).bit_count() > 1 for kind in by_kind):
            continue
        if there == spaces:
            whole.append(place.names)
            used |= spaces
        elif there:
            reach.append(place)
    begun, lacking = 0, 0
    for place in reach:
        if place.spaces & used:
            continue
        missing = place.spaces & ~standing
        begun = max(begun, place.spaces.bit_count() - missing.bit_count())
        if missing.bit_count() == 1:
            lacking |= missing
    return Progress(most_disjoint(whole), (begun / len(task.of)) ** 2, lacking)


def _anywhere(by_kind: tuple[int, ...]) -> Progress:
    """A structure of each colour, wherever they stand."""
    counts = [spaces.bit_count() for spaces in by_kind[len(GRAYS) :]]
    times = min(counts)
    missing = counts.count(times)
    return Progress(times, (1.0 - missing / len(COLOURS)) ** 2, ALL if missing == 1 else 0)
