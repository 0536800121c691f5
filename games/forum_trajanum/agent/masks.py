"""Spaces as bit masks, buildings and goods as one number."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from games.forum_trajanum.exchange import EXCHANGES
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.payment import Means, plans_for, ways_by_key
from games.forum_trajanum.pieces import (
    ABILITIES,
    COLOURS,
    CORNERS,
    GRAYS,
    GRID,
    RESOURCES,
    SIZE,
    SPACES,
    STRUCTURE_OF,
    TILES,
)

CACHED = 16384
"""The size of each cache."""


def bits(mask: int) -> Iterator[int]:
    """Each bit of a mask by itself, the lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


# Spaces of a Colonia: bit n is the nth one, row by row

BIT: Mapping[str, int] = {name: 1 << n for n, name in enumerate(SPACES)}
ALL = (1 << len(SPACES)) - 1


def spaces(names: Iterable[str]) -> int:
    return sum([BIT[name] for name in names])


GROUND = spaces(GRID)
CRANES = tuple(BIT[name] for name in CORNERS)
ROWS = tuple(((1 << SIZE) - 1) << SIZE * row for row in range(SIZE))
AROUND: Mapping[int, int] = {
    BIT[name]: spaces(near for near in neighbours(name) if near in GRID) for name in SPACES
}
"""Space -> the building spaces next to it."""


@lru_cache(CACHED)
def names_of(mask: int) -> tuple[str, ...]:
    return tuple(SPACES[bit.bit_length() - 1] for bit in bits(mask))


@lru_cache(CACHED)
def with_neighbour(free: int) -> int:
    """The free spaces that lie next to another one."""
    return sum(bit for bit in bits(free) if AROUND[bit] & free)


# Buildings: the spaces of each kind, one kind after the other

KIND: Mapping[str, int] = {
    kind: n for n, kind in enumerate((*GRAYS, *(STRUCTURE_OF[colour] for colour in COLOURS)))
}


def building(name: str, kind: str) -> int:
    return BIT[name] << len(SPACES) * KIND[kind]


def spaces_by_kind(built: int) -> tuple[int, ...]:
    return tuple([built >> len(SPACES) * n & ALL for n in range(len(KIND))])


@lru_cache(CACHED)
def built_on(built: int) -> int:
    """All spaces with a building."""
    return sum(spaces_by_kind(built))


# Goods, then uses of abilities: the number of each, one after the other

LANE = 8
LANE_FULL = (1 << LANE) - 1
ONE: Mapping[str, int] = {kind: 1 << LANE * n for n, kind in enumerate((*RESOURCES, *ABILITIES))}
GOODS = (1 << LANE * len(RESOURCES)) - 1
WORKERS = slice(RESOURCES.index(COLOURS[0]), RESOURCES.index(COLOURS[-1]) + 1)
_OVER = sum(ONE.values()) << LANE - 1


def number_of(goods: Mapping[str, int]) -> int:
    return sum([ONE[kind] * number for kind, number in goods.items()])


def amounts(stock: int) -> bytes:
    """How many there are of each of the resources."""
    return stock.to_bytes(len(RESOURCES), "little")


def has_all(means: int, cost: int) -> bool:
    """Whether there is as much of everything as it costs."""
    return (means | _OVER) - cost & _OVER == _OVER


USES = tuple(
    number_of({ability: times for ability, (row, times) in ABILITIES.items() if active >> row - 1 & 1})
    for active in range(1 << SIZE)
)
"""The uses in a turn of the abilities of active rows, by the mask of these rows."""

GAINS: Mapping[str, tuple[int, int]] = {
    face: (
        number_of({kind: number for kind, number in tile.gain.items() if kind in RESOURCES}),
        tile.gain.get("upgrade", 0),
    )
    for face, tile in TILES.items()
}
"""Tile -> its goods and upgrades."""


@cache
def costs(plan: str) -> Mapping[str, int]:
    """Every way to pay for a plan, with its cost."""
    return {key: number_of(way.goods) + number_of(way.abilities) for key, way in ways_by_key(plan).items()}


@lru_cache(CACHED)
def ways_with(plan: str, means: int) -> tuple[str, ...]:
    """The ways to pay for a plan."""
    return tuple([key for key, cost in costs(plan).items() if has_all(means, cost)])


@lru_cache(CACHED)
def payable(means: int) -> frozenset[str]:
    """The plans that are affordable."""
    builder, *workers, assistant, coin, tribune = amounts(means & GOODS)
    uses = [means // ONE[ability] & LANE_FULL for ability in ABILITIES]
    return plans_for(Means(builder, tuple(workers), assistant, coin + tribune, *uses))


TRADES: Mapping[str, Mapping[str, tuple[int, int]]] = {
    kind: {
        each.key: (number_of(each.gave) + ONE.get(each.ability, 0), number_of(each.took))
        for each in EXCHANGES
        if each.kind == kind
    }
    for kind in dict.fromkeys(each.kind for each in EXCHANGES)
}
"""Kind of exchange -> each of that kind, with its cost and what it brings."""


@lru_cache(CACHED)
def trades_with(means: int) -> Mapping[str, list[str]]:
    """The possible exchanges of each kind."""
    found = {
        kind: [key for key, (cost, _) in trades.items() if has_all(means, cost)]
        for kind, trades in TRADES.items()
    }
    return {kind: keys for kind, keys in found.items() if keys}
