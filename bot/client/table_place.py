"""Where somebody opens a table, and whether they may: as the managers of the server have set it."""

from __future__ import annotations

import discord
from msgspec import Struct

from bot.client.acknowledgement import Interaction, Reply
from bot.client.forums import can_be_opened
from bot.client.responses import UserError
from bot.client.threads import check_permissions
from bot.tables.server_settings import EVERYBODY, MANAGERS, ServerSettings
from games.words import Verbatim

MANAGER = "manage_guild"
"""The permission of managers, as discord.py names it."""


class TablePlace(Struct, frozen=True):
    """Where a table is opened."""

    channel: discord.TextChannel | discord.ForumChannel
    settings: ServerSettings
    """What is set for the server."""
    here: bool
    """Whether the card can be the response to the interaction."""

    @property
    def forum(self) -> bool:
        """Whether the table is a post."""
        return isinstance(self.channel, discord.ForumChannel)


def reply_to_play(interaction: Interaction) -> Reply:
    """How opening a table is acknowledged: in public where the response is its card."""
    channel = interaction.client.servers.of(interaction.guild_id).channel
    return Reply.PUBLIC if channel in (0, interaction.channel_id) else Reply.PRIVATE


def is_manager(interaction: Interaction) -> bool:
    """Whether a user manages the server."""
    return bool(getattr(interaction.permissions, MANAGER))


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
    if not channel.permissions_for(member).view_channel:
        raise UserError("error-tables-channel-hidden")
    granted = interaction.app_permissions if place.here else channel.permissions_for(server.me)
    check_permissions(granted, forum=place.forum, channel=0 if place.here else channel.id)
    if isinstance(channel, discord.ForumChannel) and not can_be_opened(channel):
        raise UserError("error-forum-tag", channel=f"<#{channel.id}>")
    return place


def _check_member(member: discord.Member, settings: ServerSettings) -> None:
    """Check that somebody who is no manager may open tables. Raises UserError."""
    if settings.opens == EVERYBODY:
        return
    role = member.guild.get_role(settings.opening_role)
    if settings.opens == MANAGERS or role is None:
        raise UserError("error-managers-open")
    if role not in member.roles:
        raise UserError("error-role-opens", role=Verbatim(role.mention))
