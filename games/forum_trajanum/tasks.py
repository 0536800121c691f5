"""Trajan tasks: how often a building pattern or a collection is fulfilled, every element counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from games.forum_trajanum.pieces import (
    CLASSES,
    COLOURS,
    CORNERS,
    GRID,
    RESOURCES,
    SIZE,
    STRUCTURES,
    TEMPLES,
    TRAJAN_CARDS,
    Task,
)
from games.forum_trajanum.player import Player
from games.game import coordinates, space_name
from games.words import Message, joined

COLONIAS_CACHED = 1024
"""Colonias whose fulfilled tasks are kept: a payment and a forecast ask for the same one again and again."""


def task_text(card: str, task: str) -> Message:
    """A task of a Trajan card in words; `task` is "build" or "collect"."""
    if task == "build":
        return Message(f"task-{card}-build")
    wanted = [wanted_text(kind, number) for kind, number in TRAJAN_CARDS[card].collect.items()]
    return Message("task-collect", {"wanted": joined("joined-plus", wanted)})


def wanted_text(kind: str, number: int) -> Message:
    """A collecting task's things, with their number."""
    return Message(f"goods-{kind}" if kind in RESOURCES else f"wanted-{kind}", {"n": number})


def count_fulfilled(player: Player, card: str) -> int:
    """How many disjoint times the building task of a card is fulfilled."""
    task = TRAJAN_CARDS[card].build
    if task.shape == "anywhere":
        return min(player.count_colour(colour) for colour in task.of)
    return _patterns_built(card, frozenset((name, building.kind) for name, building in player.built.items()))


@lru_cache(COLONIAS_CACHED)
def _patterns_built(card: str, built: frozenset[tuple[str, str]]) -> int:
    """How many disjoint patterns of a card there are among buildings: space, kind."""
    task, kinds = TRAJAN_CARDS[card].build, dict(built)
    return most_disjoint(
        [
            spaces
            for spaces in pattern_places(task.shape, len(task.of))
            if is_task_fulfilled(kinds, task, spaces)
        ]
    )


@cache
def pattern_places(shape: str, length: int) -> tuple[tuple[str, ...], ...]:
    """Every place a shape can take in a Colonia: its spaces in reading order."""
    return tuple(_find_pattern_places(shape, length))


