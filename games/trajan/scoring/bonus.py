"""The points of bonus tiles at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil

from msgspec import Struct

from games.trajan.pieces import BONUS_TILES, WILD_COMMODITY, WILD_DEMAND, BonusTile
from games.trajan.player import OwnBonusTile
from games.trajan.scoring.demands import mats_left
from games.trajan.state import Trajan


class BonusScore(Struct, frozen=True):
    """What a bonus tile would bring now."""

    tile: str
    yellow: bool
    counted: int
    """What it counts, wild cards among it."""
    wild: int
    """How many wild cards it counts."""
    points: int


def bonus_scores(
    state: Trajan,
    seat: int,
    *,
    tiles: Mapping[str, int] | None = None,
    bonus: Iterable[OwnBonusTile] | None = None,
) -> tuple[BonusScore, ...]:
    """The points of each bonus tile after the demands are met; `tiles`, `bonus`: instead of the seat's."""
    own = state.players[seat].bonus if bonus is None else list(bonus)
    mats = mats_left(state, seat) if tiles is None else [tiles]
    return max((_scores(state, seat, mat, own) for mat in mats), key=_sum_of_scores)


def _scores(
    state: Trajan, seat: int, mat: Mapping[str, int], own: Sequence[OwnBonusTile]
) -> tuple[BonusScore, ...]:
    wild_cards = _wild_cards(own, mat)
    wild_demands = _wild_demands(own, mat) if state.options.wild_demand_for_bonus else []
    found = []
    for each in own:
        tile = BONUS_TILES[each.name]
        wild = wild_cards if each == best_card_bonus_tile(own) else int(each in wild_demands)
        counted = _count_for_tile(state, seat, tile, mat, own) + wild
        found.append(BonusScore(each.name, each.yellow, counted, wild, ceil(_points_each(each) * counted)))
    return tuple(found)


def bonus_points(
    state: Trajan,
    seat: int,
    *,
    tiles: Mapping[str, int] | None = None,
    bonus: Iterable[OwnBonusTile] | None = None,
) -> int:
    """The sum of `bonus_scores`."""
    return _sum_of_scores(bonus_scores(state, seat, tiles=tiles, bonus=bonus))


def _sum_of_scores(scores: Iterable[BonusScore]) -> int:
    return sum(score.points for score in scores)


def gain_of_another_tile(state: Trajan, seat: int, tile: str, *, yellow: bool) -> int:
    """How many more points a seat would have now with one more bonus tile."""
    more = [*state.players[seat].bonus, OwnBonusTile(tile, yellow)]
    return bonus_points(state, seat, bonus=more) - bonus_points(state, seat)


def best_card_bonus_tile(own: Iterable[OwnBonusTile]) -> OwnBonusTile | None:
    """The commodity bonus tile with the most points for a card, to which wild commodities count."""
    of_cards = [each for each in own if BONUS_TILES[each.name].cards]
    return max(of_cards, key=_points_each, default=None)


def wild_card_brings(own: Iterable[OwnBonusTile]) -> int:
    """The points of a leftover wild commodity with these bonus tiles."""
    best = best_card_bonus_tile(own)
    return int(_points_each(best)) if best else 0


def _wild_cards(own: Iterable[OwnBonusTile], mat: Mapping[str, int]) -> int:
    return mat.get(WILD_COMMODITY, 0) if best_card_bonus_tile(own) else 0


def _wild_demands(own: Iterable[OwnBonusTile], mat: Mapping[str, int]) -> list[OwnBonusTile]:
    """The bonus tiles of demands that wild demands make count, the dearest first."""
    without = [each for each in own if (demand := BONUS_TILES[each.name].demand) and not mat.get(demand, 0)]
    return sorted(without, key=_points_each, reverse=True)[: mat.get(WILD_DEMAND, 0)]


def _points_each(own: OwnBonusTile) -> float:
    """The points of a bonus tile for each thing counted, by its side."""
    tile = BONUS_TILES[own.name]
    return tile.yellow if own.yellow else tile.gray


def _count_for_tile(
    state: Trajan, seat: int, tile: BonusTile, mat: Mapping[str, int], own: Iterable[OwnBonusTile]
) -> int:
    """What a bonus tile counts without wild cards; a demand counts once."""
    if tile.cards:
        return sum(state.players[seat].display.get(card, 0) for card in tile.cards)
    if tile.demand:
        return int(mat.get(tile.demand, 0) > 0)
    if tile.workers:
        return len(state.sites_of(seat))
    if tile.legionnaires:
        return len(state.provinces_of(seat))
    return sum(each.yellow for each in own)
