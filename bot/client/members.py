"""What people are called, and in which language they are spoken to."""

from __future__ import annotations

import logging

import discord

from bot.locales import language
from storage.rows import GameRow, SeatRow
from storage.store import Store

COMPUTERS = ("Livia", "Gaius", "Octavia", "Titus", "Drusilla", "Marcus")
"""What computer players are called, by their seats."""

log = logging.getLogger(__name__)


class Members:
    """Names and languages; both are heard whenever somebody does something, and kept.

    No user has the id of a server, so the store keeps the languages of both side by side.
    """

    def __init__(self, client: discord.Client, store: Store) -> None:
        """Nobody is known yet."""
        self._client = client
        self._store = store
        self._names: dict[tuple[int | None, int], str] = {}
        self._languages: dict[int, str] = {}

    async def update_from(self, interaction: discord.Interaction) -> None:
        """Somebody did something: note the name, the language, and that direct messages are open again."""
        user = interaction.user
        if interaction.guild_id is None and await self._store.reachable(user.id) is False:
            await self._store.set_reachable(user.id, reached=True, time=interaction.created_at.timestamp())
        if isinstance(user, discord.Member):
            self._names[user.guild.id, user.id] = user.display_name
        spoken = language(str(interaction.locale))
        if self._languages.get(user.id) != spoken:
            self._languages[user.id] = spoken
            if await self._store.language(user.id) != spoken:
                await self._store.set_language(user.id, spoken)

    async def language(self, user: int, otherwise: str) -> str:
        """The language somebody was heard in, or another one."""
        if user not in self._languages:
            self._languages[user] = await self._store.language(user) or otherwise
        return self._languages[user]

    async def public_language(self, interaction: discord.Interaction) -> str:
        """The language of a server."""
        set_one = await self._store.language(interaction.guild_id) if interaction.guild_id else None
        return set_one or language(str(interaction.guild_locale or interaction.locale))

    async def names(self, row: GameRow) -> tuple[str, ...]:
        """What the seats of a table are called."""
        return tuple([await self._name(row, held) for held in row.seated])

    async def name(self, guild: int | None, user: int) -> str:
        """What somebody is called on a server."""
        known = self._names.get((guild, user))
        return known if known is not None else await self._asked(guild, user)

    async def _name(self, row: GameRow, held: SeatRow) -> str:
        if held.user is None:
            return COMPUTERS[held.seat % len(COMPUTERS)]
        return await self.name(row.guild, held.user)

    async def _asked(self, guild: int | None, user: int) -> str:
        """The name, as Discord tells it; somebody who has left the server still has one.

        It is kept, unless the server is not there yet.
        """
        server = self._client.get_guild(guild) if guild else None
        name = await self._member(server, user) if server else None
        name = name or (await self._client.fetch_user(user)).display_name
        if server is not None or guild is None:
            self._names[guild, user] = name
        return name

    async def _member(self, server: discord.Guild, user: int) -> str | None:
        try:
            return (await server.fetch_member(user)).display_name
        except discord.NotFound:
            log.info("user %d is no longer on server %d", user, server.id)
            return None
