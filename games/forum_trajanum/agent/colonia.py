"""What the buildings of a Colonia and the envoys of a seat are good for: kept, as they change rarely."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from games.forum_trajanum import mosaics
from games.forum_trajanum.mosaics import connected_groups, diagonals, neighbours
from games.forum_trajanum.pieces import (
    COLOURS,
    EAGLE,
    EAGLE_POINTS,
    GRAYS,
    GRID,
    SIZE,
    STRUCTURE_OF,
    STRUCTURES,
    TRAJAN_CARDS,
    Task,
)
from games.forum_trajanum.tasks import fulfils, most_disjoint, patterns

KEPT = 8192
"""How many are kept."""

Buildings = tuple[tuple[str, str], ...]
"""Space, kind of building."""

_ROW = {name: int(name[1:]) - 1 for name in GRID}


class Colonia(Struct, frozen=True):
    """What the buildings of a Colonia are."""

    kinds: tuple[int, ...]
    """In each row, the different kinds of gray buildings."""
    room: tuple[int, ...]
    """In each row, how many more kinds could be built."""
    open_room: tuple[int, ...]
    """In each row, how many more kinds could be built on spaces that are free now."""
    colours: dict[str, int]
    """Colour -> structures."""
    columns: int
    """Triumphal columns."""
    free: int
    """Spaces that can be built on now."""
    pairs: int
    """Of these, those with another one next to them."""


@lru_cache(KEPT)
def colonia(built: Buildings, covered: tuple[str, ...]) -> Colonia:
    """What is built, and where tiles still lie."""
    kinds: list[set[str]] = [set() for _ in range(SIZE)]
    for name, kind in built:
        if kind not in STRUCTURES:
            kinds[_ROW[name]].add(kind)
    taken = {name for name, _ in built}
    free = [name for name in GRID if name not in covered and name not in taken]
    later, now = [0] * SIZE, [0] * SIZE
    for name in free:
        now[_ROW[name]] += 1
    for name in GRID:
        if name not in taken:
            later[_ROW[name]] += 1
    missing = [len(GRAYS) - len(each) for each in kinds]
    count = Counter(kind for _, kind in built)
    return Colonia(
        tuple(map(len, kinds)),
        tuple(map(min, later, missing)),
        tuple(map(min, now, missing)),
        {colour: count[STRUCTURE_OF[colour]] for colour in COLOURS},
        count["triumphal_column"],
        len(free),
        sum(any(near in free for near in neighbours(name)) for name in free),
    )


class Patterns(Struct, frozen=True):
    """How far a building task is."""

    times: int
    """How often it is fulfilled."""
    begun: float
    """The largest share of another pattern, squared, that stands where the rest can still be built."""


@lru_cache(KEPT)
def pattern_progress(card: str, built: Buildings) -> Patterns:
    """How far the building task of a card is among buildings."""
    task, kinds = TRAJAN_CARDS[card].build, dict(built)
    if task.shape == "anywhere":
        counts = Counter(STRUCTURES.get(kind) for kind in kinds.values())
        times = min(counts[colour] for colour in task.of)
        begun = sum(counts[colour] > times for colour in task.of) / len(task.of)
        return Patterns(times, begun * begun)
    whole, shares = [], []
    for spaces in patterns(task.shape, len(task.of)):
        if fulfils(kinds, task, spaces):
            whole.append(spaces)
        elif share := _share(kinds, task, spaces):
            shares.append((share, spaces))
    used = {name for spaces in whole for name in spaces}
    begun = max((share for share, spaces in shares if used.isdisjoint(spaces)), default=0.0)
    return Patterns(most_disjoint(whole), begun * begun)


def _share(kinds: dict[str, str], task: Task, spaces: tuple[str, ...]) -> float:
    """What share of a pattern stands; 0 where it can never be whole."""
    fitting: list[str] = []
    for name, wanted in zip(spaces, task.of, strict=True):
        kind = kinds.get(name)
        if kind is None:
            if name not in _ROW:
                return 0.0
            continue
        if wanted != "any" and (kind in STRUCTURES) != (wanted == "coloured"):
            return 0.0
        if task.different and kind in fitting:
            return 0.0
        fitting.append(kind)
    return len(fitting) / len(spaces)


class Forum(Struct, frozen=True):
    """What the envoys of an owner are worth in the forum."""

    largest: int
    """Envoys in the largest area."""
    eagles: int
    """Points at eagles in a scoring."""
    growth: int
    """Free squares, of the four colours, next to the largest area."""
    joined: int
    """The most envoys in an area after one more envoy."""


@lru_cache(KEPT)
def forum(boards: tuple[str, ...], own: tuple[str, ...], occupied: frozenset[str], *, corners: bool) -> Forum:
    """The squares of an owner's envoys; `corners`: one at the corner of an eagle scores too."""
    squares = mosaics.squares(boards)
    groups = list(connected_groups(own))
    group_of = {name: group for group in groups for name in group}
    largest = max(groups, key=len, default=())
    around = {
        near
        for name in largest
        for near in neighbours(name)
        if near not in occupied and squares.get(near, EAGLE) != EAGLE
    }
    joined = len(largest) + bool(around)
    for near in around:
        touching = {group_of[each] for each in neighbours(near) if each in group_of}
        joined = max(joined, 1 + sum(map(len, touching)))
    return Forum(
        len(largest), sum(_eagle_points(squares, name, corners=corners) for name in own), len(around), joined
    )


def _eagle_points(squares: dict[str, str], name: str, *, corners: bool) -> int:
    if squares[name] == EAGLE:
        return EAGLE_POINTS["on"]
    if any(squares.get(near) == EAGLE for near in neighbours(name)):
        return EAGLE_POINTS["beside"]
    if corners and any(squares.get(near) == EAGLE for near in diagonals(name)):
        return EAGLE_POINTS["corner"]
    return 0
