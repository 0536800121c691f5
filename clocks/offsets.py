"""How far local time is from UTC, stretch by stretch."""

from bisect import bisect_right
from datetime import datetime
from functools import cache, lru_cache
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

DAY = 86_400

_CHUNK = 32 * DAY
"""Seconds of a chunk, whose changes of the offset are looked up together."""

_STEP = 2 * DAY
"""Seconds in which the clocks are changed at most once."""

_CHUNKS_KEPT = 4096


class Stretch(Struct, frozen=True):
    """A time in which the offset of a zone does not change; a long one is given in several."""

    begin: int
    """UTC seconds."""
    end: int
    """UTC seconds, not part of it."""
    offset: int
    """Seconds by which local time is ahead of UTC."""


def is_zone(name: str) -> bool:
    return name in _zones()


def stretch(zone: str, moment: float) -> Stretch:
    """The stretch of a moment (UTC seconds). Raises ZoneInfoNotFoundError."""
    stretches, begins = _stretches_of_chunk(zone, int(moment // _CHUNK))
    return stretches[bisect_right(begins, moment) - 1]


def forget_changes() -> None:
    """Forget all changes that were looked up, so that they are looked up again."""
    _stretches_of_chunk.cache_clear()


@lru_cache(_CHUNKS_KEPT)
def _stretches_of_chunk(zone: str, number: int) -> tuple[tuple[Stretch, ...], tuple[int, ...]]:
    """The stretches of a chunk, and when they begin."""
    info = _zone(zone)
    begin, end = number * _CHUNK, (number + 1) * _CHUNK
    offsets = [(day, _offset(info, day)) for day in range(begin, end + 1, _STEP)]
    changes = [
        _second_of_change(info, day, next_day)
        for (day, before), (next_day, after) in pairwise(offsets)
        if before != after
    ]
    begins = [begin, *changes]
    stretches = tuple(
        Stretch(first, last, _offset(info, first)) for first, last in pairwise([*begins, end]) if first < last
    )
    return stretches, tuple(each.begin for each in stretches)


def _second_of_change(info: ZoneInfo, before: int, after: int) -> int:
    """The first second with the offset after a change."""
    offset = _offset(info, before)
    while after - before > 1:
        middle = (before + after) // 2
        if _offset(info, middle) == offset:
            before = middle
        else:
            after = middle
    return after


def _offset(info: ZoneInfo, moment: int) -> int:
    offset = datetime.fromtimestamp(moment, info).utcoffset()
    assert offset is not None
    return offset.days * DAY + offset.seconds


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
