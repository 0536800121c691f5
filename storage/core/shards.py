"""Shards: parts of the servers, and of the games on them. What is on no server is of the first one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Collection, Mapping

from msgspec import Struct

from storage.core.marks import marks


class Shard(Struct, frozen=True):
    """One of several parts of all servers."""

    number: int = 0
    """From 0."""
    of: int = 1
    """How many parts there are."""


class Layout(Struct, frozen=True):
    """How several processes share the servers among them."""

    shards: int
    """How many parts there are."""
    own: tuple[int, ...]
    """Those of a process; it takes over others that no process has, until theirs is back."""


class Shards(Struct, frozen=True):
    """Some of several parts of all servers."""

    of: int
    """How many parts there are."""
    numbers: frozenset[int]

    @property
    def condition(self) -> str:
        """The condition on a game in a statement, with its values after those before."""
        return f"AND {SHARD_OF_GAME} % ? IN ({marks(self.numbers)})"

    @property
    def values(self) -> tuple[int, ...]:
        """What the condition is given."""
        return self.of, *sorted(self.numbers)


class Taken(Struct, frozen=True):
    """Which shards are some process's at a time."""

    numbers: Collection[int]
    owners: Mapping[int, str]
    """Those whose own process runs -> what is known of that: another one, or one that was away, differs."""
    time: float
    """That of the server, in UTC seconds."""


class News(Struct, frozen=True):
    """What a process tells the others."""

    channel: str
    what: str = ""


ALL_NEWS = News("")
"""Some of what was told may have been missed."""


class Processes(ABC):
    """The other processes that share a database."""

    @abstractmethod
    async def take_shard(self, shard: int) -> bool:
        """Work for a shard, unless another process does; returns whether this one does."""

    @abstractmethod
    async def give_shard(self, shard: int) -> None:
        """Let another process work for a shard."""

    @abstractmethod
    async def taken_shards(self) -> Taken:
        """Which shards some process works for."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Tell the other processes something."""

    @abstractmethod
    def news(self) -> AsyncGenerator[News, None]:
        """What other processes tell, and ALL_NEWS whenever some of it may have been missed."""


def shard_of(server: int | None, shards: int) -> int:
    """The number of the shard, of so many, that a server is of; also Discord goes by this."""
    return ((server or 0) >> 22) % shards


EVERYTHING = Shard()
"""All servers in one part."""

SHARD_OF_GAME = "(coalesce(game.guild, 0) >> 22)"
"""Of a game, in a statement: with `%` and how many shards there are, the number of its shard."""
