"""Where a table can stand for people who look for one."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.client.forums import can_be_opened
from bot.client.gateway.shards import ShardedClient
from bot.client.members import Members
from bot.client.people.membership import Membership
from bot.client.threads import missing_permissions
from bot.locales import language
from bot.tables.queue.service import Place, Unfit
from bot.tables.settings.server_settings import EVERYBODY, ServerSettingsCache
from storage.lobby.queue import DIRECTLY
from storage.together.store import Store


@dataclass(eq=False)
class QueuePlaces:
    """Looks at servers and people for the queue."""

    _client: ShardedClient
    _store: Store
    _servers: ServerSettingsCache
    _members: Members
    _membership: Membership

    async def find(self, guild: int, users: Sequence[int]) -> Place | Unfit:
        """Where a table of some users can be opened on a server, or who is none of its members.

        Nobody can play where tables are not opened by everybody, or the bot cannot open one. DIRECTLY is no
        server, but by direct message.
        """
        if guild == DIRECTLY:
            return await self._find_directly(users)
        nobody = Unfit(frozenset(users))
        settings = self._servers.of(guild)
        if settings.opens != EVERYBODY:
            return nobody
        strangers = {user for user in users if not await self._membership.is_member(guild, user)}
        if strangers:
            return Unfit(frozenset(strangers))
        server = await self._client.find_server(guild)
        if server is None or server.unavailable:
            return nobody
        number = settings.channel or next(iter(await self._store.servers.places(guild)), 0)
        channel = server.get_channel(number)
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            return nobody
        forum = isinstance(channel, discord.ForumChannel)
        if missing_permissions(channel.permissions_for(server.me), forum=forum):
            return nobody
        if isinstance(channel, discord.ForumChannel) and not can_be_opened(channel):
            return nobody
        return Place(channel.id, forum, self._members.server_language(server))

    async def _find_directly(self, users: Sequence[int]) -> Place | Unfit:
        """The place for users in direct messages, or those whom the last one did not reach."""
        unreached = {user for user in users if await self._store.users.reachable(user) is False}
        if unreached:
            return Unfit(frozenset(unreached))
        return Place(0, forum=False, language=language(await self._members.language(users[0], "en")))
