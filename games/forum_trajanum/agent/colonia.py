"""What the buildings of a Colonia are good for: cached, because they change rarely."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import GRAYS, GRID, SIZE, STRUCTURES, TRAJAN_CARDS, Task
from games.forum_trajanum.tasks import fulfils, most_disjoint, patterns

KEPT = 8192
"""How many are kept."""

Buildings = tuple[tuple[str, str], ...]
"""Space, kind of building."""


@lru_cache(KEPT)
def gray_kinds(built: Buildings) -> tuple[int, ...]:
    """The number of different gray buildings in each row."""
    kinds = {(int(name[1:]), kind) for name, kind in built if kind not in STRUCTURES}
    count = Counter(row for row, _ in kinds)
    return tuple(count[row] for row in range(1, SIZE + 1))


@lru_cache(KEPT)
def colours(built: Buildings) -> Counter[str]:
    """The number of structures of each colour."""
    return Counter(STRUCTURES[kind] for _, kind in built if kind in STRUCTURES)


@lru_cache(KEPT)
def pairs(free: tuple[str, ...]) -> int:
    """How many double tiles find room on free spaces, each pair of spaces taken as it comes."""
    left, found = set(free), 0
    for name in free:
        near = next((each for each in neighbours(name) if each in left), None)
        if name in left and near:
            left -= {name, near}
            found += 1
    return found


@lru_cache(KEPT)
def rooms(free: tuple[str, ...], kinds: tuple[int, ...], citizens: tuple[int, ...]) -> int:
    """What the two best free spaces bring at a scoring if kinds come there that their rows lack."""
    spaces = Counter([int(name[1:]) - 1 for name in free])
    used = {row: min(number, len(GRAYS) - kinds[row]) for row, number in spaces.items()}
    return sum(sorted([1 + citizens[row] for row in used for _ in range(used[row])])[-2:])


@lru_cache(KEPT)
def pattern_progress(card: str, built: Buildings) -> tuple[int, float]:
    """How often the building task of a card is fulfilled, and the largest share of another time, squared."""
    task, kinds = TRAJAN_CARDS[card].build, dict(built)
    if task.shape == "anywhere":
        counts = colours(built)
        times = min(counts[colour] for colour in task.of)
        return times, (sum(counts[colour] > times for colour in task.of) / len(task.of)) ** 2
    every = patterns(task.shape, len(task.of))
    whole = [spaces for spaces in every if fulfils(kinds, task, spaces)]
    used = {name for spaces in whole for name in spaces}
    shares = [_share(kinds, task, spaces) for spaces in every if used.isdisjoint(spaces)]
    return most_disjoint(whole), max(shares, default=0.0) ** 2


def _share(kinds: dict[str, str], task: Task, spaces: tuple[str, ...]) -> float:
    """What share of a pattern stands; 0 where it can never be whole."""
    standing = [(kinds[name], wanted) for name, wanted in zip(spaces, task.of, strict=True) if name in kinds]
    fit = all(wanted == "any" or (kind in STRUCTURES) == (wanted == "coloured") for kind, wanted in standing)
    if not fit or (task.different and len({kind for kind, _ in standing}) < len(standing)):
        return 0.0
    return len(standing) / len(spaces) if all(name in GRID for name in spaces) else 0.0
