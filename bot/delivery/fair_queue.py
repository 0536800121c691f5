"""A queue in which urgent work comes first, then the longest waiting, with room for every server."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import count
from typing import Generic, TypeVar

LEVELS = 3

Item = TypeVar("Item", bound=Hashable)

Place = tuple[float, int]
"""Since when something waits, and a running number that orders equals."""


class _Level(Generic[Item]):
    """The items of one level, of each server in their order, and the servers in that of their first items."""

    def __init__(self) -> None:
        self._items: dict[int | None, list[tuple[Place, Item]]] = {}
        self._turns: dict[int | None, Place] = {}
        self._servers: list[tuple[Place, int | None]] = []

    def items(self, server: int | None) -> Iterator[Item]:
        """The items of a server, those that wait longest first."""
        return (item for _, item in self._items[server])

    def __iter__(self) -> Iterator[int | None]:
        """The servers, those with what waits longest first, then those whose turn is longest ago."""
        return (server for _, server in self._servers)

    def add(self, server: int | None, place: Place, item: Item) -> None:
        insort(self._items.setdefault(server, []), (place, item), key=_place)
        self._sort_in_server(server, self._turns.get(server, place)[1])

    def remove(self, server: int | None, place: Place, turn: int) -> None:
        """Remove the item at a place, which has its turn."""
        items = self._items[server]
        del items[bisect_left(items, place, key=_place)]
        self._sort_in_server(server, turn)

    def _sort_in_server(self, server: int | None, turn: int) -> None:
        """Put a server where its first item belongs."""
        if server in self._turns:
            del self._servers[bisect_left(self._servers, self._turns.pop(server), key=_place)]
        if not self._items[server]:
            del self._items[server]
            return
        (since, _), _ = self._items[server][0]
        self._turns[server] = since, turn
        insort(self._servers, (self._turns[server], server), key=_place)


def _place(entry: tuple[Place, object]) -> Place:
    return entry[0]


class FairQueue(Generic[Item]):
    """Items that wait, by level and server; each waits once, on its most urgent level."""

    def __init__(self, most_of_a_server: int) -> None:
        """`most_of_a_server`: items of one server at work at the same time."""
        self._most = most_of_a_server
        self._levels = [_Level[Item]() for _ in range(LEVELS)]
        self._places: dict[Item, tuple[int, int | None, Place]] = {}
        self._at_work: dict[Item, int | None] = {}
        self._of_server: Counter[int | None] = Counter()
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._places)

    @property
    def count_at_work(self) -> int:
        """How many items were taken and are not finished."""
        return len(self._at_work)

    def __contains__(self, item: Item) -> bool:
        """Whether an item waits or is at work."""
        return item in self._places or item in self._at_work

    def has_waiting_on(self, level: int) -> bool:
        """Whether something that is not at work waits on a level."""
        items = self._levels[level]
        return any(item not in self._at_work for server in items for item in items.items(server))

    def put(self, item: Item, server: int | None, level: int, since: float = 0.0) -> None:
        """Add an item that waits since a moment, level 0 first."""
        if item in self._places:
            if self._places[item][0] <= level:
                return
            self._remove(item)
        place = since, next(self._numbers)
        self._levels[level].add(server, place, item)
        self._places[item] = level, server, place

    def clear(self) -> None:
        """Drop all waiting items."""
        self._levels = [_Level[Item]() for _ in range(LEVELS)]
        self._places.clear()

    def take(
        self, may_begin: Callable[[Item], bool] = lambda _: True, levels: Iterable[int] = range(LEVELS)
    ) -> Item | None:
        """The next item that may begin and is not at work, of the server whose turn it is; or None.

        `levels`: those it may be on, in their order.
        """
        for level in map(self._levels.__getitem__, levels):
            for server in self._servers_in_turn(level):
                waiting = (each for each in level.items(server) if each not in self._at_work)
                item = next(filter(may_begin, waiting), None)
                if item is not None:
                    self._remove(item)
                    self._at_work[item] = server
                    self._of_server[server] += 1
                    return item
        return None

    def finish(self, item: Item) -> None:
        """Note that a taken item is finished."""
        server = self._at_work.pop(item)
        self._of_server[server] -= 1
        if not self._of_server[server]:
            del self._of_server[server]

    def _servers_in_turn(self, level: _Level[Item]) -> Iterator[int | None]:
        """The servers in the order of their turns: those with the fewest items at work first."""
        busy = []
        for server in level:
            if server in self._of_server:
                busy.append(server)
            else:
                yield server
        for server in sorted(busy, key=lambda each: self._of_server.get(each, 0)):
            if self._of_server.get(server, 0) < self._most:
                yield server

    def _remove(self, item: Item) -> None:
        level, server, place = self._places.pop(item)
        self._levels[level].remove(server, place, next(self._numbers))
