"""Tables whose channel was deleted: another one is chosen."""

from __future__ import annotations

import logging

import discord

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.new_place import can_go_on, free_channels, is_deleted, may_choose
from bot.client.responses import UserError, respond, user_locale
from bot.client.table_place import member_of
from bot.locales import game_words
from bot.screens.ids.server_ids import PlaceTable
from bot.screens.ids.table_ids import ChooseChannel, MoveTable
from bot.screens.servers import new_place
from storage.core.rows import LOBBY, GameRow

log = logging.getLogger(__name__)


class PlaceCog(BotCog):
    """Handlers of the controls."""

    @handles(ChooseChannel, Reply.UPDATE, also=PlaceTable)
    async def _choose(self, interaction: Interaction, pressed: ChooseChannel | PlaceTable) -> None:
        row, member = await self._asked(interaction, pressed.game)
        words = game_words(user_locale(interaction), row.name)
        if not is_deleted(member.guild, row):
            await respond(interaction, new_place.moved(row, words))
            return
        if not await self._bot.outbox.places.can_move(row):
            raise UserError("error-not-under-way")
        channels = free_channels(member.guild, member, self._bot.servers.of(member.guild.id).channel)
        await respond(interaction, new_place.choice(row, channels, words))

    @handles(MoveTable, Reply.UPDATE)
    async def _move(self, interaction: Interaction, pressed: MoveTable) -> None:
        row, member = await self._asked(interaction, pressed.game)
        words = game_words(user_locale(interaction), row.name)
        if is_deleted(member.guild, row):
            channel = member.guild.get_channel(pressed.channel)
            if channel is None or not can_go_on(channel, member):
                raise UserError("error-place-unfit", channel=f"<#{pressed.channel}>")
            if not await self._bot.outbox.places.can_move(row):
                raise UserError("error-not-under-way")
            for game in {row.id, *await self._bot.store.open_at(row.channel)}:
                await self._move_table(await self._bot.store.game(game), channel, member)
            row = await self._bot.outbox.open_table(await self._bot.store.game(row.id))
        await respond(interaction, new_place.moved(row, words))

    async def _move_table(
        self, row: GameRow, channel: discord.abc.GuildChannel, member: discord.Member
    ) -> None:
        """Have a table go on in a channel, if it is under way and the member may choose that."""
        if not may_choose(member, row) or not await self._bot.outbox.places.can_move(row):
            return
        forum = isinstance(channel, discord.ForumChannel)
        if await self._bot.tables.move_table(row.id, before=row.channel, after=channel.id, forum=forum):
            log.info("game %d: it goes on in another channel", row.id)
            self._bot.outbox.retry(row.id)

    async def _asked(self, interaction: Interaction, game: int) -> tuple[GameRow, discord.Member]:
        """A table that has begun, and who may choose where it goes on. Raises UserError."""
        row = await self._bot.store.game(game)
        if row.stage == LOBBY:
            raise UserError("error-not-under-way")
        server = await self._bot.find_server(row.guild) if row.guild else None
        if server is None or server.unavailable:
            raise UserError("error-server-gone")
        member = await member_of(interaction, server)
        if not may_choose(member, row):
            raise UserError("error-place-host")
        return row, member
