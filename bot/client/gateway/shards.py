"""Shards: the connections to the gateway, each of which tells of a part of the servers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord.ext import commands
from discord.state import AutoShardedConnectionState

if TYPE_CHECKING:
    from discord.types.gateway import ReadyEvent


class ShardState(AutoShardedConnectionState[Any]):
    """What the library knows of servers, and of which shards it has been told them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.named: set[int] = set()
        """The shards whose servers Discord has named."""

    def parse_ready(self, data: ReadyEvent) -> None:
        """Forget the servers of a shard that are not named any more: the library keeps them."""
        shard = data["shard"][0]
        for server in [each for each in self.guilds if each.shard_id == shard]:
            self._remove_guild(server)
        self.named.add(shard)
        super().parse_ready(data)


class ShardedClient(commands.AutoShardedBot):
    """A client with as many shards as Discord asks for, all in this process."""

    def _get_state(self, **options: Any) -> ShardState:
        return ShardState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    @property
    def connected_shards(self) -> Mapping[int, bool]:
        """Each shard -> whether it is connected, and its servers were named; none before the first is."""
        state = self._connection
        assert isinstance(state, ShardState)
        if not self.shards:
            return {}
        return {
            shard: shard in state.named and shard in self.shards and not self.shards[shard].is_closed()
            for shard in range(self.shard_count or 0)
        }

    @property
    def connected(self) -> bool:
        """Whether all shards are."""
        found = self.connected_shards
        return bool(found) and all(found.values())

    def shard_of(self, server: int) -> int:
        """The shard that tells of a server."""
        return (server >> 22) % (self.shard_count or 1)

    def is_removed(self, server: int) -> bool:
        """Whether the bot is known not to be on a server: its shard would have named it."""
        state = self._connection
        assert isinstance(state, ShardState)
        return self.shard_of(server) in state.named and self.get_guild(server) is None
