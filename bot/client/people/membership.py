"""Who is a member of which server: looked up one by one, and remembered for a while."""

import logging
from collections.abc import Collection

import discord

from bot.client.acknowledgement import Interaction
from bot.client.gateway.shards import ShardedClient
from bot.client.responses import UserError
from bot.client.table_place import find_member
from bot.clock import Clock
from bot.happened import Happened, UserErased
from bot.recent import Recent
from storage.core.errors import UserName
from storage.core.rows import GameRow

KEPT_SECONDS = 600.0
"""How long a look-up holds."""

REMEMBERED = 10_000

log = logging.getLogger(__name__)


class Membership:
    def __init__(self, client: ShardedClient, clock: Clock, happened: Happened) -> None:
        self._client = client
        self._clock = clock
        self._known = Recent[tuple[int, int], tuple[float, bool]](REMEMBERED)
        happened.hear(UserErased, self._forget)

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether a user is a member of a server by what Discord says."""
        known, now = self._known.get((guild, user)), self._clock.now()
        if known is not None and now - known[0] < KEPT_SECONDS:
            return known[1]
        try:
            server = await self._client.find_server(guild)
            found = server is not None and await find_member(server, user) is not None
        except discord.HTTPException as error:
            log.info("user %d is taken for no member of server %d: %s", user, guild, error)
            return False
        self._known[guild, user] = (now, found)
        return found

    async def is_anywhere(self, guilds: Collection[int], *users: int, here: int | None = None) -> bool:
        """Whether users share one of some servers: the first `here`, then remembered ones, then others."""

        def lookups_needed(guild: int) -> int:
            return sum(not self.is_remembered(guild, user) for user in users)

        for guild in sorted(guilds, key=lambda each: (each != here, lookups_needed(each))):
            for user in users[guild == here :]:
                if not await self.is_member(guild, user):
                    break
            else:
                return True
        return False

    def is_remembered(self, guild: int, user: int) -> bool:
        """Whether Discord need not be asked about a user on a server."""
        known = self._known.get((guild, user))
        return known is not None and self._clock.now() - known[0] < KEPT_SECONDS

    async def check(self, interaction: Interaction, row: GameRow) -> None:
        """Check that the user of an interaction is where a table stands. Raises UserError."""
        guild = row.guild
        if guild is None or guild == interaction.guild_id or await self.is_member(guild, interaction.user.id):
            return
        raise UserError("error-not-on-server")

    def _forget(self, erased: UserErased) -> None:
        for key in self._known:
            if key[1] == erased.user:
                self._known.forget(key)


async def check_not_blocked(interaction: Interaction, user: int) -> None:
    """Check that the user of an interaction has not blocked another one themselves. Raises UserError."""
    if await interaction.client.store.blocks.has_blocked(interaction.user.id, user):
        raise UserError("error-you-blocked", name=UserName(interaction.guild_id, user))
