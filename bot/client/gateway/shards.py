"""Shards: connections to the gateway, each for a part of the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands
from discord.state import AutoShardedConnectionState

from bot.client.gateway.pace import GatewayAnswer, IdentifyPace
from bot.client.gateway.retry import is_passing
from bot.client.gateway.shard import ShardConnection
from bot.clock import Clock
from storage.core.shards import Share, shard_of

if TYPE_CHECKING:
    from discord.gateway import DiscordWebSocket
    from discord.types.gateway import ReadyEvent


class ShardState(AutoShardedConnectionState[Any]):
    """The library's state, with the shards whose servers are known."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.named: set[int] = set()
        """The shards whose servers Discord has named."""

    def parse_ready(self, data: ReadyEvent) -> None:
        """Forget the servers of a shard that are not named any more: the library keeps them."""
        self.forget(data["shard"][0])
        self.named.add(data["shard"][0])
        super().parse_ready(data)

    def forget(self, shard: int) -> None:
        for server in [each for each in self.guilds if each.shard_id == shard]:
            self._remove_guild(server)
        self.named.discard(shard)


async def fetch_server(client: discord.Client, server: int) -> discord.Guild | None:
    """A server as Discord describes it, with its channels and the bot; None if it is gone."""
    assert client.user is not None
    try:
        found = await client.fetch_guild(server, with_counts=False)
        for channel in await found.fetch_channels():
            found._add_channel(channel)
        found._add_member(await found.fetch_member(client.user.id))
    except (discord.NotFound, discord.Forbidden):
        return None
    return found


class ShardedClient(commands.AutoShardedBot):
    """A client with as many shards as Discord asks for, or those that this process has of several."""

    def __init__(self, share: Share, pace: IdentifyPace, clock: Clock, *args: Any, **kwargs: Any) -> None:
        """`share`: whose shards are launched, also those it has later; `pace`: when they identify."""
        super().__init__(*args, **kwargs)
        self.share = share
        self.pace = pace
        self.responding: set[asyncio.Task[Any]] = set()
        """Tasks that handle an interaction or another event of the gateway."""
        self._clock = clock
        self._connections: dict[int, ShardConnection] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._ended: asyncio.Future[None] | None = None
        """Done when the client was closed or a connection has ended for good; None: it is not connecting."""

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002
        """Stay connected until closed. Raises what passes before shards are known, and what is final."""
        if self.is_closed():
            return
        shards = self.share.shards
        count = (await self.gateway()).shards if shards is None else shards.of
        self.shard_count = self._connection.shard_count = count
        self._ended = asyncio.get_running_loop().create_future()
        self.launch_held()
        await self._ended

    async def gateway(self) -> GatewayAnswer:
        """Ask Discord for shards and session starts. Raises what passes, discord.HTTPException."""
        try:
            shards, _, limit = await self.http.get_bot_gateway()
        except discord.GatewayNotFound as error:
            if isinstance(error.__cause__, discord.HTTPException) and not is_passing(error.__cause__):
                raise error.__cause__ from None
            raise
        of_all = self.share.shards
        return GatewayAnswer(
            shards if of_all is None else of_all.of,
            limit["total"],
            limit["remaining"],
            limit["reset_after"] / 1000,
            limit["max_concurrency"],
        )

    def launch_held(self) -> None:
        """Launch this process's shards that do not run yet, once it is connecting."""
        if self._ended is None:
            return
        shards = self.share.shards
        self._connection.shard_ids = sorted(
            range(self.shard_count or 0) if shards is None else shards.numbers
        )
        for shard in self._connection.shard_ids:
            if shard not in self._running:
                self._connections[shard] = ShardConnection(self, self.pace, self._clock, shard)
                self._running[shard] = asyncio.create_task(self._connections[shard].run())
                self._running[shard].add_done_callback(self._note_end)

    def _note_end(self, running: asyncio.Task[None]) -> None:
        """End the client with a connection that has ended for good."""
        assert self._ended is not None
        error = None if running.cancelled() else running.exception()
        if error is not None and not self._ended.done():
            self._ended.set_exception(error)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        await self.pace.claim_turn(shard_id or 0)

    def _get_websocket(self, guild_id: int | None = None, *, shard_id: int | None = None) -> DiscordWebSocket:
        shard = self.shard_of(guild_id or 0) if shard_id is None else shard_id
        socket = self._connections[shard].socket
        assert socket is not None
        return socket

    def _get_state(self, **options: Any) -> ShardState:
        return ShardState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def close(self) -> None:
        await self.disconnect_all()
        await super().close()
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)

    async def disconnect_all(self) -> None:
        await asyncio.gather(*map(self._end, [*self._running]))

    async def disconnect(self, shard: int) -> None:
        """End the session of a shard that this process has no longer, and forget its servers."""
        await self._end(shard)
        self.launch_held()
        self._state.forget(shard)

    async def _end(self, shard: int) -> None:
        self._running[shard].cancel()
        await asyncio.wait([self._running[shard]])
        await self._connections[shard].close()
        self._running.pop(shard, None)
        self._connections.pop(shard, None)

    async def find_server(self, server: int) -> discord.Guild | None:
        """A server as it is known, or as Discord describes it if another process has it;

        None if it is gone.
        """
        return self.get_guild(server) if self.share.has(server) else await fetch_server(self, server)

    @property
    def connected_shards(self) -> Mapping[int, bool]:
        """Each shard of this process -> whether it is connected, and its servers were named."""
        return {
            shard: shard in self._state.named and each.is_open for shard, each in self._connections.items()
        }

    @property
    def _state(self) -> ShardState:
        state = self._connection
        assert isinstance(state, ShardState)
        return state

    def shard_of(self, server: int) -> int:
        return shard_of(server, self.shard_count or 1)

    def is_removed(self, server: int) -> bool:
        """Whether the bot is known not to be on a server: its shard would have named it."""
        return self.shard_of(server) in self._state.named and self.get_guild(server) is None
