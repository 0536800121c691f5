"""The demands of a quarter: tiles that meet them, possible payments, unmet ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from msgspec import Struct

from games.trajan.events.quarter import tiles_without
from games.trajan.pieces import DEMANDS, TRAJAN_TILES, UNMET_POINTS, WILD_DEMAND
from games.trajan.player import Player
from games.trajan.state import Trajan

TRAJAN = "trajan"
"""What meets a demand that a Trajan tile meets."""


class Payment(Struct, frozen=True):
    """A way to meet most demands."""

    trajan: tuple[str, ...]
    """The demands met by Trajan tiles."""
    tiles: tuple[str, ...]
    """The forum tiles given, wild demands last."""
    unmet: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in the log, as in "bread+wild-demand"."""
        return "+".join(self.tiles)

    @property
    def points(self) -> int:
        """What the unmet demands bring: 0 or less."""
        return UNMET_POINTS[len(self.unmet)]


class DemandState(Struct, frozen=True):
    """A demand of the quarter, and how a seat would meet it now."""

    demand: str
    met_by: str
    """TRAJAN, the forum tile that would be given, or "" if it is unmet."""


def possible_payments(state: Trajan, seat: int) -> list[Payment]:
    """The ways of a seat to meet as many demands as possible, the one with the fewest wild demands first."""
    player = state.players[seat]
    needed, kept = Counter(state.demands), trajan_meets(player)
    by_trajan = needed & kept
    open_ = needed - by_trajan
    payable = {demand: min(number, player.tiles.get(demand, 0)) for demand, number in open_.items()}
    wilds = min(player.tiles.get(WILD_DEMAND, 0), open_.total())
    most = min(open_.total(), sum(payable.values()) + wilds)
    found = []
    for numbers in product(*(range(each, -1, -1) for each in payable.values())):
        wild = most - sum(numbers)
        if wild <= wilds:
            given = dict(zip(payable, numbers, strict=True))
            found.append((wild, _payment_with(state.demands, by_trajan, given, wild)))
    return [way for _, way in sorted(found, key=lambda each: each[0])]


def mats_left(view: Trajan, seat: int) -> list[Mapping[str, int]]:
    """The possible tiles on the mat of a seat after the demands turned up are met, from any view."""
    player = view.players[seat]
    if player.demands_met or not view.demands:
        return [player.tiles]
    return [tiles_without(player.tiles, Counter(way.tiles)) for way in possible_payments(view, seat)]


def _payment_with(
    demands: list[str], by_trajan: Mapping[str, int], given: Mapping[str, int], wild: int
) -> Payment:
    """The payment with a number of forum tiles of each demand and of wild ones."""
    met = list(_demand_states(demands, by_trajan, given, wild))
    tiles = [each.met_by for each in met if each.met_by not in (TRAJAN, "")]
    return Payment(
        tuple(each.demand for each in met if each.met_by == TRAJAN),
        tuple(sorted(tiles, key=(*DEMANDS, WILD_DEMAND).index)),
        tuple(each.demand for each in met if not each.met_by),
    )


def _demand_states(
    demands: list[str], by_trajan: Mapping[str, int], given: Mapping[str, int], wild: int
) -> Iterator[DemandState]:
    """The demands in their order: Trajan tiles meet them first, then forum tiles, then wild demands."""
    trajan, tiles = Counter(by_trajan), Counter(given)
    for demand in demands:
        if trajan[demand]:
            trajan[demand] -= 1
            yield DemandState(demand, TRAJAN)
        elif tiles[demand]:
            tiles[demand] -= 1
            yield DemandState(demand, demand)
        elif wild:
            wild -= 1
            yield DemandState(demand, WILD_DEMAND)
        else:
            yield DemandState(demand, "")


def trajan_meets(player: Player) -> Counter[str]:
    """The demands that a seat's Trajan tiles meet in each quarter: demand -> number."""
    return Counter(TRAJAN_TILES[tile].meets for tile in player.kept)


def demands_of(view: Trajan, seat: int) -> tuple[DemandState, ...]:
    """The demands that a seat has to meet, each with the tile that would meet it now; from any view."""
    player = view.players[seat]
    if player.demands_met:
        return ()
    by_trajan = Counter(view.demands) & trajan_meets(player)
    return tuple(_demand_states(view.demands, by_trajan, player.tiles, player.tiles.get(WILD_DEMAND, 0)))


def unmet_points(view: Trajan, seat: int) -> int:
    """What a seat would lose by unmet demands if the quarter ended now: 0 or less."""
    return UNMET_POINTS[sum(not each.met_by for each in demands_of(view, seat))]
