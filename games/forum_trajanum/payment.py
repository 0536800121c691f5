"""Paying for a building tile: every way to do it that wastes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import le
from typing import NamedTuple

from msgspec import Struct

from games.forum_trajanum.exchange import MERCHANT_GOODS, uses_left
from games.forum_trajanum.pieces import ABILITIES, COLOURS, PLANS, RESOURCES, STRUCTURES
from games.forum_trajanum.player import Player

MEANS_CACHED = 4096
"""Means to pay whose plans are cached."""


class Way(Struct, frozen=True):
    """A way to pay: the goods given up and the abilities used, each with its number."""

    goods: Mapping[str, int]
    abilities: Mapping[str, int]

    @property
    def key(self) -> str:
        """Its name in the log, as in "blue+assistant" or "assistant@craftsman_1"."""
        goods = "+".join(kind for kind, number in self.goods.items() for _ in range(number))
        abilities = "+".join(kind for kind, number in self.abilities.items() for _ in range(number))
        return f"{goods}@{abilities}" if abilities else goods


Spent = tuple[str, ...]
"""Goods and abilities given up, sorted: one entry each."""

_ORDER = (*RESOURCES, *ABILITIES)


def ways_to_pay(player: Player, plan: str) -> Sequence[Way]:
    """Every way this player can pay for a plan; those that give up the fewest goods come first."""
    goods = tuple([player.stock.get(kind, 0) for kind in RESOURCES])
    uses = tuple([uses_left(player, ability) for ability in ABILITIES])
    return ways_with(plan, goods, uses)


@lru_cache(MEANS_CACHED)
def ways_with(plan: str, goods: tuple[int, ...], uses: tuple[int, ...]) -> tuple[Way, ...]:
    """The ways that goods, one number for each kind, and the uses of each ability allow."""
    have, left = dict(zip(RESOURCES, goods, strict=True)), dict(zip(ABILITIES, uses, strict=True))
    return tuple(
        way
        for way in ways_by_key(plan).values()
        if all(have[kind] >= number for kind, number in way.goods.items())
        and all(left[ability] >= times for ability, times in way.abilities.items())
    )


def missing_goods(player: Player, plan: str) -> list[Mapping[str, int]]:
    """The fewest further goods with which a player could pay for a plan: all ways."""
    left = {ability: uses_left(player, ability) for ability in ABILITIES}
    found = [
        {
            kind: number - has
            for kind, number in way.goods.items()
            if number > (has := player.stock.get(kind, 0))
        }
        for way in ways_by_key(plan).values()
        if all(left[ability] >= times for ability, times in way.abilities.items())
    ]
    least = min(sum(goods.values()) for goods in found)
    return [goods for n, goods in enumerate(found) if sum(goods.values()) == least and goods not in found[:n]]


class Means(NamedTuple):
    """The means of a player: goods, and how often abilities can still be used."""

    builder: int
    workers: tuple[int, ...]
    """Of each colour."""
    assistant: int
    for_assistant: int
    """Goods that Merchant II turns into an assistant."""
    merchant_2: int
    craftsman_1: int
    craftsman_2: int


def can_pay(player: Player, plan: str) -> bool:
    return plan in affordable_plans(player)


def affordable_plans(player: Player) -> frozenset[str]:
    """The plans a player can pay for, found without all ways: an assistant replaces each missing worker."""
    have = player.stock.get
    means = Means(
        have("builder", 0),
        tuple([have(colour, 0) for colour in COLOURS]),
        have("assistant", 0),
        have("coin", 0) + have("tribune", 0),
        uses_left(player, "merchant_2"),
        uses_left(player, "craftsman_1"),
        uses_left(player, "craftsman_2"),
    )
    return plans_for(means)


@lru_cache(MEANS_CACHED)
def plans_for(means: Means) -> frozenset[str]:
    """The plans that are affordable with these means."""
    return frozenset(plan for plan in PLANS if any(_can_give(means, needed) for needed in _needed(plan)))


def _can_give(means: Means, needed: _Needed) -> bool:
    """Whether there are builders, workers and assistants, or others and abilities in their place."""
    missing = sum([max(0, each - have) for each, have in zip(needed.workers, means.workers, strict=True)])
    out_of_nothing = missing - (sum(means.workers) - (sum(needed.workers) - missing))
    by_merchant = means.merchant_2 > 0 and means.for_assistant > 0
    return (
        means.builder >= needed.builder
        and needed.craftsman_2 <= means.craftsman_2
        and out_of_nothing <= max(0, means.craftsman_1)
        and means.assistant >= missing + needed.assistant - by_merchant
    )


class _Needed(NamedTuple):
    """What pays for a plan if no worker is missing."""

    builder: int
    workers: tuple[int, ...]
    assistant: int
    craftsman_2: int


@cache
def _needed(plan: str) -> tuple[_Needed, ...]:
    """Every way to pay for a plan by its own goods: for a builder also two workers, or Craftsman II."""
    pairs = [(colour, colour) for colour in COLOURS]
    builder: list[Spent] = [("builder",), ("assistant", "craftsman_2"), *pairs]
    halves = [[(STRUCTURES[half],)] if half in STRUCTURES else builder for half in PLANS[plan].halves]
    counts = map(Counter, {_sort_spent(*parts): None for parts in product(*halves)})
    return tuple(
        _Needed(
            count["builder"],
            tuple(count[colour] for colour in COLOURS),
            count["assistant"],
            count["craftsman_2"],
        )
        for count in counts
    )


@cache
def ways_by_key(plan: str) -> Mapping[str, Way]:
    """All ways to pay for a plan by their keys, without those that cost more than another one."""
    demands = [
        _sources_of_builder() if half not in STRUCTURES else _sources_of_worker(STRUCTURES[half])
        for half in PLANS[plan].halves
    ]
    found = {
        spent
        for parts in product(*demands)
        for spent in _with_and_without_merchant(_sort_spent(*parts))
        if all(spent.count(ability) <= times for ability, (_, times) in ABILITIES.items())
    }
    counted = {spent: [spent.count(each) for each in _ORDER] for spent in found}
    least: list[Spent] = []
    for spent in sorted(found, key=len):
        if not any(all(map(le, counted[less], counted[spent])) for less in least):
            least.append(spent)
    least.sort(key=lambda spent: (*_count_spent(spent), _ranks(spent)))
    return {way.key: way for way in map(_way, least)}


def _way(spent: Spent) -> Way:
    count = Counter(spent)
    return Way(
        {kind: number for kind, number in count.items() if kind not in ABILITIES},
        {kind: number for kind, number in count.items() if kind in ABILITIES},
    )


def _sort_spent(*parts: Spent) -> Spent:
    return tuple(sorted((each for part in parts for each in part), key=_ORDER.index))


def _count_spent(spent: Spent) -> tuple[int, int]:
    """How many goods and how many abilities."""
    abilities = sum(each in ABILITIES for each in spent)
    return len(spent) - abilities, abilities


def _ranks(spent: Spent) -> tuple[int, ...]:
    return tuple(_ORDER.index(each) for each in spent)


def _sources_of_worker(colour: str) -> list[Spent]:
    """The sources of a worker of a colour: the stock, another worker with an assistant, Craftsman I."""
    others = [("assistant", other) for other in COLOURS if other != colour]
    return [(colour,), *others, ("assistant", "craftsman_1")]


def _sources_of_builder() -> list[Spent]:
    """The sources of a builder: the stock, two workers of one colour, Craftsman II."""
    pairs = [
        (*one, *two)
        for colour in COLOURS
        for one, two in product(_sources_of_worker(colour), _sources_of_worker(colour))
    ]
    return [("builder",), *pairs, ("assistant", "craftsman_2")]


def _with_and_without_merchant(spent: Spent) -> Iterator[Spent]:
    """Yield what is spent as it is, and with Merchant II making one assistant from a coin or a tribune."""
    yield spent
    if "assistant" in spent:
        rest = list(spent)
        rest.remove("assistant")
        for goods in MERCHANT_GOODS:
            if goods != "assistant":
                yield _sort_spent(tuple(rest), (goods, "merchant_2"))
