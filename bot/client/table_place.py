"""Where somebody opens a table, and whether they may: as the managers of the server have set it."""

import logging

import discord
from msgspec import Struct

from bot.client.acknowledgement import Interaction, Reply
from bot.client.forums import can_be_opened
from bot.client.responses import UserError
from bot.client.threads import FOR_PICTURES, REQUIRED, TO_POST, check_permissions, missing_permissions
from bot.screens.servers.new_place import FreeChannel
from bot.tables.settings.server_settings import EVERYBODY, MANAGERS, ServerSettings
from games.words import Verbatim
from storage.core.rows import GameRow

log = logging.getLogger(__name__)

MANAGER = "manage_guild"
"""The permission of managers, as discord.py names it."""


class TablePlace(Struct, frozen=True):
    channel: discord.TextChannel | discord.ForumChannel
    settings: ServerSettings
    """What is set for the server."""
    here: bool
    """Whether the card can be the response to the interaction."""

    @property
    def forum(self) -> bool:
        """Whether the table is a post."""
        return isinstance(self.channel, discord.ForumChannel)


def is_direct(interaction: Interaction) -> bool:
    """Whether a table that is opened here is played by direct message: the bot is on no server here."""
    return not interaction.is_guild_integration()


def plays_directly(interaction: Interaction) -> bool:
    """Whether a user can be shown tables that are played by direct message."""
    return is_direct(interaction) or interaction.is_user_integration()


def reply_to_play(interaction: Interaction) -> Reply:
    """How opening a table is acknowledged: in public where the response is its card."""
    if is_direct(interaction):
        return Reply.PRIVATE
    channel = interaction.client.servers.of(interaction.guild_id).channel
    return Reply.PUBLIC if channel in (0, interaction.channel_id) else Reply.PRIVATE


def is_manager(interaction: Interaction) -> bool:
    return bool(getattr(interaction.permissions, MANAGER))


def managed_server(interaction: Interaction) -> discord.Guild:
    """The server of an interaction, for its managers. Raises UserError."""
    if interaction.guild is None:
        raise UserError("error-no-channel")
    if not is_manager(interaction):
        raise UserError("error-setup-managers")
    return interaction.guild


def manages_tables(permissions: discord.Permissions) -> bool:
    """Whether somebody may manage the server or its threads, and so its tables."""
    return permissions.manage_guild or permissions.manage_threads


def table_place(interaction: Interaction) -> TablePlace:
    """Where a user opens a table. Raises UserError, MissingPermissions."""
    server, member = interaction.guild, interaction.user
    settings: ServerSettings = interaction.client.servers.of(interaction.guild_id)
    if server is None or server.unavailable or not isinstance(member, discord.Member):
        raise UserError("error-no-channel")
    if not is_manager(interaction):
        _check_member(member, settings)
    if not settings.channel:
        if not isinstance(interaction.channel, discord.TextChannel):
            raise UserError("error-no-channel")
        check_permissions(interaction.app_permissions)
        return TablePlace(interaction.channel, settings, here=True)
    channel = server.get_channel(settings.channel)
    if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        raise UserError("error-tables-channel-gone")
    place = TablePlace(channel, settings, here=channel.id == interaction.channel_id)
    _check_place(place, member, interaction.app_permissions if place.here else None)
    return place


async def place_to_play_again(interaction: Interaction, row: GameRow) -> TablePlace:
    """Where a game is played again, by the server's setting. Raises UserError, MissingPermissions."""
    server = None if row.guild is None else await interaction.client.find_server(row.guild)
    if server is None or server.unavailable:
        raise UserError("error-no-place-again")
    settings: ServerSettings = interaction.client.servers.of(row.guild)
    member = await member_of(interaction, server)
    if not getattr(member.guild_permissions, MANAGER):
        _check_member(member, settings)
    channel = server.get_channel(settings.channel or row.channel)
    if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        raise UserError("error-no-place-again")
    place = TablePlace(channel, settings, here=False)
    _check_place(place, member)
    return place


