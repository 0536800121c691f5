"""Sowing a tray: where its markers fall, what that accomplishes, and which orders of colours there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, islice

from msgspec import Struct

from games.trajan.pieces import TRAJAN_TILES, TRAYS, clockwise, sorted_markers
from games.trajan.player import Player

Order = tuple[tuple[str, ...], ...]
"""The colours that each tray gets, in the order in which the markers fall; two in one tray are sorted."""


class SowingPlan(Struct, frozen=True):
    """The result of sowing a tray, in any order of colours."""

    tray: str
    markers: tuple[str, ...]
    """The colours that are sown, sorted."""
    could_accomplish: str = ""
    """The Trajan tile next to the target that some order accomplishes; "" if there is none."""

    @property
    def steps(self) -> int:
        """How far the time marker moves."""
        return len(self.markers)

    @property
    def target(self) -> str:
        """The tray of the last marker."""
        return clockwise(self.tray)[self.target_index]

    @property
    def target_index(self) -> int:
        """The place of the target among the portions."""
        return (self.steps - 1) % len(TRAYS)

    @property
    def portions(self) -> tuple[tuple[str, int], ...]:
        """The trays that get markers, in order, each with its number."""
        return _portions(self.tray, self.steps)

    def colours_left(self, given: Order) -> tuple[str, ...]:
        """The colours left when the first trays have got theirs, sorted."""
        return markers_without(sorted_markers(self.markers), chain(*given))


@cache
def _portions(tray: str, steps: int) -> tuple[tuple[str, int], ...]:
    trays = clockwise(tray)
    rounds, more = divmod(steps, len(trays))
    numbers = (rounds + (place < more) for place in range(len(trays)))
    return tuple((tray, number) for tray, number in zip(trays, numbers, strict=True) if number)


def plan_of(player: Player, tray: str) -> SowingPlan:
    """The outcome of sowing this tray."""
    plan = SowingPlan(tray, tuple(player.trays[tray]))
    tile = player.slots.get(plan.target, "")
    if not tile:
        return plan
    missing = markers_needed(player, plan, plan.target)
    room = plan.portions[plan.target_index][1]
    possible = missing.total() <= room and missing <= Counter(plan.markers)
    return SowingPlan(tray, plan.markers, tile) if possible else plan


def markers_needed(player: Player, plan: SowingPlan, tray: str, given: Sequence[str] = ()) -> Counter[str]:
    """The colours that the tile next to a tray still needs there, once the plan's tray is empty."""
    tile = player.slots.get(tray)
    if tile is None:
        return Counter()
    inside = () if tray == plan.tray else player.trays[tray]
    return TRAJAN_TILES[tile].required_markers - Counter((*inside, *given))


def does_accomplish(player: Player, plan: SowingPlan, order: Order) -> bool:
    """Whether an order accomplishes the tile that the plan could accomplish."""
    given = order[plan.target_index]
    return bool(plan.could_accomplish) and not markers_needed(player, plan, plan.target, given)


def tile_accomplished(player: Player, tray: str) -> str:
    """The Trajan tile next to a tray whose markers lie in it; "" if there is none."""
    tile = player.slots.get(tray, "")
    return tile if tile and TRAJAN_TILES[tile].required_markers <= Counter(player.trays[tray]) else ""


# Orders of colours


def all_orders(markers: Sequence[str], numbers: Sequence[int]) -> Iterator[Order]:
    """All ways to deal sorted markers out in portions of these sizes; equal colours are the same."""
    if not numbers:
        yield ()
        return
    for colours in portions_of(markers, numbers[0]):
        for others in all_orders(markers_without(markers, colours), numbers[1:]):
            yield (colours, *others)


def markers_without(markers: Sequence[str], taken: Iterable[str]) -> tuple[str, ...]:
    """Sorted markers without those taken from them."""
    rest = list(markers)
    for colour in taken:
        rest.remove(colour)
    return tuple(rest)


def portions_of(markers: Sequence[str], number: int) -> list[tuple[str, ...]]:
    """All ways to take a number of these sorted markers; equal colours are the same."""
    return list(dict.fromkeys(combinations(markers, number)))


def some_orders(plan: SowingPlan, given: Order, most: int) -> list[Order]:
    """The first `most` whole orders that begin as given."""
    numbers = tuple(number for _, number in plan.portions[len(given) :])
    return [(*given, *rest) for rest in _first_orders(plan.colours_left(given), numbers, most)]


@lru_cache(maxsize=4096)
def _first_orders(markers: tuple[str, ...], numbers: tuple[int, ...], most: int) -> tuple[Order, ...]:
    return tuple(islice(all_orders(markers, numbers), most))


def proposed_order(player: Player, plan: SowingPlan, given: Order = ()) -> Order:
    """An order that completes tiles, the target's first, or helps them; the rest in order of colours."""
    portions = dict(plan.portions[len(given) :])
    left = Counter(plan.colours_left(given))
    wanted = {tray: markers_needed(player, plan, tray) for tray in portions}
    dealt: dict[str, list[str]] = {tray: [] for tray in portions}

    def urgency(tray: str) -> tuple[bool, bool]:
        complete = wanted[tray].total() <= portions[tray] and wanted[tray] <= left
        return not complete, tray != plan.target

    for tray in sorted(filter(wanted.get, portions), key=urgency):
        for colour in wanted[tray].elements():
            if left[colour] and len(dealt[tray]) < portions[tray]:
                dealt[tray].append(colour)
                left[colour] -= 1
    rest = iter(sorted_markers(left.elements()))
    for tray, number in portions.items():
        dealt[tray] += islice(rest, number - len(dealt[tray]))
    return (*given, *map(sorted_markers, dealt.values()))


def order_key(order: Order) -> str:
    """An order as the key of an option: a point between trays, a plus sign between markers of one tray."""
    return ".".join("+".join(colours) for colours in order)


def order_of(key: str) -> Order:
    """The order that a key names."""
    return tuple(tuple(colours.split("+")) for colours in key.split("."))
