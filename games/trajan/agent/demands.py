"""What demands that are still to be turned up will cost."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import comb, prod
from operator import ge

from games.trajan.pieces import DEMAND_TILES, DEMANDS, DEMANDS_A_QUARTER, UNMET_POINTS

Each = tuple[int, ...]  # a number of each demand, in their order
ALL: Each = tuple(DEMAND_TILES.values())
NOTHING: Each = (0,) * len(DEMANDS)


@lru_cache(maxsize=50_000)
def expected(
    asked: Each, bag: Each, kept: Each, stock: Each, wilds: int, *, is_last: bool = False
) -> tuple[float, float]:
    """The points of this quarter's unmet demands, and of those of the next with the tiles that are left then.

    `asked`: turned up so far; `bag`: those that may come; `kept`: met each quarter by Trajan tiles; `stock`:
    tiles that meet one.
    """
    now = then = 0.0
    for chance, wanted in _wanted(asked, bag):
        open_ = [max(0, n - k) for n, k in zip(wanted, kept, strict=True)]
        unmet = sum(max(0, n - s) for n, s in zip(open_, stock, strict=True))
        now += chance * UNMET_POINTS[max(0, unmet - wilds)]
        if not is_last:
            left = tuple(max(0, s - n) for n, s in zip(open_, stock, strict=True))
            then += chance * of_quarter(kept, left, max(0, wilds - unmet))
    return now, then


def of_quarter(kept: Each, stock: Each, wilds: int) -> float:
    """The points of the unmet demands of a quarter of which nothing is known."""
    return expected(NOTHING, ALL, kept, stock, wilds, is_last=True)[0]


@cache
def _wanted(asked: Each, bag: Each) -> tuple[tuple[float, Each], ...]:
    """What the demands of a quarter can be in the end: each with its chance."""
    number = DEMANDS_A_QUARTER - sum(asked)
    ways = comb(sum(bag), number)
    return tuple(
        (prod(map(comb, bag, drawn)) / ways, tuple(map(sum, zip(asked, drawn, strict=True))))
        for drawn in product(range(number + 1), repeat=len(bag))
        if sum(drawn) == number and all(map(ge, bag, drawn))
    )
