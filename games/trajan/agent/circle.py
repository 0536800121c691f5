"""What the action circle allows in the next two turns of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.trajan.pieces import TRAJAN_TILES, TRAYS
from games.trajan.player import Player

NUMBER = len(TRAYS)
Trays = tuple[tuple[str, ...], ...]
Slots = tuple[str, ...]

Turn = tuple[int, str]
"""The place of the target tray, and the Trajan tile accomplished there, or ""."""

AFTER = 0.8
"""What a turn after the next is worth against the next."""


def circle_of(player: Player) -> tuple[Trays, Slots]:
    """Trays and slots of a seat, from I on."""
    trays, slots = player.trays, player.slots
    return tuple(tuple(trays[tray]) for tray in TRAYS), tuple(slots.get(tray, "") for tray in TRAYS)


def best_turns(
    player: Player, actions: Sequence[float], tiles: Mapping[str, float]
) -> tuple[float, float, int]:
    """What the best next turn is worth, and the best two; and how many targets there are next.

    `actions`: the worth of each, from tray I on; `tiles`: of each Trajan tile.
    """
    best, two = 0.0, 0.0
    targets = set()
    for target, tile, following in _turns(*circle_of(player)):
        now = actions[target] + (tiles[tile] if tile else 0.0)
        then = max(
            (actions[each] + (tiles[next_] if next_ else 0.0) for each, next_ in following), default=0.0
        )
        best, two = max(best, now), max(two, now + AFTER * then)
        targets.add(target)
    return best, two, len(targets)


@lru_cache(maxsize=20_000)
def _turns(trays: Trays, slots: Slots) -> tuple[tuple[int, str, tuple[Turn, ...]], ...]:
    """The turns there are, each with those after it."""
    found = []
    for place, markers in enumerate(trays):
        if markers:
            target, tile = _turn(trays, slots, place)
            after, then = _sown(trays, slots, place)
            following = {_turn(after, then, each) for each in range(NUMBER) if after[each]}
            found.append((target, tile, tuple(sorted(following))))
    return tuple(found)


def _turn(trays: Trays, slots: Slots, place: int) -> Turn:
    """What sowing a tray leads to."""
    markers = trays[place]
    steps = len(markers)
    target = (place + steps) % NUMBER
    tile = slots[target]
    if not tile:
        return target, ""
    inside = () if target == place else trays[target]
    needs = wanted(tile, inside)
    room = 1 + (steps - 1) // NUMBER
    can = len(needs) <= room and all(markers.count(each) >= needs.count(each) for each in needs)
    return target, tile if can else ""


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
    steps = len(left)
    after = [list(tray) for tray in trays]
    after[place] = []
    route = [(place + step) % NUMBER for step in range(1, steps + 1)]
    open_: list[int] = []
    for at in (route[-1], *route[:-1]):
        needs = wanted(slots[at], after[at]) if slots[at] else ()
        colour = next((each for each in needs if each in left), None)
        if colour is None:
            open_.append(at)
        else:
            left.remove(colour)
            after[at].append(colour)
    for at, colour in zip(open_, left, strict=True):
        after[at].append(colour)
    target = route[-1]
    tile = slots[target]
    if tile and not wanted(tile, after[target]):
        slots = (*slots[:target], "", *slots[target + 1 :])
    return tuple(map(tuple, after)), slots
