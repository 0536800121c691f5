"""Where a table can stand for people who look for one, and that none was found for somebody."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.client.acknowledgement import LOST
from bot.client.forums import can_be_opened
from bot.client.threads import missing_permissions
from bot.delivery.deliverer import NotYet
from bot.locales import general_words
from bot.screens.model import plain_screen
from bot.tables.queue.service import Place, Unfit
from bot.tables.settings.server_settings import EVERYBODY

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)


class QueuePlaces:
    """Looks at servers and people for the queue."""

    def __init__(self, bot: Services) -> None:
        """The servers of a bot."""
        self._bot = bot

    async def find(self, guild: int, users: Sequence[int]) -> Place | Unfit:
        """Where a table of some users can be opened on a server, or who is none of its members.

        Nobody can play where tables are not opened by everybody, or the bot cannot open one.
        """
        settings = self._bot.servers.of(guild)
        if settings.opens != EVERYBODY:
            return Unfit(frozenset(users))
        strangers = {user for user in users if not await self._bot.membership.is_member(guild, user)}
        if strangers:
            return Unfit(frozenset(strangers))
        server = await self._bot.find_server(guild)
        used = await self._bot.store.servers.places(guild)
        number = settings.channel or next(iter(used), 0)
        channel = None if server is None or server.unavailable else server.get_channel(number)
        if server is None or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            return Unfit(frozenset(users))
        forum = isinstance(channel, discord.ForumChannel)
        if missing_permissions(channel.permissions_for(server.me), forum=forum):
            return Unfit(frozenset(users))
        if isinstance(channel, discord.ForumChannel) and not can_be_opened(channel):
            return Unfit(frozenset(users))
        return Place(channel.id, forum, self._bot.members.server_language(server))

    async def tell_in_vain(self, user: int) -> bool:
        """Tell a user that no table was found; returns False if that is to be tried again."""
        words = general_words(await self._bot.members.language(user, "en"))
        try:
            await self._bot.outbox.direct.write(user, plain_screen(words("queue-in-vain")))
        except (NotYet, *LOST, discord.HTTPException) as error:
            log.info("user %d is told later that no table was found: %r", user, error)
            return isinstance(error, discord.NotFound | discord.Forbidden)
        return True
