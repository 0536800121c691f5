"""Servers that the operator has closed: the bot says so and leaves them, also when it is invited again."""

import logging

import discord

from bot.client.acknowledgement import LOST
from bot.client.components import layout_view
from bot.client.gateway.shards import ShardedClient
from bot.client.members import Members
from bot.happened import Happened, PendingWorkFound
from bot.locales import general_words
from bot.screens.model import text_screen
from bot.tables.settings.server_settings import ServerSettingsCache
from storage.together.store import Store

log = logging.getLogger(__name__)


class ClosedServers:
    def __init__(
        self,
        client: ShardedClient,
        store: Store,
        servers: ServerSettingsCache,
        members: Members,
        happened: Happened,
    ) -> None:
        self._client = client
        self._store = store
        self._servers = servers
        self._members = members
        self._closed: frozenset[int] = frozenset()
        self._leaving = set[int]()
        self._said = set[int]()
        """Servers on which it was said, until the bot has left them."""
        happened.hear(PendingWorkFound, lambda event: self._set_closed(event.work.closed))

    def __contains__(self, server: int | None) -> bool:
        return server in self._closed

    async def reread(self) -> None:
        self._set_closed(frozenset(each.guild for each in await self._store.servers.closed()))

    def _set_closed(self, servers: frozenset[int]) -> None:
        self._closed = servers
        for found in map(self._client.get_guild, servers):
            if found is not None and not found.unavailable:
                self._client.dispatch("guild_closed", found)

    async def leave(self, server: discord.Guild) -> None:
        """Leave a server after a line where the bot may write; if that fails, the next look tries again."""
        if server.id in self._leaving:
            return
        self._leaving.add(server.id)
        try:
            await self._say_once(server)
            await server.leave()
        except (*LOST, discord.HTTPException) as error:
            log.warning("server %d is closed, and could not be left: %s", server.id, error)
        else:
            self._said.discard(server.id)
            log.info("server %d is closed, and was left", server.id)
        finally:
            self._leaving.discard(server.id)

    async def _say_once(self, server: discord.Guild) -> None:
        """Post the line in the channel of tables, else where tables are, else in the first channel."""
        channels = [each for each in server.text_channels if each.permissions_for(server.me).send_messages]
        if server.id in self._said or not channels:
            return
        first, places = self._servers.of(server.id).channel, await self._store.servers.places(server.id)
        place = min(channels, key=lambda each: (each.id != first, each.id not in places, each.position))
        self._said.add(server.id)
        words = general_words(self._members.server_language(server))
        try:
            await place.send(view=layout_view(text_screen(words("server-closed"))))
        except (*LOST, discord.HTTPException) as error:
            log.info("server %d was not shown that it is closed: %s", server.id, error)
