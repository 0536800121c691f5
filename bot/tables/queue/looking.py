"""A pass over the queue: tables, and searches that end, wait or continue. It runs in a thread."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from bot.tables.queue.matching import Match, Matcher, Seeker
from clocks.overlap import waking_slots
from clocks.user_settings import from_json, schedule_of
from storage.lobby.queue import Queue, Search, Waiting

SLOTS_SECONDS = 3600
"""For how long it holds when somebody is awake: then clocks may have changed."""


class Bounds(Struct, frozen=True):
    """Who cannot play where, or with whom, apart from what is stored."""

    closed: Collection[int]
    """Servers where nobody is matched."""
    unfit: Mapping[int, Collection[int]]
    """Users -> the servers where they cannot play."""
    kept_apart: frozenset[frozenset[int]]
    """Pairs who do not play together."""


class Found(Struct, frozen=True):
    matches: tuple[Match, ...]
    over: tuple[Search, ...]
    """Searches whose time is over."""
    held: tuple[Search, ...]
    """Searches that have to wait, since their users have as many tables as they may."""
    room: tuple[Search, ...]
    """Searches that waited for it and continue."""


class _Known(Struct, frozen=True):
    """Somebody as they were at the last look."""

    stored: Waiting
    hour: int
    """In which hour that was."""
    seeker: Seeker


class QueueLooks:
    """Looks at the queue, and remembers it until the next look."""

    def __init__(self, seats: Mapping[str, Collection[int]]) -> None:
        self.matcher = Matcher(seats)
        self._known: dict[int, _Known] = {}

    def look(self, queue: Queue, bounds: Bounds, now: float) -> Found:
        over, held, room = list[Search](), list[Search](), list[Search]()
        known: dict[int, _Known] = {}
        for each in queue.people:
            search, waits = each.search, self._has_no_room(each, bounds.closed)
            assert search.until is not None, search
            if search.held is not None:
                if not waits:
                    room.append(search)
            elif search.until <= now:
                over.append(search)
            elif waits and search.game is None:
                held.append(search)
            else:
                known[search.user] = self._know(each, bounds, now)
        self._known = known
        kept_apart = queue.kept_apart | bounds.kept_apart
        matches = self.matcher.find((each.seeker for each in known.values()), kept_apart, now)
        return Found(tuple(matches), tuple(over), tuple(held), tuple(room))

    def _has_no_room(self, waiting: Waiting, closed: Collection[int]) -> bool:
        """Whether somebody has as many tables as they may wherever they could play."""
        return bool(waiting.full.difference(closed)) and not waiting.servers.difference(closed)

    def _know(self, waiting: Waiting, bounds: Bounds, now: float) -> _Known:
        hour, user = int(now // SLOTS_SECONDS), waiting.search.user
        servers = waiting.servers.difference(bounds.closed, bounds.unfit.get(user, ()))
        before = self._known.get(user)
        if (
            before is not None
            and (before.hour, before.seeker.servers) == (hour, servers)
            and before.stored == waiting
        ):
            return before
        return _Known(waiting, hour, _seeker(waiting, servers, now))


def _seeker(waiting: Waiting, servers: frozenset[int], now: float) -> Seeker:
    search = waiting.search
    assert search.since is not None, search
    assert search.until is not None, search
    return Seeker(
        search.user,
        frozenset(search.games),
        search.fewest,
        search.most,
        search.pace,
        search.since,
        search.until,
        waking_slots(schedule_of(from_json(waiting.settings), waiting.language or ""), now),
        servers,
    )
