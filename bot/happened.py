"""What happened: events, and the one place that hands them to their listeners."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

from msgspec import Struct

from storage.core.rows import Subject
from storage.core.shards import ALL_NEWS, News
from storage.together.pending_work import PendingWork


class Event(Struct, frozen=True):
    """An event whose listeners are called at once."""


class AwaitedEvent(Struct, frozen=True):
    """An event whose listeners are awaited."""


class GameChanged(Event, frozen=True):
    """This process has stored something of a game."""

    game: int
    due: bool = True
    """Whether a notification may be due."""


class GameMoved(Event, frozen=True):
    """Another process has stored moves of a game."""

    game: int


class NotificationDue(Event, frozen=True):
    about: Subject


class DueNow(Event, frozen=True):
    """Something for the timers may be due now."""


class DueSooner(Event, frozen=True):
    """A stored timer may fall due earlier than the next known one."""


class DeadlinesMoved(Event, frozen=True):
    """Waits were computed again after a downtime."""


class SeatChanged(Event, frozen=True):
    """A seat has another holder."""

    reason: str


class GameOver(Event, frozen=True):
    """A game other than practice has ended."""

    outcome: str


class PendingWorkFound(Event, frozen=True):
    work: PendingWork


class UserChanged(Event, frozen=True):
    """Another process has stored the name, the language or the settings of a user."""

    user: int


class UserErased(Event, frozen=True):
    """Nothing of a user may stay in memory."""

    user: int


class ServerChanged(AwaitedEvent, frozen=True):
    """Another process has stored the settings of a server."""

    guild: int


class NewsMissed(AwaitedEvent, frozen=True):
    """Anything may have happened in other processes."""


class ShardTaken(AwaitedEvent, frozen=True):
    """This process works for a shard now."""

    shard: int


class ShardReturned(AwaitedEvent, frozen=True):
    """A shard's own process is back: finish its work here, and give it up if possible."""

    shard: int


class ShardGiven(AwaitedEvent, frozen=True):
    """Another process has given up a shard."""

    shard: int


TIMERS = "timers"

BY_CHANNEL: dict[str, Callable[[int], Event | AwaitedEvent]] = {
    "due": NotificationDue,
    "moved": GameMoved,
    "user": UserChanged,
    "erased": UserErased,
    "server": ServerChanged,
    "shards": ShardGiven,
}
"""Channels between processes, with TIMERS: processes of the version before know them."""


def decode(news: News) -> Event | AwaitedEvent:
    """The event in another process's message."""
    if news == ALL_NEWS:
        return NewsMissed()
    if news.channel == TIMERS:
        return DueNow() if news.what == "wake" else DueSooner()
    return BY_CHANNEL[news.channel](int(news.what))


def encode(event: DueNow | DueSooner | ShardGiven) -> News:
    """A message to other processes; triggers of the database send all others."""
    if isinstance(event, ShardGiven):
        return News("shards", str(event.shard))
    return News(TIMERS, "wake" if isinstance(event, DueNow) else "look")


Now = TypeVar("Now", bound=Event)
Later = TypeVar("Later", bound=AwaitedEvent)


class Happened:
    """Hands each event to the listeners of its kind, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: defaultdict[type[Struct], list[Callable[[Any], Any]]] = defaultdict(list)

    @overload
    def hear(self, kind: type[Now], listener: Callable[[Now], None]) -> None: ...

    @overload
    def hear(self, kind: type[Later], listener: Callable[[Later], Awaitable[object] | None]) -> None: ...

    def hear(self, kind: type[Struct], listener: Callable[[Any], Any]) -> None:
        """Call the listener with each event of a kind."""
        self._listeners[kind].append(listener)

    def tell(self, event: Event) -> None:
        for listener in self._listeners[type(event)]:
            listener(event)

    async def tell_and_wait(self, event: Event | AwaitedEvent) -> None:
        """Raises what a listener raises."""
        for listener in self._listeners[type(event)]:
            heard = listener(event)
            if heard is not None:
                await heard
