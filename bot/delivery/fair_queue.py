"""Work in the order it is done: urgent work first, and a fair order between servers."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator
from itertools import islice
from typing import Generic, TypeVar

LEVELS = 3

Item = TypeVar("Item", bound=Hashable)


class FairQueue(Generic[Item]):
    """Items that wait, by level and server. An item waits once, on the most urgent level it was put on."""

    def __init__(self, most_of_a_server: int) -> None:
        """`most_of_a_server`: items of one server that are at work at the same time."""
        self._most = most_of_a_server
        self._levels: list[OrderedDict[int | None, OrderedDict[Item, None]]] = [
            OrderedDict() for _ in range(LEVELS)
        ]
        self._places: dict[Item, tuple[int, int | None]] = {}
        self._at_work: dict[Item, int | None] = {}
        self._of_server: Counter[int | None] = Counter()

    def __len__(self) -> int:
        return len(self._places)

    @property
    def at_work(self) -> int:
        """How many items were taken and are not finished."""
        return len(self._at_work)

    def __contains__(self, item: Item) -> bool:
        """Whether an item waits or is at work."""
        return item in self._places or item in self._at_work

    def waits_on(self, level: int) -> bool:
        """Whether something that is not at work waits on a level."""
        return any(item not in self._at_work for items in self._levels[level].values() for item in items)

    def put(self, item: Item, server: int | None, level: int) -> None:
        """An item waits, level 0 first."""
        if item in self._places:
            if self._places[item][0] <= level:
                return
            self._remove(item)
        self._levels[level].setdefault(server, OrderedDict())[item] = None
        self._places[item] = level, server

    def take(self, may_begin: Callable[[Item], bool] = lambda _: True) -> Item | None:
        """The next item that may begin and is not at work, of the server whose turn it is; or None."""
        for servers in self._levels:
            for server in self._in_turn(servers):
                waiting = (each for each in servers[server] if each not in self._at_work)
                item = next(filter(may_begin, waiting), None)
                if item is not None:
                    self._remove(item)
                    if server in servers:
                        servers.move_to_end(server)
                    self._at_work[item] = server
                    self._of_server[server] += 1
                    return item
        return None

    def finish(self, item: Item) -> None:
        """An item that was taken is not at work any more."""
        server = self._at_work.pop(item)
        self._of_server[server] -= 1
        if not self._of_server[server]:
            del self._of_server[server]

    def _in_turn(self, servers: Collection[int | None]) -> Iterator[int | None]:
        """The servers in the order of their turns: those with the fewest items at work first."""
        yield from [server for server in islice(servers, 1) if server not in self._of_server]
        for server in sorted(servers, key=lambda each: self._of_server.get(each, 0)):
            if self._of_server.get(server, 0) < self._most:
                yield server

    def _remove(self, item: Item) -> None:
        level, server = self._places.pop(item)
        del self._levels[level][server][item]
        if not self._levels[level][server]:
            del self._levels[level][server]
