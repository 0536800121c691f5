"""What demands that are still to be turned up will cost."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import comb, factorial, prod

from games.trajan.pieces import DEMAND_TILES, DEMANDS, DEMANDS_A_QUARTER, UNMET_POINTS

Each = tuple[int, ...]
"""A number of each demand, in their order."""


@lru_cache(maxsize=20_000)
def stocked(
    asked: Each | None, past: Each, kept: Each, stock: Each, wilds: int
) -> tuple[tuple[float, float], tuple[tuple[float, float], ...]]:
    """What is expected, and what with one more tile of each demand, and with a wild one.

    `asked`: None if this quarter's demands have been met.
    """

    def unmet(stock: Each, wilds: int) -> tuple[float, float]:
        if asked is None:
            return 0.0, of_quarter(kept, stock, wilds)
        bag = tuple(DEMAND_TILES[each] - n - p for each, n, p in zip(DEMANDS, asked, past, strict=True))
        return expected(asked, bag, kept, stock, wilds)

    each_more = (
        (tuple(n + (at == place) for at, n in enumerate(stock)), wilds) for place in range(len(DEMANDS))
    )
    return unmet(stock, wilds), (*(unmet(*more) for more in each_more), unmet(stock, wilds + 1))


def expected(asked: Each, bag: Each, kept: Each, stock: Each, wilds: int) -> tuple[float, float]:
    """The points of this quarter's unmet demands, and of those of the next with the tiles that are left then.

    `asked`: turned up so far; `bag`: those that may come; `kept`: met each quarter by Trajan tiles; `stock`:
    tiles that meet one.
    """
    number = DEMANDS_A_QUARTER - sum(asked)
    now = then = 0.0
    ways = comb(sum(bag), number)
    for drawn in _draws(number):
        chance = prod(map(comb, bag, drawn)) / ways
        if chance:
            wanted = [max(0, a + d - k) for a, d, k in zip(asked, drawn, kept, strict=True)]
            given = [min(w, s) for w, s in zip(wanted, stock, strict=True)]
            open_ = sum(wanted) - sum(given)
            wild = min(open_, wilds)
            now += chance * UNMET_POINTS[open_ - wild]
            left = tuple(s - g for s, g in zip(stock, given, strict=True))
            then += chance * of_quarter(kept, left, wilds - wild)
    return now, then


@lru_cache(maxsize=20_000)
def of_quarter(kept: Each, stock: Each, wilds: int) -> float:
    """The points of the unmet demands of a quarter of which nothing is known."""
    points = 0.0
    for drawn in _draws(DEMANDS_A_QUARTER):
        chance = (
            factorial(DEMANDS_A_QUARTER) / prod(map(factorial, drawn)) / len(DEMANDS) ** DEMANDS_A_QUARTER
        )
        open_ = sum(max(0, d - k - s) for d, k, s in zip(drawn, kept, stock, strict=True))
        points += chance * UNMET_POINTS[max(0, open_ - wilds)]
    return points


@cache
def _draws(number: int) -> tuple[Each, ...]:
    return tuple(each for each in product(range(number + 1), repeat=len(DEMANDS)) if sum(each) == number)