async def check_posting(interaction: Interaction, row: GameRow, *, file: bool) -> None:
    """Check that the bot may post words, or a file, in a thread. Raises MissingPermissions, UserError."""
    if row.guild is None:
        return
    server, granted = interaction.guild, interaction.app_permissions
    here = interaction.channel_id in (row.thread, row.channel)
    if not here:
        server = await interaction.client.find_server(row.guild)
        channel = None if server is None else server.get_channel(row.channel)
        if channel is None:
            return
        granted = channel.permissions_for(channel.guild.me)
    thread = server.get_thread(row.thread) if server is not None and row.thread else None
    if thread is not None and thread.locked and not granted.manage_threads:
        raise UserError("error-thread-locked")
    words = TO_POST if row.thread else {*REQUIRED} - {FOR_PICTURES}
    needed = {*words, FOR_PICTURES} if file else words
    check_permissions(granted, forum=row.forum, channel=0 if here else row.channel, needed=needed)


async def find_member(server: discord.Guild, user: int) -> discord.Member | None:
    """A member of a server, looked up; None if there is none. Raises discord.HTTPException."""
    try:
        return await server.fetch_member(user)
    except discord.NotFound:
        return None


async def has_left(server: discord.Guild, user: int) -> bool:
    """Whether a user is surely no member of a server."""
    try:
        return await find_member(server, user) is None
    except discord.HTTPException as error:
        log.info("user %d is taken for a member of server %d: %s", user, server.id, error)
        return False


async def member_of(interaction: Interaction, server: discord.Guild) -> discord.Member:
    """The user of an interaction, also of one in a direct message, on a server. Raises UserError."""
    user = interaction.user
    if isinstance(user, discord.Member) and user.guild.id == server.id:
        return user
    member = await find_member(server, user.id)
    if member is None:
        raise UserError("error-not-member", server=Verbatim(server.name))
    return member


def _check_place(
    place: TablePlace, member: discord.Member, granted: discord.Permissions | None = None
) -> None:
    """Check that tables can be opened in a channel; `granted`: permissions Discord has just sent."""
    channel = place.channel
    if not channel.permissions_for(member).view_channel:
        raise UserError("error-tables-channel-hidden")
    known = channel.permissions_for(channel.guild.me) if granted is None else granted
    check_permissions(known, forum=place.forum, channel=0 if place.here else channel.id)
    if isinstance(channel, discord.ForumChannel) and not can_be_opened(channel):
        raise UserError("error-forum-tag", channel=f"<#{channel.id}>")


def _check_member(member: discord.Member, settings: ServerSettings) -> None:
    """Check that somebody who is no manager may open tables. Raises UserError."""
    if settings.opens == EVERYBODY:
        return
    role = member.guild.get_role(settings.opening_role)
    if settings.opens == MANAGERS or role is None:
        raise UserError("error-managers-open")
    if role not in member.roles:
        raise UserError("error-role-opens", role=Verbatim(role.mention))


TableChannel = discord.TextChannel | discord.ForumChannel


def is_deleted(server: discord.Guild | None, row: GameRow) -> bool:
    """Whether a table's channel was deleted, while no outage hides the server."""
    return server is not None and not server.unavailable and server.get_channel(row.channel) is None


def may_choose(member: discord.Member, row: GameRow) -> bool:
    """Whether somebody may choose where a table continues: its host, or who manages the server."""
    return row.present_host == member.id or manages_tables(member.guild_permissions)


def can_go_on(channel: discord.abc.GuildChannel | None, member: discord.Member) -> bool:
    """Whether a table can continue in a channel, which a member sees and the bot may use."""
    if not isinstance(channel, TableChannel):
        return False
    if isinstance(channel, discord.TextChannel) and channel.is_news():
        return False
    forum = isinstance(channel, discord.ForumChannel)
    if not channel.permissions_for(member).view_channel:
        return False
    if missing_permissions(channel.permissions_for(channel.guild.me), forum=forum):
        return False
    return not isinstance(channel, discord.ForumChannel) or can_be_opened(channel)


def free_channels(server: discord.Guild, member: discord.Member, first: int) -> tuple[FreeChannel, ...]:
    """The channels in which a table can continue; `first`: that for tables, 0 for none."""
    existing: list[TableChannel] = [*server.text_channels, *server.forums]
    channels = [each for each in existing if can_go_on(each, member)]
    channels.sort(key=lambda each: (each.id != first, each.position, each.id))
    return tuple(FreeChannel(each.id, each.name) for each in channels)
