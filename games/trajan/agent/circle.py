"""The possible next turns of a seat on its action circle."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.trajan.pieces import TRAJAN_TILES, TRAYS
from games.trajan.player import Player

NUMBER = len(TRAYS)
AHEAD = 3  # turns
STEP = 0.35  # the points that a step of time costs
AGAIN = 0.5  # how much of an action is left when it comes again

Trays = tuple[tuple[str, ...], ...]
Slots = tuple[str, ...]
Turn = tuple[int, str, int, "tuple[Turn, ...]"]
"""The place of the target tray, the Trajan tile accomplished there or "", the steps; the turns after it."""


def best_turns(player: Player, actions: Sequence[float], tiles: Mapping[str, float], left: float) -> float:
    """The worth of a seat's best next turns from that of each action, from tray I, and of each tile."""
    trays = tuple(tuple(player.trays[tray]) for tray in TRAYS)
    turns = _possible_turns(trays, tuple(player.slots.get(tray, "") for tray in TRAYS))
    first, second, third = (min(1.0, max(0.0, left - number)) for number in range(AHEAD))
    again = [AGAIN * each for each in actions]
    best = 0.0
    for target, tile, steps, then in turns:
        following = 0.0
        for target_2, tile_2, steps_2, then_2 in then:
            last = 0.0
            for target_3, tile_3, steps_3, _ in then_2:
                each = again[target_3] if target_3 in (target, target_2) else actions[target_3]
                last = max(last, each + tiles[tile_3] - STEP * steps_3)
            each = again[target_2] if target_2 == target else actions[target_2]
            following = max(following, second * (each + tiles[tile_2] - STEP * steps_2) + third * last)
        best = max(best, first * (actions[target] + tiles[tile] - STEP * steps) + following)
    return best


@lru_cache(maxsize=20_000)
def _possible_turns(trays: Trays, slots: Slots, depth: int = AHEAD) -> tuple[Turn, ...]:
    """The turns there are, each with those after it."""
    found = []
    for place in filter(trays.__getitem__, range(NUMBER)):
        target, tile = _target_of_sowing(trays, slots, place)
        then = _possible_turns(*_after_sowing(trays, slots, place, tile), depth - 1) if depth > 1 else ()
        found.append((target, tile, len(trays[place]), then))
    return tuple(found)


@lru_cache(maxsize=20_000)
def _missing_markers(tile: str, inside: tuple[str, ...]) -> tuple[str, ...]:
    """The markers of a Trajan tile that do not lie inside a tray."""
    return tuple((TRAJAN_TILES[tile].required_markers - Counter(inside)).elements())


def _target_of_sowing(trays: Trays, slots: Slots, place: int) -> tuple[int, str]:
    """Where a tray ends that is sown in a good order, and the tile accomplished there or ""."""
    sown = trays[place]
    target = (place + len(sown)) % NUMBER
    if not (tile := slots[target]):
        return target, ""
    needs = _missing_markers(tile, () if target == place else trays[target])
    comes_by = -(-len(sown) // NUMBER)
    is_done = len(needs) <= comes_by and all(sown.count(each) >= needs.count(each) for each in needs)
    return target, tile if is_done else ""


def _after_sowing(trays: Trays, slots: Slots, place: int, accomplished: str) -> tuple[Trays, Slots]:
    """The circle then: first the target got what its tile needs, then the trays before it."""
    left = list(trays[place])
    after = [list(tray) for tray in trays]
    after[place] = []
    *route, target = ((place + step) % NUMBER for step in range(1, len(left) + 1))
    rest = []
    for at in (target, *route):
        needs = _missing_markers(slots[at], tuple(after[at])) if slots[at] else ()
        if colours := [each for each in needs if each in left]:
            left.remove(colours[0])
            after[at].append(colours[0])
        else:
            rest.append(at)
    for at, colour in zip(rest, left, strict=True):
        after[at].append(colour)
    trays = tuple(map(tuple, after))
    return trays, (*slots[:target], "", *slots[target + 1 :]) if accomplished else slots
