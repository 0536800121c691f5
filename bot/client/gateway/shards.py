"""Shards: the connections to the gateway, each of which tells of a part of the servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands
from discord.state import AutoShardedConnectionState

from storage.errors import DatabaseBusy
from storage.shards import Processes, shard_of
from storage.share import Share

if TYPE_CHECKING:
    from discord.types.gateway import ReadyEvent


log = logging.getLogger(__name__)

IDENTIFY_SECONDS = 5.0
"""Seconds between two shards that identify."""


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
    """A client with as many shards as Discord asks for, or those that this process has of several."""

    def __init__(self, share: Share, *args: Any, **kwargs: Any) -> None:
        """`share`: whose shards are launched, also those it has later."""
        shards = share.shards
        super().__init__(*args, shard_count=None if shards is None else shards.of, **kwargs)
        self.share = share
        self._launched: dict[int, asyncio.Task[None]] = {}
        self._has_shard = asyncio.Event()
        self._may_launch = False
        self.processes: Processes | None = None
        """The other processes that identify at the gateway."""
        self.identify_seconds = IDENTIFY_SECONDS
        self._buckets: int | None = None
        """How many shards may identify at the same time."""
        self._identifying: set[asyncio.Task[None]] = set()

    async def launch_shards(self) -> None:
        """Launch all shards, or those that this process has; it waits for the first one."""
        if self.share.shards is None:
            await super().launch_shards()
            return
        self._connection.shard_count = self.share.shards.of
        self._may_launch = True
        self.launch_held()
        await self._has_shard.wait()
        await next(iter(self._launched.values()))

    def launch_held(self) -> None:
        """Launch what this process has of shards and has not launched, once it is connecting."""
        if not self._may_launch:
            return
        self._connection.shard_ids = sorted(self.share.held)
        for shard in self._connection.shard_ids:
            if shard not in self._launched:
                launch = self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard)
                self._launched[shard] = asyncio.create_task(launch)
                self._has_shard.set()

    def _get_state(self, **options: Any) -> ShardState:
        return ShardState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify: one every five seconds, of those of a bucket."""
        if self.processes is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._buckets is None:
            self._buckets = (await self.fetch_session_start_limits()).max_concurrency
        locked = AsyncExitStack()
        try:
            await locked.enter_async_context(self.processes.identify((shard_id or 0) % self._buckets))
        except DatabaseBusy as error:
            log.warning("shard %s identifies without a lock: %s", shard_id, error)
            await asyncio.sleep(self.identify_seconds)
        waiting = asyncio.create_task(_close_later(locked, self.identify_seconds))
        self._identifying.add(waiting)
        waiting.add_done_callback(self._identifying.discard)

    async def close(self) -> None:
        """Close all connections."""
        for launch in (*self._launched.values(), *self._identifying):
            launch.cancel()
        await super().close()

    async def find_server(self, server: int) -> discord.Guild | None:
        """A server as it is known; as Discord describes it, if another process is told of it. None: gone."""
        if self.share.has(server):
            return self.get_guild(server)
        try:
            found = await self.fetch_guild(server, with_counts=False)
            for channel in await found.fetch_channels():
                found._add_channel(channel)
            assert self.user is not None
            found._add_member(await found.fetch_member(self.user.id))
        except (discord.NotFound, discord.Forbidden):
            return None
        return found

    @property
    def connected_shards(self) -> Mapping[int, bool]:
        """Each shard -> whether it is connected, and its servers were named; none before the first is."""
        if not self.shards:
            return {}
        held = self.share.shards
        return {
            shard: shard in self._named and shard in self.shards and not self.shards[shard].is_closed()
            for shard in (range(self.shard_count or 0) if held is None else sorted(held.numbers))
        }

    @property
    def _named(self) -> set[int]:
        state = self._connection
        assert isinstance(state, ShardState)
        return state.named

    def shard_of(self, server: int) -> int:
        """The shard that tells of a server."""
        return shard_of(server, self.shard_count or 1)

    def is_removed(self, server: int) -> bool:
        """Whether the bot is known not to be on a server: its shard would have named it."""
        return self.shard_of(server) in self._named and self.get_guild(server) is None


async def _close_later(opened: AsyncExitStack, seconds: float) -> None:
    try:
        await asyncio.sleep(seconds)
    finally:
        await opened.aclose()
