"""What the buildings of a Colonia and the envoys of a seat are good for: kept, as they change rarely."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.forum_trajanum import mosaics
from games.forum_trajanum.mosaics import connected_groups, neighbours
from games.forum_trajanum.pieces import EAGLE, GRID, SIZE, STRUCTURES, TRAJAN_CARDS, Task
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
def pattern_progress(card: str, built: Buildings) -> tuple[int, float]:
    """How often the building task of a card is fulfilled, and the largest share of another time, squared."""
    task, kinds = TRAJAN_CARDS[card].build, dict(built)
    if task.shape == "anywhere":
        counts = Counter(STRUCTURES.get(kind) for kind in kinds.values())
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


@lru_cache(KEPT)
def largest_areas(boards: tuple[str, ...], own: tuple[str, ...], occupied: frozenset[str]) -> tuple[int, int]:
    """Envoys in an owner's largest area, now and after one more."""
    groups = list(connected_groups(own))
    group_of = {name: group for group in groups for name in group}
    largest = max(groups, key=len, default=())
    joined = len(largest)
    for near, square in mosaics.squares(boards).items():
        if square != EAGLE and near not in occupied:
            touching = {group_of[each] for each in neighbours(near) if each in group_of}
            joined = max(joined, 1 + sum(map(len, touching)))
    return len(largest), joined
