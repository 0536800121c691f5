"""What the action circle allows in the next two turns of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.trajan.pieces import TRAJAN_TILES, TRAYS
from games.trajan.player import Player

NUMBER = len(TRAYS)
Trays = tuple[tuple[str, ...], ...]
Slots = tuple[str, ...]
Turn = tuple[int, str]  # the place of the target tray, and the Trajan tile accomplished there, or ""


def best_turns(
    player: Player, actions: Sequence[float], tiles: Mapping[str, float]
) -> tuple[float, float, int]:
    """What the best next turn is worth, and the best two; and how many targets there are next.

    `actions`: the worth of each, from tray I on; `tiles`: of each Trajan tile.
    """
    trays, slots = player.trays, player.slots
    turns = _turns(tuple(tuple(trays[tray]) for tray in TRAYS), tuple(slots.get(tray, "") for tray in TRAYS))
    best = two = 0.0
    for (target, tile), following in turns:
        now = actions[target] + (tiles[tile] if tile else 0.0)
        then = max((actions[at] + (tiles[each] if each else 0.0) for at, each in following), default=0.0)
        best, two = max(best, now), max(two, now + 0.8 * then)
    return best, two, len({target for (target, _), _ in turns})


@lru_cache(maxsize=20_000)
def _turns(trays: Trays, slots: Slots) -> tuple[tuple[Turn, tuple[Turn, ...]], ...]:
    """The turns there are, each with those after it."""
    found = []
    for place in filter(trays.__getitem__, range(NUMBER)):
        after, then = _sown(trays, slots, place)
        following = {_turn(after, then, each) for each in range(NUMBER) if after[each]}
        found.append((_turn(trays, slots, place), tuple(sorted(following))))
    return tuple(found)


def _turn(trays: Trays, slots: Slots, place: int) -> Turn:
    """What sowing a tray leads to."""
    markers = trays[place]
    target = (place + len(markers)) % NUMBER
    tile = slots[target]
    if tile:
        needs = wanted(tile, () if target == place else trays[target])
        room = 1 + (len(markers) - 1) // NUMBER
        if len(needs) > room or any(markers.count(each) < needs.count(each) for each in needs):
            tile = ""
    return target, tile


def wanted(tile: str, inside: Sequence[str]) -> list[str]:
    """The markers of a Trajan tile that do not lie inside a tray."""
    left = list(TRAJAN_TILES[tile].markers)
    for colour in inside:
        if colour in left:
            left.remove(colour)
    return left


def _sown(trays: Trays, slots: Slots, place: int) -> tuple[Trays, Slots]:
    """The circle after a tray was sown in a good order: first the target gets what its tile needs."""
    left = list(trays[place])
    after = [*trays]
    after[place] = ()
    *route, target = ((place + step) % NUMBER for step in range(1, len(left) + 1))
    for at in (target, *route):
        needs = wanted(slots[at], after[at]) if slots[at] else ()
        colour = next((each for each in needs if each in left), "")
        after[at] += (colour,)
        if colour:
            left.remove(colour)
    fill = iter(left)
    trays = tuple(tuple(each or next(fill) for each in tray) for tray in after)
    if slots[target] and not wanted(slots[target], trays[target]):
        slots = (*slots[:target], "", *slots[target + 1 :])
    return trays, slots
