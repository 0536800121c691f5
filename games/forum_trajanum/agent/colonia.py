"""What the buildings of a Colonia are good for: cached, because they change rarely."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import GRAYS, SIZE, STRUCTURES
from games.forum_trajanum.tasks import patterns_begun

CACHED = 8192

Buildings = tuple[tuple[str, str], ...]
"""Space, kind of building."""


@lru_cache(CACHED)
def gray_kinds(built: Buildings) -> tuple[int, ...]:
    """The number of different gray buildings in each row."""
    kinds = {(int(name[1:]), kind) for name, kind in built if kind not in STRUCTURES}
    count = Counter(row for row, _ in kinds)
    return tuple(count[row] for row in range(1, SIZE + 1))


@lru_cache(CACHED)
def colours(built: Buildings) -> Counter[str]:
    """The number of structures of each colour."""
    return Counter(STRUCTURES[kind] for _, kind in built if kind in STRUCTURES)


@lru_cache(CACHED)
def pairs(free: tuple[str, ...]) -> int:
    """How many double tiles find room on free spaces, each pair of spaces taken as it comes."""
    left, found = set(free), 0
    for name in free:
        near = next((each for each in neighbours(name) if each in left), None)
        if name in left and near:
            left -= {name, near}
            found += 1
    return found


@lru_cache(CACHED)
def rooms(free: tuple[str, ...], kinds: tuple[int, ...], citizens: tuple[int, ...]) -> int:
    """What the two best free spaces bring at a scoring if kinds come there that their rows lack."""
    spaces = Counter([int(name[1:]) - 1 for name in free])
    used = {row: min(number, len(GRAYS) - kinds[row]) for row, number in spaces.items()}
    return sum(sorted([1 + citizens[row] for row in used for _ in range(used[row])])[-2:])


@lru_cache(CACHED)
def pattern_progress(card: str, built: Buildings) -> tuple[int, float]:
    """How often the building task of a card is fulfilled, and the largest share of another time, squared."""
    times, begun = patterns_begun(card, dict(built))
    return times, max((each.share for each in begun), default=0.0) ** 2


@lru_cache(CACHED)
def lacks_one(card: str, built: Buildings, free: tuple[str, ...]) -> bool:
    """Whether one building on a free space would fulfil the building task of a card once more."""
    return any(each.lacks_only(free) for each in patterns_begun(card, dict(built))[1])
