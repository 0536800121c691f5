"""What demands cost and what the end brings, written from the rulebook once more, for the bookkeeping."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from games.trajan.pieces import BOX
from games.trajan.player import Player
from games.trajan.state import Trajan

TRAJAN_TILES: Mapping[str, Any] = {
    name: tile for stack in BOX["trajan_tiles"].values() for name, tile in stack.items()
}


def payments(state: Trajan, seat: int) -> list[Counter[str]]:
    """The tiles given, for every way to meet as many demands as possible."""
    player = state.players[seat]
    met = Counter(TRAJAN_TILES[tile]["meets"] for tile in player.kept)
    open_, wild = Counter(state.demands) - met, player.tiles.get("wild-demand", 0)
    kinds = list(open_)
    numbers = (range(min(open_[kind], player.tiles.get(kind, 0)) + 1) for kind in kinds)
    ways = [
        Counter({**dict(zip(kinds, given, strict=True)), "wild-demand": jokers})
        for given in product(*numbers)
        for jokers in range(wild + 1)
        if sum(given) + jokers <= open_.total()
    ]
    most = max(way.total() for way in ways)
    return [+way for way in ways if way.total() == most]


def mat_without(tiles: Mapping[str, int], given: Counter[str]) -> Mapping[str, int]:
    return Counter(tiles) - given


def foretold(state: Trajan, seat: int) -> tuple[int, ...]:
    """What unmet demands cost now, and what the end brings then, by the payment that leaves most."""
    player = state.players[seat]
    if player.demands_met or state.phase in ("senate", "refill"):
        end = worth_at_end(state, seat)
        return (end,) if state.quarter == BOX["calendar"]["quarters"] else (0, end)
    ways = payments(state, seat)
    met = Counter(state.demands) & Counter(TRAJAN_TILES[tile]["meets"] for tile in player.kept)
    unmet = len(state.demands) - met.total() - ways[0].total()
    worth = max(worth_at_end(state, seat, mat_without(player.tiles, way)) for way in ways)
    return BOX["demands"]["unmet"][unmet], worth


def worth_at_end(state: Trajan, seat: int, mat: Mapping[str, int] | None = None) -> int:
    """Hand, camps, sets, bonus tiles, at some tables Trajan tiles; as if these tiles lay on the mat."""
    player, points = state.players[seat], BOX["final_scoring"]
    tiles = player.tiles if mat is None else mat
    camps = (
        player.worker_camp * points["worker_in_camp"] + player.military_camp * points["legionnaire_in_camp"]
    )
    left = len(player.slots) * points["leftover_trajan_tile"] * state.options.score_leftover_trajan_tiles
    own = [(each.name, each.yellow) for each in player.bonus]
    return int(
        len(player.hand) * points["card_in_hand"]
        + camps
        + left
        + sets_worth(player, tiles.get("wild-construction", 0))
        + bonus_worth(state, seat, tiles, own)
    )


def sets_worth(player: Player, wilds: int) -> int:
    """The best that wild construction tiles make of the own ones."""
    own = Counter(tile.partition("-")[0] for tile in player.construction)
    types = BOX["construction"]["first_tile_gives"]
    points: Mapping[str, int] = BOX["final_scoring"]["set"]
    return max(
        sum(points.get(str(min(4, own[type_] + more)), 0) for type_, more in zip(types, extra, strict=True))
        for extra in product(range(wilds + 1), repeat=len(types))
        if sum(extra) <= wilds
    )


def bonus_worth(state: Trajan, seat: int, mat: Mapping[str, int], own: Sequence[tuple[str, bool]]) -> int:
    """What bonus tiles bring; each is its name, and whether it is yellow."""
    display = Counter(card.face for card in state.players[seat].displayed)
    worth, of_cards, unmet = 0.0, [0], []
    for name, yellow in own:
        tile = BOX["bonus_tiles"][name]
        each = tile["yellow" if yellow else "gray"]
        if "cards" in tile:
            of_cards.append(each)
            worth += each * sum(display[card] for card in tile["cards"])
        elif "demand" in tile:
            if mat.get(tile["demand"], 0):
                worth += each
            else:
                unmet.append(each)
        elif "workers" in tile:
            worth += -(-each * sum(seat in seats for seats in state.workers.values()) // 1)
        elif "legionnaires" in tile:
            worth += each * sum(seat in seats for seats in state.legionnaires.values())
        else:
            worth += each * sum(is_yellow for _, is_yellow in own)
    jokers = mat.get("wild-demand", 0) if state.options.wild_demand_for_bonus else 0
    worth += sum(sorted(unmet, reverse=True)[:jokers]) + max(of_cards) * mat.get("wild-commodity", 0)
    return int(worth)
