"""Where tables go on whose channel was deleted, and who may choose that."""

import discord

from bot.client.forums import can_be_opened
from bot.client.table_place import manages_tables
from bot.client.threads import missing_permissions
from bot.screens.servers.new_place import FreeChannel
from storage.core.rows import GameRow

TableChannel = discord.TextChannel | discord.ForumChannel


def is_deleted(server: discord.Guild | None, row: GameRow) -> bool:
    """Whether a table's channel is none of its server, as far as no outage hides the server."""
    return server is not None and not server.unavailable and server.get_channel(row.channel) is None


def may_choose(member: discord.Member, row: GameRow) -> bool:
    """Whether somebody may choose where a table goes on: its host, or who manages the server."""
    return row.present_host == member.id or manages_tables(member.guild_permissions)


def can_go_on(channel: discord.abc.GuildChannel | None, member: discord.Member) -> bool:
    """Whether a table can go on in a channel, which a member sees and the bot may use."""
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
    """The channels in which a table can go on; `first`: that for tables, 0 for none."""
    existing: list[TableChannel] = [*server.text_channels, *server.forums]
    channels = [each for each in existing if can_go_on(each, member)]
    channels.sort(key=lambda each: (each.id != first, each.position, each.id))
    return tuple(FreeChannel(each.id, each.name) for each in channels)