def _find_pattern_places(shape: str, length: int) -> Iterator[tuple[str, ...]]:
    everywhere = [(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
    match shape:
        case "horizontal":
            yield from (
                tuple(space_name(row, column + step) for step in range(length))
                for row, column in everywhere
                if column + length - 1 <= SIZE
            )
        case "vertical":
            yield from (
                tuple(space_name(row + step, column) for step in range(length))
                for row, column in everywhere
                if row + length - 1 <= SIZE
            )
        case "square":
            yield from (
                tuple(space_name(row + down, column + right) for down in (0, 1) for right in (0, 1))
                for row, column in everywhere
                if row < SIZE and column < SIZE
            )
        case "temple_above_below":
            yield from _spaces_around(TEMPLES, ((-1, 0), (1, 0)))
        case "temple_corners":
            yield from _spaces_around(TEMPLES, ((-1, -1), (-1, 1), (1, -1), (1, 1)))
        case "crane_sides":
            yield from _spaces_around(CORNERS, ((-1, 0), (0, -1), (0, 1), (1, 0)))
        case _:
            raise ValueError(f"no shape {shape!r}")


def _spaces_around(centres: tuple[str, ...], steps: tuple[tuple[int, int], ...]) -> Iterator[tuple[str, ...]]:
    """For each centre the spaces of the board at these steps."""
    for centre in centres:
        row, column = coordinates(centre)
        spots = [(row + down, column + right) for down, right in steps]
        yield tuple(space_name(*spot) for spot in spots if min(spot) >= 1 and max(spot) <= SIZE)


def patterns_in_reach(card: str, built: Mapping[str, str]) -> Iterator[tuple[tuple[str, str], ...]]:
    """The needs of each pattern of a building task in reach: space, and "any", "gray" or "coloured".

    `built`: space -> kind. A structure that may stand anywhere is "" and its colour.
    """
    task = TRAJAN_CARDS[card].build
    if task.shape == "anywhere":
        counts = Counter(STRUCTURES[kind] for kind in built.values() if kind in STRUCTURES)
        times = min(counts[colour] for colour in task.of)
        yield tuple(("", colour) for colour in task.of if counts[colour] == times)
        return
    every = pattern_places(task.shape, len(task.of))
    used = {name for spaces in every if is_task_fulfilled(built, task, spaces) for name in spaces}
    for spaces in every:
        lacking = tuple(each for each in zip(spaces, task.of, strict=True) if each[0] not in built)
        is_free = used.isdisjoint(spaces) and {name for name, _ in lacking} <= set(GRID)
        if is_free and _is_in_reach(built, task, spaces):
            yield lacking


def _is_in_reach(built: Mapping[str, str], task: Task, spaces: tuple[str, ...]) -> bool:
    """Whether the buildings on some of these spaces fit the task."""
    standing = [(built[name], wanted) for name, wanted in zip(spaces, task.of, strict=True) if name in built]
    alike = task.different and len({kind for kind, _ in standing}) < len(standing)
    return not alike and all(_kind_matches(kind, wanted) for kind, wanted in standing)


def is_task_fulfilled(built: Mapping[str, str], task: Task, spaces: tuple[str, ...]) -> bool:
    """Whether the buildings on these spaces fulfil the task; `built`: space -> kind."""
    kinds = [built.get(name, "") for name in spaces]
    if task.different and len(set(kinds)) < len(kinds):
        return False
    return all(_kind_matches(kind, wanted) for kind, wanted in zip(kinds, task.of, strict=True))


def _kind_matches(kind: str, wanted: str) -> bool:
    if not kind or wanted == "any":
        return bool(kind)
    return (kind in STRUCTURES) == (wanted == "coloured")


def most_disjoint(found: list[tuple[str, ...]]) -> int:
    """The largest number of patterns that share no space."""
    if not found:
        return 0
    first, rest = found[0], found[1:]
    clashing = [each for each in rest if set(each) & set(first)]
    with_first = 1 + most_disjoint([each for each in rest if each not in clashing])
    return max(with_first, most_disjoint(rest)) if clashing else with_first


class Collected(NamedTuple):
    """What a player can show for a collecting task."""

    times: int
    """How many times it is fulfilled."""
    begun: float
    """Progress of the next fulfilment, 0 to 1."""


def collected_goods(player: Player, card: str) -> Collected:
    """The goods of a player for the collecting task of a card."""
    wanted = TRAJAN_CARDS[card].collect
    shown = [(number_shown(player, kind), number) for kind, number in wanted.items()]
    times = min([found // number for found, number in shown])
    more = sum([min(found - times * number, number) for found, number in shown])
    return Collected(times, more / sum(wanted.values()))


def number_shown(player: Player, kind: str) -> int:
    """The number of a collecting task's things that can be shown."""
    match kind:
        case "worker":
            return player.workers
        case "colours":
            return count_pairs([player.stock[colour] for colour in COLOURS])
        case "classes":
            return count_pairs([player.count_active(name) for name in CLASSES])
        case "all_classes":
            return min(player.count_active(name) for name in CLASSES)
        case "ship":
            return len(player.ship)
        case "triumphal_column":
            return player.count_kind(kind)
        case "scored_crane":
            return len(player.scored_cranes)
        case "marker":
            return len(player.markers_at_column)
        case _:
            return player.stock[kind]


def count_pairs(counts: Collection[int]) -> int:
    """How many pairs of different kinds these numbers of each kind make."""
    total, most = sum(counts), max(counts)
    return min(total // 2, total - most)
