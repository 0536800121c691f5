"""Events of the gateway: what changes on a server may mend what could not be delivered there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime
from functools import partial, wraps
from typing import Any, TypeVar

import discord
from discord.ext import commands

from bot.client.bot_cog import BotCog
from bot.client.closed_servers import ClosedServers
from bot.client.gateway.connection import Client
from bot.client.handlers import note_responding
from bot.delivery.messages.thread import NEWEST
from bot.delivery.outbox import Outbox
from bot.delivery.places import may_write
from bot.limits import NO_SERVER_IN_COMMON
from bot.work import until_stored
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, CupSubject
from storage.core.shards import Share

Listener = TypeVar("Listener", bound=Callable[..., Coroutine[Any, Any, None]])

log = logging.getLogger(__name__)


def _listener(listener: Listener) -> Listener:
    """A listener that is called again while the database is not to be had."""

    @wraps(listener)
    async def repeated(cog: GatewayCog, *arguments: Any) -> None:
        with note_responding(cog._client):
            await until_stored(cog._clock, listener.__name__, partial(listener, cog, *arguments))

    marked: Listener = commands.Cog.listener()(repeated)  # type: ignore[assignment]
    return marked


@dataclass(eq=False)
class GatewayCog(BotCog):
    """Passes events on to the outbox; each listener is repeated until the event is stored."""

    _outbox: Outbox
    _share: Share
    _client: Client
    _closed_servers: ClosedServers

    # Servers

    @_listener
    async def on_shard_ready(self, shard: int) -> None:
        """The bot may have been invited to servers, and removed from others, while it was not connected."""
        found = await self._store.servers_with_tables()
        known = {server for server in found if self._client.shard_of(server) == shard}
        gone = {server for server in known if self._client.is_removed(server)}
        await self._store.users.forget_refusals(NO_SERVER_IN_COMMON, self._share.shards)
        await self._store.forget_removals(known - gone)
        for server in sorted(gone):
            await self._outbox.places.tell_removed(server)

    @_listener
    async def on_guild_join(self, server: discord.Guild) -> None:
        """Post where the server's games stand; its members can be reached again."""
        if server.id in self._closed_servers:
            await self._closed_servers.leave(server)
            return
        await self._store.users.forget_refusals(NO_SERVER_IN_COMMON, self._share.shards)
        await self._store.forget_removals({server.id})
        await self._bring_up_to_date(server)

    @_listener
    async def on_guild_available(self, server: discord.Guild) -> None:
        """Greet a server whose invitation becomes known only now."""
        if server.id in self._closed_servers:
            await self._closed_servers.leave(server)
        else:
            await self._bring_up_to_date(server)

    @_listener
    async def on_guild_closed(self, server: discord.Guild) -> None:
        """The operator has closed a server on which the bot is."""
        await self._closed_servers.leave(server)

    @_listener
    async def on_guild_remove(self, server: discord.Guild) -> None:
        """Notify all who play there; their games continue with those who can be reached."""
        await self._outbox.places.tell_removed(server.id)

    @_listener
    async def on_guild_role_update(self, before: discord.Role, role: discord.Role) -> None:
        """Permissions may be given; what else changes, maybe every second, mends nothing."""
        if before.permissions != role.permissions:
            await self._retry_due_messages(role.guild)

    @_listener
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        await self._retry_due_messages(role.guild)

    @_listener
    async def on_member_update(self, before: discord.Member, member: discord.Member) -> None:
        """The bot itself may have another role, or no timeout any more."""
        changed = (before.roles, before.timed_out_until) != (member.roles, member.timed_out_until)
        if member == member.guild.me and changed:
            await self._retry_due_messages(member.guild)

    # Channels and threads

    @_listener
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Permissions may be given, and tags of a forum."""
        bot = channel.guild.me
        if before.permissions_for(bot) != channel.permissions_for(bot) or _tags_and_requirement(
            before
        ) != _tags_and_requirement(channel):
            await self._retry_due_messages(channel.guild)

    @_listener
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Lobbies are closed, and hosts are notified."""
        for game in await self._store.games_open_at(channel.id):
            row = await self._store.game(game)
            if row.stage == LOBBY:
                await self._store.renew_notification(game, Kind.CARD, time=self._clock.now())
            elif row.thread is not None:
                await self._outbox.threads.forget_deleted_thread(game, row.thread)
            self._outbox.retry(game)

    @_listener
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be unlocked."""
        row = await self._store.game_in(payload.thread_id)
        if row is not None and not payload.data.get("thread_metadata", {}).get("locked"):
            self._outbox.retry(row.id)

    @_listener
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The thread of a running game is opened again."""
        row = await self._store.game_in(payload.thread_id)
        if row is not None and await self._outbox.threads.forget_deleted_thread(row.id, payload.thread_id):
            log.warning("game %d: its thread was deleted, and is opened again", row.id)
            self._outbox.retry(row.id)

    # Shared by the listeners

    async def _retry_due_messages(self, server: discord.Guild) -> None:
        """Retry what is due in channels with all permissions; repeat turn messages that failed there."""
        due = await self._store.games_due_in(server.id)
        for game in sorted({*due, *await self._store.reach.games_with_failing_place(server.id)}):
            row = await self._store.game(game)
            if may_write(server, row.channel):
                await self._store.reach.repeat_turn(game, time=self._clock.now())
                self._outbox.retry(game)
        for cup in await self._store.cups.due_in(server.id):
            self._outbox.retry(CupSubject(cup))

    async def _bring_up_to_date(self, server: discord.Guild) -> None:
        """Update all public messages once after the bot joined, before anything else that is due."""
        joined = server.me.joined_at
        if joined is not None:
            await self._repeat_turns(server, joined)
            await self._repeat_cards(server, joined)
        await self._retry_due_messages(server)

    async def _repeat_turns(self, server: discord.Guild, joined: datetime) -> None:
        """Post the state of each game in its thread, unless that was done since the bot joined."""
        before = discord.utils.time_snowflake(joined)
        now = self._clock.now()
        for game in await self._store.repeat_turns(server.id, NEWEST, before, time=now):
            log.info("game %d: its turn message is repeated", game)
            self._outbox.retry(game)

    async def _repeat_cards(self, server: discord.Guild, joined: datetime) -> None:
        """Repeat the cards of lobbies not updated since the bot joined, or close lobbies without one."""
        for game in await self._store.lobbies_in(server.id, before=joined.timestamp()):
            await self._store.renew_notification(game, Kind.CARD, time=self._clock.now())
            self._outbox.retry(game)


def _tags_and_requirement(channel: discord.abc.GuildChannel) -> object:
    """A forum's tags, and whether a post needs one; None for other channels."""
    if not isinstance(channel, discord.ForumChannel):
        return None
    tags = [(tag.id, tag.name, tag.moderated) for tag in channel.available_tags]
    return channel.flags.require_tag, tags
