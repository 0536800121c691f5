"""The connection of a shard: it resumes its session as long as there is one, and identifies when it may."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.client.gateway.pace import IdentifyPace
from bot.client.gateway.retry import PASSING, log_and_wait
from bot.clock import Clock
from storage.core.errors import DatabaseBusy

if TYPE_CHECKING:
    from bot.client.gateway.shards import ShardedClient

CONNECT_SECONDS = 60.0
"""Longest time until a connection is made."""

STEADY_SECONDS = 300.0
"""Seconds after which a session ends a row of lost ones."""

UNREACHABLE = "Discord's gateway cannot be reached"

DATABASE_LOST = "The database cannot be reached, without which none identifies,"


class Socket(DiscordWebSocket):
    """A connection that does not stay open if it cannot identify."""

    async def identify(self) -> None:
        """Identify, once the client says that it may."""
        try:
            await super().identify()
        except BaseException:
            await self.close()
            raise


class ShardConnection:
    def __init__(self, client: ShardedClient, pace: IdentifyPace, clock: Clock, shard: int) -> None:
        self._client = client
        self._pace = pace
        self._clock = clock
        self._shard = shard
        self._lost = 0
        """How many sessions in a row were lost."""
        self._begun = 0.0
        """When the last one began, by the clock that never goes back."""
        self._failures = 0
        """How many attempts in a row have failed to get on with a session."""
        self._got_on = False
        """Whether the last attempt did not."""
        self.socket: DiscordWebSocket | None = None
        """The last connection, with its session if that may be resumed."""

    @property
    def is_open(self) -> bool:
        return self.socket is not None and self.socket.open

    async def run(self) -> None:
        """Stay connected until cancelled. Raises discord.ConnectionClosed and more if nothing helps."""
        while True:
            self._got_on, lost = False, self._lost
            try:
                self.socket = await self._connect()
                await self._listen(self.socket)
            except (ReconnectWebSocket, *PASSING) as fault:
                error = fault
            if self._got_on or self._lost > lost:
                self._failures = 0
            else:
                what = DATABASE_LOST if isinstance(error, DatabaseBusy) else UNREACHABLE
                await log_and_wait(self._clock, self._failures, f"{what} for shard {self._shard}", error)
                self._failures += 1

    async def _connect(self) -> Socket:
        """Resume the session, or begin one."""
        make = partial(Socket.from_client, self._client, initial=True, shard_id=self._shard)
        old = self.socket
        if old is not None and old.session_id is not None:
            # The server of a session may be gone; then any other one can resume it.
            gateway = old.gateway if self._failures < 2 else None
            resumed = make(gateway=gateway, resume=True, session=old.session_id, sequence=old.sequence)
            return await asyncio.wait_for(resumed, CONNECT_SECONDS)
        async with self._pace.wait_for_turn(self._shard, self._client.gateway, self._lost):
            found = await asyncio.wait_for(make(), CONNECT_SECONDS)
        self._begun = self._clock.monotonic()
        return found

    async def _listen(self, socket: DiscordWebSocket) -> None:
        """Handle what comes, until the connection ends."""
        sequence = socket.sequence
        try:
            while True:
                await socket.poll_event()
                self._got_on |= socket.sequence != sequence
        finally:
            if socket.session_id is None:
                steady = self._clock.monotonic() - self._begun >= STEADY_SECONDS
                self._lost = 1 if steady else self._lost + 1

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close(code=1000)
