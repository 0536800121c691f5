"""`/setup`: where and how tables are opened on a server, and what the bot lacks there; for managers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.client import forums
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.community.reports import ReportsCog
from bot.client.command_tree import for_servers, localized
from bot.client.handlers import answer, handles
from bot.client.new_place import is_deleted
from bot.client.responses import UserError, refusing, respond, user_locale, user_words
from bot.client.rights import server_view
from bot.client.table_place import managed_server
from bot.locales import game_words
from bot.screens.ids.custom_id import number
from bot.screens.ids.server_ids import AddForumTags, ChangeServer, SetupPage
from bot.screens.servers.server_setup import setup_page
from bot.screens.servers.server_view import OVERVIEW, PEOPLE, PLACE, REPORTS, TABLES, LostTable
from bot.tables.settings.server_settings import ServerSettings
from clocks.user_settings import NONE, ON
from storage.core.kinds import Kind
from storage.core.rows import GameRow

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
"""What can be set, and the page it stands on."""

UNTIL_KNOWN_SECONDS = 5.0
"""Longest wait until Discord tells of tags that were created."""

log = logging.getLogger(__name__)


class SetupCog(BotCog):
    """The command, and the controls of its pages."""

    @app_commands.command(name=localized("setup"), description=localized("setup", about=True))
    @for_servers
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        """What is set for the server."""
        await answer(interaction, Reply.PRIVATE, self._show(interaction, OVERVIEW))

    # Handlers of controls

    @handles(SetupPage, Reply.UPDATE)
    async def _turn_to(self, interaction: Interaction, pressed: SetupPage) -> None:
        await self._show(interaction, pressed.page)

    @handles(ChangeServer, Reply.UPDATE)
    async def _change(self, interaction: Interaction, pressed: ChangeServer) -> None:
        server = managed_server(interaction)
        values = pressed.values or ((pressed.value,) if pressed.value else ())
        if pressed.name not in PAGES:
            raise UserError("error-no-such-control")
        with refusing("error-no-such-control", ValueError):
            settings = await self._bot.servers.change(server.id, **_changes(server, pressed.name, values))
        if pressed.name == "channel":
            await self._add_tags(server, settings)
        await self._show(interaction, PAGES[pressed.name])

    @handles(AddForumTags, Reply.UPDATE)
    async def _create_tags(self, interaction: Interaction, pressed: AddForumTags) -> None:
        server = managed_server(interaction)
        await self._add_tags(server, self._bot.servers.of(server.id))
        await self._show(interaction, pressed.page)

    # What they share

    async def _show(self, interaction: Interaction, page: str) -> None:
        server = managed_server(interaction)
        if page == REPORTS:
            await self._bot.cog(ReportsCog).show(interaction)
            return
        used = await self._bot.store.servers.places(server.id)
        view = server_view(
            server,
            self._bot.servers.of(server.id),
            self._bot.members.server_language(server),
            here=interaction.channel_id or 0,
            used=used,
            reports=len(await self._bot.store.reports.on_server(server.id, self._bot.clock.now())),
            lost=[LostTable(row.id, self._title(interaction, row)) for row in await self._lost(server, used)],
        )
        await respond(interaction, setup_page(view, page, user_words(interaction)))

    async def _lost(self, server: discord.Guild, used: Iterable[int]) -> list[GameRow]:
        """The tables whose channel was deleted, and which can go on in another one.

        Those that are over are among what is due: their result was not posted.
        """
        store = self._bot.store
        deleted = [channel for channel in used if server.get_channel(channel) is None]
        games = {game for channel in deleted for game in await store.open_at(channel)}
        rows = [await store.game(game) for game in sorted(games.union(await store.due_in(server.id)))]
        gone = [row for row in rows if is_deleted(server, row)]
        return [row for row in gone if await self._bot.outbox.places.can_move(row)]

    def _title(self, interaction: Interaction, row: GameRow) -> str:
        return game_words(user_locale(interaction), row.name)("title")

    async def _add_tags(self, server: discord.Guild, settings: ServerSettings) -> None:
        """Create the tags that the forum for tables lacks, if the bot may; the page shows what is left."""
        forum = server.get_channel(settings.channel)
        if not isinstance(forum, discord.ForumChannel):
            return
        changed = asyncio.ensure_future(
            self._bot.wait_for("guild_channel_update", check=lambda _, after: after.id == forum.id)
        )
        try:
            if await forums.add_tags(forum, self._bot.members.server_language(server)):
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
        for game in await self._bot.store.open_at(forum.id):
            await self._bot.store.repeat(game, Kind.CARD, time=self._bot.clock.now())
            self._bot.outbox.wake(game)


def _changes(server: discord.Guild, name: str, values: tuple[str, ...]) -> dict[str, Any]:
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
