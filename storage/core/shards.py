"""Shards: parts of the servers, and of their games; games without a server belong to the first."""

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Collection, Mapping

from msgspec import Struct

from storage.core.database import placeholders


class Shard(Struct, frozen=True):
    """One of several parts of all servers."""

    number: int = 0
    of: int = 1


class Layout(Struct, frozen=True):
    shards: int
    own: tuple[int, ...]
    """Those of this process; it takes over orphaned others until their process is back."""


class Shards(Struct, frozen=True):
    of: int
    numbers: frozenset[int]

    @property
    def condition(self) -> str:
        """A statement's condition on a game, whose `values` come last."""
        return f"AND {SHARD_OF_GAME} % ? IN ({placeholders(self.numbers)})"

    @property
    def values(self) -> tuple[int, ...]:
        return self.of, *sorted(self.numbers)


class Taken(Struct, frozen=True):
    numbers: Collection[int]
    owners: Mapping[int, str]
    """Shards whose own process runs -> its session, which differs for another process or after an absence."""
    time: float
    """The server's, in UTC seconds."""


class News(Struct, frozen=True):
    channel: str
    what: str = ""


ALL_NEWS = News("")
"""Some messages may have been missed."""


class Processes(ABC):
    """The other processes that share a database."""

    @abstractmethod
    async def take_shard(self, shard: int) -> bool:
        """Take a shard, unless another process has it; returns whether this one has it."""

    @abstractmethod
    async def give_shard(self, shard: int) -> None: ...

    @abstractmethod
    async def taken_shards(self) -> Taken:
        """The shards that processes have."""

    @abstractmethod
    async def tell(self, news: News) -> None:
        """Notify the other processes."""

    @abstractmethod
    def news(self) -> AsyncGenerator[News, None]:
        """Messages of other processes, and ALL_NEWS whenever some may have been missed."""


def shard_of(server: int | None, shards: int) -> int:
    """The shard of a server, numbered as by Discord."""
    return ((server or 0) >> 22) % shards


EVERYTHING = Shard()
SHARD_OF_GAME = "(coalesce(game.guild, 0) >> 22)"
"""SQL; with `%` and the number of shards it gives the number of a game's shard."""


class Share:
    """The servers for which this process works in the background; it answers presses of any server."""

    def __init__(self, shards: int | None = None) -> None:
        """`shards`: number shared by processes, none held yet; None: this process is alone."""
        self._of = shards
        self.held: set[int] = set()
        """The shards it has, if it is not alone."""

    @property
    def shards(self) -> Shards | None:
        return None if self._of is None else Shards(self._of, frozenset(self.held))

    def has(self, server: int | None) -> bool:
        """Whether it works for a server, or (None) for games without a server."""
        return self._of is None or shard_of(server, self._of) in self.held

    @property
    def is_main(self) -> bool:
        """Whether it does the work of one process alone."""
        return self.has(None)

    @property
    def fraction_of_all(self) -> float:
        """Its part of the bot's rate limits, above zero."""
        return 1.0 if self._of is None else max(1, len(self.held)) / self._of
