"""What the bot may do on a server, and what it lacks there."""

from collections.abc import Iterable, Sequence

import discord

from bot.client.forums import TAGS, can_add_tags, find_tag, may_apply, missing_tags
from bot.client.threads import required_permissions
from bot.screens.servers.server_view import LostTable, MissingRight, PlaceView, ServerView, TagState
from bot.tables.settings.server_settings import ROLE, ServerSettings

MOST_PLACES = 8
"""Number of channels with tables that are checked."""


def server_view(
    server: discord.Guild,
    settings: ServerSettings,
    language: str,
    *,
    here: int,
    used: Iterable[int],
    reports: int,
    lost: Sequence[LostTable],
    symbols_missing: int = 0,
) -> ServerView:
    """What is set for a server, and what the bot lacks in its channels."""
    chosen = settings.channel or _own_channel(server, here)
    others = [channel for channel in used if channel != chosen and server.get_channel(channel) is not None]
    set_roles = [settings.told_role, settings.opening_role if settings.opens == ROLE else 0]
    place = place_view(server, chosen)
    until = server.me.timed_out_until if server.me.is_timed_out() else None
    return ServerView(
        server.name,
        settings,
        language,
        place,
        tuple(place_view(server, channel) for channel in others[:MOST_PLACES]),
        tuple(role for role in set_roles if role and server.get_role(role) is None),
        _does_mention_fail(server, settings, chosen),
        None if until is None else until.timestamp(),
        tuple(lost),
        reports,
        symbols_missing,
    )


def _own_channel(server: discord.Guild, here: int) -> int:
    """The channel where a table would be opened; for a thread its parent."""
    thread = server.get_thread(here)
    return here if thread is None else thread.parent_id


def place_view(server: discord.Guild, channel: int) -> PlaceView:
    found = server.get_channel(channel)
    if found is None:
        return PlaceView(channel, gone=True)
    forum = isinstance(found, discord.ForumChannel)
    tags = tag_state(found) if isinstance(found, discord.ForumChannel) else TagState()
    return PlaceView(channel, forum, False, missing_rights(found), tags)


def missing_rights(channel: discord.abc.GuildChannel) -> tuple[MissingRight, ...]:
    """The permissions the bot lacks in a channel; where it sees nothing, that alone."""
    bot = channel.guild.me
    granted = discord.abc.GuildChannel.permissions_for(channel, bot)
    own = bot.guild_permissions
    missing = [
        MissingRight(name, denied=getattr(own, name))
        for name in required_permissions(forum=isinstance(channel, discord.ForumChannel))
        if not getattr(granted, name)
    ]
    hidden = [right for right in missing if right.permission == "view_channel"]
    return tuple(hidden or missing)


def tag_state(forum: discord.ForumChannel) -> TagState:
    found = {tag: find_tag(forum, tag) for tag in TAGS}
    return TagState(
        missing_tags(forum),
        tuple(tag for tag, there in found.items() if there is not None and not may_apply(forum, there)),
        forum.flags.require_tag,
        can_add_tags(forum),
    )


def _does_mention_fail(server: discord.Guild, settings: ServerSettings, channel: int) -> bool:
    """Whether a mention of the role would reach nobody."""
    role, found = server.get_role(settings.told_role), server.get_channel(channel)
    if role is None or role.mentionable or found is None:
        return False
    return not discord.abc.GuildChannel.permissions_for(found, server.me).mention_everyone
