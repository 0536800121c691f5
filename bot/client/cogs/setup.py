"""`/setup`: where and how tables are opened on a server, and what the bot lacks there; lost channels."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.client import forums
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.report_pages import ReportPages
from bot.client.command_tree import command, for_servers
from bot.client.emojis import EmojiUploader
from bot.client.gateway.connection import Client
from bot.client.handlers import handles
from bot.client.responses import UserError, refuse_with_text, respond, user_locale, user_words
from bot.client.rights import server_view
from bot.client.table_place import can_go_on, free_channels, is_deleted, managed_server, may_choose, member_of
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.ids.custom_id import number
from bot.screens.ids.server_ids import AddForumTags, ChangeServer, PlaceTable, SetupPage
from bot.screens.ids.table_ids import ChooseChannel, MoveTable
from bot.screens.servers import new_place
from bot.screens.servers.server_setup import setup_page
from bot.screens.servers.server_view import OVERVIEW, PEOPLE, PLACE, REPORTS, TABLES, LostTable
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettings, ServerSettingsCache
from clocks.user_settings import NONE, ON
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, GameRow

PAGES = {
    "channel": PLACE,
    "opens": PEOPLE,
    "opening_role": PEOPLE,
    "told_role": PEOPLE,
    "most_tables": PEOPLE,
    "pace": TABLES,
    "language": TABLES,
    "shown": TABLES,
    "queue": TABLES,
}
"""Setting -> the page that shows it."""

UNTIL_KNOWN_SECONDS = 5.0
"""Longest wait until Discord reports newly created tags."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class SetupCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _servers: ServerSettingsCache
    _client: Client
    _report_pages: ReportPages
    _emoji_uploader: EmojiUploader

    @command("setup")
    @for_servers
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        await self._show(interaction, OVERVIEW)

    # Handlers of controls

    @handles(SetupPage, Reply.UPDATE)
    async def _show_chosen_page(self, interaction: Interaction, pressed: SetupPage) -> None:
        await self._show(interaction, pressed.page)

    @handles(ChangeServer, Reply.UPDATE)
    async def _change_server_setting(self, interaction: Interaction, pressed: ChangeServer) -> None:
        server = managed_server(interaction)
        values = pressed.values or ((pressed.value,) if pressed.value else ())
        if pressed.name not in PAGES:
            raise UserError("error-no-such-control")
        with refuse_with_text("error-no-such-control", ValueError):
            settings = await self._servers.change(server.id, **_changed_fields(server, pressed.name, values))
        if pressed.name == "channel":
            await self._add_tags(server, settings)
        await self._show(interaction, PAGES[pressed.name])

    @handles(AddForumTags, Reply.UPDATE)
    async def _create_tags(self, interaction: Interaction, pressed: AddForumTags) -> None:
        server = managed_server(interaction)
        await self._add_tags(server, self._servers.of(server.id))
        await self._show(interaction, pressed.page)

    # What they share

    async def _show(self, interaction: Interaction, page: str) -> None:
        server = managed_server(interaction)
        if page == REPORTS:
            await self._report_pages.show(interaction)
            return
        used = await self._store.servers.places(server.id)
        view = server_view(
            server,
            self._servers.of(server.id),
            self._members.server_language(server),
            here=interaction.channel_id or 0,
            used=used,
            symbols_missing=self._emoji_uploader.missing,
            reports=len(await self._store.reports.on_server(server.id, self._clock.now())),
            lost=[
                LostTable(row.id, game_words(user_locale(interaction), row.name)("title"))
                for row in await self._tables_without_channel(server, used)
            ],
        )
        await respond(interaction, setup_page(view, page, user_words(interaction)))

    async def _tables_without_channel(self, server: discord.Guild, used: Iterable[int]) -> list[GameRow]:
        """The tables whose channel was deleted and that can continue elsewhere, finished ones if due."""
        store = self._store
        deleted = [channel for channel in used if server.get_channel(channel) is None]
        games = {game for channel in deleted for game in await store.games_open_at(channel)}
        rows = [await store.game(game) for game in sorted(games.union(await store.games_due_in(server.id)))]
        gone = [row for row in rows if is_deleted(server, row)]
        return [row for row in gone if await self._outbox.places.can_move(row)]

    async def _add_tags(self, server: discord.Guild, settings: ServerSettings) -> None:
        """Create the tags that the forum for tables lacks, if the bot may; the page shows what is left."""
        forum = server.get_channel(settings.channel)
        if not isinstance(forum, discord.ForumChannel):
            return
        changed = asyncio.ensure_future(
            self._client.wait_for("guild_channel_update", check=lambda _, after: after.id == forum.id)
        )
        try:
            if await forums.add_tags(forum, self._members.server_language(server)):
                await asyncio.wait_for(changed, UNTIL_KNOWN_SECONDS)
                await self._tag_posts(forum)
        except discord.HTTPException as error:
            log.warning("the tags of forum %d could not be created: %s", forum.id, error)
        except TimeoutError:
            log.warning("nothing was heard of the new tags of forum %d", forum.id)
        finally:
            changed.cancel()

    async def _tag_posts(self, forum: discord.ForumChannel) -> None:
        """Have the posts in a forum tagged that were opened before its tags."""
        for game in await self._store.games_open_at(forum.id):
            await self._store.renew_notification(game, Kind.CARD, time=self._clock.now())
            self._outbox.wake(game)

    # Tables whose channel was deleted

    @handles(ChooseChannel, Reply.UPDATE, PlaceTable)
    async def _choose_channel(self, interaction: Interaction, pressed: ChooseChannel | PlaceTable) -> None:
        row, member = await self._table_and_member(interaction, pressed.game)
        words = game_words(user_locale(interaction), row.name)
        if not is_deleted(member.guild, row):
            await respond(interaction, new_place.moved_screen(row, words))
            return
        if not await self._outbox.places.can_move(row):
            raise UserError("error-not-under-way")
        channels = free_channels(member.guild, member, self._servers.of(member.guild.id).channel)
        await respond(interaction, new_place.choice_screen(row, channels, words))

    @handles(MoveTable, Reply.UPDATE)
    async def _move_chosen_table(self, interaction: Interaction, pressed: MoveTable) -> None:
        row, member = await self._table_and_member(interaction, pressed.game)
        words = game_words(user_locale(interaction), row.name)
        if is_deleted(member.guild, row):
            channel = member.guild.get_channel(pressed.channel)
            if channel is None or not can_go_on(channel, member):
                raise UserError("error-place-unfit", channel=f"<#{pressed.channel}>")
            if not await self._outbox.places.can_move(row):
                raise UserError("error-not-under-way")
            for game in {row.id, *await self._store.games_open_at(row.channel)}:
                await self._move_table(await self._store.game(game), channel, member)
            row = await self._outbox.open_table(await self._store.game(row.id))
        await respond(interaction, new_place.moved_screen(row, words))

    async def _move_table(
        self, row: GameRow, channel: discord.abc.GuildChannel, member: discord.Member
    ) -> None:
        """Move a running table to a channel, if the member may choose that."""
        if not may_choose(member, row) or not await self._outbox.places.can_move(row):
            return
        forum = isinstance(channel, discord.ForumChannel)
        if await self._tables.move_table(row.id, before=row.channel, after=channel.id, forum=forum):
            log.info("game %d: it continues in another channel", row.id)
            self._outbox.retry(row.id)

    async def _table_and_member(self, interaction: Interaction, game: int) -> tuple[GameRow, discord.Member]:
        """A running table, and the member who may choose its new channel. Raises UserError."""
        row = await self._store.game(game)
        if row.stage == LOBBY:
            raise UserError("error-not-under-way")
        server = await self._client.find_server(row.guild) if row.guild else None
        if server is None or server.unavailable:
            raise UserError("error-server-gone")
        member = await member_of(interaction, server)
        if not may_choose(member, row):
            raise UserError("error-place-host")
        return row, member


def _changed_fields(server: discord.Guild, name: str, values: tuple[str, ...]) -> dict[str, Any]:
    """The fields a control changes. Raises ValueError for what cannot be chosen."""
    if name in ("channel", "told_role", "opening_role"):
        chosen = number(values[0]) if values else 0
        if chosen and not _is_there(server, name, chosen):
            raise ValueError(f"{chosen} cannot be chosen as {name}")
        return {name: chosen}
    (value,) = values
    if name == "most_tables":
        return {name: number(value)}
    if name in ("shown", "queue"):
        return {name: value == ON}
    if name == "language" and value == NONE:
        return {name: ""}
    return {name: value}


def _is_there(server: discord.Guild, name: str, chosen: int) -> bool:
    if name == "channel":
        return isinstance(server.get_channel(chosen), discord.TextChannel | discord.ForumChannel)
    return server.get_role(chosen) is not None
